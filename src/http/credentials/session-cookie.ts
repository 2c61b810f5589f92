import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { BrowserSession } from '../../contract.ts'
import { deviceCookie, sessionCookie } from './authenticate.ts'
import { base } from '../route.ts'

/** The `Set-Cookie` header that signs a browser in or, without a session, out. */
export function sessionCookieOf(request: FastifyRequest, session: BrowserSession | undefined): string {
  return fastifyCookie.serialize(sessionCookie, session?.secret ?? '', {
    ...attributesOf(request),
    path: request.server.publicPath || '/',
    expires: session ? new Date(session.expiresAt) : new Date(0),
  })
}

/** The `Set-Cookie` header by which a browser is known when it signs in again. */
export function deviceCookieOf(request: FastifyRequest, device: NonNullable<BrowserSession['device']>): string {
  return fastifyCookie.serialize(deviceCookie, device.secret, {
    ...attributesOf(request),
    path: request.server.publicPath + base,
    expires: new Date(device.expiresAt),
  })
}

function attributesOf({ server, protocol }: FastifyRequest) {
  const origin = server.publicOrigin ?? `${protocol}:`
  return { httpOnly: true, sameSite: 'strict', secure: origin.startsWith('https:') } as const
}
