import type { ServerResponse } from 'node:http'
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyRequest } from 'fastify'
import type { Caller, KnownDevice } from '../../contract.ts'
import { Failure, errors, fail } from '../../errors.ts'
import { isFromBrowser, isFromForeignPage, refuseForeignPages } from './foreign-pages.ts'
import type { SessionCookies } from './cookie-names.ts'
import type { Route } from '../route.ts'

/** What turns the secret of a credential into a caller. */
export interface Authorities {
  readonly identity: {
    knownToken(secret: string): Caller | undefined
    callerOfToken(secret: string): Promise<Caller>
    callerOfSession(secret: string): Promise<Caller>
    requireRecentAuthentication(caller: Caller): void
    knownDevice(secret: string): Promise<KnownDevice | undefined>
  }
  readonly events: TicketOffice
  readonly terminals: { readonly viewers: TicketOffice }
  /** The requests that the service sends to itself. */
  readonly inProcessCalls: {
    callerOf(authorization: string): Caller | undefined
    isRelayed(authorization: string | undefined): boolean
    attend(authorization: string | undefined, response: ServerResponse): void
  }
}

interface TicketOffice {
  redeemTicket(secret: string): Promise<Caller | undefined>
}

export const anonymous: Caller = {
  userId: 'anonymous',
  name: 'Anonymous',
  method: 'anonymous',
  credentialId: '',
  scopes: [],
  // There is no such user, so that it covers nothing.
  grant: { userId: 'anonymous' },
}

/** Returns the caller, and refuses a caller without the scopes of the operation. */
export async function authenticate(request: FastifyRequest, route: Route, authorities: Authorities): Promise<Caller> {
  if (route.isPublic) {
    if (route.setsSession) {
      refuseForeignPages(request)
      return { ...anonymous, ...(await signingIn(request, authorities)) }
    }
    return anonymous
  }
  const caller = await callerOf(request, route, authorities)
  if (!hasScopes(caller, route)) request.deniedCaller = caller
  requireScopes(caller, route)
  if (route.needsReauthentication) authorities.identity.requireRecentAuthentication(caller)
  return caller
}

/** What is known of a browser that signs in: whether it did before, and the session that ends. */
export async function signingIn(
  request: FastifyRequest,
  { identity }: { readonly identity: Pick<Authorities['identity'], 'knownDevice' | 'callerOfSession'> },
): Promise<Pick<Caller, 'browser' | 'replaces'>> {
  const secret = cookieOf(request, 'device')
  const session = cookieOf(request, 'session')
  const [device, replaces] = await Promise.all([
    secret === undefined ? undefined : identity.knownDevice(secret),
    session === undefined ? undefined : usable(() => identity.callerOfSession(session)),
  ])
  return {
    ...((device || isFromBrowser(request)) && { browser: { device } }),
    ...(replaces && !(replaces instanceof Failure) && { replaces }),
  }
}

/**
 * Who calls, without a wait: for a call whose one credential is a token that was looked up a moment ago, as most are.
 * Returns undefined if there is anything to refuse or to look up: `authenticate` does that.
 */
export function authenticateFromCache(
  { headers }: FastifyRequest,
  route: Route,
  identity: Pick<Authorities['identity'], 'knownToken'>,
): Caller | undefined {
  if (route.isPublic) return route.setsSession ? undefined : anonymous
  const { authorization, 'x-api-key': apiKey, cookie } = headers
  if (authorization === undefined || apiKey !== undefined || cookie !== undefined || 'ticket' in route.queryTypes)
    return undefined
  // What follows the scheme is a token that is known, or `authenticate` reads the header whole.
  const caller = authorization.startsWith(scheme) ? identity.knownToken(authorization.slice(scheme.length)) : undefined
  const isRefused = route.needsReauthentication && caller?.authenticatedAt !== undefined
  return caller && !isRefused && hasScopes(caller, route) ? caller : undefined
}

/** The first credential that is valid identifies the caller; one that is not is ignored beside it. */
async function callerOf(request: FastifyRequest, route: Route, authorities: Authorities): Promise<Caller> {
  const given = credentialsOf(request, route, authorities)
  const [first, ...others] = await Promise.all(given.map(usable))
  if (first === undefined) fail('unauthenticated', sentInQuery(request))
  const [caller, ...more] = [first, ...others].flatMap((each) => (each instanceof Failure ? [] : [each]))
  if (caller === undefined) throw first
  // A request has one user: a second credential of another user is a mistake or an attack.
  if (more.some((other) => other.userId !== caller.userId))
    fail('token_invalid', { message: 'The credentials of this request belong to different users.' })
  return caller
}

