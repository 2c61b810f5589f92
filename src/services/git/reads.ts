import { createHash } from 'node:crypto'
import { isUtf8 } from 'node:buffer'
import type { FileReply } from '../../call.ts'
import { fail, isFailure } from '../../errors.ts'
import { defined } from '../../platform/work/defined.ts'
import { cutPage, pageOfAll, readCursor, type PageQuery } from '../../platform/work/page.ts'
import type { Position } from '../../platform/work/page.ts'
import { readPointer } from './formats/lfs-pointer.ts'
import { readLimits } from './reading.ts'
import type {
  DiffQuery,
  GitBlob,
  GitBranch,
  GitCommit,
  GitDiffFile,
  GitStatus,
  GitSite,
  ReadEngine,
} from './reading.ts'
import type { GitPlace } from './place.ts'
import { readableName, resolveReadable } from './readable.ts'
import type { NarrowReader } from './readable.ts'
import { quote } from '../../platform/text/quote.ts'
import { redact } from '../../platform/text/url-credentials.ts'
import { addressesOf } from '../../platform/repository/push-folder.ts'
import type { Repository } from '../../platform/repository/repository.ts'
import type { Workplace } from './workplace.ts'
import { checkNames } from './revisions.ts'
import { valuesOf } from '../../platform/repository/settings.ts'
import type { Schemas } from '../../generated/types.ts'

export type GitRemote = Schemas['GitRemote']

export type GitText =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'missing' | 'binary' | 'too_large' }

/** For whom something is read, and until when. */
export interface ReadCall {
  readonly signal: AbortSignal
  /** The project folder when absent. */
  readonly place?: GitPlace | undefined
  readonly reader?: NarrowReader | undefined
}

const absences = ['git_path_not_found', 'git_ref_not_found', 'git_repository_not_found', 'git_unsupported'] as const

/** What the repository of the project contains. Reads run beside each other and beside everything that writes. */
export class GitReads {
  readonly #workplace: Workplace

  constructor(workplace: Workplace) {
    this.#workplace = workplace
  }

  async status(signal: AbortSignal, place?: GitPlace): Promise<GitStatus> {
    if (place !== undefined) return place.read((site, { reads }) => reads.status(site))
    const { reads, site } = await this.#openByGit(signal)
    return reads.status(site)
  }

  async diff(
    query: DiffQuery,
    { signal, place, reader }: ReadCall,
  ): Promise<{ files: GitDiffFile[]; isTruncated: boolean }> {
    checkNames({ 'query/from': query.from, 'query/to': query.to }, { 'query/path': query.path })
    if (query.staged && query.to !== undefined)
      fail('validation_failed', {
        message: 'The index is compared with one commit: give from and omit to, or omit staged.',
        details: [{ path: 'query/to', rule: 'exclusive', message: 'Omit to beside staged.' }],
      })
    const read = async (site: GitSite, reads: ReadEngine) => {
      const [from, to] = await Promise.all(
        [query.from, query.to].map(async (side) => side && readableName(site, reads, side, reader)),
      )
      return reads.diff(site, { ...query, ...defined({ from, to }) })
    }
    if (place !== undefined) return place.read((site, { reads }) => read(site, reads))
    const { reads, site } = await this.#openByGit(signal)
    return read(site, reads)
  }

  async commits(
    { ref = 'HEAD', path, limit, cursor }: PageQuery & { readonly ref?: string; readonly path?: string },
    { signal, reader }: ReadCall,
  ): Promise<{ commits: GitCommit[]; nextCursor?: string }> {
    checkNames({ 'query/ref': ref }, { 'query/path': path })
    const filter = { commits: ref, path }
    const position = placeOf(readCursor(cursor, filter))
    const { reads, site } = await this.#open(signal)
    // A page is a place in the history of one commit, which nothing changes.
    const start = await (position === undefined
      ? resolveReadable(site, reads, ref, reader)
      : readableName(site, reads, position.start, reader))
    if (start === undefined) return { commits: [] }
    const skip = position?.skip ?? 0
    const found = await reads.log(site, {
      ref: start,
      skip,
      limit: limit + 1,
      ...(path !== undefined && { path }),
    })
    const { items, ...next } = cutPage(found, limit, filter, () => ({ id: start, value: String(skip + limit) }))
    return { commits: items, ...next }
  }

  async commit(oid: string, { signal, reader }: ReadCall): Promise<GitCommit> {
    const { reads, site } = await this.#open(signal)
    const found = await resolveReadable(site, reads, oid, reader)
    // A branch can have a name of hexadecimal digits.
    if (!found?.startsWith(oid)) return refuseCommit(oid)
    const [commit] = await reads.log(site, { ref: found, skip: 0, limit: 1 })
    return commit ?? refuseCommit(oid)
  }

