import { readLimits } from '../reading.ts'
import type { GitCommit } from '../reading.ts'

/** The fields of a commit, one a line, and its message; `-z` puts a NUL behind each commit. */
export const commitFormat = '%H%n%P%n%an%n%ae%n%at%n%cn%n%ce%n%ct%n%B'

/** Reads the output of `git log -z` with `commitFormat`. */
export function readCommits(output: string): GitCommit[] {
  return output
    .split('\0')
    .filter((text) => text !== '')
    .map(readCommit)
}

function readCommit(text: string): GitCommit {
  const [
    oid = '',
    parents = '',
    name = '',
    email = '',
    at = '',
    committer = '',
    committerEmail = '',
    committedAt = '',
    ...message
  ] = text.split('\n')
  return commitOf({
    oid,
    parents: parents === '' ? [] : parents.split(' '),
    author: { name, email, seconds: Number(at) },
    committer: { name: committer, email: committerEmail, seconds: Number(committedAt) },
    message: message.join('\n'),
  })
}

/** A commit as an engine found it: texts of any length, and times in seconds since 1970. */
export interface FoundCommit {
  readonly oid: string
  readonly parents: readonly string[]
  readonly author: FoundSignature
  readonly committer: FoundSignature
  readonly message: string
}

export interface FoundSignature {
  readonly name: string
  readonly email: string
  readonly seconds: number
}

export function commitOf({ oid, parents, author, committer, message }: FoundCommit): GitCommit {
  return {
    oid,
    message: message.replace(/\n+$/, '').slice(0, readLimits.messageCharacters),
    author: signatureOf(author),
    committer: signatureOf(committer),
    parents: parents.slice(0, readLimits.parents),
  }
}

export function signatureOf({ name, email, seconds }: FoundSignature): GitCommit['author'] {
  const { nameCharacters } = readLimits
  return { name: name.slice(0, nameCharacters), email: email.slice(0, nameCharacters), createdAt: timeOf(seconds) }
}

/** The year 9999 ends here; a commit can name any time. */
const latestSeconds = 253_402_300_799

export function timeOf(seconds: number): string {
  const known = Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), latestSeconds) : 0
  return new Date(known * 1_000).toISOString()
}
