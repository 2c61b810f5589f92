import type {
  AuthorizationServerMetadata,
  OAuthClientInformationMixed,
  OAuthTokens,
} from '@modelcontextprotocol/client'
import { Failure, fail } from '../../errors.ts'
import { Egress, EgressFailure } from '../../platform/egress/egress.ts'
import { createEgressFetch, type EgressFetch } from '../../platform/egress/egress-fetch.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { concealer } from '../../platform/text/concealer.ts'
import type { Conceal } from '../../platform/text/concealer.ts'
import { timeouts } from '../../timeouts.ts'
import type { OAuthOptions } from './entry.ts'

/** What is known of an authorization server, and who the service is to it. */
export interface AuthParty {
  readonly issuer: string
  readonly metadata: AuthorizationServerMetadata
  readonly client: OAuthClientInformationMixed
  /** The server for which tokens are asked (RFC 8707). */
  readonly resource?: string | undefined
}

export interface AuthRequest {
  readonly party: AuthParty
  readonly url: string
  readonly codeVerifier: string
}

export interface OAuthStartOptions {
  readonly url: URL
  readonly oauth: OAuthOptions
  readonly redirectUrl: string
  readonly state: string
  /** The party of an earlier authorization: its client is used again where nothing else has changed. */
  readonly known?: (AuthParty & { readonly redirectUrl: string }) | undefined
  /** The scopes that the server wanted for a call and the last authorization did not have. */
  readonly lacking?: string | undefined
}

/** The requests of OAuth 2.1 for a server: by the egress rules, since a hostile server names the addresses. */
export class OAuthRequests {
  readonly #allowed: readonly string[]
  readonly #conceal: Conceal

  /** `allowed` are the private targets of the configuration. */
  constructor(allowed: readonly string[], secretMask: SecretMask) {
    this.#allowed = allowed
    this.#conceal = concealer([], secretMask)
  }

  /** Finds the authorization server, makes the service known to it, and gives the address for the browser. */
  start({ url, oauth, redirectUrl, state, known, lacking }: OAuthStartOptions): Promise<AuthRequest> {
    return this.#guarded(url, async (sdk, fetchFn) => {
      const { resourceMetadataUrl, scope: named } = sdk.extractWWWAuthenticateParams(await challengeOf(url, fetchFn))
      const found = await sdk.discoverOAuthServerInfo(url, {
        fetchFn,
        ...(resourceMetadataUrl && { resourceMetadataUrl }),
      })
      const { authorizationServerUrl, authorizationServerMetadata: metadata, resourceMetadata } = found
      if (metadata === undefined) return refuse(`${authorizationServerUrl} has no metadata of an authorization server.`)
      const resource = await sdk.selectResourceURL(url, {} as never, resourceMetadata)
      const usual = oauth.scope ?? named ?? scopeOf(resourceMetadata?.scopes_supported, metadata.scopes_supported)
      const scope = sdk.computeScopeUnion(usual, lacking)
      const reusable = known?.issuer === metadata.issuer && known.redirectUrl === redirectUrl ? known.client : undefined
      const client = await this.#clientFor({ oauth, metadata, redirectUrl, scope, reusable }, sdk, fetchFn)
      const { authorizationUrl, codeVerifier } = await sdk.startAuthorization(authorizationServerUrl, {
        metadata,
        clientInformation: client,
        redirectUrl,
        state,
        ...(scope !== undefined && { scope }),
        ...(resource && { resource }),
      })
      return {
        party: { issuer: metadata.issuer, metadata, client, resource: resource?.href },
        url: authorizationUrl.href,
        codeVerifier,
      }
    })
  }

  /** Redeems the code. `iss` must be the issuer where the authorization server says that it names itself. */
  exchange(
    url: URL,
    { party, codeVerifier }: Pick<AuthRequest, 'party' | 'codeVerifier'>,
    {
      code,
      iss,
      redirectUrl,
    }: { readonly code: string; readonly iss?: string | undefined; readonly redirectUrl: string },
  ): Promise<OAuthTokens> {
    return this.#guarded(url, (sdk, fetchFn) =>
      sdk.exchangeAuthorization(party.issuer, {
        metadata: party.metadata,
        clientInformation: party.client,
        authorizationCode: code,
        codeVerifier,
        redirectUri: redirectUrl,
        fetchFn,
        ...(iss !== undefined && { iss }),
        ...(party.resource !== undefined && { resource: new URL(party.resource) }),
      }),
    )
  }

  /** Gives nothing when the authorization server no longer takes the refresh token. */
  async refresh(url: URL, party: AuthParty, refreshToken: string): Promise<OAuthTokens | undefined> {
    return this.#guarded(url, async (sdk, fetchFn) => {
      try {
        return await sdk.refreshAuthorization(party.issuer, {
          metadata: party.metadata,
          clientInformation: party.client,
          refreshToken,
          fetchFn,
          ...(party.resource !== undefined && { resource: new URL(party.resource) }),
        })
      } catch (error) {
        if (error instanceof sdk.OAuthError && finalErrors.has(error.code)) return undefined
        throw error
      }
    })
  }

  /** Asks the authorization server to forget a token (RFC 7009). What comes of it changes nothing here. */
  async revoke(url: URL, { metadata, client }: AuthParty, token: string): Promise<void> {
    const endpoint = 'revocation_endpoint' in metadata ? metadata.revocation_endpoint : undefined
    if (typeof endpoint !== 'string') return
    const { client_id: id, client_secret: secret } = client
    const basic = secret && Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')
    const headers = {
      'content-type': 'application/x-www-form-urlencoded',
      ...(basic && { authorization: `Basic ${basic}` }),
    }
    const body = new URLSearchParams({ token, ...(!basic && { client_id: id }) })
    await this.#guarded(url, (_sdk, fetchFn) => fetchFn(endpoint, { method: 'POST', headers, body })).catch(() => {})
  }

  async #clientFor(
    { oauth, metadata, redirectUrl, scope, reusable }: ClientChoice,
    sdk: ModernSdk,
    fetchFn: EgressFetch,
  ): Promise<OAuthClientInformationMixed> {
    const { clientId, clientSecret, clientMetadataUrl } = oauth
    if (clientId !== undefined)
      return { client_id: clientId, ...(clientSecret !== undefined && { client_secret: clientSecret }) }
    if (clientMetadataUrl !== undefined && metadata['client_id_metadata_document_supported'] === true)
      return { client_id: clientMetadataUrl }
    if (reusable !== undefined) return reusable
    if (metadata.registration_endpoint === undefined)
      return refuse(
        `${metadata.issuer} registers no clients. Give "oauth" with a "clientId" in the entry of the server.`,
      )
    const clientMetadata = {
      client_name: 'Gantry',
      redirect_uris: [redirectUrl],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      // Without it, an address of this machine is refused.
      application_type: redirectUrl.startsWith('http:') ? 'native' : 'web',
    }
    return sdk.registerClient(metadata.issuer, {
      metadata,
      clientMetadata,
      fetchFn,
      ...(scope !== undefined && { scope }),
    })
  }

  /** A server that the configuration names may be in a private network; what it names itself may not. */
  async #guarded<Result>(url: URL, work: (sdk: ModernSdk, fetchFn: EgressFetch) => Promise<Result>): Promise<Result> {
    const sdk = await import('@modelcontextprotocol/client')
    const egress = new Egress({ allowed: [...this.#allowed, hostOf(url)] })
    try {
      return await work(sdk, bounded(createEgressFetch(egress, timeouts.mcpStart.ms)))
    } catch (error) {
      throw explained(error, this.#conceal)
    }
  }
}

type ModernSdk = typeof import('@modelcontextprotocol/client')

interface ClientChoice {
  readonly oauth: OAuthOptions
  readonly metadata: AuthorizationServerMetadata
  readonly redirectUrl: string
  readonly scope: string | undefined
  readonly reusable: OAuthClientInformationMixed | undefined
}

/** The authorization has ended: only a person can give a new one. */
const finalErrors: ReadonlySet<string> = new Set(['invalid_grant', 'invalid_client', 'unauthorized_client'])
const bodyBytesMax = 262_144

const greeting = JSON.stringify({
  jsonrpc: '2.0',
  id: 0,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'gantry', version: '1' } },
})

