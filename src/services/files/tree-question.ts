/** What the thread that reads the tree is asked (tree-worker.ts). */
export interface TreeQuestion {
  /** The folder of the project, and what of it nobody may reach, as `device:inode`. */
  readonly root: string
  readonly forbidden: ReadonlySet<string>
  readonly throughDescriptors: boolean
  /** The folder to read, from the root on; absent for the root itself. */
  readonly path?: string | undefined
  readonly globs: readonly string[]
  readonly includesIgnored: boolean
  /** Where the page before ended. */
  readonly after?: TreePosition | undefined
  readonly limit: number
  readonly work:
    | { readonly kind: 'list'; readonly depth: number }
    | SearchWork
    /** Only the folders of the tree. */
    | { readonly kind: 'folders' }
    /** What these paths are now; without those that are ignored or that nobody may reach. */
    | { readonly kind: 'look'; readonly paths: readonly string[] }
}

export interface SearchWork {
  readonly kind: 'search'
  readonly text: string
  readonly isRegex: boolean
  readonly ignoresCase: boolean
  readonly contextLines: number
}

/** The last entry that was read; of a search in the middle of a file, the last line that was found. */
export interface TreePosition {
  /** As entries are ordered: that of a folder ends with a slash. */
  readonly key: string
  readonly line?: number | undefined
}

export interface ListedEntry {
  readonly path: string
  /** `missing` only where it was asked for by its path. */
  readonly type: 'file' | 'folder' | 'link' | 'other' | 'missing'
  readonly size: number
  readonly modifiedAt?: string
}

export interface TreeMatch {
  readonly path: string
  readonly line: number
  readonly column: number
  readonly text: string
  readonly before?: string[]
  readonly after?: string[]
}

/** Why a path cannot be read. */
export type TreeProblem = 'missing' | 'link' | 'forbidden' | 'denied'

export type TreeAnswer =
  | { readonly problem: TreeProblem }
  | {
      readonly entries: readonly ListedEntry[]
      readonly matches: readonly TreeMatch[]
      readonly skipped: number
      /** Where the page ended; absent where the tree did. */
      readonly end?: TreePosition
    }
