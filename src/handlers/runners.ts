import type { Handler } from '../contract.ts'

export const listRunners: Handler<'listRunners'> = async ({ query, answer }, { runners }) =>
  answer({ data: await runners.list(query) })

export const createRunner: Handler<'createRunner'> = ({ body, caller, commit, answer }, { runners }) =>
  commit(
    () => runners.create(body, caller),
    ({ runner, secret }) => answer({ data: { runner, secret } }, { location: `/runners/${runner.id}`, version: 1 }),
  )

export const getRunner: Handler<'getRunner'> = async ({ path, answer }, { runners }) => {
  const { runner, version } = await runners.get(path.runnerId)
  return answer({ data: { runner } }, { version })
}

export const updateRunner: Handler<'updateRunner'> = ({ path, body, ifVersion, caller, commit, answer }, { runners }) =>
  commit(
    () => runners.update(path.runnerId, body, ifVersion, caller),
    ({ runner, version }) => answer({ data: { runner } }, { version }),
  )

export const deleteRunner: Handler<'deleteRunner'> = ({ path, ifVersion, caller, commit, answer }, { runners }) =>
  commit(
    () => runners.remove(path.runnerId, ifVersion, caller),
    () => answer({}),
  )

export const rotateRunnerToken: Handler<'rotateRunnerToken'> = ({ path, caller, commit, answer }, { runners }) =>
  commit(
    () => runners.rotate(path.runnerId, caller),
    ({ runner, secret, version }) =>
      answer({ data: { runner, secret } }, { location: `/runners/${runner.id}`, version }),
  )

export const connectRunner: Handler<'connectRunner'> = async ({ query, bearer, wantsSocket, answer }, { runners }) => {
  const { protocol, version: ofProgram, os } = query
  const { runner, version, socket } = await runners.authenticate(bearer, wantsSocket ? (protocol ?? 0) : protocol)
  const self = { ...(ofProgram !== undefined && { version: ofProgram }), ...(os !== undefined && { os }) }
  return wantsSocket ? answer.socket(socket(self)) : answer({ data: { runner } }, { version })
}
