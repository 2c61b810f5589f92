import type { OperationId } from '../../generated/routes.ts'
import { isRecord } from '../../platform/text/is-record.ts'

const hidden = '[redacted]'
/** Arguments of operations that are secrets, with all that is in them. */
const secretNames = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'apiKey',
  'clientSecret',
  'secrets',
  'credential',
  'code',
])
/** The same under names that mean something else elsewhere. */
const secretsOf: { readonly [Id in OperationId]?: readonly string[] } = {
  putSecret: ['value'],
  putMcpServer: ['env', 'headers'],
}

/** The arguments of a call for those who decide about it: the secrets among them are kept from them and the store. */
export function withoutSecrets(operationId: OperationId, given: Readonly<Record<string, unknown>>) {
  const isSecret = (name: string) => secretNames.has(name) || secretsOf[operationId]?.includes(name) === true
  return withoutNamed(given, isSecret)
}

function withoutNamed(
  record: Readonly<Record<string, unknown>>,
  isSecret: (name: string) => boolean,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      if (isRecord(value)) return [name, isSecret(name) ? hiddenIn(value) : withoutNamed(value, isSecret)]
      return [name, isSecret(name) ? hidden : value]
    }),
  )
}

/** Its names stay, so that it is seen what is set. */
function hiddenIn(record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(record).map((name) => [name, hidden]))
}
