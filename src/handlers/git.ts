import type { Handler } from '../contract.ts'

export const pushChanges: Handler<'pushChanges'> = async ({ body, caller, signal, answer }, { git }) => {
  await git.push({ ...body, actor: caller.userId, signal })
  return answer({ data: {} })
}
