import type { CommitOutcome, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { faultInPath, foldedPath } from '../../platform/files/portable-path.ts'
import { quote } from '../../platform/text/quote.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'
import type { HashedSkillFile, ReadSkill } from './contents.ts'
import { refuseBreaches, refuseSkill, withSkillFailures } from './failures.ts'
import { temporary } from './folders.ts'
import type { NewFile, SkillFolders } from './folders.ts'
import { skillLimits } from './limits.ts'
import { mainFile, skillRoots } from './paths.ts'
import { bytesOfContent } from '../../platform/text/encoded-content.ts'
import { refuseMissingFile } from './skill-file.ts'
import { requireSkill } from './skill-index.ts'
import type { SkillFileChange, IndexedSkill, SkillIndex } from './skill-index.ts'
import { patchSkillText, readSkillText, writeSkillText } from './skill-text.ts'

type StagedSkill = Staged<{ indexed: IndexedSkill | undefined }>

export interface SkillEditorOptions {
  readonly folders: SkillFolders
  readonly index: SkillIndex
  readonly newId: (prefix: string) => string
}

export interface FilePlace {
  readonly name: string
  readonly path: string
}

/**
 * Writes the files of skills for calls. A change that is refused by the store is taken back; what is written follows
 * the specification, however lenient the reading is.
 */
export class SkillEditor {
  readonly #options: SkillEditorOptions

  constructor(options: SkillEditorOptions) {
    this.#options = options
  }

  async create(input: Schemas['SkillInput'], actor: string): Promise<StagedSkill> {
    const { folders, newId } = this.#options
    const { name, content, metadata = {}, allowedTools = [], ...fields } = input
    const bytes = Buffer.from(await writeSkillText({ ...fields, name, metadata, allowedTools }, content))
    await checkMainFile(bytes, name, undefined)
    const path = `${skillRoots[0]}/${name}`
    return await this.#write(actor, async (skills) => {
      if (skills.some(({ doc }) => doc.name === name)) refuseTaken(name)
      const files = [{ path: mainFile, bytes, isExecutable: false }]
      if (!(await folders.create(path, newId('draft'), files))) refuseTaken(name)
      return { path, settle: unlessDropped(() => folders.remove(path)) }
    })
  }

  async update(
    name: string,
    { isEnabled, ...patch }: Schemas['SkillPatch'],
    ifVersion: number | undefined,
    actor: string,
  ): Promise<StagedSkill> {
    return await this.#write(actor, async (skills) => {
      const { skill } = requireVersion(requireSkill(skills, name), ifVersion)
      const extra = isEnabled === undefined ? {} : { isEnabled }
      if (Object.keys(patch).length === 0) return { path: skill.path, extra }
      const before = (await this.#options.folders.read(skill.path, mainFile)) ?? fail('skill_not_found')
      const bytes = Buffer.from(await patchSkillText(decodeUtf8(before) ?? '', patch))
      await checkMainFile(bytes, folderOf(skill), skill)
      const main = skill.files.find(({ path }) => path === mainFile)
      const isExecutable = main?.isExecutable ?? false
      return { ...(await this.#replace(skill, { path: mainFile, bytes, isExecutable }, main)), extra }
    })
  }

  async remove(name: string, ifVersion: number | undefined, actor: string): Promise<StagedSkill> {
    const { folders, newId } = this.#options
    return await this.#write(actor, async (skills) => {
      const { path } = requireVersion(requireSkill(skills, name), ifVersion).skill
      const aside = folders.asideOf(path, newId('removed'))
      await folders.rename(path, aside)
      return {
        path,
        settle: (outcome) => (outcome === 'dropped' ? folders.rename(aside, path) : folders.remove(aside)),
      }
    })
  }

  async putFile(
    { name, path }: FilePlace,
    input: Schemas['SkillFileInput'],
    ifVersion: number | undefined,
    actor: string,
  ): Promise<StagedSkill> {
    checkPath(path)
    const bytes = bytesOfContent(input.content, input.encoding)
    return await this.#write(actor, async (skills) => {
      const { skill } = requireVersion(requireSkill(skills, name), ifVersion)
      const before = skill.files.find((each) => each.path === path)
      checkBounds(skill, path, bytes)
      if (path === mainFile) await checkMainFile(bytes, folderOf(skill), skill)
      const isExecutable = input.isExecutable ?? before?.isExecutable ?? false
      return await this.#replace(skill, { path, bytes, isExecutable }, before)
    })
  }

  async removeFile({ name, path }: FilePlace, ifVersion: number | undefined, actor: string): Promise<StagedSkill> {
    if (path === mainFile) refuseSkill('main_file', `A skill needs its ${mainFile}. Delete the skill instead.`)
    return await this.#write(actor, async (skills) => {
      const { folders } = this.#options
      const { skill } = requireVersion(requireSkill(skills, name), ifVersion)
      const file = skill.files.find((each) => each.path === path) ?? refuseMissingFile(path)
      const bytes = (await folders.read(skill.path, path)) ?? refuseMissingFile(path)
      await folders.removeFile(skill.path, path)
      return { path: skill.path, settle: unlessDropped(() => folders.write(skill.path, { ...file, bytes })) }
    })
  }

  #write(actor: string, change: (skills: readonly IndexedSkill[]) => Promise<SkillFileChange>): Promise<StagedSkill> {
    return withSkillFailures(() => this.#options.index.write(change, actor))
  }

  /** Writes a file, and what it was before when the commit is refused. */
  async #replace(
    { path: skill }: ReadSkill,
    file: NewFile,
    before: HashedSkillFile | undefined,
  ): Promise<SkillFileChange> {
    const { folders } = this.#options
    const bytes = before && (await folders.read(skill, file.path))
    await folders.write(skill, file)
    const putBack = () =>
      before && bytes ? folders.write(skill, { ...before, bytes }) : folders.removeFile(skill, file.path)
    return { path: skill, settle: unlessDropped(putBack) }
  }
}

