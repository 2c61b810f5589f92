import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Foundation } from '../../foundation.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { CredentialDocument } from '../../collections/git.ts'
import type { CredentialSource } from './outcomes.ts'
import { faultInRemote } from '../../platform/repository/ref-names.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import { faults, refuseFaults } from './revisions.ts'
import { valuesOf } from '../../platform/repository/settings.ts'
import { UnusableKey, publicKeyOf } from './remotes/ssh-keys.ts'
import { targetOf } from './remotes/targets.ts'
import { resealAll } from '../../platform/secrets/resealing.ts'
import { defined } from '../../platform/work/defined.ts'

export type GitCredential = Schemas['GitCredential']

export interface GitCredentialsOptions extends Pick<Foundation, 'store' | 'commits' | 'now' | 'secretBox'> {
  readonly repository: () => Promise<Repository>
  readonly requireAllRemotes: (caller: Caller) => void
}

/** What a credential document seals. */
interface Secret {
  readonly password?: string
  readonly privateKey?: string
}

const credentialsMax = 100

/** How the service signs in at remotes: one credential a remote, sealed where it is kept, and bound to one server. */
export class GitCredentials {
  readonly #options: GitCredentialsOptions

  constructor(options: GitCredentialsOptions) {
    this.#options = options
  }

  async list(page: PageQuery) {
    const { gitCredentials } = this.#options.store.read
    const { items, ...next } = await pageOf(gitCredentials, page, { filter: 'gitCredentials' })
    return { credentials: items.map(toCredential), ...next }
  }

  async put(
    remote: string,
    input: Schemas['GitCredentialInput'],
    caller: Caller,
  ): Promise<Staged<{ credential: GitCredential }>> {
    const { store, now, secretBox } = this.#options
    refuseFaults(faults('git_ref', { 'path/remoteName': remote }, faultInRemote))
    this.#options.requireAllRemotes(caller)
    const target =
      targetOf(await this.#urlOf(remote)) ??
      fail('git_unsupported', { message: 'A credential is for remotes with https, http or ssh.' })
    const { username, knownHosts, ...secret } = input
    checkKind(target, secret)
    const found = await store.read.gitCredentials.get(remote)
    if (
      !found &&
      (await store.read.gitCredentials.list({ marksDamage: true, limit: credentialsMax })).length >= credentialsMax
    )
      fail('quota_exceeded', {
        message: `There are ${credentialsMax} credentials, which is the limit. Delete one first.`,
      })
    const at = now()
    const doc: CredentialDocument = {
      id: remote,
      target,
      kind: secret.privateKey === undefined ? 'password' : 'key',
      sealed: secretBox.seal(JSON.stringify(secret), placeOf(remote)),
      createdBy: caller.userId,
      createdAt: found?.doc.createdAt ?? at,
      updatedAt: at,
      ...defined({ username, knownHosts }),
    }
    const change = found
      ? ({ replace: 'gitCredentials', version: found.version, doc } as const)
      : ({ insert: 'gitCredentials', doc } as const)
    return { credential: toCredential(doc), changes: [change] }
  }

  async remove(remote: string, caller: Caller): Promise<Staged> {
    this.#options.requireAllRemotes(caller)
    const found = await this.#options.store.read.gitCredentials.get(remote)
    if (!found) return fail('secret_not_found', { message: `There is no credential for the remote ${remote}.` })
    return { changes: [{ remove: 'gitCredentials', id: remote, version: found.version }] }
  }

  /** What an exchange with a remote may ask for; the secret is opened when it is asked for. */
  async sourceFor(remote: string): Promise<CredentialSource | undefined> {
    const found = await this.#options.store.read.gitCredentials.get(remote)
    return found && this.#sourceOf(found.doc)
  }

  /** The credential of the first remote on the server of a URL. */
  async sourceForUrl(url: string): Promise<CredentialSource | undefined> {
    const target = targetOf(url)
    const all = await this.#options.store.read.gitCredentials.list({ marksDamage: true, limit: credentialsMax })
    const found = all.find(({ doc }) => doc.target === target)
    return found && this.#sourceOf(found.doc)
  }

  #sourceOf(doc: CredentialDocument): CredentialSource {
    return {
      kind: doc.kind,
      target: doc.target,
      username: doc.username,
      knownHosts: doc.knownHosts,
      open: async () => this.#open(doc),
    }
  }

  /** Seals again what an earlier key, or none, sealed. */
  async recover(): Promise<void> {
    const { store, secretBox } = this.#options
    await resealAll(store, 'gitCredentials', (doc) => {
      return { ...doc, sealed: secretBox.reseal(doc.sealed, placeOf(doc.id)) }
    })
  }

  #open(doc: CredentialDocument): string {
    const secret = JSON.parse(this.#options.secretBox.open(doc.sealed, placeOf(doc.id))) as Secret
    return secret.password ?? secret.privateKey ?? ''
  }

  async #urlOf(remote: string): Promise<string> {
    const { settings } = await this.#options.repository()
    const [url] = valuesOf(settings, 'remote', remote, 'url')
    return url ?? fail('git_remote_not_found', { message: `The repository has no remote named ${remote}.` })
  }
}

function placeOf(remote: string): string {
  return `gitCredentials/${remote}`
}

function checkKind(target: string, { password, privateKey }: Secret): void {
  const isSsh = target.startsWith('ssh://')
  if ((isSsh ? privateKey : password) === undefined || (isSsh ? password : privateKey) !== undefined)
    refuse(isSsh ? 'This remote uses ssh: give privateKey.' : 'This remote uses http: give username and password.')
  if (privateKey === undefined) return
  try {
    publicKeyOf(privateKey)
  } catch (error) {
    if (!(error instanceof UnusableKey)) throw error
    refuse(error.message)
  }
}

function refuse(message: string): never {
  return fail('validation_failed', { message, details: [{ path: 'body', rule: 'git_credential', message }] })
}

function toCredential({ id, target, kind, username, createdAt, updatedAt }: CredentialDocument): GitCredential {
  return { remote: id, target, kind, createdAt, updatedAt, ...(username !== undefined && { username }) }
}
