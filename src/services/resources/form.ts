import type { Part } from '../../call.ts'
import type { ErrorDetail } from '../../errors.ts'
import { Failure, fail } from '../../errors.ts'
import type { ReceivedBlob } from '../../stores/blobs.ts'
import type { Hashes } from './block-hashes.ts'
import { mistakeIn } from './filename.ts'

/** Received bytes with the hashes of their blocks. */
export type HashedBlob = ReceivedBlob & { readonly hashes: Hashes }

/** A valid form, read to its end. Disposing of it discards its bytes unless they were stored. */
export interface Form extends AsyncDisposable {
  readonly filename: string
  readonly file: HashedBlob
  readonly description: string | undefined
  readonly taskId: string | undefined
}

/** Takes the bytes of a file in, or refuses them. */
export type Receive = (filename: string, bytes: AsyncIterable<Uint8Array>) => Promise<HashedBlob>

/**
 * Reads all parts, in whatever order they come, before it judges: a field may follow the file. A file that is refused,
 * or that a form with a mistake has, ends the reading. Leaves nothing behind when it throws.
 */
export async function readForm(parts: AsyncIterable<Part>, receive: Receive): Promise<Form> {
  const draft = new Draft(receive)
  try {
    for await (const part of parts) await draft.take(part)
    return draft.finish()
  } catch (error) {
    await draft.discard()
    throw error
  }
}

type FieldPart = Extract<Part, { readonly value: unknown }>
type FilePart = Extract<Part, { readonly bytes: unknown }>

const skippedBytesMax = 65_536
const detailsMax = 100
const nameCharactersShown = 64
const fieldLengths: ReadonlyMap<string, { readonly min: number; readonly max: number }> = new Map([
  ['description', { min: 0, max: 4096 }],
  ['taskId', { min: 1, max: 128 }],
])

class Draft {
  readonly #receive: Receive
  readonly #fields = new Map<string, string>()
  readonly #mistakes: ErrorDetail[] = []
  #hasFilePart = false
  #filename = ''
  #received: HashedBlob | undefined
  #refusal: Failure | undefined

  constructor(receive: Receive) {
    this.#receive = receive
  }

  async take(part: Part): Promise<void> {
    if ('value' in part) this.#takeField(part)
    else await this.#takeFile(part)
  }

  finish(): Form {
    if (this.#refusal !== undefined) throw this.#refusal
    if (!this.#hasFilePart) this.#note('file', 'required', 'The form must have a part named file.')
    const file = this.#received
    if (file === undefined || this.#mistakes.length > 0) return refuse(this.#mistakes)
    return {
      filename: this.#filename,
      file,
      description: this.#fields.get('description'),
      taskId: this.#fields.get('taskId'),
      [Symbol.asyncDispose]: () => file.discard(),
    }
  }

  async discard(): Promise<void> {
    await this.#received?.discard()
  }

  #takeField({ name, value }: FieldPart): void {
    const length = fieldLengths.get(name)
    if (name === 'file') this.#judgeFile(undefined)
    else if (length === undefined) this.#noteUnknown(name)
    else if (this.#fields.has(name)) this.#note(name, 'maxItems', `The form has more than one part named ${name}.`)
    else if (value.length < length.min) this.#note(name, 'minLength', `The part ${name} is empty. Omit it instead.`)
    else if ([...value].length > length.max)
      this.#note(name, 'maxLength', `The part ${name} can have at most ${length.max} characters.`)
    else this.#fields.set(name, value)
  }

  async #takeFile({ name, filename, bytes }: FilePart): Promise<void> {
    if (name === 'file') this.#judgeFile(filename)
    else if (fieldLengths.has(name)) this.#note(name, 'type', `The part ${name} is a field and cannot have a filename.`)
    else this.#noteUnknown(name)

    // The bytes of a form that is refused already are not worth the disk.
    if (filename === undefined || this.#mistakes.length > 0) return this.#skip(bytes)
    this.#filename = filename
    try {
      this.#received = await this.#receive(filename, bytes)
    } catch (error) {
      // A form that is read to its end is known again when it is sent once more.
      const isSmall = error instanceof Failure && error.code !== 'payload_too_large' && (await isShort(bytes))
      if (!isSmall) throw error
      this.#refusal = error
    }
  }

  /** More mistakes may follow a small file. */
  async #skip(bytes: AsyncIterable<Uint8Array>): Promise<void> {
    if (!(await isShort(bytes))) refuse(this.#mistakes)
  }

  #judgeFile(filename: string | undefined): void {
    const mistake =
      filename === undefined ? { rule: 'required', message: 'The part file has no filename.' } : mistakeIn(filename)
    if (this.#hasFilePart) this.#note('file', 'maxItems', 'The form has more than one file. Upload them one by one.')
    else if (mistake !== undefined) this.#note('file', mistake.rule, mistake.message)
    this.#hasFilePart = true
  }

  #noteUnknown(name: string): void {
    const shown = name.slice(0, nameCharactersShown)
    const part = name === '' ? 'part without a name' : `part named ${shown}`
    this.#note(
      shown,
      'additionalProperties',
      `The form does not accept a ${part}. Its parts are file, description and taskId.`,
    )
  }

  #note(name: string, rule: string, message: string): void {
    if (this.#mistakes.length < detailsMax) this.#mistakes.push({ path: `body/${name}`, rule, message })
  }
}

function refuse(details: ErrorDetail[]): never {
  const [first, ...others] = details
  const message = first?.message ?? 'The form has no file.'
  return fail('validation_failed', {
    message: others.length === 0 ? message : `${message} The details list ${others.length} more.`,
    details,
  })
}

/** Reads on, and returns whether little was left. */
async function isShort(bytes: AsyncIterable<Uint8Array>): Promise<boolean> {
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (size > skippedBytesMax) return false
  }
  return true
}
