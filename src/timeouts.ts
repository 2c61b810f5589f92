export interface Timeout {
  /** What is waited for. */
  readonly part: string
  readonly ms: number
  /** What happens when the time is over. */
  readonly outcome: string
}

/** How long the service waits for each part that it does not control. */
export const timeouts = {
  sqliteLock: {
    part: 'SQLite: the lock of another program on the database',
    ms: 4_000,
    outcome: '503 `overloaded`; nothing of the write is stored; reads go on',
  },
  readinessProbe: {
    part: 'The store and the disk: one probe of the readiness',
    ms: 900,
    outcome: '`GET /health/ready` answers 503 `not_ready` until a later probe succeeds',
  },
} as const satisfies Readonly<Record<string, Timeout>>
