import { rename, unlink } from 'node:fs/promises'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { contentHashOf, look } from '../../platform/files/contents.ts'
import type { FoundContent, FoundFile } from '../../platform/files/contents.ts'
import type { Folder } from '../../platform/files/folders.ts'
import { refuseUnwritable } from '../../platform/files/project-paths.ts'
import { bytesOfContent } from '../../platform/text/encoded-content.ts'
import type { WantedChanges, WorkingTree, WrittenStep } from '../working-tree.ts'
import { applyEdits } from './edits.ts'
import { applyHunks } from './hunks.ts'
import { fileLimits } from './limits.ts'
import { readPatch } from './patch.ts'
import type { FilePatch } from './patch.ts'
import {
  absent,
  inFolder,
  lookAtPath,
  refuseExisting,
  refuseLarge,
  refuseOther,
  refuseTakenPath,
  refuseWritten,
  requireFile,
  requireSize,
  textOfFile,
} from './places.ts'
import { refuseReadOnly } from './roots.ts'
import type { WritableRoot } from './roots.ts'
import { requireFileVersion, versionOfHash } from './versions.ts'

export type FileState = Schemas['FileState']
type PatchedFile = Schemas['PatchedFile']

/** Writes files of a root: one call after the other, each all or not at all, whenever the process ends. */
export class FileChanges {
  readonly #workingTree: Pick<WorkingTree, 'exclusively'>

  constructor(workingTree: Pick<WorkingTree, 'exclusively'>) {
    this.#workingTree = workingTree
  }

  async write(
    place: WritableRoot,
    { path, content, encoding }: Schemas['FileWriteInput'],
    ifVersion: number | undefined,
  ): Promise<FileState & { readonly isChanged: boolean }> {
    refuseWritten(place, { path, at: 'body/path' })
    const bytes = bytesOfContent(content, encoding)
    requireSize(path, bytes.length)
    return this.#workingTree.exclusively(async (root, write) => {
      const found = await lookAtPath(root, path)
      requireFileVersion(found, path, ifVersion)
      if (found.kind === 'other') refuseOther(path)
      const [step] = await write({ changes: [{ path, content: bytes }], bases: { [path]: hashOf(found) } })
      return { ...stateOf(path, bytes), isChanged: step?.action !== 'none' }
    }, place.folder)
  }

  async edit(
    place: WritableRoot,
    { path, edits }: Schemas['FileEditInput'],
    ifVersion: number | undefined,
  ): Promise<FileState & { readonly isChanged: boolean }> {
    refuseWritten(place, { path, at: 'body/path' })
    return this.#workingTree.exclusively(async (root, write) => {
      const found = await lookAtPath(root, path, { keptBytesMax: fileLimits.writeBytesMax })
      requireFileVersion(found, path, ifVersion)
      const file = requireFile(found, path)
      const content = Buffer.from(await applyEdits(textOfFile(file, path), edits, path))
      requireSize(path, content.length)
      const [step] = await write({ changes: [{ path, content }], bases: { [path]: file.sha256 } })
      return { ...stateOf(path, content), isChanged: step?.action !== 'none' }
    }, place.folder)
  }

  async patch(place: WritableRoot, { patch, versions = [] }: Schemas['FilePatchInput']): Promise<PatchedFile[]> {
    const files = readPatch(patch)
    refuseUnwritable(
      files.map((file) => ({
        path: file.newPath ?? file.oldPath ?? '',
        ...(isRename(file) && { oldPath: file.oldPath }),
      })),
      'body/patch',
    )
    refuseReadOnly(place, files.flatMap(pathsOf))
    refuseForeignVersions(files, versions)
    const expected = new Map(versions.map(({ path, version }) => [path, version]))
    return this.#workingTree.exclusively(async (root, write) => {
      const wanted = await new PatchedChanges(root, expected).of(files)
      const steps = await write(wanted)
      return [...steps.map(describe), ...wanted.removals.map(({ path }) => ({ path, action: 'delete' as const }))]
    }, place.folder)
  }

  async move(
    place: WritableRoot,
    { path, newPath }: Schemas['FileMoveInput'],
    ifVersion: number | undefined,
  ): Promise<FileState> {
    refuseWritten(place, { path, at: 'body/path' }, { path: newPath, at: 'body/newPath' })
    return this.#workingTree.exclusively(async (root) => {
      await refuseTakenPath(root, newPath)
      return inFolder(root, path, async (folder, name) => {
        const found = folder ? await look(folder, name) : absent
        requireFileVersion(found, path, ifVersion)
        const file = requireFile(found, path)
        const into = async (target: Folder | undefined, newName: string) => {
          if (!target || !folder) return refuseOther(newPath)
          await rename(folder.at(name), target.at(newName))
          await Promise.all([folder.sync(), target.sync()])
        }
        await inFolder(root, newPath, into, { isMade: true })
        return { path: newPath, size: file.size, version: versionOfHash(file.sha256) }
      })
    }, place.folder)
  }

  async remove(place: WritableRoot, path: string, ifVersion: number | undefined): Promise<void> {
    refuseWritten(place, { path, at: 'query/path' })
    await this.#workingTree.exclusively(
      (root) =>
        inFolder(root, path, async (folder, name) => {
          const found = folder ? await look(folder, name) : absent
          requireFileVersion(found, path, ifVersion)
          requireFile(found, path)
          if (!folder) return
          await unlink(folder.at(name))
          await folder.sync()
        }),
      place.folder,
    )
  }
}

