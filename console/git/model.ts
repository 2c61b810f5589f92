import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import { gantry } from '../gantry.ts'
import { canInProject } from '../session.ts'

/** Whether an event may change what git says. */
export function isGitEvent(kind: string): boolean {
  return /^(git|file|workspace)\.|^job\.finished$|^task\.changes\.applied$/.test(kind)
}

export const mayWrite = () => canInProject('git:write')
export const mayPush = () => canInProject('git:push')

export function shortOf(oid: string): string {
  return oid.slice(0, 8)
}

/** The first line of the message of a commit. */
export function subjectOf({ message }: Pick<Schemas.GitCommit, 'message'>): string {
  return message.split('\n', 1)[0] ?? ''
}

/** What all parts of the screen share. */
export interface GitView {
  readonly status: Schemas.GitStatus
  /** Shows the status that a change has answered. */
  readonly show: (status: Schemas.GitStatus) => void
  readonly read: () => Promise<void>
}

const letters: Readonly<Record<Schemas.GitChange, string>> = {
  unmodified: '',
  modified: 'M',
  added: 'A',
  deleted: 'D',
  renamed: 'R',
  copied: 'C',
  type_changed: 'T',
  unmerged: 'U',
  untracked: '?',
}

/** As git names it in short; its word is the title. */
export function letterOf(change: Schemas.GitChange): string {
  return letters[change]
}

/** What a push of a branch would send. */
export interface Outgoing {
  /** The branch of the remote as it was fetched last; nothing where it has none. */
  readonly base: string | undefined
  readonly commits: readonly Schemas.GitCommit[]
  readonly files: readonly Schemas.GitDiffFile[]
}

const commitsRead = 200

/** The commits that the branch of the remote lacks, newest first, and the difference. */
export async function readOutgoing(branch: string, remote: string): Promise<Outgoing> {
  const name = `${remote}/${branch}`
  const [own, theirs] = await Promise.all([
    gantry.git.log({ ref: branch, limit: commitsRead }),
    gantry.git.log({ ref: name, limit: commitsRead }).then(
      ({ commits }) => commits,
      (error: unknown) => {
        if (error instanceof GantryError && error.code === 'git_ref_not_found') return undefined
        throw error
      },
    ),
  ])
  if (theirs === undefined) return { base: undefined, commits: own.commits, files: [] }
  const known = new Set(theirs.map(({ oid }) => oid))
  const { files } = await gantry.git.diff({ from: name, to: branch })
  return { base: name, commits: own.commits.filter(({ oid }) => !known.has(oid)), files }
}
