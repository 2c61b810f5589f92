/** How much there may be of what. */
export interface PlanLimits {
  /** Steps of one plan. */
  readonly stepsMax: number
  /** What a command may write before it is ended, to both its streams together. */
  readonly outputBytesMax: number
  /** What is kept with a step of its newest output, and of its newest errors. */
  readonly outputBytesKept: number
  /** How long a command may run by default. */
  readonly timeoutSeconds: number
}

export const planLimits: PlanLimits = {
  stepsMax: 200,
  outputBytesMax: 16 * 1024 * 1024,
  outputBytesKept: 64 * 1024,
  timeoutSeconds: 300,
}
