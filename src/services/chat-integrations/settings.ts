import type { components } from '../../generated/types.ts'
import { validate } from '../../platform/text/validation.ts'
import type { ChatIntegrationDocument } from './documents.ts'
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
  { name, settings, secrets, isActive }: components['schemas']['ChatIntegrationPatch'],
  at: string,
): ChatIntegrationDocument {
  const patched = { ...before.secrets }
  for (const key of secretNames) {
    const value = secrets?.[key]
    if (value === null) delete patched[key]
    else if (value !== undefined) patched[key] = value
  }
  const wasActive = before.isActive
  const doc = {
    ...before,
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
