import type { Handler } from '../contract.ts'

export const streamEvents: Handler<'streamEvents'> = async (
  { query: { after, kinds, taskId, limit }, headers, caller, wantsStream, answer },
  { events },
) => {
  const asked = { after, lastEventId: headers['Last-Event-ID'], kinds, taskId }
  if (wantsStream) return answer.stream(await events.follow(caller, asked))
  return answer({ data: await events.page(caller, { ...asked, limit }) })
}

export const createEventTicket: Handler<'createEventTicket'> = ({ caller, commit, answer }, { events }) =>
  commit(
    async () => events.createTicket(caller),
    ({ ticket }) => answer({ data: { ticket } }),
  )
