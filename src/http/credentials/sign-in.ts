import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Identity } from '../../services/identity.ts'
import { Failure, errors } from '../../errors.ts'
import type { PageHandler } from '../docs.ts'
import { isFromBrowser } from './foreign-pages.ts'
import { answerKinds } from '../headers.ts'
import { deviceCookieOf, sessionCookieOf } from './session-cookie.ts'
import { addressOf } from '../trusted-proxies.ts'

/**
 * The page on which a browser is signed in, and the one-time link: it signs the browser in and leads on to the docs, so that
 * the secret is gone from the address.
 */
export function registerSignIn(
  server: FastifyInstance,
  identity: Pick<Identity, 'redeemLink'>,
  page: PageHandler,
): void {
  server.get<{ Querystring: { link?: string } }>('/sign-in', async (request, reply) => {
    if (request.query.link === undefined) return page(request, reply)
    try {
      const session = await identity.redeemLink(String(request.query.link), {
        address: addressOf(request),
        requestId: request.id,
        ...(isFromBrowser(request) && { browser: {} }),
      })
      return reply
        .headers(answerKinds.redirect.headers)
        .header('set-cookie', sessionCookieOf(request, session))
        .headers(session.device ? { 'set-cookie': deviceCookieOf(request, session.device) } : {})
        .redirect(`${server.publicPath}/docs`, 303)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      return answerPage(reply, error, server.publicPath)
    }
  })
}

/** A person reads this, so it is a page. */
function answerPage(reply: FastifyReply, failure: Failure, publicPath: string): FastifyReply {
  return reply
    .code(errors[failure.code][0])
    .headers(answerKinds.notice.headers)
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><meta charset="utf-8"><title>Gantry</title><h1>${failure.message}</h1><p><a href="${publicPath}/sign-in">Sign in</a> with a token or a password instead, or run <code>gantry open</code> on the machine of the service.</p>`,
    )
}
