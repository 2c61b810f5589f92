import type { Handler } from '../contract.ts'

export const listTaskComments: Handler<'listTaskComments'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.comments.list(path.id, query) })

export const createTaskComment: Handler<'createTaskComment'> = (
  { path, body, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, comment } = await tasks.comments.planCreation(path.id, body, caller)
    return { changes, reply: answer({ data: { comment } }, { location: `/tasks/${path.id}/comments/${comment.id}` }) }
  })

export const getTaskComment: Handler<'getTaskComment'> = async ({ path, answer }, { tasks }) => {
  const { comment, version } = await tasks.comments.get(path.id, path.commentId)
  return answer({ data: { comment } }, { version })
}

export const updateTaskComment: Handler<'updateTaskComment'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, comment, version } = await tasks.comments.planUpdate(
      path.id,
      path.commentId,
      body,
      ifVersion,
      caller,
    )
    return { changes, reply: answer({ data: { comment } }, { version }) }
  })

export const deleteTaskComment: Handler<'deleteTaskComment'> = (
  { path, ifVersion, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes } = await tasks.comments.planRemoval(path.id, path.commentId, ifVersion, caller)
    return { changes, reply: answer({}) }
  })

export const setTaskReviewers: Handler<'setTaskReviewers'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planReviewers(path.id, body.reviewers, ifVersion, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })

export const listTaskReviews: Handler<'listTaskReviews'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.reviews.list(path.id, query) })

export const submitTaskReview: Handler<'submitTaskReview'> = (
  { path, body, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, review } = await tasks.reviews.planSubmission(path.id, body, caller)
    return { changes, reply: answer({ data: { review } }, { location: `/tasks/${path.id}/reviews/${review.id}` }) }
  })

export const getTaskReview: Handler<'getTaskReview'> = async ({ path, answer }, { tasks }) =>
  answer({ data: { review: await tasks.reviews.get(path.id, path.reviewId) } })
