import type { ArchiveFile, ArchiveLimits } from '../../platform/archives/archive.ts'

/** A folder of a repository that is not that of the project. */
export interface GitSource {
  readonly gitUrl: string
  readonly path?: string | undefined
  /** A branch, a tag or a commit; the default branch when absent. */
  readonly ref?: string | undefined
}

export interface TreeEntry {
  /** From the folder of the source on. */
  readonly path: string
  readonly kind: 'file' | 'link' | 'submodule'
  readonly isExecutable: boolean
  readonly size: number
  readonly oid: string
}

/** One commit of a repository, while it is read. */
export interface Snapshot {
  readonly commit: string
  /** What the folder has, by path. Fails with `archive_invalid` where that is too much. */
  readonly entries: readonly TreeEntry[]
  /**
   * The content of entries by the rules of archives: throws `ArchiveRefused` for what is no regular file, and for its
   * path or size.
   */
  read(entries: readonly TreeEntry[], limits: ArchiveLimits): Promise<ArchiveFile[]>
}
