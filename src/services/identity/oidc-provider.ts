import type { Configuration } from 'openid-client'
import { Egress } from '../../platform/egress/egress.ts'
import { createEgressFetch } from '../../platform/egress/egress-fetch.ts'
import type { Foundation } from '../../foundation.ts'
import { timeouts } from '../../timeouts.ts'

export type OidcSettings = NonNullable<Foundation['config']['oidc']>

/**
 * What a browser keeps between the start and the end of a sign-in. It is of no use without the code of the provider.
 */
export interface PendingSignIn {
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

/** What a provider says of a user: the claims of the ID token and, where they lack the address, of its UserInfo. */
export interface OidcClaims {
  readonly [claim: string]: unknown
  readonly iss: string
  readonly sub: string
}

type Library = typeof import('openid-client')

/** The OpenID provider of the operator: authorization code flow with PKCE, state, nonce and signed ID tokens. */
export class OidcProvider {
  readonly #settings: OidcSettings
  readonly #fetch: ReturnType<typeof createEgressFetch>
  #discovered: Promise<Configuration> | undefined

  constructor(settings: OidcSettings, privateTargets: readonly string[]) {
    this.#settings = settings
    // The operator named the issuer, wherever it is; what its metadata names beside it keeps to the rules of the
    // service.
    const egress = new Egress({ allowed: [...privateTargets, hostOf(settings.issuer)] })
    this.#fetch = createEgressFetch(egress, timeouts.oidcRequest.ms)
  }

  /** The address of the provider's page, and what to keep until the browser comes back. */
  async start(redirectUrl: string): Promise<{ readonly url: string; readonly pending: PendingSignIn }> {
    const library = await load()
    const configuration = await this.#discover(library)
    const pending = {
      state: library.randomState(),
      nonce: library.randomNonce(),
      codeVerifier: library.randomPKCECodeVerifier(),
    }
    const url = library.buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUrl,
      scope: this.#settings.scopes,
      state: pending.state,
      nonce: pending.nonce,
      code_challenge: await library.calculatePKCECodeChallenge(pending.codeVerifier),
      code_challenge_method: 'S256',
    })
    return { url: url.href, pending }
  }

  /** `url` is the whole address with which the browser came back. Throws whatever is wrong with it. */
  async finish(url: URL, { state, nonce, codeVerifier }: PendingSignIn): Promise<OidcClaims> {
    const library = await load()
    const configuration = await this.#discover(library)
    const tokens = await library.authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('the provider gave no ID token')
    if (claims['email'] !== undefined || configuration.serverMetadata().userinfo_endpoint === undefined) return claims
    return { ...(await library.fetchUserInfo(configuration, tokens.access_token, claims.sub)), ...claims }
  }

  /** A failure is not kept: the next sign-in asks again. */
  #discover(library: Library): Promise<Configuration> {
    return (this.#discovered ??= this.#read(library).catch((error: unknown) => {
      this.#discovered = undefined
      throw error
    }))
  }

  #read(library: Library): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.#settings
    const isPlain = issuer.startsWith('http:')
    return library.discovery(new URL(issuer), clientId, clientSecret, clientSecret ? undefined : library.None(), {
      [library.customFetch]: (url, { body, headers, method, signal }) => {
        if (body && !(body instanceof URLSearchParams)) throw new Error('only forms are sent')
        return this.#fetch(url, { headers, method, ...(body && { body }), ...(signal && { signal }) })
      },
      // The configuration allows http on this machine alone.
      execute: [library.enableNonRepudiationChecks, ...(isPlain ? [library.allowInsecureRequests] : [])],
    })
  }
}

function hostOf(issuer: string): string {
  const { hostname, port, protocol } = new URL(issuer)
  return `${hostname}:${port || (protocol === 'https:' ? 443 : 80)}`
}

/** Loaded at the first sign-in. */
function load(): Promise<Library> {
  return import('openid-client')
}
