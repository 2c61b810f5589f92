import type { LoggedProgram } from '../../collections/jobs.ts'
import type { MaskedStream, SecretMask } from '../../platform/secrets/secret-mask.ts'
import { LoggedPositions } from './logged-positions.ts'
import type { OutputLog } from './work.ts'

export interface MaskedLogParts {
  readonly secretMask: Pick<SecretMask, 'stream' | 'text'>
  /** How far the log contains the output of a program already. */
  readonly logged: LoggedProgram | undefined
  /** Records bytes, with where the log stands then. */
  readonly record: (bytes: Uint8Array, logged?: LoggedProgram) => Promise<void>
}

/** Hides secrets in what is written to the log of a job, and follows how far it contains the output of programs. */
export class MaskedLog {
  readonly #parts: MaskedLogParts
  readonly #masked: MaskedStream
  readonly #positions: LoggedPositions
  #onLogged: (logged: LoggedProgram) => void = () => {}

  constructor(parts: MaskedLogParts) {
    this.#parts = parts
    this.#masked = parts.secretMask.stream()
    this.#positions = new LoggedPositions(parts.logged)
  }

  write(bytes: Uint8Array): Promise<void> {
    return this.#parts.record(this.#masked.write(bytes))
  }

  /** Nothing follows: what waits as the beginning of a secret is none. */
  end(): Promise<void> {
    const bytes = this.#masked.end()
    this.#positions.settle(0)
    return this.#parts.record(bytes, this.#positions.current)
  }

  /** The log contains so much, and that is stored. */
  tell(logged: LoggedProgram): void {
    this.#onLogged(logged)
  }

  program(program: string, onLogged: (logged: LoggedProgram) => void): OutputLog {
    const { current } = this.#positions
    const { record, secretMask } = this.#parts
    this.#onLogged = onLogged
    return {
      logged: current?.program === program ? current : undefined,
      head: (line) => record(Buffer.from(secretMask.text(line)), this.#positions.begin(program)),
      write: (stream, end, bytes) => {
        this.#positions.add(program, stream, end, bytes.length)
        const masked = this.#masked.write(bytes)
        this.#positions.settle(this.#masked.waitingBytes)
        return record(masked, this.#positions.current)
      },
      end: () => this.end(),
    }
  }
}
