import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { faultInBranch } from '../../platform/repository/ref-names.ts'
import { quote } from '../../platform/text/quote.ts'
import { recordEffect } from '../../platform/work/commits.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import { tagUpdated } from './events.ts'
import { resolveReadable } from './readable.ts'
import { checkNames, faults, refuseFaults } from './revisions.ts'
import type { GitTag } from './tagging.ts'
import type { Workplace } from './workplace.ts'
import type { GitWrites, WriteCall } from './writes.ts'

export interface TagsOptions {
  readonly workplace: Workplace
  readonly writes: GitWrites
  readonly now: () => string
  /** Whether the name is one of those that are not deleted. */
  readonly isProtected: (name: string) => boolean
}

/** The tags of the repository. A caller who may not change a branch may not change the tag of this name either. */
export class GitTags {
  readonly #options: TagsOptions

  constructor(options: TagsOptions) {
    this.#options = options
  }

  async list(page: PageQuery, signal: AbortSignal): Promise<{ tags: GitTag[]; nextCursor?: string }> {
    const found = await this.#read(undefined, signal)
    const { items, ...next } = pageOfAll(found, page, 'tags', ({ name }) => name)
    return { tags: items, ...next }
  }

  async get(name: string, signal: AbortSignal): Promise<GitTag> {
    refuseFaults(faults('git_ref', { 'path/tagName': name }, faultInBranch))
    return (await this.#read(name, signal)).find((tag) => tag.name === name) ?? refuseTag(name)
  }

  async create(
    { name, target = 'HEAD', message }: Schemas['NewTag'],
    { caller, signal, permit, reader }: WriteCall,
  ): Promise<Staged<{ tag: GitTag }>> {
    refuseFaults(faults('git_ref', { 'body/name': name }, faultInBranch))
    checkNames({ 'body/target': target })
    permit(name)
    const tag = await this.#options.writes.exclusively(signal, async (site, { reads, writes, tags }) => {
      const oid =
        (await resolveReadable(site, reads, target, reader)) ?? fail('git_ref_not_found', { message: noCommit })
      if (message !== undefined) {
        const tagger = await this.#options.writes.committer(site, caller)
        await tags.annotate(site, { name, oid, message, tagger })
      } else if (!(await writes.moveRef(site, `refs/tags/${name}`, oid, undefined, 'tag'))) {
        fail('already_exists', { message: `The tag ${name} exists.` })
      }
      return (await tags.list(site, name)).find((made) => made.name === name) ?? refuseTag(name)
    })
    const changes = [tagUpdated({ tag: name, change: 'created', oid: tag.oid }, this.#moment(caller))]
    return recordEffect(async () => ({ tag, changes }))
  }

  async delete(
    name: string,
    { expectedOid }: { readonly expectedOid?: string },
    { caller, signal, permit }: WriteCall,
  ): Promise<Staged> {
    refuseFaults(faults('git_ref', { 'path/tagName': name }, faultInBranch))
    permit(name)
    if (this.#options.isProtected(name))
      fail('protected_branch', { message: `The name ${name} is protected: its tag is not deleted.` })
    const oid = await this.#options.writes.exclusively(signal, async (site, { writes, tags }) => {
      const found = (await tags.list(site, name)).find((tag) => tag.name === name) ?? refuseTag(name)
      if (expectedOid !== undefined && expectedOid !== found.oid)
        fail('revision_mismatch', { message: `The tag ${name} is at ${found.oid}.` })
      if (!(await writes.moveRef(site, `refs/tags/${name}`, undefined, found.oid, 'tag: Deleted')))
        fail('revision_mismatch', { message: `The tag ${name} has moved meanwhile.` })
      return found.oid
    })
    return recordEffect(async () => ({
      changes: [tagUpdated({ tag: name, change: 'deleted', oid }, this.#moment(caller))],
    }))
  }

  async #read(name: string | undefined, signal: AbortSignal): Promise<GitTag[]> {
    const { workplace } = this.#options
    const [site, { tags }] = await Promise.all([workplace.site(signal), workplace.program()])
    return tags.list(site, name)
  }

  #moment({ userId }: Caller) {
    return { at: this.#options.now(), actor: userId }
  }
}

const noCommit = 'The repository has no commit yet. Make the first one: POST /git/commits.'

function refuseTag(name: string): never {
  return fail('git_ref_not_found', {
    message: `The repository has no tag named ${quote(name)}.`,
    hint: 'GET /api/v1/git/tags lists the tags.',
  })
}
