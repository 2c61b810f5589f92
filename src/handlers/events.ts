import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const streamEvents: Handler<'streamEvents'> = async (
  { query: { after, kinds, taskId, sort, limit }, headers, caller, wantsStream, answer },
  { events },
) => {
  const asked = { after, lastEventId: headers['Last-Event-ID'], kinds, taskId }
  if (wantsStream && sort !== 'id')
    fail('not_acceptable', {
      message: 'A stream sends events in ascending order. Omit sort, or send Accept: application/json for a page.',
    })
  if (wantsStream) return answer.stream(await events.follow(caller, asked))
  return answer({ data: await events.page(caller, { ...asked, sort, limit }) })
}

export const createEventTicket: Handler<'createEventTicket'> = ({ caller, commit, answer }, { events }) =>
  commit(
    async () => events.createTicket(caller),
    ({ ticket }) => answer({ data: { ticket } }),
  )