/** The credentials that a request carries, in the order in which they are used. */
function credentialsOf(request: FastifyRequest, route: Route, authorities: Authorities): (() => Promise<Caller>)[] {
  const { identity, inProcessCalls } = authorities
  const { authorization, 'x-api-key': apiKey } = request.headers
  const ticket = ticketOf(request, route)
  const session = sessionOf(request, authorization === undefined && apiKey === undefined && ticket === undefined)
  return [
    authorization !== undefined &&
      (async () => inProcessCalls.callerOf(authorization) ?? identity.callerOfToken(bearerOf(authorization))),
    apiKey !== undefined && (() => identity.callerOfToken(String(apiKey))),
    session !== undefined && (async () => identity.callerOfSession(onlyCookie(request, session))),
    ticket !== undefined && (() => callerOfTicket(ticket, officeOf(route, authorities))),
  ].filter((credential) => typeof credential === 'function')
}

/** The caller of a credential, or why it identifies none; what is no refusal of the credential is thrown. */
async function usable(credential: () => Promise<Caller>): Promise<Caller | Failure> {
  try {
    return await credential()
  } catch (error) {
    if (error instanceof Failure && errors[error.code][0] === 401) return error
    throw error
  }
}

const scheme = 'Bearer '
const bearerForm = /^bearer ([^ ]+)$/i

/** The token of an Authorization header. */
export function bearerIn(header = ''): string | undefined {
  return bearerForm.exec(header)?.[1]
}

function bearerOf(header: string): string {
  const form = 'Write the Authorization header as: Bearer TOKEN.'
  const empty = 'The Authorization header has no token behind Bearer: the variable that has it may be empty.'
  return bearerIn(header) ?? fail('token_invalid', { message: /^bearer\s*$/i.test(header) ? empty : form })
}

/** What is said of a token in an address, where other services read it. */
function sentInQuery({ query }: FastifyRequest): { readonly message?: string } {
  const given = ['token', 'access_token', 'api_key', 'apikey'].find((name) => Object.hasOwn(Object(query), name))
  return given === undefined
    ? {}
    : {
        message: `The ${given} of the query is not read: histories and logs have addresses. ${errors.unauthenticated[2]}`,
      }
}

function cookieOf({ headers, server }: FastifyRequest, kind: keyof SessionCookies): string | undefined {
  return fastifyCookie.parse(headers.cookie ?? '', { decode: (value) => value })[server.sessionCookies[kind].name]
}

/** The session of a browser. A cookie that came along with a foreign page's own credential counts for nothing. */
function sessionOf(request: FastifyRequest, isByCookie: boolean): string | undefined {
  const session = cookieOf(request, 'session')
  if (session === undefined) return undefined
  if (isByCookie) refuseForeignPages(request)
  return isFromForeignPage(request) ? undefined : session
}

// Another service on this machine can set a cookie of our name: cookies know no ports. Two of them are one too many.
function onlyCookie({ headers, server }: FastifyRequest, session: string): string {
  const { name } = server.sessionCookies.session
  const ours = (headers.cookie ?? '').split(';').filter((pair) => pair.trimStart().startsWith(`${name}=`))
  if (ours.length > 1) fail('token_invalid', { message: `The cookie ${name} occurs more than once.` })
  return session
}

/** Only what the contract gives a ticket to takes one: in an address, a secret ends in histories and logs. */
function ticketOf({ query }: FastifyRequest, { queryTypes }: Route): string | undefined {
  const given =
    'ticket' in queryTypes && typeof query === 'object' && query !== null && 'ticket' in query
      ? query.ticket
      : undefined
  return typeof given === 'string' ? given : undefined
}

/** A ticket for a terminal session opens nothing else, and no other ticket opens one. */
function officeOf({ queryTypes }: Route, { events, terminals }: Authorities): TicketOffice {
  return 'sessionId' in queryTypes ? terminals.viewers : events
}

async function callerOfTicket(ticket: string, office: TicketOffice): Promise<Caller> {
  return (
    (await office.redeemTicket(ticket)) ??
    fail('token_invalid', { message: 'This ticket was already used or has expired. Create a new one.' })
  )
}

function requireScopes(caller: Caller, route: Route): void {
  const missing = missingScopes(caller, route)
  if (missing.length > 0 && caller.needsSecondFactor)
    fail('scope_missing', {
      message:
        'This service requires a second factor. Add one at /sign-in#second-factor; the session then has its scopes.',
    })
  if (missing.length > 0) fail('scope_missing', { message: `This credential lacks the scope ${missing.join(', ')}.` })
}

function hasScopes({ scopes }: Caller, route: Route): boolean {
  const granted: readonly string[] = scopes
  return granted.includes('*') || route.scopes.every((scope) => granted.includes(scope))
}

function missingScopes(caller: Caller, route: Route): readonly string[] {
  const granted: readonly string[] = caller.scopes
  return granted.includes('*') ? none : route.scopes.filter((scope) => !granted.includes(scope))
}

const none: readonly string[] = []
