import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { PendingSignIn } from '../../services/identity.ts'

const keptSeconds = 600

/** With the place of the service to which the sign-in leads. */
export interface BegunSignIn extends PendingSignIn {
  readonly next: string
}

/**
 * What the browser keeps while its user is at the OpenID provider: by it, the sign-in ends in the browser in which it
 * began. It is sent along when the provider sends the browser back, which another site starts, so that it is `Lax`.
 */
export function oidcCookieOf(request: FastifyRequest, pending: BegunSignIn | undefined): string {
  const { name, path } = request.server.sessionCookies.oidc
  const value = pending
    ? [Buffer.from(pending.next).toString('base64url'), pending.state, pending.nonce, pending.codeVerifier].join('.')
    : ''
  return fastifyCookie.serialize(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: request.server.publicOrigin?.startsWith('https:') === true,
    path,
    maxAge: pending ? keptSeconds : 0,
  })
}

export function pendingSignInOf(request: FastifyRequest): BegunSignIn | undefined {
  const value = fastifyCookie.parse(request.headers.cookie ?? '')[request.server.sessionCookies.oidc.name]
  const [next = '', state, nonce, codeVerifier, ...more] = value?.split('.') ?? []
  return state && nonce && codeVerifier && more.length === 0
    ? { state, nonce, codeVerifier, next: Buffer.from(next, 'base64url').toString() }
    : undefined
}
