import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { ChatIntegrationDocument } from './documents.ts'
import { platforms } from './platforms.ts'
import type { Access } from './platform.ts'
import { secretNames } from './sealing.ts'

/** Refuses what a kind cannot work with, every mistake at once. */
export function checkAccess(kind: ChatIntegrationDocument['kind'], access: Access): void {
  const { settings, secrets, mistake } = platforms[kind]
  const missing = [
    ...settings.filter((name) => access.settings[name] === undefined).map((name) => `settings/${name}`),
    ...secrets.filter((name) => access.secrets[name] === undefined).map((name) => `secrets/${name}`),
  ].map((path) => ({
    path: `body/${path}`,
    rule: 'required',
    message: `${path} is missing: the kind ${kind} needs it.`,
  }))
  const other = missing.length === 0 ? mistake?.(access) : undefined
  const details = [...missing, ...(other === undefined ? [] : [{ path: 'body', rule: 'kind', message: other }])]
  if (details.length > 0)
    fail('validation_failed', { message: details.map(({ message }) => message).join(' '), details })
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