  async blob(
    { path, ref = 'HEAD' }: { readonly path: string; readonly ref?: string },
    { signal, reader }: ReadCall,
  ): Promise<GitBlob> {
    checkNames({ 'query/ref': ref }, { 'query/path': path })
    const { reads, site } = await this.#open(signal)
    const name = await readableName(site, reads, ref, reader)
    const { commit, oid, size, bytes } = await reads.blob(site, name, path, readLimits.blobBytes)
    const text = textOf(bytes, size > bytes.length)
    const pointer = readPointer(bytes)
    return {
      path,
      commit,
      oid,
      size,
      encoding: text === undefined ? 'base64' : 'utf8',
      content: text ?? bytes.toString('base64'),
      isBinary: text === undefined,
      isTruncated: size > bytes.length,
      ...(pointer !== undefined && { isLfsPointer: true, lfsSize: pointer.size }),
    }
  }

  /** The text of a file at a commit, for a caller who does not mind when there is none. */
  async text(ref: string, path: string, signal: AbortSignal): Promise<GitText> {
    try {
      const { content, isBinary, isTruncated } = await this.blob({ path, ref }, { signal })
      if (isTruncated) return { kind: 'too_large' }
      return isBinary ? { kind: 'binary' } : { kind: 'text', text: content }
    } catch (error) {
      if (absences.some((code) => isFailure(error, code))) return { kind: 'missing' }
      throw error
    }
  }

  /** The whole file. */
  async file(
    { path, ref = 'HEAD' }: { readonly path: string; readonly ref?: string },
    { signal, reader }: ReadCall,
  ): Promise<FileReply> {
    checkNames({ 'query/ref': ref }, { 'query/path': path })
    const { reads, site } = await this.#open(signal)
    const { commit, oid, size } = await reads.blob(site, await readableName(site, reads, ref, reader), path, 1)
    const [about] = await reads.log(site, { ref: commit, skip: 0, limit: 1 })
    return {
      size,
      // The bytes are those of the repository, whatever they are: a browser saves them and never shows them.
      type: 'application/octet-stream',
      tag: createHash('sha256').update(`git ${oid}`).digest('base64url'),
      lastModified: about?.committer.createdAt ?? new Date(0).toISOString(),
      filename: path.split('/').at(-1) ?? path,
      open: async (start, end) => reads.bytes(site, oid, start, end),
    }
  }

  async branches(page: PageQuery, signal: AbortSignal): Promise<{ branches: GitBranch[]; nextCursor?: string }> {
    const { reads, site } = await this.#open(signal)
    const found = await reads.branches(site)
    const { items: branches, ...next } = pageOfAll(found, page, 'branches', ({ name }) => name)
    return { branches, ...next }
  }

  async branch(name: string, signal: AbortSignal): Promise<GitBranch> {
    const { reads, site } = await this.#open(signal)
    const found = (await reads.branches(site)).find((branch) => branch.name === name)
    return found ?? fail('git_ref_not_found', { message: `The repository has no branch named ${quote(name)}.` })
  }

  async remotes(page: PageQuery): Promise<{ remotes: GitRemote[]; nextCursor?: string }> {
    const found = remotesOf(await this.#workplace.repository())
    const { items: remotes, ...next } = pageOfAll(found, page, 'remotes', ({ name }) => name)
    return { remotes, ...next }
  }

  async remote(name: string): Promise<GitRemote> {
    const found = remotesOf(await this.#workplace.repository()).find((remote) => remote.name === name)
    return found ?? fail('git_remote_not_found', { message: `The repository has no remote named ${quote(name)}.` })
  }

  async #open(signal: AbortSignal) {
    const [site, { reads }] = await Promise.all([this.#workplace.site(signal), this.#workplace.engine()])
    return { site, reads }
  }

  async #openByGit(signal: AbortSignal) {
    const [site, { reads }] = await Promise.all([this.#workplace.site(signal), this.#workplace.program()])
    return { site, reads }
  }
}

/** A caller can make a cursor, and so this one is checked like a name. */
function placeOf(position: Position | undefined): { readonly start: string; readonly skip: number } | undefined {
  if (position === undefined) return undefined
  const { id: start, value = '' } = position
  if (!/^[0-9a-f]{40,64}$/.test(start) || !/^\d{1,9}$/.test(value)) fail('invalid_cursor')
  return { start, skip: Number(value) }
}

function refuseCommit(oid: string): never {
  return fail('git_ref_not_found', { message: `The repository has no commit ${oid}.` })
}

export function remotesOf({ settings }: Repository): GitRemote[] {
  const names = new Set(
    settings.flatMap(({ section, subsection }) => (section === 'remote' && subsection ? [subsection] : [])),
  )
  return [...names].map((name) => {
    const [url] = valuesOf(settings, 'remote', name, 'url')
    const [pushUrl] = addressesOf(settings, name)
    return {
      name: name.slice(0, nameCharactersMax),
      ...(url && { url: redact(url).slice(0, urlCharactersMax) }),
      ...(pushUrl && pushUrl !== url && { pushUrl: redact(pushUrl).slice(0, urlCharactersMax) }),
    }
  })
}

const nameCharactersMax = 256
const urlCharactersMax = 4_096

/** The bytes as text, if they are one. Where they were cut, a character may be cut too. */
function textOf(bytes: Buffer, isCut: boolean): string | undefined {
  if (bytes.includes(0)) return undefined
  const shortenings = isCut ? [0, 1, 2, 3] : [0]
  const kept = shortenings.map((less) => bytes.subarray(0, bytes.length - less)).find((part) => isUtf8(part))
  return kept?.toString('utf8')
}
