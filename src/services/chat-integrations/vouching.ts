import type { Caller, Grant } from '../../call.ts'
import type { ChatBindingDocument, ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { coversRights } from '../identity.ts'
import type { Grants } from '../identity.ts'

/** Who is spoken for, and by which grant. */
interface SpokenFor {
  readonly grant: Grant
  readonly what: string
}

/**
 * Refuses to have another server or secret vouch for the accounts of an integration with `forbidden`, unless the caller
 * has the rights of all for whom it speaks: whoever has the secret writes as each of its accounts, and reads what is
 * said in its threads.
 */
export async function requireRightsOfAll(
  integration: ChatIntegrationDocument,
  bindings: readonly ChatBindingDocument[],
  caller: Caller,
  grants: Pick<Grants, 'check'>,
): Promise<void> {
  for (const { grant, what } of spokenFor(integration, bindings)) {
    const state = await grants.check(grant, { scopes: [], taskId: undefined, isReachChecked: true })
    if ('caller' in state && !coversRights(caller, state.caller))
      fail('forbidden', {
        message: `The integration acts by ${what} with rights that this credential lacks, and another server or signing secret would give them to it. Delete that first, or let somebody with these rights make the change.`,
      })
  }
}

function spokenFor(
  { links, newChats }: ChatIntegrationDocument,
  bindings: readonly ChatBindingDocument[],
): SpokenFor[] {
  return [
    ...links.map(({ grant, accountId }) => ({ grant, what: `the linked account ${quote(accountId)}` })),
    ...bindings.map(({ grant, threadId }) => ({ grant, what: `the binding of the thread ${quote(threadId)}` })),
    ...(newChats ? [{ grant: newChats.grant, what: 'the rule for new chats' }] : []),
  ]
}
