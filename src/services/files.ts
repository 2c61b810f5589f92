import type { Staged, StreamReply } from '../call.ts'
import type { Change } from '../collections.ts'
import { fail } from '../errors.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Schemas } from '../generated/types.ts'
import { openRegular } from '../platform/files/contents.ts'
import { refusePath } from '../platform/files/project-paths.ts'
import type { StreamCredentials } from '../platform/streams/open-streams.ts'
import { recordEffect } from '../platform/work/commits.ts'
import { FileChanges } from './files/file-changes.ts'
import type { FileState } from './files/file-changes.ts'
import { fileDeleted, fileMoved, fileWritten } from './files/events.ts'
import type { FileMoment } from './files/events.ts'
import { fileLimits } from './files/limits.ts'
import { inFolder, refuseLarge, refuseMissingPath, refuseOther } from './files/places.ts'
import { readPart } from './files/reading.ts'
import type { FilePart } from './files/reading.ts'
import { writableRootOf } from './files/roots.ts'
import type { FileCall, FileRoot, WritableRoot } from './files/roots.ts'
import { FileWatching } from './files/file-watching.ts'
import { FileTree } from './files/tree.ts'
import type { FileListQuery, FileSearchQuery } from './files/tree.ts'
import type { Project } from './project.ts'
import type { WorkingTree } from './working-tree.ts'
import type { Workspaces } from './workspaces.ts'

type PatchedFile = Schemas['PatchedFile']

export interface FilesOptions extends Pick<Foundation, 'now' | 'log' | 'isStoreShared'> {
  readonly identity: StreamCredentials
  readonly project: Pick<Project, 'folder' | 'readOnlyPaths'>
  readonly workingTree: Pick<WorkingTree, 'inFolder' | 'exclusively'>
  readonly workspaces: Pick<Workspaces, 'files'>
}

/** Whose files a call is about; without one, those of the project folder. */
interface InWorkspace {
  readonly workspaceId?: string | undefined
}

/**
 * The files of the project, or of a workspace, for people and agents. Nothing outside of it is reached, and nothing
 * that belongs to git or to the service; links are not followed. Every method fails with `path_forbidden` for what it
 * may not reach, and with `workspace_not_found` or `workspace_not_ready`; what changes files with `git_busy`, too.
 */
export class Files implements Area {
  readonly #options: FilesOptions
  readonly #tree: FileTree
  readonly #changes: FileChanges
  readonly #watching: FileWatching

  constructor(options: FilesOptions) {
    this.#options = options
    this.#tree = new FileTree(options.workingTree)
    this.#changes = new FileChanges(options.workingTree)
    this.#watching = new FileWatching({ ...options, tree: this.#tree })
  }

