import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { cutPage, readCursor } from '../../page.ts'
import type { Documents } from '../../stores/documents.ts'
import { authorOf, editTask, readTask } from './edit.ts'
import type { Page, Parts, Plan } from './parts.ts'

type Schemas = components['schemas']
export type Review = Schemas['Review']
type ReviewInput = Schemas['ReviewInput']
type ReviewDocument = Documents['reviews']

const reviewsMax = 1_000

/** What callers made of a task as it was. Reviews are never changed. */
export interface Reviews {
  list(taskId: string, page: Page): Promise<{ reviews: Review[]; nextCursor?: string }>
  get(taskId: string, id: string): Promise<Review>
  /** Refuses with `quota_exceeded` when the task has as many as it may. */
  planSubmission(taskId: string, input: ReviewInput, caller: Caller): Promise<Plan<{ review: Review }>>
}

export function createReviews({ store, now, newId }: Parts): Reviews {
  return {
    async list(taskId, { limit, cursor }) {
      await readTask(store, taskId)
      const filter = { reviewsOf: taskId }
      const after = readCursor(cursor, filter)
      const found = await store.read.reviews.list({ where: { taskId }, limit: limit + 1, ...(after && { after }) })
      const { items, ...next } = cutPage(found, limit, filter, ({ doc: { id } }) => ({ id }))
      return { reviews: items.map(({ doc }) => toReview(doc)), ...next }
    },

    async get(taskId, id) {
      const found = await store.read.reviews.get(id)
      if (found?.doc.taskId === taskId) return toReview(found.doc)
      await readTask(store, taskId)
      return fail('review_not_found')
    },

    async planSubmission(taskId, { verdict, content = '' }, caller) {
      const at = now()
      const edit = await editTask(store, taskId, at)
      const reviewCount = (edit.task.reviewCount ?? 0) + 1
      if (reviewCount > reviewsMax)
        fail('quota_exceeded', { message: `The task has ${reviewsMax} reviews, which is the limit.` })
      const doc: ReviewDocument = {
        id: newId('rev'),
        taskId,
        reviewer: authorOf(caller),
        verdict,
        content,
        revision: edit.task.revision,
        createdAt: at,
      }
      edit.count({ reviewCount })
      edit.add({ insert: 'reviews', doc })
      edit.tell('task.review.submitted', caller.userId, { reviewId: doc.id, verdict })
      const { changes } = await edit.plan(store)
      return { review: toReview(doc), changes }
    },
  }
}

function toReview({ taskId: _, ...review }: ReviewDocument): Review {
  return review
}
