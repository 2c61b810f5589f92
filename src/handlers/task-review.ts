import type { Handler } from '../contract.ts'

export const listTaskComments: Handler<'listTaskComments'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.comments.list(path.id, query) })

export const createTaskComment: Handler<'createTaskComment'> = ({ path, body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.comments.create(path.id, body, caller),
    ({ comment }) =>
      answer({ data: { comment } }, { location: `/tasks/${path.id}/comments/${comment.id}`, version: 1 }),
  )

export const getTaskComment: Handler<'getTaskComment'> = async ({ path, answer }, { tasks }) => {
  const { comment, version } = await tasks.comments.get(path.id, path.commentId)
  return answer({ data: { comment } }, { version })
}

export const updateTaskComment: Handler<'updateTaskComment'> = (
  { path, body, ifVersion, caller, commit, answer },
  { tasks },
) =>
  commit(
    () => tasks.comments.update(path.id, path.commentId, body, ifVersion, caller),
    ({ comment, version }) => answer({ data: { comment } }, { version }),
  )

export const deleteTaskComment: Handler<'deleteTaskComment'> = (
  { path, ifVersion, caller, commit, answer },
  { tasks },
) =>
  commit(
    () => tasks.comments.remove(path.id, path.commentId, ifVersion, caller),
    () => answer({}),
  )

export const resolveTaskComment: Handler<'resolveTaskComment'> = ({ path, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.comments.settle(path.id, path.commentId, true, caller),
    ({ comment, version }) => answer({ data: { comment } }, { version }),
  )

export const reopenTaskComment: Handler<'reopenTaskComment'> = ({ path, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.comments.settle(path.id, path.commentId, false, caller),
    ({ comment, version }) => answer({ data: { comment } }, { version }),
  )

export const putTaskReviewers: Handler<'putTaskReviewers'> = (
  { path, body, ifVersion, caller, commit, answer },
  { tasks },
) =>
  commit(
    () => tasks.setReviewers(path.id, body.reviewers, ifVersion, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const listTaskReviews: Handler<'listTaskReviews'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.reviews.list(path.id, query) })

export const submitTaskReview: Handler<'submitTaskReview'> = ({ path, body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.reviews.submit(path.id, body, caller),
    ({ review }) => answer({ data: { review } }, { location: `/tasks/${path.id}/reviews/${review.id}` }),
  )

export const getTaskReview: Handler<'getTaskReview'> = async ({ path, answer }, { tasks }) =>
  answer({ data: { review: await tasks.reviews.get(path.id, path.reviewId) } })
