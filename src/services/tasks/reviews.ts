import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { ReviewDocument } from '../../collections/tasks.ts'
import { authorOf, editTask, requireTask } from './edit.ts'
import { taskReviewSubmitted } from './events.ts'
import type { TaskContext } from './context.ts'
import type { Actors } from '../../platform/work/actors.ts'

type Schemas = components['schemas']
export type Review = Schemas['Review']
type ReviewInput = Schemas['ReviewInput']

const reviewsMax = 1_000

/** What callers made of a task as it was. Reviews are never changed. */
export class TaskReviews {
  readonly #context: TaskContext

  constructor(context: TaskContext) {
    this.#context = context
  }

  async list(taskId: string, page: PageQuery): Promise<{ reviews: Review[]; nextCursor?: string }> {
    const { store } = this.#context
    await requireTask(store, taskId)
    const { items, ...next } = await pageOf(store.read.reviews, page, {
      where: { taskId },
      filter: { reviewsOf: taskId },
    })
    return { reviews: items.map((each) => toReview(each, this.#context.actors)), ...next }
  }

  async get(taskId: string, id: string): Promise<Review> {
    const { store } = this.#context
    const found = await store.read.reviews.get(id)
    if (found?.doc.taskId === taskId) return toReview(found.doc, this.#context.actors)
    await requireTask(store, taskId)
    return fail('review_not_found')
  }

  /** Refuses with `quota_exceeded` when the task has as many as it may. */
  async submit(
    taskId: string,
    { verdict, content = '' }: ReviewInput,
    caller: Caller,
  ): Promise<Staged<{ review: Review }>> {
    const { store, actors, now, newId } = this.#context
    const at = now()
    const edit = await editTask(store, taskId, at)
    const reviewCount = (edit.task.reviewCount ?? 0) + 1
    if (reviewCount > reviewsMax)
      fail('quota_exceeded', { message: `The task has ${reviewsMax} reviews, which is the limit.` })
    const doc: ReviewDocument = {
      id: newId('rev'),
      taskId,
      reviewer: authorOf(caller),
      ...(caller.tokenName !== undefined && { tokenName: caller.tokenName }),
      verdict,
      content,
      revision: edit.task.revision,
      createdAt: at,
    }
    edit.count({ reviewCount })
    edit.add({ insert: 'reviews', doc })
    edit.add(taskReviewSubmitted(edit.moment(caller.userId), { reviewId: doc.id, verdict }))
    const { changes } = await edit.stage(store)
    return { review: toReview(doc, actors), changes }
  }
}

function toReview({ taskId: _, reviewer, tokenName, ...review }: ReviewDocument, actors: Actors): Review {
  return { ...review, reviewer: actors.of(reviewer.id, { name: reviewer.name, tokenName }) }
}
