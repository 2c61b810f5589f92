import type { Foundation } from '../../foundation.ts'
import { tryCommit } from '../../platform/work/try-commit.ts'
import { RunnerGone } from '../../runner/connection.ts'
import { RemoteTerminals } from '../../runner/remote-terminals.ts'
import type { RunnerAccess } from '../../runner/runner-access.ts'
import type { FollowerEvents, FoundTerminal, HostedProgram, HostEvents } from '../../runner/terminal-host.ts'
import type { PtySize, TerminalHost, TerminalNote, WantedOutput } from '../../runner/terminal-host.ts'
import type { Runners } from '../runners.ts'
import { CoveredTerminals } from './covered-terminals.ts'
import type { SessionNote } from './session.ts'

export interface RoutedTerminalsOptions extends Pick<Foundation, 'store' | 'log' | 'secretMask'> {
  /** That of the service's machine. */
  readonly local: (events: HostEvents) => TerminalHost
  readonly runners: Pick<Runners, 'onRunner'>
  /** The runners of earlier versions on the service's machine. */
  readonly older: () => Promise<readonly RunnerAccess[]>
  readonly events: HostEvents
}

interface Place {
  /** Of a runner of another machine. */
  readonly runnerId?: string
  readonly host: TerminalHost
  readonly runner: RunnerAccess
}

/**
 * The terminals of the service's machine and those of the runners of other machines. What a runner says about
 * terminals that it was not given counts for nothing, and what was noted about a terminal there is in the store.
 * Runners of earlier versions have their terminals until these end.
 */
export class RoutedTerminals implements TerminalHost {
  readonly #options: RoutedTerminalsOptions
  readonly #local: TerminalHost
  readonly #runners = new Map<string, Place>()
  readonly #places = new Map<string, Place>()
  readonly #older: Place[] = []

