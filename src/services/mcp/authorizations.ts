import type { OAuthTokens } from '@modelcontextprotocol/client'
import { hash, randomBytes } from 'node:crypto'
import type { Caller, Staged } from '../../call.ts'
import type { Change, Store } from '../../collections.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { SecretBox } from '../../platform/secrets/secret-box.ts'
import type { SecretMask } from '../../platform/secrets/secret-mask.ts'
import { recordEffect, type Commits } from '../../platform/work/commits.ts'
import type { Versioned } from '../../stores/port.ts'
import type { AuthorizationDocument } from '../../collections/mcp.ts'
import type { HttpTarget } from './entry.ts'
import { AuthFlows } from './auth-flows.ts'
import { OAuthRequests, type AuthParty } from './oauth.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'
import { later } from '../../platform/work/clock.ts'

type Schemas = components['schemas']

export interface AuthorizationsOptions {
  readonly store: Store
  readonly commits: Commits
  readonly secretBox: SecretBox
  readonly secretMask: SecretMask
  readonly now: () => string
  /** Private targets that may be reached all the same. */
  readonly privateTargets: readonly string[]
}

/** A remote server, as the configuration has it. */
export interface AuthTarget {
  readonly serverName: string
  readonly target: HttpTarget
}

/** What a document seals. */
interface Sealed {
  readonly party: AuthParty
  readonly redirectUrl: string
  readonly tokens: OAuthTokens
}

/** A token that is about to expire would expire on its way. */
const earlyMs = 30_000

/**
 * How the service is authorized at remote servers (OAuth 2.1 with PKCE). Tokens are sealed for one server and one
 * issuer, and given to no other.
 */
export class Authorizations {
  readonly #options: AuthorizationsOptions
  readonly #requests: OAuthRequests
  readonly #flows: AuthFlows
  readonly #renewals = new Map<string, Promise<string | undefined>>()
  /** The scopes that servers wanted and tokens did not have, by the names of the servers. */
  readonly #lacking = new Map<string, string>()

  constructor(options: AuthorizationsOptions) {
    this.#options = options
    this.#requests = new OAuthRequests(options.privateTargets, options.secretMask)
    this.#flows = new AuthFlows(options)
  }

  async start(
    { serverName, target: { url, oauth } }: AuthTarget,
    redirectUrl: string,
    { userId }: Caller,
  ): Promise<Schemas['McpAuthorization']> {
    const { secretBox } = this.#options
    if (secretBox.keyId === undefined)
      fail('not_configured', {
        message: 'The service has no key to encrypt tokens with. Set GANTRY_SECRET_KEY_FILE and restart the service.',
      })
    const state = randomBytes(24).toString('base64url')
    const found = await this.#find(serverName, url.href)
    const known = found && { ...found.sealed.party, redirectUrl: found.sealed.redirectUrl }
    const lacking = this.#lacking.get(serverName)
    const started = await this.#requests.start({ url, oauth, redirectUrl, state, known, lacking })
    const { party, codeVerifier } = started
    const flow = { serverName, url: url.href, userId, party, codeVerifier, redirectUrl }
    const expiresAt = await this.#flows.add(state, flow)
    return { url: started.url, state, issuer: party.issuer, expiresAt }
  }