/** Takes a change of files back when its commit is certainly not on disk. */
function unlessDropped(takeBack: () => Promise<unknown>): (outcome: CommitOutcome) => Promise<unknown> {
  return async (outcome) => (outcome === 'dropped' ? takeBack() : undefined)
}

function folderOf({ path }: ReadSkill): string {
  return path.slice(path.lastIndexOf('/') + 1)
}

/** Refuses a `SKILL.md` that breaks the specification, unless the one before broke the same rule. */
async function checkMainFile(bytes: Buffer, folder: string, before: ReadSkill | undefined): Promise<void> {
  if (bytes.length > skillLimits.fileBytesMax) refuseLargeFile(bytes)
  const { fields, findings } = await readSkillText(decodeUtf8(bytes) ?? '', folder)
  refuseBreaches(findings, fields ? before?.findings : [])
}

function checkPath(path: string): void {
  const isReserved = path.split('/').some((segment) => segment.startsWith(temporary))
  const fault = isReserved
    ? `has a segment that begins with ${temporary}, which is for drafts`
    : faultInPath(path, skillLimits.depthMax)
  if (fault === undefined) return
  const message = `The path ${quote(path)} ${fault}.`
  fail('validation_failed', { message, details: [{ path: 'path/path', rule: 'file_path', message }] })
}

function checkBounds({ files }: ReadSkill, path: string, bytes: Buffer): void {
  const others = files.filter((each) => each.path !== path)
  if (bytes.length > skillLimits.fileBytesMax) refuseLargeFile(bytes)
  if (others.length >= skillLimits.filesMax)
    refuseSkill('skill_files', `The skill has ${skillLimits.filesMax} files, which is the limit.`)
  if (others.reduce((sum, { size }) => sum + size, bytes.length) > skillLimits.bytesMax)
    refuseSkill('skill_bytes', `With this file the skill would be larger than ${skillLimits.bytesMax} bytes.`)
  const folded = foldedPath(path)
  const twin = others.find((each) => {
    const other = foldedPath(each.path)
    return other === folded || other.startsWith(`${folded}/`) || folded.startsWith(`${other}/`)
  })
  if (twin) refuseSkill('path_duplicate', `Some file systems cannot have ${quote(path)} beside ${quote(twin.path)}.`)
}

function refuseLargeFile({ length }: Buffer): never {
  return fail('payload_too_large', {
    message: `The file has ${length} bytes; the limit is ${skillLimits.fileBytesMax}.`,
  })
}

function refuseTaken(name: string): never {
  return fail('already_exists', { message: `There is already a skill or folder ${quote(name)}.` })
}
