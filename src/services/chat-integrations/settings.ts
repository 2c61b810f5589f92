import type { Schemas } from '../../generated/types.ts'
import type { Caller } from '../../call.ts'
import { validate } from '../../platform/text/validation.ts'
import type { ChatIntegrationDocument } from '../../collections/chat-integrations.ts'
import { platforms } from './platforms.ts'
import { secretNames } from './sealing.ts'

/** Refuses a changed integration that could not be created so: its kind says which settings and secrets it takes. */
export async function requireKind({ kind, name, settings, secrets }: ChatIntegrationDocument): Promise<void> {
  const { validators } = await import('../../generated/request-validators.js')
  const validator = validators['createChatIntegration_body']
  if (validator) validate({ body: { kind, name, settings, secrets } }, [{ place: 'body', validator }])
}

/** The integration after a change, with the secrets as they are used. */
export function patchOf(
  before: ChatIntegrationDocument,
  { name, settings, secrets, isEnabled: isActive, newChats }: Schemas['ChatIntegrationPatch'],
  at: string,
  caller: Caller,
): ChatIntegrationDocument {
  const patched = isSentElsewhere(before.settings, settings) ? withoutSent(before.secrets) : { ...before.secrets }
  for (const key of secretNames) {
    const value = secrets?.[key]
    if (value === null) delete patched[key]
    else if (value !== undefined) patched[key] = value
  }
  const wasActive = before.isActive
  const { newChats: _, ...withoutNewChats } = before
  const doc = {
    ...(newChats === undefined ? before : withoutNewChats),
    ...(newChats && { newChats: { ...newChats, grant: caller.grant, createdBy: caller.userId } }),
    secrets: patched,
    updatedAt: at,
    ...(name !== undefined && { name }),
    ...(settings && { settings }),
    ...(isActive !== undefined && { isActive }),
  }
  if (doc.isActive === wasActive) return doc
  const state = !doc.isActive
    ? ('inactive' as const)
    : platforms[doc.kind].connect
      ? ('connecting' as const)
      : ('ready' as const)
  return { ...doc, connection: { state, since: at } }
}

type Settings = ChatIntegrationDocument['settings']

/** Whether others than before vouch for the accounts after a change: another server, or who has another secret. */
export function isVouchedAnew(
  { settings: before }: ChatIntegrationDocument,
  { settings: after, secrets }: Schemas['ChatIntegrationPatch'],
): boolean {
  const hasOtherKey = after !== undefined && after.publicKey !== before.publicKey
  return hasOtherKey || isSentElsewhere(before, after) || secrets?.signingSecret !== undefined
}

/** Whether a change of the settings leads to another server, or to the same one without encryption. */
function isSentElsewhere(before: Settings, after: Settings | undefined): boolean {
  const serverOf = ({ url, host, port, account, isTls = true }: Settings) =>
    JSON.stringify([url, host ?? account?.split('@')[1], port, isTls])
  return after !== undefined && serverOf(before) !== serverOf(after)
}

/**
 * What is sent to the platform goes to no other server than the one that it was given for; the other secret only
 * verifies.
 */
function withoutSent({ token: _, password: _password, ...kept }: ChatIntegrationDocument['secrets']) {
  return kept as ChatIntegrationDocument['secrets']
}
