import type { Caller, Staged } from '../call.ts'
import type { Change } from '../collections.ts'
import { fail } from '../errors.ts'
import type { Area, Foundation, Limit } from '../foundation.ts'
import type { Schemas } from '../generated/types.ts'
import { openRegular } from '../platform/files/contents.ts'
import { refusePath } from '../platform/files/project-paths.ts'
import { recordEffect } from '../platform/work/commits.ts'
import type { Moment } from '../platform/work/moment.ts'
import { FileChanges } from './files/file-changes.ts'
import type { FileState } from './files/file-changes.ts'
import { fileDeleted, fileMoved, fileWritten } from './files/events.ts'
import { fileLimits } from './files/limits.ts'
import { inFolder, refuseLarge, refuseMissingPath, refuseOther } from './files/places.ts'
import { readPart } from './files/reading.ts'
import type { FilePart } from './files/reading.ts'
import { writableRootOf } from './files/roots.ts'
import type { FileRoot, WritableRoot } from './files/roots.ts'
import { FileTree } from './files/tree.ts'
import type { FileListQuery, FileSearchQuery, TreeCall } from './files/tree.ts'
import type { Project } from './project.ts'
import type { WorkingTree } from './working-tree.ts'

export interface FilesOptions extends Pick<Foundation, 'now'> {
  readonly project: Pick<Project, 'folder' | 'readOnlyPaths'>
  readonly workingTree: Pick<WorkingTree, 'inFolder' | 'exclusively'>
}

/**
 * The files of the project, for people and agents. Nothing outside of it is reached, and nothing that belongs to git or
 * to the service; links are not followed. Every method fails with `path_forbidden` for what it may not reach.
 */
export class Files implements Area {
  readonly #options: FilesOptions
  readonly #tree: FileTree
  readonly #changes: FileChanges

  constructor(options: FilesOptions) {
    this.#options = options
    this.#tree = new FileTree(options.workingTree)
    this.#changes = new FileChanges(options.workingTree)
  }

  listLimits(): readonly Limit[] {
    return limits
  }

  close(): Promise<void> {
    return this.#tree.close()
  }

  /** A page of the tree. Fails with `file_not_found` for a path that is no folder. */
  async list(query: FileListQuery, call: TreeCall): Promise<{ files: Schemas['FileEntry'][]; nextCursor?: string }> {
    const { matches: _, skippedFiles: __, ...page } = await this.#tree.list(this.#root(), query, call)
    return page
  }

  /** A page of lines with a text. Fails with `file_not_found` for a path that is no folder. */
  async search(query: FileSearchQuery, call: TreeCall) {
    const { files: _, ...page } = await this.#tree.search(this.#root(), query, call)
    return page
  }

  /** A part of a file. Fails with `file_not_found`, `not_a_file` or `payload_too_large`. */
  async read(path: string, part: FilePart, signal: AbortSignal): Promise<Schemas['ProjectFile']> {
    refusePath({ path, at: 'query/path' })
    refusePart(part)
    const { folder } = this.#root()
    return this.#options.workingTree.inFolder(
      (root) =>
        inFolder(root, path, async (parent, name) => {
          const handle = parent ? await openRegular(parent, name) : 'missing'
          if (handle === 'missing') return refuseMissingPath(path)
          if (handle === 'other') return refuseOther(path)
          try {
            const { size } = await handle.stat()
            if (size > fileLimits.readBytesMax) refuseLarge(path, size, fileLimits.readBytesMax)
            return { path, ...(await readPart(handle, part, signal)) }
          } finally {
            await handle.close()
          }
        }),
      folder,
    )
  }

  /** Writes a whole file. Fails with `revision_mismatch`, `not_a_file`, `payload_too_large` or `changes_conflict`. */
  async write(
    input: Schemas['FileWriteInput'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ file: FileState }>> {
    const { isChanged, ...file } = await this.#changes.write(await this.#writableRoot(), input, ifVersion)
    return this.#record(caller, { file }, (moment) => (isChanged ? [fileWritten(writtenOf(file), moment)] : []))
  }

  /** Edits a file. Fails as `write` does, and with `file_not_found` or `edit_conflict`. */
  async edit(
    input: Schemas['FileEditInput'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ file: FileState }>> {
    const { isChanged, ...file } = await this.#changes.edit(await this.#writableRoot(), input, ifVersion)
    return this.#record(caller, { file }, (moment) => (isChanged ? [fileWritten(writtenOf(file), moment)] : []))
  }

  /** Patches files, all or none. Fails as `edit` does, and with `already_exists`. */
  async patch(input: Schemas['FilePatchInput'], caller: Caller): Promise<Staged<{ files: Schemas['PatchedFile'][] }>> {
    const files = await this.#changes.patch(await this.#writableRoot(), input)
    return this.#record(caller, { files }, (moment) => files.flatMap((file) => eventsOf(file, moment)))
  }

  /** Moves a file. Fails with `file_not_found`, `not_a_file`, `already_exists` or `revision_mismatch`. */
  async move(
    input: Schemas['FileMoveInput'],
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ file: FileState }>> {
    const file = await this.#changes.move(await this.#writableRoot(), input, ifVersion)
    const data = { path: file.path, oldPath: input.path }
    return this.#record(caller, { file }, (moment) => [fileMoved(data, moment)])
  }

  /** Deletes a file. Fails with `file_not_found`, `not_a_file` or `revision_mismatch`. */
  async remove(path: string, ifVersion: number | undefined, caller: Caller): Promise<Staged<object>> {
    await this.#changes.remove(await this.#writableRoot(), path, ifVersion)
    return this.#record(caller, {}, (moment) => [fileDeleted({ path }, moment)])
  }

  /** The folder that a call is about. */
  #root(): FileRoot {
    return { folder: this.#options.project.folder }
  }

  async #writableRoot(): Promise<WritableRoot> {
    return writableRootOf(this.#root(), await this.#options.project.readOnlyPaths())
  }

  #record<Given>(
    { userId: actor }: Caller,
    given: Given,
    eventsAt: (moment: Moment) => Change[],
  ): Promise<Staged<Given>> {
    const { now } = this.#options
    return recordEffect(async () => ({ ...given, changes: eventsAt({ at: now(), actor }) }))
  }
}

function writtenOf({ path, size, version: fileVersion }: FileState) {
  return { path, size, fileVersion }
}

function eventsOf({ path, oldPath, action, size = 0, version = 0 }: Schemas['PatchedFile'], moment: Moment): Change[] {
  if (action === 'none') return []
  if (action === 'delete') return [fileDeleted({ path }, moment)]
  const written = fileWritten({ path, size, fileVersion: version }, moment)
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
export function openFiles({ now, project, workingTree }: FilesOptions): Files {
  return new Files({ now, project, workingTree })
}
