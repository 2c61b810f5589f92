import type { Handler } from '../contract.ts'

export const getVersion: Handler<'getVersion'> = async ({ answer }, { version }) => answer({ data: { version } })

export const getHealth: Handler<'getHealth'> = async ({ answer }) => answer({ data: { health: { status: 'ok' } } })

export const getReadiness: Handler<'getReadiness'> = async ({ answer }, { health }) => {
  await health.check()
  return answer({ data: { health: { status: 'ok' } } })
}
