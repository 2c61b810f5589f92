import { fail } from '../../src/errors.ts'
import type { Answer, Gantry } from './gantry.ts'

export const password = 'correct horse battery staple'

export const hourMs = 3_600_000

export const dayMs = 24 * hourMs

/**
 * Has every credential looked up again: the time that one is trusted for is measured by another clock than the test's.
 */
export async function rewriteOwner({ service: { app } }: Gantry): Promise<void> {
  const { doc, version } = (await app.store.read.users.get('user_owner')) ?? fail('user_not_found')
  await app.store.commit([{ replace: 'users', version, doc }])
}

export function by(gantry: Gantry, secret: string) {
  return (method: string, path: string, { body }: { body?: object } = {}): Promise<Answer> =>
    gantry.call(method, path, { ...(body && { body }), headers: { authorization: `Bearer ${secret}` } })
}

export function cookieOf({ headers }: Answer): string {
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

export async function signIn(gantry: Gantry): Promise<string> {
  return cookieOf(
    await gantry.call('POST', '/identity/login', { body: { token: gantry.token }, headers: { authorization: '' } }),
  )
}
