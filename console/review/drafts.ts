import { signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { gantry } from '../gantry.ts'
import type { LinePlace } from '../task/diff-table.tsx'

/** A comment on a line that was written and not yet sent. */
export interface DraftComment extends LinePlace {
  readonly path: string
  readonly digest: string
  readonly content: string
}

/** The comments of one review, sent together with its verdict. */
export class ReviewDraft {
  readonly comments = signal<readonly DraftComment[]>([])
  /** Where a comment is being written. */
  readonly writing = signal<(LinePlace & { readonly path: string }) | undefined>(undefined)
  readonly #taskId: string

  constructor(taskId: string) {
    this.#taskId = taskId
  }

  add(change: Schemas.ReviewedFileChange, { side, line }: LinePlace, content: string): void {
    const digest = side === 'after' ? change.digest : change.beforeDigest
    if (digest === undefined) return
    this.comments.value = [...this.comments.value, { path: change.path, side, line, digest, content }]
    this.writing.value = undefined
  }

  remove(comment: DraftComment): void {
    this.comments.value = this.comments.value.filter((each) => each !== comment)
  }

  /** A comment that was sent is no draft any more, so that a second try sends the others alone. */
  async send(verdict: Schemas.Verdict, content: string): Promise<void> {
    for (const comment of this.comments.peek()) {
      const { content: text, ...anchor } = comment
      await gantry.tasks.comments.create({ id: this.#taskId, content: text, anchor })
      this.remove(comment)
    }
    await gantry.tasks.reviews.submit({ id: this.#taskId, verdict, ...(content !== '' && { content }) })
  }
}
