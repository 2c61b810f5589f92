import type { Handler } from '../contract.ts'

export const pushChanges: Handler<'pushChanges'> = async ({ body, caller, signal, answer }, { git, identity }) => {
  identity.requirePush(caller, body)
  await git.push({ ...body, actor: caller.userId, signal })
  return answer({ data: {} })
}
