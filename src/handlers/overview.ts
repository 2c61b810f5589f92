import type { Handler } from '../contract.ts'

export const listWaiting: Handler<'listWaiting'> = async ({ query, caller, answer }, { waiting }) =>
  answer({ data: await waiting.list(query, caller) })
