import { coverOf } from '../../platform/secrets/secret-mask.ts'
import type { SecretFinder, SecretMask } from '../../platform/secrets/secret-mask.ts'
import type { FollowerEvents, HostedProgram, HostedOutput, PtySize } from '../../runner/terminal-host.ts'
import type { TerminalHost, TerminalNote, TerminalScreen, WantedOutput } from '../../runner/terminal-host.ts'

/** More than a secret has that is one line. */
const contextBytes = 8 * 1024

/**
 * The terminals of a host that is not told all secrets: what it hands on is covered here, as a host that knows them
 * covers it. A secret that was printed in parts is covered as a whole, for who reads it later.
 */
export class CoveredTerminals implements TerminalHost {
  readonly #host: TerminalHost
  readonly #secretMask: SecretMask

  constructor(host: TerminalHost, secretMask: SecretMask) {
    this.#host = host
    this.#secretMask = secretMask
  }

  get generation(): string | undefined {
    return this.#host.generation
  }

  find() {
    return this.#host.find()
  }

  open(id: string, program: HostedProgram, note: TerminalNote) {
    return this.#host.open(id, program, note)
  }

  note(id: string, about: unknown) {
    return this.#host.note(id, about)
  }

  forget(id: string) {
    return this.#host.forget(id)
  }

  write(id: string, bytes: Uint8Array) {
    return this.#host.write(id, bytes)
  }

  resize(id: string, size: PtySize) {
    return this.#host.resize(id, size)
  }

  signal(id: string, name: NodeJS.Signals) {
    return this.#host.signal(id, name)
  }

  end(id: string) {
    return this.#host.end(id)
  }

  times(id: string) {
    return this.#host.times(id)
  }

  close() {
    return this.#host.close()
  }

  async read(id: string, wanted: WantedOutput, signal: AbortSignal): Promise<HostedOutput> {
    const output = await this.#host.read(id, wanted, signal)
    const { from, start, bytes } = output
    if (bytes.length === 0) return output
    // A secret may begin before these bytes, or end after them.
    const offset = Math.max(start, from - contextBytes)
    const bytesMax = from - offset + bytes.length + contextBytes
    const wide = await this.#host.read(id, { offset, bytesMax, waitMs: 0 }, signal)
    const skipped = from - wide.from
    const hasAll = skipped >= 0 && wide.bytes.length >= skipped + bytes.length
    const finder = this.#secretMask.finder()
    if (!hasAll) return { ...output, bytes: cover(finder, bytes) }
    return { ...output, bytes: cover(finder, wide.bytes).subarray(skipped, skipped + bytes.length) }
  }

  async screen(id: string): Promise<TerminalScreen> {
    return this.coverScreen(await this.#host.screen(id))
  }

  coverScreen(screen: TerminalScreen): TerminalScreen {
    return this.#secretMask.value(screen)
  }

  async follow(id: string, position: number | undefined, events: FollowerEvents) {
    let finder = this.#secretMask.finder()
    if (position !== undefined && position > 0) finder.find(await this.#before(id, position))
    return this.#host.follow(id, position, {
      onOutput: (at, bytes) => events.onOutput(at, cover(finder, bytes)),
      onSnapshot: (at, size, bytes) => events.onSnapshot(at, size, cover(this.#secretMask.finder(), bytes)),
      onGap: (from, to) => {
        finder = this.#secretMask.finder()
        events.onGap(from, to)
      },
      onResized: (size) => events.onResized(size),
      onExit: (exit) => events.onExit(exit),
      onEnd: (reason) => events.onEnd(reason),
    })
  }

  async #before(id: string, position: number): Promise<Uint8Array> {
    const offset = Math.max(0, position - contextBytes)
    const none = { offset, bytesMax: position - offset, waitMs: 0 }
    const { bytes, start } = await this.#host.read(id, none, never())
    if (bytes.length > 0 || start <= offset || start >= position) return bytes
    return (await this.#host.read(id, { ...none, offset: start, bytesMax: position - start }, never())).bytes
  }
}

function never(): AbortSignal {
  return new AbortController().signal
}

/** The bytes, with what is known of secrets covered: of one that began before them, the rest. */
function cover(finder: SecretFinder, bytes: Buffer): Buffer {
  const places = finder.find(bytes)
  if (places.length === 0) return bytes
  const covered = Buffer.from(bytes)
  for (const { start, end } of places) {
    const words = coverOf(end - start)
    covered.set(words.subarray(Math.max(0, -start)), Math.max(0, start))
  }
  return covered
}
