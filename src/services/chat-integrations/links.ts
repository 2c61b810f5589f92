import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Foundation } from '../../foundation.ts'
import { quote } from '../../platform/text/quote.ts'
import { unverified } from './platform.ts'
import type { ChatIntegrationDocument, ChatLinkDocument } from '../../collections/chat-integrations.ts'

export const linksMax = 200

type Options = Pick<Foundation, 'now' | 'newId'>

/** The link of an account with the caller, and the integration with it unless it has it already. */
export function withLink(
  integration: ChatIntegrationDocument,
  accountId: string,
  { userId, grant }: Caller,
  { now, newId }: Options,
): { readonly link: ChatLinkDocument; readonly doc?: ChatIntegrationDocument } {
  const { links } = integration
  if (accountId.startsWith(unverified))
    fail('validation_failed', {
      message: `The platform does not vouch for ${quote(accountId)}, so that anybody can have this name.`,
      details: [{ path: 'body/accountId', rule: 'verified', message: 'This account is not verified.' }],
    })
  const known = links.find((link) => link.accountId === accountId)
  if (known && known.userId !== userId)
    fail('already_exists', { message: `The account ${quote(accountId)} is linked to another user.` })
  if (known && known.grant.tokenId === grant.tokenId) return { link: known }
  if (!known && links.length >= linksMax)
    fail('quota_exceeded', { message: `${linksMax} accounts are linked, which is the limit. Unlink one first.` })
  const at = now()
  // With another credential, the account acts by that one from now on.
  const link = { ...(known ?? { id: newId('chatlink'), accountId, userId, createdAt: at }), grant }
  return { link, doc: { ...integration, links: [...links.filter((each) => each !== known), link], updatedAt: at } }
}

/** The link of an account; nothing for strangers. */
export function linkOf(
  { links }: ChatIntegrationDocument,
  accountId: string | undefined,
): ChatLinkDocument | undefined {
  return links.find((link) => link.accountId === accountId)
}

/** Fails with `link_not_found`. */
export function withoutLink(integration: ChatIntegrationDocument, linkId: string, at: string): ChatIntegrationDocument {
  const links = integration.links.filter(({ id }) => id !== linkId)
  if (links.length === integration.links.length)
    fail('link_not_found', { message: 'This chat integration has no linked account with this id.' })
  return { ...integration, links, updatedAt: at }
}
