import { hash } from 'node:crypto'
import type { Schemas } from '../../generated/types.ts'
import type { TaskChangesDocument } from '../../collections/tasks.ts'
import type { WorkingTree } from '../working-tree.ts'
import { digestBefore } from './anchors.ts'

export type ReviewedFileChange = Schemas['ReviewedFileChange']
type FileChange = Schemas['FileChange']

/** What git has of a file at a commit, for a caller who may read it. */
export type CommittedText = { readonly kind: 'text'; readonly text: string } | { readonly kind: Unreadable }
export type ReadCommitted = (commit: string, path: string) => Promise<CommittedText>
type Unreadable = 'missing' | 'binary' | 'too_large'

/** Of a change with as much text as this an answer would be too large. */
const textBytesMax = 4_194_304
/** Each read of git takes some milliseconds. */
const filesMax = 200

/**
 * The changes with the texts before them. A text is taken from git, at the commit that the changes were put on or the
 * last one, and must have the recorded digest: so it is the text before, and one that the caller may read in git. What
 * git has in another state, as an edit that is not committed, is read from the project while it is still there. A file
 * that no commit has is not shown, whatever it contains.
 */
export async function reviewChanges(
  doc: TaskChangesDocument,
  workingTree: Pick<WorkingTree, 'preview' | 'readTexts'>,
  readCommitted: ReadCommitted,
): Promise<ReviewedFileChange[]> {
  const { changes, bases = {} } = doc
  const steps = await workingTree.preview({ changes, bases })
  const reader = new BeforeReader(doc, workingTree, readCommitted)
  const reviewed: ReviewedFileChange[] = []
  for (const [index, change] of changes.entries()) {
    const digest = digestBefore(doc, change)
    reviewed.push({
      ...change,
      digest: hash('sha256', change.content),
      ...(digest === null ? { beforeKind: 'none' } : await reader.read(change, digest)),
      isStale: steps[index]?.conflict !== undefined,
    })
  }
  return reviewed
}

class BeforeReader {
  readonly #commits: readonly string[]
  readonly #workingTree: Pick<WorkingTree, 'readTexts'>
  readonly #readCommitted: ReadCommitted
  #bytesLeft = textBytesMax
  #filesLeft = filesMax

  constructor(
    { before }: TaskChangesDocument,
    workingTree: Pick<WorkingTree, 'readTexts'>,
    readCommitted: ReadCommitted,
  ) {
    this.#commits = before?.commit === undefined ? ['HEAD'] : [before.commit, 'HEAD']
    this.#workingTree = workingTree
    this.#readCommitted = readCommitted
  }

  async read(
    { path, oldPath = path }: FileChange,
    digest: string,
  ): Promise<Pick<ReviewedFileChange, 'before' | 'beforeDigest' | 'beforeKind'>> {
    if (this.#filesLeft-- <= 0) return { beforeKind: 'too_large' }
    const found = await this.#find(oldPath, digest)
    if (found.kind !== 'text') return { beforeKind: found.kind === 'missing' ? 'unavailable' : found.kind }
    this.#bytesLeft -= Buffer.byteLength(found.text)
    return this.#bytesLeft < 0
      ? { beforeKind: 'too_large' }
      : { beforeKind: 'text', beforeDigest: digest, before: found.text }
  }

  async #find(path: string, digest: string): Promise<CommittedText> {
    const committed: CommittedText[] = []
    for (const commit of this.#commits) {
      const found = await this.#readCommitted(commit, path)
      if (found.kind === 'text' && hash('sha256', found.text) === digest) return found
      committed.push(found)
    }
    const known = committed.find(({ kind }) => kind !== 'missing')
    if (known === undefined) return { kind: 'missing' }
    const [present] = await this.#workingTree.readTexts([path])
    if (present !== undefined && hash('sha256', present) === digest) return { kind: 'text', text: present }
    return known.kind === 'text' ? { kind: 'missing' } : known
  }
}