  listLimits(): readonly Limit[] {
    return [...limits, ...this.#watching.listLimits()]
  }

  /** Ends the streams, so that the calls in flight can finish. */
  drain(): void {
    this.#watching.stop()
  }

  async close(): Promise<void> {
    await this.#watching.close()
    await this.#tree.close()
  }

  /** A page of the tree. Fails with `file_not_found` for a path that is no folder. */
  async list(
    { workspaceId, ...query }: FileListQuery & InWorkspace,
    call: FileCall,
  ): Promise<{ files: Schemas['FileEntry'][]; nextCursor?: string }> {
    const read = (root: FileRoot) => this.#tree.list(root, query, call)
    const { matches: _, skippedFiles: __, ...page } = await this.#read(workspaceId, call, read)
    return page
  }

  /** A page of lines with a text. Fails with `file_not_found` for a path that is no folder. */
  async search({ workspaceId, ...query }: FileSearchQuery & InWorkspace, call: FileCall) {
    const read = (root: FileRoot) => this.#tree.search(root, query, call)
    const { files: _, ...page } = await this.#read(workspaceId, call, read)
    return page
  }

  /** What changes from now on. Fails with `file_not_found`, `too_many_streams` or `watch_unavailable`. */
  watch({ workspaceId, path }: InWorkspace & { readonly path?: string }, call: FileCall): Promise<StreamReply> {
    return this.#read(workspaceId, call, ({ folder }) => this.#watching.watch(folder, path, call.caller))
  }

  /** A part of a file. Fails with `file_not_found`, `not_a_file` or `payload_too_large`. */
  async read(
    { workspaceId, path, ...part }: FilePart & InWorkspace & { readonly path: string },
    call: FileCall,
  ): Promise<Schemas['ProjectFile']> {
    refusePath({ path, at: 'query/path' })
    refusePart(part)
    return this.#read(workspaceId, call, ({ folder }) =>
      this.#options.workingTree.inFolder(
        (root) =>
          inFolder(root, path, async (parent, name) => {
            const handle = parent ? await openRegular(parent, name) : 'missing'
            if (handle === 'missing') return refuseMissingPath(path)
            if (handle === 'other') return refuseOther(path)
            try {
              const { size } = await handle.stat()
              if (size > fileLimits.readBytesMax) refuseLarge(path, size, fileLimits.readBytesMax)
              return { path, ...(await readPart(handle, part, call.signal)) }
            } finally {
              await handle.close()
            }
          }),
        folder,
      ),
    )
  }

  /** Writes a whole file. Fails with `revision_mismatch`, `not_a_file`, `payload_too_large` or `changes_conflict`. */
  write(
    { workspaceId, ...input }: Schemas['FileWriteInput'],
    ifVersion: number | undefined,
    call: FileCall,
  ): Promise<Staged<{ file: FileState }>> {
    return this.#change(workspaceId, call, async (root) => {
      const { isChanged, ...file } = await this.#changes.write(root, input, ifVersion)
      return { given: { file }, eventsAt: (moment) => (isChanged ? [writtenEvent(file, moment)] : []) }
    })
  }

  /** Edits a file. Fails as `write` does, and with `file_not_found` or `edit_conflict`. */
  edit(
    { workspaceId, ...input }: Schemas['FileEditInput'],
    ifVersion: number | undefined,
    call: FileCall,
  ): Promise<Staged<{ file: FileState }>> {
    return this.#change(workspaceId, call, async (root) => {
      const { isChanged, ...file } = await this.#changes.edit(root, input, ifVersion)
      return { given: { file }, eventsAt: (moment) => (isChanged ? [writtenEvent(file, moment)] : []) }
    })
  }

  /** Patches files, all or none. Fails as `edit` does, and with `already_exists`. */
  patch(
    { workspaceId, ...input }: Schemas['FilePatchInput'],
    call: FileCall,
  ): Promise<Staged<{ files: PatchedFile[] }>> {
    return this.#change(workspaceId, call, async (root) => {
      const files = await this.#changes.patch(root, input)
      return { given: { files }, eventsAt: (moment) => files.flatMap((file) => eventsOf(file, moment)) }
    })
  }

  /** Moves a file. Fails with `file_not_found`, `not_a_file`, `already_exists` or `revision_mismatch`. */
  move(
    { workspaceId, ...input }: Schemas['FileMoveInput'],
    ifVersion: number | undefined,
    call: FileCall,
  ): Promise<Staged<{ file: FileState }>> {
    return this.#change(workspaceId, call, async (root) => {
      const file = await this.#changes.move(root, input, ifVersion)
      const data = { path: file.path, oldPath: input.path }
      return { given: { file }, eventsAt: (moment) => [fileMoved(data, moment)] }
    })
  }

  /** Deletes a file. Fails with `file_not_found`, `not_a_file` or `revision_mismatch`. */
  remove(
    { workspaceId, path }: InWorkspace & { readonly path: string },
    ifVersion: number | undefined,
    call: FileCall,
  ): Promise<Staged> {
    return this.#change(workspaceId, call, async (root) => {
      await this.#changes.remove(root, path, ifVersion)
      return { given: {}, eventsAt: (moment) => [fileDeleted({ path }, moment)] }
    })
  }

  #read<Result>(
    workspaceId: string | undefined,
    { caller }: FileCall,
    work: (root: FileRoot) => Promise<Result>,
  ): Promise<Result> {
    const { project, workspaces } = this.#options
    return workspaceId === undefined
      ? work({ folder: project.folder })
      : workspaces.files.read(workspaceId, caller, work)
  }

  #change<Given>(
    workspaceId: string | undefined,
    call: FileCall,
    work: (root: WritableRoot) => Promise<{ given: Given; eventsAt: (moment: FileMoment) => Change[] }>,
  ): Promise<Staged<Given>> {
    const { now, project, workspaces } = this.#options
    const change = async ({ folder, ...about }: FileRoot) => {
      const root = await writableRootOf({ folder, ...about }, await project.readOnlyPaths())
      const { given, eventsAt } = await work(root)
      const moment = { at: now(), actor: call.caller.userId, ...about }
      return recordEffect(async () => ({ ...given, changes: eventsAt(moment) }))
    }
    if (workspaceId !== undefined) return workspaces.files.change(workspaceId, call, change)
    return change({ folder: project.folder })
  }
}

function writtenEvent({ path, size, version: fileVersion }: FileState, moment: FileMoment): Change {
  return fileWritten({ path, size, fileVersion }, moment)
}

function eventsOf({ path, oldPath, action, size = 0, version = 0 }: PatchedFile, moment: FileMoment): Change[] {
  if (action === 'none') return []
  if (action === 'delete') return [fileDeleted({ path }, moment)]
  const written = writtenEvent({ path, size, version }, moment)
  return oldPath === undefined ? [written] : [fileMoved({ path, oldPath }, moment), written]
}

function refusePart({ startLine, endLine, offset }: FilePart): void {
  const refuse = (place: string, message: string) =>
    fail('validation_failed', { message, details: [{ path: `query/${place}`, rule: 'part', message }] })
  if (offset !== undefined && (startLine !== undefined || endLine !== undefined))
    refuse('offset', 'Give either lines (startLine, endLine) or a byte position (offset).')
  if (endLine !== undefined && startLine !== undefined && endLine < startLine)
    refuse('endLine', `The last line ${endLine} is before the first line ${startLine}.`)
}

const limits: readonly Limit[] = [
  {
    name: 'fileReadBytes',
    value: fileLimits.readBytesMax,
    unit: 'bytes',
    description: 'The size of a file of the project that can be read, in parts.',
  },
  {
    name: 'fileWriteBytes',
    value: fileLimits.writeBytesMax,
    unit: 'bytes',
    description: 'The size of a file of the project that can be written, edited or patched.',
  },
  {
    name: 'filePatchBytes',
    value: fileLimits.patchBytesMax,
    unit: 'bytes',
    description: 'The size of all files that one patch changes, together.',
  },
  {
    name: 'fileSearchBytes',
    value: fileLimits.searchBytesMax,
    unit: 'bytes',
    description: 'The size of a file of the project that is searched; larger ones are skipped.',
  },
]

/** The area as the service composes it. */
export function openFiles(options: FilesOptions): Files {
  return new Files(options)
}
