import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { apartFromDamaged, eachOf, pageOf } from '../../platform/work/page.ts'
import type { PageQuery, WaitingPart } from '../../platform/work/page.ts'
import { mayUseTask } from '../identity.ts'
import type { ReviewDocument, TaskDocument } from '../../collections/tasks.ts'
import { authorOf, editTask, requireTask } from './edit.ts'
import { taskReviewSubmitted } from './events.ts'
import { revisionId } from './history.ts'
import type { TaskContext } from './context.ts'
import type { Actors } from '../../platform/work/actors.ts'

type Schemas = components['schemas']
export type Review = Schemas['Review']
type ReviewInput = Schemas['ReviewInput']

/** A review that a user is asked for. */
export interface WaitingReview extends Pick<TaskDocument, 'title' | 'isFromOutside'> {
  readonly taskId: string
  /** When, and by whom, the revision was made that is to be judged. */
  readonly createdAt: string
  readonly createdBy?: Schemas['Actor']
}

const reviewsMax = 1_000
const pageSize = 50

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

  /**
   * The tasks in review whose current revision the caller is asked to judge and has not judged yet, in the order of the
   * tasks, newest first.
   */
  async waiting(caller: Caller, limit: number): Promise<WaitingPart<WaitingReview>> {
    // Who has the rights of several users is none of them.
    if (caller.isMeet) return { items: [], damaged: [] }
    const { store } = this.#context
    const where = { state: 'in_review', reviewers: caller.userId } as const
    const query = { marksDamage: true, where, descending: true, limit }
    const { found, damaged } = apartFromDamaged(await store.read.tasks.list(query))
    const asked = await Promise.all(
      found.filter(({ id }) => mayUseTask(caller, id)).map((task) => this.#toWaiting(task, caller.userId)),
    )
    return { items: asked.flatMap((each) => each ?? []), damaged: damaged.filter(({ id }) => mayUseTask(caller, id)) }
  }

  async #toWaiting(task: TaskDocument, userId: string): Promise<WaitingReview | undefined> {
    const { id: taskId, title, revision, reviewCount = 0, isFromOutside } = task
    if (reviewCount > 0 && (await this.#isJudged(task, userId))) return undefined
    const { store, actors } = this.#context
    const change = (await store.read.taskRevisions.get(revisionId(taskId, revision)))?.doc
    const { actor, tokenName } = change ?? {}
    return {
      ...{ taskId, title, createdAt: change?.at ?? task.updatedAt },
      ...(actor && { createdBy: actors.of(actor.id, { name: actor.name, tokenName }) }),
      ...(isFromOutside && { isFromOutside }),
    }
  }

  async #isJudged({ id: taskId, revision }: TaskDocument, userId: string): Promise<boolean> {
    const newestFirst = { where: { taskId }, descending: true, limit: pageSize }
    for await (const { doc } of eachOf(this.#context.store.read.reviews, newestFirst)) {
      if (doc.revision < revision) return false
      if (doc.reviewer.id === userId && doc.verdict !== 'commented') return true
    }
    return false
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
