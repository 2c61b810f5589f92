import { fail } from '../../errors.ts'
import { pageOfAll } from '../../platform/work/page.ts'
import type { PageQuery } from '../../platform/work/page.ts'
import type { GitBlameRange, GitTreeEntry } from './listing.ts'
import { resolveReadable } from './readable.ts'
import type { ReadCall } from './reads.ts'
import { checkNames } from './revisions.ts'
import type { Workplace } from './workplace.ts'

/** How many lines one answer says of who wrote them. */
const linesMax = 1_000

/** What commits have: their folders, and the lines of their files with their origin. */
export class GitHistory {
  readonly #workplace: Workplace

  constructor(workplace: Workplace) {
    this.#workplace = workplace
  }

  async tree(
    { ref = 'HEAD', path, ...page }: PageQuery & { readonly ref?: string; readonly path?: string },
    call: ReadCall,
  ): Promise<{ commit: string; entries: GitTreeEntry[]; nextCursor?: string }> {
    checkNames({ 'query/ref': ref }, { 'query/path': path })
    const { site, listing, commit } = await this.#open(ref, call)
    const found = await listing.entries(site, commit, path)
    const { items, ...next } = pageOfAll(found, page, { tree: ref, path }, (entry) => entry.path)
    return { commit, entries: items, ...next }
  }

  async blame(
    {
      ref = 'HEAD',
      path,
      startLine = 1,
      endLine = startLine + linesMax - 1,
    }: { readonly ref?: string; readonly path: string; readonly startLine?: number; readonly endLine?: number },
    call: ReadCall,
  ): Promise<{ commit: string; ranges: GitBlameRange[]; nextLine?: number }> {
    checkNames({ 'query/ref': ref }, { 'query/path': path })
    if (endLine < startLine)
      fail('validation_failed', {
        message: 'endLine is before startLine.',
        details: [{ path: 'query/endLine', rule: 'order', message: 'Give a line that is not before startLine.' }],
      })
    const { site, listing, commit } = await this.#open(ref, call)
    const last = Math.min(endLine, startLine + linesMax - 1)
    // One line more says whether there is another one.
    const found = await listing.blame(site, { commit, path, startLine, endLine: last + 1 })
    const end = found.at(-1)
    if (end === undefined || end.startLine + end.lines.length - 1 <= last) return { commit, ranges: found }
    const shorter = { ...end, lines: end.lines.slice(0, -1) }
    return {
      commit,
      ranges: [...found.slice(0, -1), ...(shorter.lines.length > 0 ? [shorter] : [])],
      nextLine: last + 1,
    }
  }

  async #open(ref: string, { signal, reader }: ReadCall) {
    const [site, { reads, listing }] = await Promise.all([this.#workplace.site(signal), this.#workplace.program()])
    const commit = await resolveReadable(site, reads, ref, reader)
    return { site, listing, commit: commit ?? fail('git_ref_not_found', { message: noCommit }) }
  }
}

const noCommit = 'The repository has no commit yet. Make the first one: POST /git/commits.'
