import { Secret, TOTP } from 'otpauth'
import type { Role } from '../../src/services/identity/roles.ts'
import { TestClock } from './clock.ts'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry, GantryOptions } from './gantry.ts'

export const password = 'correct horse battery staple'
export const currentPassword = password

/** A service whose clock the test moves. */
export async function startWithClock(t: Teardown, options: GantryOptions = {}) {
  const clock = new TestClock()
  const gantry = await startGantry(t, { ...options, parts: { now: clock.now } })
  return { gantry, now: clock.now, pass: (seconds: number) => clock.advance(seconds * 1000) }
}

export type Started = Awaited<ReturnType<typeof startWithClock>>

/** A user who has signed in by a password. */
export async function addUser(gantry: Gantry, username: string, role: Role = 'developer', more: object = {}) {
  const { body } = await gantry.call('POST', '/users', { body: { name: username, username, role, password, ...more } })
  return { id: String(body.data.user.id), cookie: cookieOf(await logIn(gantry, { username, password })) }
}

/** Adds an app by the session, and gives what shows its codes. */
export async function addApp(started: Started, cookie: string) {
  const { gantry } = started
  const body = { name: 'My phone', currentPassword }
  const { totp } = (await as(gantry, cookie, 'POST', '/user/second-factors/totp', body)).body.data
  const app = appOf(totp.secret, started)
  const confirmed = await as(gantry, cookie, 'POST', '/user/second-factors/totp/confirm', { code: app.code() })
  return { ...app, recoveryCodes: confirmed.body.data.recoveryCodes }
}

export function appOf(secret: string, { now }: Pick<Started, 'now'>) {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  const code = (seconds = 0) => totp.generate({ timestamp: Date.parse(now()) + seconds * 1000 })
  /** Not one of those that may be accepted now. */
  const wrong = () =>
    ['000000', '111111', '222222', '333333'].find((each) => ![-30, 0, 30].some((s) => code(s) === each)) ?? ''
  return { secret, code, wrong }
}

export function logIn(gantry: Gantry, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  return gantry.call('POST', '/identity/login', { body, headers: { authorization: '', ...headers } })
}

/** A call with a session cookie. */
export function as(gantry: Gantry, cookie: string, method: string, path: string, body?: object): Promise<Answer> {
  return gantry.call(method, path, { headers: { authorization: '', cookie }, ...(body && { body }) })
}

export function cookieOf({ headers }: { headers: Headers }): string {
  return /nut-session=[\w-]+/.exec(headers.get('set-cookie') ?? '')?.[0] ?? ''
}

export function codeOf({ body }: Answer): string | undefined {
  return body.error?.code
}

export async function eventsOf(gantry: Gantry, kinds: string): Promise<readonly object[]> {
  const answer = await gantry.call('GET', `/events?after=0&kinds=${kinds}`, { headers: { accept: 'application/json' } })
  return answer.body.data.events
}
