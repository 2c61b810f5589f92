import type { Handler } from '../contract.ts'
import { errorCodes, errors } from '../errors.ts'

export const getVersion: Handler<'getVersion'> = async ({ answer }, { version }) =>
  answer({ data: { version: version.describe() } })

export const getHealth: Handler<'getHealth'> = async ({ answer }) => answer({ data: { health: { status: 'ok' } } })

export const getReadiness: Handler<'getReadiness'> = async ({ answer }, { health }) => {
  const { checkedAt, ageMs, durability } = await health.check()
  return answer({ data: { health: { status: 'ok', checkedAt, ageMs, durability } } })
}

export const getLimits: Handler<'getLimits'> = async ({ caller, answer }, { limits }) =>
  answer({ data: { limits: limits.list(caller) } })

export const listErrorCodes: Handler<'listErrorCodes'> = async ({ answer }) =>
  answer({
    data: {
      errors: errorCodes.map((code) => {
        const [status, retry, message] = errors[code]
        return { code, status, retry, message }
      }),
    },
  })
