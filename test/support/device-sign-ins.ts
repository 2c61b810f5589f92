import { randomInt, randomUUID } from 'node:crypto'
import type { DeviceSignInDocument } from '../../src/collections/identity.ts'
import { digest } from '../../src/services/identity/secrets.ts'
import { addCaller } from './callers.ts'
import type { Answer, CallOptions, Gantry } from './gantry.ts'

export const base = '/identity/device-sign-ins'

export interface Codes {
  readonly deviceCode: string
  readonly userCode: string
}

/** A call without a credential. */
export function anonymously(gantry: Gantry, path: string, body: object, headers: CallOptions['headers'] = {}) {
  return gantry.call('POST', path, { body, headers: { authorization: '', ...headers } })
}

export async function startDeviceSignIn(gantry: Gantry, more: object = {}): Promise<Codes> {
  const answer = await anonymously(gantry, base, { clientName: 'gantry on ada-laptop', ...more })
  if (answer.status !== 201) throw new Error(`the start was answered with ${answer.status}`)
  return answer.body.data
}

export function complete(gantry: Gantry, { deviceCode }: Pick<Codes, 'deviceCode'>): Promise<Answer> {
  return anonymously(gantry, `${base}/complete`, { deviceCode })
}

/** One that nobody started, from a source of its own: as many as a test needs. */
export async function addDeviceSignIn(gantry: Gantry, more: Partial<DeviceSignInDocument> = {}): Promise<Codes> {
  const { now, store } = gantry.service.app
  const letter = () => 'BCDFGHJKLMNPQRSTVWXZ'.charAt(randomInt(20))
  const four = () => letter() + letter() + letter() + letter()
  const codes = { deviceCode: `dsi_${randomUUID()}`, userCode: `${four()}-${four()}` }
  const createdAt = now()
  const doc: DeviceSignInDocument = {
    id: codes.userCode,
    hash: digest(codes.deviceCode),
    clientName: 'gantry on ada-laptop',
    address: '192.0.2.7',
    network: codes.userCode,
    state: 'pending',
    createdAt,
    expiresAt: new Date(Date.parse(createdAt) + 600_000).toISOString(),
    ...more,
  }
  await store.commit([{ insert: 'deviceSignIns', doc }])
  return codes
}

/** What stands for the codes of the examples: one that waits, and one that is approved. */
export function deviceSignInMakers(gantry: Gantry) {
  return {
    'BCDF-GHJK': async () => (await addDeviceSignIn(gantry)).userCode,
    dsi_0000000000000000000000000000000000000000000: async () => {
      const { deviceCode, userCode } = await addDeviceSignIn(gantry)
      // Wrong codes are counted by user, and other tests of the world send some as its owner.
      const { call } = await addCaller(gantry, 'owner')
      await call('POST', `${base}/${userCode}/approve`)
      return deviceCode
    },
  }
}
