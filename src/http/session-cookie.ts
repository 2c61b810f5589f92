import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { BrowserSession } from '../contract.ts'
import { sessionCookie } from './authenticate.ts'

/** The `Set-Cookie` header that signs a browser in or, without a session, out. */
export function sessionCookieOf(request: FastifyRequest, session: BrowserSession | undefined): string {
  const origin = request.server.publicOrigin ?? `${request.protocol}:`
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: origin.startsWith('https:') } as const
  return fastifyCookie.serialize(sessionCookie, session?.secret ?? '', {
    ...attributes,
    expires: session ? new Date(session.expiresAt) : new Date(0),
  })
}
