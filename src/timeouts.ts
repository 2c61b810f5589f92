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
  postgresLock: {
    part: 'PostgreSQL: a lock of another client',
    ms: 4_000,
    outcome: '503 `overloaded`; nothing of the write is stored; reads go on',
  },
  postgresSilence: {
    part: 'PostgreSQL: a server that sends nothing by any connection',
    ms: 3_000,
    outcome:
      '503 `not_ready`; all connections are replaced; calls are refused at once until it answers; of a write that it did not confirm, the outcome is reported as unknown',
  },
  postgresConnection: {
    part: 'PostgreSQL: a new connection, or a free one',
    ms: 10_000,
    outcome: '503 `not_ready`; nothing of the write is stored',
  },
  postgresStatement: {
    part: 'PostgreSQL: one statement',
    ms: 60_000,
    outcome: '503 `not_ready`; the server ends the statement',
  },
  postgresTransaction: {
    part: 'PostgreSQL: a transaction of a process that has stopped',
    ms: 5_000,
    outcome: 'the server ends it, and other processes write again',
  },
  readinessProbe: {
    part: 'The store and the disk: one probe of the readiness',
    ms: 800,
    outcome: '`GET /health/ready` answers 503 `not_ready` until a later probe succeeds',
  },
} as const satisfies Readonly<Record<string, Timeout>>
