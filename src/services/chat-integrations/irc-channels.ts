import type { EntryState } from './platform.ts'

/** Of a JOIN: https://modern.ircdocs.horse/#join-message */
const refusals = new Set(['403', '405', '407', '437', '471', '472', '473', '474', '475', '476', '477', '489', '520'])
const askAgainMs = 30_000

export interface IrcChannelsOptions {
  readonly write: (line: string) => void
  readonly report: (channel: string, state: EntryState, problem?: string) => void
}

/** In which channels a connection is. Their names are in small letters. */
export class IrcChannels {
  readonly #options: IrcChannelsOptions
  /** Those that the server was asked for, also while it has not answered. */
  readonly #asked = new Set<string>()
  readonly #joined = new Set<string>()
  /** When to ask again for a channel that was refused. */
  readonly #askAgainAt = new Map<string, number>()

  constructor(options: IrcChannelsOptions) {
    this.#options = options
  }

  /** Enters these channels, as far as they were not refused just now, and leaves all others. */
  join(channels: readonly string[]): void {
    const { write, report } = this.#options
    for (const name of channels) {
      if (this.#asked.has(name) || performance.now() < (this.#askAgainAt.get(name) ?? 0)) continue
      this.#asked.add(name)
      write(`JOIN ${name}`)
      // After a refusal, that is what people see until the server says otherwise.
      if (!this.#askAgainAt.has(name)) report(name, 'entering')
    }
    for (const name of this.#asked) {
      if (channels.includes(name)) continue
      write(`PART ${name}`)
      this.#asked.delete(name)
      this.#joined.delete(name)
    }
  }

  entered(channel: string): void {
    this.#asked.add(channel)
    this.#joined.add(channel)
    this.#askAgainAt.delete(channel)
    this.#options.report(channel, 'entered')
  }

  /** The next look asks for the channel again. */
  kicked(channel: string): void {
    this.#asked.delete(channel)
    this.#joined.delete(channel)
    this.#options.report(channel, 'entering')
  }

  /** Whether a line refuses a channel that was asked for; then it is noted. */
  refusedBy(command: string, channel: string, reason: string): boolean {
    if (!refusals.has(command) || !this.#asked.has(channel) || this.#joined.has(channel)) return false
    this.#asked.delete(channel)
    this.#askAgainAt.set(channel, performance.now() + askAgainMs)
    this.#options.report(channel, 'refused', `The server answered ${command}: ${reason}`)
    return true
  }
}