/** What a patch makes of the files as they are. */
class PatchedChanges {
  readonly #root: Folder
  readonly #expected: ReadonlyMap<string, number>
  #bytesLeft = fileLimits.patchBytesMax

  constructor(root: Folder, expected: ReadonlyMap<string, number>) {
    this.#root = root
    this.#expected = expected
  }

  async of(
    files: readonly FilePatch[],
  ): Promise<WantedChanges & { readonly removals: { path: string; sha256: string }[] }> {
    const changes: WantedChanges['changes'][number][] = []
    const bases: Record<string, string | null> = {}
    const removals: { path: string; sha256: string }[] = []
    for (const file of files) {
      const { oldPath, newPath } = file
      const old = oldPath === undefined ? undefined : await this.#requireOld(oldPath)
      if (oldPath !== undefined) bases[oldPath] = old?.sha256 ?? null
      if (newPath !== undefined && newPath !== oldPath) {
        await this.#requireFree(newPath)
        bases[newPath] = null
      }
      const content = await contentAfter(file, old)
      if (newPath === undefined) removals.push({ path: oldPath ?? '', sha256: old?.sha256 ?? '' })
      else
        changes.push({
          path: newPath,
          content,
          ...(isRename(file) && { oldPath }),
          ...(file.isExecutable && { mode: 0o755 }),
        })
    }
    return { changes, bases, removals }
  }

  async #requireOld(path: string): Promise<FoundFile> {
    const keptBytesMax = Math.min(fileLimits.writeBytesMax, this.#bytesLeft)
    const found = await lookAtPath(this.#root, path, { keptBytesMax })
    requireFileVersion(found, path, this.#expected.get(path))
    const file = requireFile(found, path)
    if (file.bytes === undefined) refuseLarge(path, file.size, keptBytesMax)
    this.#bytesLeft -= file.size
    return file
  }

  async #requireFree(path: string): Promise<void> {
    const found = await lookAtPath(this.#root, path)
    requireFileVersion(found, path, this.#expected.get(path))
    if (found.kind !== 'missing') refuseExisting(path)
  }
}

async function contentAfter(file: FilePatch, old: FoundFile | undefined): Promise<Buffer> {
  const { oldPath, newPath, hunks } = file
  const path = newPath ?? oldPath ?? ''
  if (hunks.length === 0 && newPath !== undefined) return old?.bytes ?? Buffer.alloc(0)
  const text = await applyHunks(old ? textOfFile(old, oldPath ?? path) : '', hunks, path)
  const content = Buffer.from(text)
  requireSize(path, content.length)
  if (newPath === undefined && content.length > 0)
    fail('edit_conflict', { message: `The patch deletes ${path}, but not all of its lines. Nothing was written.` })
  return content
}

function isRename({ oldPath, newPath }: Pick<FilePatch, 'oldPath' | 'newPath'>): boolean {
  return oldPath !== undefined && newPath !== undefined && oldPath !== newPath
}

function pathsOf({ oldPath, newPath }: FilePatch): string[] {
  return [oldPath, newPath].filter((path) => path !== undefined)
}

/** Refuses versions of files that the patch does not name: such a condition would never be looked at. */
function refuseForeignVersions(files: readonly FilePatch[], versions: readonly Schemas['ExpectedVersion'][]): void {
  const named = new Set(files.flatMap(pathsOf))
  const index = versions.findIndex(({ path }) => !named.has(path))
  if (index < 0) return
  const message = `The patch has no file ${versions[index]?.path}.`
  fail('validation_failed', { message, details: [{ path: `body/versions/${index}/path`, rule: 'known', message }] })
}

function describe({ change: { path, oldPath, content }, action }: WrittenStep): PatchedFile {
  return { ...stateOf(path, Buffer.from(content)), ...(oldPath !== undefined && { oldPath }), action }
}

function stateOf(path: string, content: Uint8Array): FileState {
  return { path, size: content.length, version: versionOfHash(contentHashOf(content)) }
}

function hashOf(found: FoundContent): string | null {
  return found.kind === 'file' ? found.sha256 : null
}
