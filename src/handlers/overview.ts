import type { Handler } from '../contract.ts'

export const listWaiting: Handler<'listWaiting'> = async ({ query, caller, answer }, { waiting }) =>
  answer({ data: await waiting.list(query, caller) })

export const searchAll: Handler<'searchAll'> = async ({ query, caller, answer }, { searchAll: everywhere }) =>
  answer({ data: await everywhere.search(query, caller) })
