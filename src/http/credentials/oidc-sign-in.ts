import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { BrowserSession } from '../../contract.ts'
import type { Identity } from '../../services/identity.ts'
import type { CallRates } from '../../services/rates.ts'
import { Failure, errors } from '../../errors.ts'
import { escapeHtml } from '../docs/escape-html.ts'
import { signingIn } from './authenticate.ts'
import { answerKinds } from '../headers.ts'
import { limitRate } from '../rate-limit.ts'
import { oidcCookieOf, pendingSignInOf } from './oidc-cookie.ts'
import { deviceCookieOf, sessionCookieOf } from './session-cookie.ts'
import { addressOf } from '../trusted-proxies.ts'

export interface OidcSignInOptions {
  readonly identity: Pick<Identity, 'startOidc' | 'finishOidc' | 'knownDevice' | 'callerOfSession'>
  readonly rates: CallRates
}

const oidcPath = '/sign-in/oidc'
const callbackPath = `${oidcPath}/callback`

/** The way by an OpenID provider. It signs the browser in and leads on to the console. */
export function registerOidcSignIn(server: FastifyInstance, { identity, rates }: OidcSignInOptions): void {
  server.get(oidcPath, (request, reply) =>
    orPage(reply, server.publicPath, async () => {
      limitRate(request, reply, rates)
      const { url, pending } = await identity.startOidc(addressHere(request, callbackPath).href)
      return reply
        .headers(answerKinds.redirect.headers)
        .header('set-cookie', oidcCookieOf(request, { ...pending, next: nextOf(request) }))
        .redirect(url, 303)
    }),
  )
  server.get(callbackPath, (request, reply) =>
    orPage(reply, server.publicPath, async () => {
      limitRate(request, reply, rates)
      const pending = pendingSignInOf(request)
      // It is of no further use, whatever comes of it.
      reply.header('set-cookie', oidcCookieOf(request, undefined))
      const url = addressHere(request, callbackPath)
      url.search = new URL(request.url, url).search
      const from = { address: addressOf(request), requestId: request.id, ...(await signingIn(request, { identity })) }
      return enter(request, reply, await identity.finishOidc({ url, pending }, from), pending?.next)
    }),
  )
}

/** As the browser has it. The host was checked before, so that no other one gets into an address. */
function addressHere({ server, protocol, headers }: FastifyRequest, path: string): URL {
  return new URL(`${server.publicOrigin ?? `${protocol}://${headers.host}`}${server.publicPath}${path}`)
}

const nextCharsMax = 1_024

/** The place that the sign-in page asks for, as the browser that began gives it. */
function nextOf({ url }: FastifyRequest): string {
  const next = new URL(url, 'http://service.invalid').searchParams.get('next') ?? ''
  return next.length > nextCharsMax ? '' : next
}

/** A place of this service, whatever is asked for. */
function placeAfter(request: FastifyRequest, next: string): string {
  const { server } = request
  const here = addressHere(request, '/')
  const place = URL.parse(`${server.publicPath}/${next.replace(/^[/\\]+/, '')}`, here.href)
  const isHere = place?.origin === here.origin && place.pathname.startsWith(`${server.publicPath}/`)
  return isHere ? place.pathname.replace(/^\/+/, '/') + place.search : `${server.publicPath}/`
}

function enter(request: FastifyRequest, reply: FastifyReply, session: BrowserSession, next = ''): FastifyReply {
  return reply
    .headers(answerKinds.redirect.headers)
    .header('set-cookie', sessionCookieOf(request, session))
    .headers(session.device ? { 'set-cookie': deviceCookieOf(request, session.device) } : {})
    .redirect(placeAfter(request, next), 303)
}

/** A person reads a refusal, so it is a page. */
async function orPage(
  reply: FastifyReply,
  publicPath: string,
  act: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    return reply
      .code(errors[error.code][0])
      .headers(answerKinds.notice.headers)
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><meta charset="utf-8"><title>Gantry</title><h1>${escapeHtml(error.message)}</h1><p><a href="${publicPath}/sign-in">Sign in</a> in another way instead, or run <code>gantry open</code> on the machine of the service.</p>`,
      )
  }
}
