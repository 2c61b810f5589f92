import { UsageError } from './options.ts'
import { isLoopback } from './platform/egress/loopback.ts'

/** The OpenID provider by which users sign in. */
export interface OidcConfig {
  readonly issuer: string
  readonly clientId: string
  /** Absent for a public client. */
  readonly clientSecret: string | undefined
  /** For people. */
  readonly name: string
  readonly scopes: string
  /** Whom to create at the first sign-in, with which role; the first that fits decides. */
  readonly roles: readonly OidcRole[]
}

/** The domain of a verified email address, or a value of a claim, and the role that it gives. */
export type OidcRole = { readonly role: 'maintainer' | 'developer' | 'viewer' } & (
  | { readonly domain: string }
  | { readonly claim: string; readonly value: string }
)

const names = [
  'GANTRY_OIDC_CLIENT_ID',
  'GANTRY_OIDC_CLIENT_SECRET',
  'GANTRY_OIDC_CLIENT_SECRET_FILE',
  'GANTRY_OIDC_NAME',
  'GANTRY_OIDC_SCOPES',
  'GANTRY_OIDC_CREATE_USERS',
] as const

type OidcVariables = { readonly [Name in 'GANTRY_OIDC_ISSUER' | (typeof names)[number]]?: string }

const oidcRoles = ['maintainer', 'developer', 'viewer'] as const

/** `clientSecret` comes with the other secrets. */
export function readOidc(variables: OidcVariables, clientSecret: string | undefined): OidcConfig | undefined {
  const { GANTRY_OIDC_ISSUER: issuer, GANTRY_OIDC_CLIENT_ID: clientId } = variables
  if (issuer === undefined) {
    const lonely = names.find((name) => variables[name] !== undefined)
    if (lonely === undefined) return undefined
    throw new UsageError(`${lonely} is set without GANTRY_OIDC_ISSUER.`)
  }
  const url = URL.parse(issuer)
  if (!url || !(url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))))
    throw new UsageError(`GANTRY_OIDC_ISSUER must be an https URL, not "${issuer}".`)
  if (clientId === undefined)
    throw new UsageError('GANTRY_OIDC_CLIENT_ID must be set together with GANTRY_OIDC_ISSUER.')
  const scopes = variables.GANTRY_OIDC_SCOPES ?? 'openid profile email'
  if (!scopes.split(' ').includes('openid')) throw new UsageError('GANTRY_OIDC_SCOPES must contain openid.')
  return {
    issuer,
    clientId,
    clientSecret,
    name: variables.GANTRY_OIDC_NAME ?? url.host,
    scopes,
    roles: (variables.GANTRY_OIDC_CREATE_USERS ?? '')
      .split(',')
      .filter((entry) => entry.trim() !== '')
      .map(readOidcRole),
  }
}

/** `@example.org=developer`, or `groups:admins=maintainer`. */
function readOidcRole(text: string): OidcRole {
  const [, domain, claim, value = '', name] = /^(?:@([^\s=:@]+)|([\w-]+):([^=]+))=(\w+)$/.exec(text.trim()) ?? []
  const role = oidcRoles.find((known) => known === name)
  if (role !== undefined && domain !== undefined) return { role, domain: domain.toLowerCase() }
  if (role !== undefined && claim !== undefined) return { role, claim, value }
  throw new UsageError(
    `GANTRY_OIDC_CREATE_USERS must be entries such as @example.org=developer or groups:admins=maintainer, with one of the roles ${oidcRoles.join(', ')}, not "${text}".`,
  )
}