  /** Takes a flow once, whatever comes of it. Refuses with `mcp_auth_not_found`, or `mcp_auth_failed`. */
  async complete(
    { serverName, target: { url } }: AuthTarget,
    { code, state, iss }: Schemas['McpAuthCode'],
    { userId }: Caller,
  ): Promise<Staged> {
    const flow = await this.#flows.take(state, { serverName, url: url.href, userId })
    if (flow === undefined)
      return fail('mcp_auth_not_found', {
        message: 'There is no such authorization of this user, or it is too old. Start it again.',
      })
    this.#lacking.delete(serverName)
    const { party, redirectUrl } = flow
    const tokens = await this.#requests.exchange(url, flow, { code, iss, redirectUrl })
    return recordEffect(async () => ({
      changes: [await this.#change(serverName, url.href, { party, redirectUrl, tokens }, userId)],
    }))
  }

  /** A call needs these scopes: the next authorization asks for them too (MCP 2025-11-25, step-up authorization). */
  noteLacking(serverName: string, scopes: string): void {
    this.#lacking.set(serverName, scopes)
  }

  /** Refuses with `mcp_auth_not_found`. */
  async remove(serverName: string): Promise<Staged> {
    const found = await this.#options.store.read.mcpAuthorizations.get(idOf(serverName))
    if (!found) return fail('mcp_auth_not_found', { message: 'The service has no authorization at this MCP server.' })
    const { party, tokens } = this.#open(found.doc)
    await this.#requests.revoke(new URL(found.doc.url), party, tokens.refresh_token ?? tokens.access_token)
    return recordEffect(async () => {
      const left = await this.#options.store.read.mcpAuthorizations.get(idOf(serverName))
      return { changes: left ? [{ remove: 'mcpAuthorizations', id: left.doc.id, version: left.version }] : [] }
    })
  }

  /** The access token for a server, renewed if it expires; nothing without an authorization. */
  async tokenFor({ serverName, target: { url } }: AuthTarget): Promise<string | undefined> {
    const found = await this.#find(serverName, url.href)
    if (found === undefined) return undefined
    const { expiresAt } = found.doc
    const isOver = expiresAt !== undefined && Date.parse(expiresAt) - earlyMs <= Date.parse(this.#options.now())
    const { access_token: token, refresh_token: refresh } = found.sealed.tokens
    return isOver && refresh !== undefined ? this.renewed({ serverName, url }, token) : token
  }

  /** Another token than one that is no longer taken. Calls that come meanwhile wait for the same renewal. */
  renewed(
    { serverName, url }: { readonly serverName: string; readonly url: URL },
    used: string,
  ): Promise<string | undefined> {
    const running = this.#renewals.get(serverName)
    if (running !== undefined) return running
    const renewal = this.#renew(serverName, url, used).finally(() => this.#renewals.delete(serverName))
    this.#renewals.set(serverName, renewal)
    return renewal
  }

  async #renew(serverName: string, url: URL, used: string): Promise<string | undefined> {
    const found = await this.#find(serverName, url.href)
    if (found === undefined) return undefined
    const { party, redirectUrl, tokens } = found.sealed
    // A call that came late was refused the token from before.
    if (tokens.access_token !== used) return tokens.access_token
    if (tokens.refresh_token === undefined) return undefined
    const renewed = await this.#requests.refresh(url, party, tokens.refresh_token)
    if (renewed === undefined) {
      const { doc, version } = found
      // Another process may have used the refresh token, which works once, a moment ago.
      const latest = await this.#find(serverName, url.href)
      if (latest?.version !== version) return latest?.sealed.tokens.access_token
      await this.#options.commits.commit(async () => ({
        changes: [{ remove: 'mcpAuthorizations', id: doc.id, version }],
      }))
      return undefined
    }
    const kept = { ...renewed, refresh_token: renewed.refresh_token ?? tokens.refresh_token }
    await this.#options.commits.commit(async () => ({
      changes: [await this.#change(serverName, url.href, { party, redirectUrl, tokens: kept }, found.doc.createdBy)],
    }))
    return renewed.access_token
  }

  /** Seals with the current key what an earlier one sealed. */
  async reseal(): Promise<void> {
    const { store, secretBox } = this.#options
    await resealAll(store, 'mcpAuthorizations', (doc) => {
      return { ...doc, sealed: secretBox.reseal(doc.sealed, placeOf(doc.id, doc.url, doc.issuer)) }
    })
  }

  /** That of this very server; what was given for another address counts as none. */
  async #find(
    serverName: string,
    url: string,
  ): Promise<(Versioned<AuthorizationDocument> & { sealed: Sealed }) | undefined> {
    const found = await this.#options.store.read.mcpAuthorizations.get(idOf(serverName))
    return found?.doc.url === url ? { ...found, sealed: this.#open(found.doc) } : undefined
  }

  async #change(serverName: string, url: string, sealed: Sealed, userId: string): Promise<Change> {
    const { store, secretBox, now } = this.#options
    const [found, at] = [await store.read.mcpAuthorizations.get(idOf(serverName)), now()]
    const { issuer } = sealed.party
    const { expires_in: seconds } = sealed.tokens
    const doc: AuthorizationDocument = {
      id: idOf(serverName),
      url,
      issuer,
      sealed: secretBox.seal(JSON.stringify(sealed), placeOf(idOf(serverName), url, issuer)),
      ...(seconds !== undefined && { expiresAt: later(at, seconds * 1_000) }),
      createdBy: userId,
      createdAt: found?.doc.createdAt ?? at,
      updatedAt: at,
    }
    return found ? { replace: 'mcpAuthorizations', version: found.version, doc } : { insert: 'mcpAuthorizations', doc }
  }

  #open({ id, url, issuer, sealed }: AuthorizationDocument): Sealed {
    const opened = JSON.parse(this.#options.secretBox.open(sealed, placeOf(id, url, issuer))) as Sealed
    const { access_token: access, refresh_token: refresh } = opened.tokens
    this.#options.secretMask.add(
      ...[access, refresh, opened.party.client.client_secret].filter((text) => text !== undefined),
    )
    return opened
  }
}

function idOf(serverName: string): string {
  return hash('sha256', serverName)
}

/** What is sealed for one server and issuer does not open for another one. */
function placeOf(id: string, url: string, issuer: string): string {
  return `mcpAuthorizations/${JSON.stringify([id, url, issuer])}`
}