  constructor(options: RoutedTerminalsOptions) {
    this.#options = options
    const { events, local, runners } = options
    const isLocal = (id: string) => !this.#places.has(id)
    this.#local = local({
      ...events,
      onLost: () => events.onLost(isLocal),
      onLate: (since) => events.onLate?.(since, isLocal),
    })
    runners.onRunner((runnerId, runner) => this.#runners.set(runnerId, this.#placeAt(runnerId, runner)))
  }

  get generation(): string | undefined {
    return this.#local.generation
  }

  generationOf(id: string): string | undefined {
    const place = this.#places.get(id)
    return place ? place.runner.generation : this.#local.generation
  }

  async find(): Promise<readonly FoundTerminal[]> {
    const found = [...(await this.#local.find())]
    for (const runner of await this.#options.older()) found.push(...(await this.#drain(runner)))
    return found
  }

  /** Nothing new begins at the runner. */
  async #drain(runner: RunnerAccess): Promise<readonly FoundTerminal[]> {
    const { events, log } = this.#options
    const isThere = (id: string) => this.#places.get(id)?.runner === runner
    const take = (found: readonly FoundTerminal[]) => {
      for (const { id } of found) this.#places.set(id, place)
      return found
    }
    const host = new RemoteTerminals(runner, {
      ...events,
      onLost: () => events.onLost(isThere),
      onLate: (since) => events.onLate?.(since, isThere),
      onFound: (found) => events.onFound(take(found)),
    })
    const place: Place = { host, runner }
    this.#older.push(place)
    try {
      return take(await host.find())
    } catch (error) {
      log.warn({ err: error }, 'a runner of an earlier version does not answer')
      return []
    }
  }

  async open(id: string, program: HostedProgram, note: TerminalNote): Promise<{ readonly pid: number }> {
    const runnerId = runnerOf(note.about)
    if (runnerId === undefined) return this.#local.open(id, program, note)
    const place = this.#runners.get(runnerId)
    if (!place?.runner.connection) throw new RunnerGone()
    const words = this.#options.secretMask.wordsIn(textsOf(program))
    if (words.length > 0) place.runner.connection.tell('secrets', { words })
    await this.#keep(id, runnerId, note.about)
    this.#places.set(id, place)
    try {
      const expiresAt = note.expiresAt && place.runner.atItsClock?.(note.expiresAt)
      return await place.host.open(id, program, { ...note, ...(expiresAt !== undefined && { expiresAt }) })
    } catch (error) {
      await this.forget(id).catch(() => {})
      throw error
    }
  }

  async note(id: string, about: unknown): Promise<void> {
    const place = this.#places.get(id)
    if (place?.runnerId !== undefined) await this.#keep(id, place.runnerId, about)
    await this.#at(id).note(id, about)
  }

  async forget(id: string): Promise<void> {
    const { store } = this.#options
    const place = this.#places.get(id)
    this.#places.delete(id)
    if (place?.runnerId !== undefined) {
      const found = await store.read.terminalsElsewhere.get(id)
      if (found) await tryCommit(store, [{ remove: 'terminalsElsewhere', version: found.version, id }])
    }
    await (place?.host ?? this.#local).forget(id)
  }

  write(id: string, bytes: Uint8Array): Promise<boolean> {
    return this.#at(id).write(id, bytes)
  }

  resize(id: string, size: PtySize): Promise<void> {
    return this.#at(id).resize(id, size)
  }

  signal(id: string, name: NodeJS.Signals): Promise<void> {
    return this.#at(id).signal(id, name)
  }

  end(id: string): Promise<boolean> {
    return this.#at(id).end(id)
  }

  read(id: string, wanted: WantedOutput, signal: AbortSignal) {
    return this.#at(id).read(id, wanted, signal)
  }

  screen(id: string) {
    return this.#at(id).screen(id)
  }

  times(id: string) {
    return this.#at(id).times(id)
  }

  follow(id: string, position: number | undefined, events: FollowerEvents) {
    return this.#at(id).follow(id, position, events)
  }

  async close(): Promise<void> {
    await this.#local.close()
    for (const { host } of [...this.#runners.values(), ...this.#older]) await host.close()
  }

  #at(id: string): TerminalHost {
    return (this.#places.get(id) ?? { host: this.#local }).host
  }

  #placeAt(runnerId: string, runner: RunnerAccess): Place & { readonly runnerId: string } {
    const { events, log, secretMask } = this.#options
    const isThere = (id: string) => this.#places.get(id)?.runnerId === runnerId
    const remote = new RemoteTerminals(runner, {
      onExit: (id, exit) => isThere(id) && events.onExit(id, exit),
      onScreen: (id, screen) => isThere(id) && events.onScreen(id, host.coverScreen(screen)),
      onLost: () => events.onLost(isThere),
      onFound: (found) => {
        this.#adopt(place, found).catch((error: unknown) =>
          log.warn({ err: error, runnerId }, 'the terminals at a runner could not be found again'),
        )
      },
    })
    const host = new CoveredTerminals(remote, secretMask)
    const place = { runnerId, host, runner }
    return place
  }

  /** Those that were opened there, as they were noted here. */
  async #adopt(place: Place, found: readonly FoundTerminal[]): Promise<void> {
    const { store, events } = this.#options
    const known: FoundTerminal[] = []
    for (const { id, pid, exit } of found) {
      const row = (await store.read.terminalsElsewhere.get(id))?.doc
      if (!row || row.runnerId !== place.runnerId) continue
      this.#places.set(id, place)
      known.push({ id, pid, about: row.note, ...(exit && { exit }) })
    }
    events.onFound(known)
  }

  async #keep(id: string, runnerId: string, note: unknown): Promise<void> {
    const { store } = this.#options
    const doc = { id, runnerId, note }
    for (let isKept = false; !isKept; ) {
      const found = await store.read.terminalsElsewhere.get(id)
      isKept = await tryCommit(store, [
        found ? { replace: 'terminalsElsewhere', version: found.version, doc } : { insert: 'terminalsElsewhere', doc },
      ])
    }
  }
}

function runnerOf(about: unknown): string | undefined {
  // It is the note of a session, which this service has just made.
  return (about as SessionNote).start.runnerId
}

function textsOf({ command, environment }: HostedProgram): string[] {
  return [...command, ...Object.values(environment)].filter((text) => text !== undefined)
}