/**
 * How the server answers who has no token: to the first request of a client or, where that is none of its own, to a
 * GET.
 */
async function challengeOf(url: URL, fetchFn: EgressFetch): Promise<Response> {
  const accept = 'application/json, text/event-stream'
  const headers = { accept, 'content-type': 'application/json' }
  const greeted = await fetchFn(url, { method: 'POST', headers, body: greeting })
  return greeted.status === 401 ? greeted : fetchFn(url, { method: 'GET', headers: { accept } })
}

function scopeOf(named: readonly string[] = [], supported: readonly string[] = []): string | undefined {
  if (named.length === 0) return undefined
  const offline = supported.includes('offline_access') && !named.includes('offline_access') ? ['offline_access'] : []
  return [...named, ...offline].join(' ')
}

function hostOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** The SDK reads bodies of any length, for any time. */
function bounded(fetch: EgressFetch): EgressFetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, signal: AbortSignal.timeout(timeouts.mcpStart.ms) })
    const { status, headers } = response
    // An event stream has no end, and only its head is of use.
    if (headers.get('content-type')?.startsWith('text/event-stream')) {
      await response.body?.cancel()
      return new Response(null, { status, headers })
    }
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of response.body ?? []) {
      length += chunk.length
      if (length > bodyBytesMax) refuse('An answer is longer than 256 KiB.')
      chunks.push(chunk)
    }
    return new Response(response.body === null ? null : Buffer.concat(chunks), { status, headers })
  }
}

function refuse(sentence: string): never {
  return fail('mcp_auth_failed', { message: `The authorization failed. ${sentence}` })
}

function explained(error: unknown, conceal: Conceal): unknown {
  if (error instanceof Failure) return error
  const cause =
    error instanceof EgressFailure
      ? error
      : error instanceof Error && error.cause instanceof EgressFailure
        ? error.cause
        : error
  const said = cause instanceof Error ? conceal(cause.message) : ''
  return new Failure('mcp_auth_failed', { message: `The authorization failed. ${said}`.trim() })
}
