import type { Store } from '../../collections.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { ChatIntegrationDocument, ChatSecrets } from '../../collections/chat-integrations.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'
import type { PlatformAccess } from './platform.ts'

type Named = Pick<ChatIntegrationDocument, 'id' | 'secrets'>

export const secretNames = ['signingSecret', 'token', 'password'] as const

/** The secrets of an integration as they are kept. What another key sealed is opened first. */
export function sealSecrets({ id, secrets }: Named, box: SecretBox): ChatSecrets {
  return mapSecrets(secrets, (value, name) => {
    return box.reseal(value, placeOf(id, name))
  })
}

/** What it takes to speak to the platform. Fails with `SecretsLocked`. */
export function accessOf({ id, name, settings, secrets }: ChatIntegrationDocument, box: SecretBox): PlatformAccess {
  return { id, name, settings, secrets: openSecrets({ id, secrets }, box) }
}

/** The secrets as they are used. Fails with `SecretsLocked`. */
export function openSecrets({ id, secrets }: Named, box: SecretBox): ChatSecrets {
  return mapSecrets(secrets, (value, name) => box.open(value, placeOf(id, name)))
}

/**
 * Seals what an earlier run kept without a key, or with an earlier one. Fails with `SecretsLocked` without that key.
 */
export function sealIntegrations(store: Store, box: SecretBox): Promise<void> {
  return resealAll(store, 'chatIntegrations', (doc) => {
    openSecrets(doc, box)
    return { ...doc, secrets: sealSecrets(doc, box) }
  })
}

function mapSecrets(secrets: ChatSecrets, map: (value: string, name: string) => string): ChatSecrets {
  const mapped: ChatSecrets = {}
  for (const name of secretNames) {
    const value = secrets[name]
    if (value !== undefined) mapped[name] = map(value, name)
  }
  return mapped
}

function placeOf(id: string, name: string): string {
  return `chat-integrations/${id}/${name}`
}
