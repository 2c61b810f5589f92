/** How long work with git may take. */
export interface ExchangeLimits {
  /** How long the remote may be silent. */
  readonly silenceMs: number
  /** How long the whole may take, however much the remote says. */
  readonly totalMs: number
}
