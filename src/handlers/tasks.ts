import type { Handler } from '../contract.ts'

export const listTasks: Handler<'listTasks'> = async ({ query, caller, answer }, { tasks }) =>
  answer({ data: await tasks.list(query, caller) })

export const createTask: Handler<'createTask'> = async ({ body, caller, commit, answer }, { tasks }) => {
  const { changes, task } = await tasks.planCreation(body, caller)
  return commit(
    changes,
    answer({ data: task }, { location: `/tasks/${task.id}`, deprecated: body.intent !== undefined }),
  )
}

export const getNextTask: Handler<'getNextTask'> = async ({ query, caller, answer }, { tasks }) => {
  const task = await tasks.next(query.tag, caller)
  return answer({ data: task ? { task } : {} })
}

export const claimNextTask: Handler<'claimNextTask'> = ({ body, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes, ...data } = await tasks.planNextClaim(body, caller)
    return { changes, reply: answer({ data }) }
  })

export const getTask: Handler<'getTask'> = async ({ path, answer }, { tasks }) => {
  const { task, version } = await tasks.get(path.id)
  return answer({ data: task }, { version })
}

export const updateTask: Handler<'updateTask'> = ({ path, body, ifVersion, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planUpdate(path.id, body, ifVersion, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })

export const deleteTask: Handler<'deleteTask'> = ({ path, ifVersion, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes } = await tasks.planRemoval(path.id, ifVersion, caller)
    return { changes, reply: answer({}) }
  })

export const transitionTask: Handler<'transitionTask'> = ({ path, body, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planTransition(path.id, body, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })

export const claimTask: Handler<'claimTask'> = ({ path, body, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes, claim } = await tasks.planClaim(path.id, body, caller)
    return { changes, reply: answer({ data: { claim } }) }
  })

export const releaseTask: Handler<'releaseTask'> = ({ path, body, caller, commitLatest, answer }, { tasks }) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planRelease(path.id, body, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })

export const setTaskDependencies: Handler<'setTaskDependencies'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planDependencies(path.id, body.dependsOn, ifVersion, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })

export const listTaskHistory: Handler<'listTaskHistory'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.listRevisions(path.id, query) })

export const getTaskRevision: Handler<'getTaskRevision'> = async ({ path, answer }, { tasks }) =>
  answer({ data: await tasks.getRevision(path.id, path.revision) })

export const restoreTaskRevision: Handler<'restoreTaskRevision'> = (
  { path, caller, commitLatest, answer },
  { tasks },
) =>
  commitLatest(async () => {
    const { changes, task, version } = await tasks.planRestoration(path.id, path.revision, caller)
    return { changes, reply: answer({ data: task }, { version }) }
  })
