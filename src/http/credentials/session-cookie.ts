import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { BrowserSession } from '../../contract.ts'
import type { SessionCookies } from './cookie-names.ts'

/** The `Set-Cookie` header that signs a browser in or, without a session, out. */
export function sessionCookieOf(request: FastifyRequest, session: BrowserSession | undefined): string {
  return serialize(request, 'session', session?.secret ?? '', session ? new Date(session.expiresAt) : new Date(0))
}

/** The `Set-Cookie` header by which a browser is known when it signs in again. */
export function deviceCookieOf(request: FastifyRequest, device: NonNullable<BrowserSession['device']>): string {
  return serialize(request, 'device', device.secret, new Date(device.expiresAt))
}

function serialize({ server }: FastifyRequest, kind: keyof SessionCookies, value: string, expires: Date): string {
  const { name, path } = server.sessionCookies[kind]
  const secure = server.publicOrigin?.startsWith('https:') === true
  return fastifyCookie.serialize(name, value, { path, expires, httpOnly: true, secure, sameSite: 'strict' })
}
