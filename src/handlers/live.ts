import type { Handler } from '../contract.ts'

export const connectLive: Handler<'connectLive'> = async ({ wantsSocket, caller, answer }, { live }) =>
  wantsSocket ? answer.socket(live.connect(caller)) : answer({ data: { live: live.describe() } })
