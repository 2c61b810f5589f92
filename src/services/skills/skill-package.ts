import { fail } from '../../errors.ts'
import { readArchive, refuseArchive } from '../../platform/archives/archive.ts'
import type { ArchiveFile } from '../../platform/archives/archive.ts'
import { quote } from '../../platform/text/quote.ts'
import type { Snapshot, TreeEntry } from '../git.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'
import { refuseSkill } from './failures.ts'
import type { NewFile } from './folders.ts'
import { skillLimits } from './limits.ts'
import { mainFile } from './paths.ts'
import { readSkillText } from './skill-text.ts'

/** A skill that came from elsewhere, with the paths of its files in its folder. */
export interface PackedSkill {
  readonly name: string
  /** Its folder there; empty for the folder that was imported. */
  readonly folder: string
  readonly files: readonly NewFile[]
}

const archiveLimits = {
  filesMax: skillLimits.filesMax,
  fileBytesMax: skillLimits.fileBytesMax,
  bytesMax: skillLimits.bytesMax,
  // The folders around a skill count too.
  foldersMax: 2 * skillLimits.depthMax,
}

/**
 * The skills of an archive. What is in no folder of a skill is ignored. Refuses with `archive_invalid` or
 * `skill_invalid`.
 */
export async function skillsInArchive(bytes: Buffer): Promise<PackedSkill[]> {
  return skillsIn(await readArchive(bytes, archiveLimits).catch(refuseArchive))
}

/** The same of a repository, by the same rules; what is in no folder of a skill is not even looked at. */
export async function skillsInSnapshot(snapshot: Snapshot): Promise<PackedSkill[]> {
  const roots = rootsIn(snapshot.entries.filter(({ kind }) => kind === 'file'))
  const isInSkill = ({ path }: TreeEntry) => roots.some((root) => path.startsWith(root))
  const files = await snapshot.read(snapshot.entries.filter(isInSkill), archiveLimits).catch(refuseArchive)
  return skillsIn(files)
}

async function skillsIn(files: readonly ArchiveFile[]): Promise<PackedSkill[]> {
  const roots = rootsIn(files)
  if (roots.length === 0) fail('archive_invalid', { message: `There is no file ${mainFile}.` })
  const skills: PackedSkill[] = []
  for (const root of roots) {
    const skill = await skillAt(root, files)
    if (skills.some(({ name }) => name === skill.name))
      fail('archive_invalid', { message: `The skill ${quote(skill.name)} is there twice.` })
    skills.push(skill)
  }
  return skills
}

/** The folders with a `SKILL.md`, with a slash at the end. */
function rootsIn(files: readonly { readonly path: string }[]): string[] {
  return files
    .filter(({ path }) => path === mainFile || path.endsWith(`/${mainFile}`))
    .map(({ path }) => path.slice(0, -mainFile.length))
    .filter((root, _index, all) => !all.some((other) => other !== root && root.startsWith(other)))
}

async function skillAt(root: string, files: readonly ArchiveFile[]): Promise<PackedSkill> {
  const own = files
    .filter(({ path }) => path.startsWith(root))
    .map((file) => ({ ...file, path: file.path.slice(root.length) }))
  const main = own.find(({ path }) => path === mainFile)
  const { fields, findings } = await readSkillText((main && decodeUtf8(main.bytes)) ?? '', undefined)
  // What is only unusual is imported, and found again with its findings.
  const breach = findings.find(({ rule }) => rule.startsWith('name_'))
  if (fields === undefined || breach)
    return refuseSkill(
      (breach ?? findings[0])?.rule ?? 'skill',
      `${root}${mainFile}: ${(breach ?? findings[0])?.message ?? ''}`,
    )
  return { name: fields.name, folder: root.replace(/\/$/, ''), files: own }
}
