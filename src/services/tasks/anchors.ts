import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { TaskChangesDocument, TaskDocuments } from '../../collections/tasks.ts'

type Anchor = NonNullable<TaskDocuments['comments']['anchor']>
type FileChange = Schemas['FileChange']

/** The texts that comments may be written on, by their SHA-256: null where there was no text before. */
export class ReviewedTexts {
  readonly #doc: TaskChangesDocument | undefined
  readonly #changes: ReadonlyMap<string, FileChange>
  readonly #digests = new Map<FileChange, string>()

  constructor(doc: TaskChangesDocument | undefined) {
    this.#doc = doc
    this.#changes = new Map(doc?.changes.map((change) => [change.path, change]))
  }

  /** Whether the text that a comment was written on is another one by now, or gone. */
  isOutdated({ path, side, digest }: Anchor): boolean {
    return this.#digestOf(this.#changes.get(path), side) !== digest
  }

  /** Refuses an anchor at what the task does not change. One at a text of a moment ago is accepted as outdated. */
  require(anchor: Anchor): void {
    const { path, side, line, endLine = line } = anchor
    const change = this.#changes.get(path)
    const digest = this.#digestOf(change, side)
    if (change === undefined) refuse('path', 'known', `The task has no change of ${path}.`)
    if (digest === null) refuse('side', 'known', `There was no file ${path} before the change. Give the side after.`)
    if (endLine < line) refuse('endLine', 'order', `endLine is ${endLine}, which is before line ${line}.`)
    if (side === 'before' || this.isOutdated(anchor)) return
    const count = change.content.split('\n').length
    if (endLine > count) refuse('line', 'maximum', `The change of ${path} has ${count} lines.`)
  }

  #digestOf(change: FileChange | undefined, side: Anchor['side']): string | null | undefined {
    if (change === undefined) return undefined
    if (side === 'before') return digestBefore(this.#doc, change)
    const digest = this.#digests.get(change) ?? hash('sha256', change.content)
    this.#digests.set(change, digest)
    return digest
  }
}

/** The SHA-256 of the text before a change; null where there was none. An apply changes the bases, and not this. */
export function digestBefore(
  doc: TaskChangesDocument | undefined,
  { path, oldPath = path }: FileChange,
): string | null {
  return new Map(Object.entries(doc?.before?.digests ?? doc?.bases ?? {})).get(oldPath) ?? null
}

function refuse(field: keyof Anchor, rule: string, message: string): never {
  return fail('validation_failed', { message, details: [{ path: `body/anchor/${field}`, rule, message }] })
}
