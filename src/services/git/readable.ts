import { fail } from '../../errors.ts'
import type { GitSite, HistoryReads } from './reading.ts'

/**
 * Who may not read all workspaces. The commits of a workspace lie in the repository of the project, where its name, its
 * checkpoints or an id would lead anyone to them.
 */
export interface NarrowReader {
  /** Revisions of the workspaces that this caller may read. */
  workspaceRevisions(): Promise<readonly string[]>
}

/**
 * The commit that a revision names; nothing when HEAD has none yet. For a narrow reader that is a commit of HEAD, of a
 * branch, of a tag or of a workspace of theirs: any other one fails with `git_ref_not_found`, as if it were not there.
 */
export async function resolveReadable(
  site: GitSite,
  reads: HistoryReads,
  revision: string,
  reader: NarrowReader | undefined,
): Promise<string | undefined> {
  const oid = await reads.resolve(site, revision)
  if (reader === undefined || oid === undefined) return oid
  if (await reads.isContained(site, oid, await reader.workspaceRevisions())) return oid
  return fail('git_ref_not_found', { message: `The repository has no commit ${revision}.` })
}

/** The name by which git is given a revision: for a narrow reader, the id of the commit, which was looked at. */
export async function readableName(
  site: GitSite,
  reads: HistoryReads,
  revision: string,
  reader: NarrowReader | undefined,
): Promise<string> {
  return reader === undefined ? revision : ((await resolveReadable(site, reads, revision, reader)) ?? revision)
}
