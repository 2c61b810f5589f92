import type { Handler } from '../contract.ts'

export const listTasks: Handler<'listTasks'> = async ({ query, caller, answer }, { tasks }) =>
  answer({ data: await tasks.list(query, caller) })

export const getTaskCounts: Handler<'getTaskCounts'> = async ({ query, caller, answer }, { tasks }) =>
  answer({ data: { counts: await tasks.count(query, caller) } })

export const createTask: Handler<'createTask'> = ({ body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.create(body, caller),
    ({ task }) =>
      answer({ data: task }, { location: `/tasks/${task.id}`, version: 1, deprecated: body.intent !== undefined }),
  )

export const getNextTask: Handler<'getNextTask'> = async ({ query, caller, answer }, { tasks }) => {
  const task = await tasks.next(query.tag ?? [], caller)
  return answer({ data: task ? { task } : {} })
}

export const claimNextTask: Handler<'claimNextTask'> = ({ body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.claimNext(body, caller),
    ({ next }) => answer({ data: next ?? {} }),
  )

export const getTask: Handler<'getTask'> = async ({ path, answer }, { tasks }) => {
  const { task, version } = await tasks.get(path.id)
  return answer({ data: task }, { version })
}

export const updateTask: Handler<'updateTask'> = ({ path, body, ifVersion, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.update(path.id, body, ifVersion, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const deleteTask: Handler<'deleteTask'> = ({ path, ifVersion, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.remove(path.id, ifVersion, caller),
    () => answer({}),
  )

export const transitionTask: Handler<'transitionTask'> = ({ path, body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.transition(path.id, body, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const moveTask: Handler<'moveTask'> = ({ path, body, ifVersion, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.move(path.id, body, ifVersion, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const claimTask: Handler<'claimTask'> = ({ path, body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.claim(path.id, body, caller),
    ({ claim }) => answer({ data: { claim } }),
  )

export const releaseTask: Handler<'releaseTask'> = ({ path, body, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.release(path.id, body, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const putTaskDependencies: Handler<'putTaskDependencies'> = (
  { path, body, ifVersion, caller, commit, answer },
  { tasks },
) =>
  commit(
    () => tasks.setDependencies(path.id, body.dependsOn, ifVersion, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )

export const listTaskHistory: Handler<'listTaskHistory'> = async ({ path, query, answer }, { tasks }) =>
  answer({ data: await tasks.listRevisions(path.id, query) })

export const getTaskRevision: Handler<'getTaskRevision'> = async ({ path, answer }, { tasks }) =>
  answer({ data: await tasks.getRevision(path.id, path.revision) })

export const restoreTaskRevision: Handler<'restoreTaskRevision'> = ({ path, caller, commit, answer }, { tasks }) =>
  commit(
    () => tasks.restore(path.id, path.revision, caller),
    ({ task, version }) => answer({ data: task }, { version }),
  )
