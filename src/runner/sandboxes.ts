import type { Sandbox, SandboxSettings } from '../platform/sandbox/launch.ts'
import { resumeSandbox } from '../platform/sandbox/sandbox.ts'

/** The sandboxes that services have probed: one for each way in which a service sets it up. */
export class Sandboxes {
  readonly #opened = new Map<string, Promise<Sandbox>>()

  open(settings: SandboxSettings): Promise<Sandbox> {
    const key = JSON.stringify(settings)
    const known = this.#opened.get(key)
    if (known) return known
    const opened = resumeSandbox(settings)
    this.#opened.set(key, opened)
    // What could not be opened is tried again.
    opened.catch(() => this.#opened.delete(key))
    return opened
  }

  /** Lets go of them: the next service may have made their folders anew. Programs that run are not affected. */
  async close(): Promise<void> {
    const opened = [...this.#opened.values()]
    this.#opened.clear()
    for (const sandbox of opened) await sandbox.then((each) => each.close()).catch(() => {})
  }
}
