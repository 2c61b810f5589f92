import { createHash } from 'node:crypto'
import type { FoundSkillFile, FoundSkill, SkillFolders } from './folders.ts'
import { mainFile } from './paths.ts'
import type { RuleFinding, SkillFields } from './rules.ts'
import { readSkillText } from './skill-text.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'

/** A file of a skill with the hash of its content. */
export interface HashedSkillFile extends FoundSkillFile {
  readonly sha256: string
}

/** A skill as its files have it. */
export interface ReadSkill {
  readonly path: string
  readonly fields: SkillFields
  readonly content: string
  readonly findings: readonly RuleFinding[]
  readonly digest: string
  readonly files: readonly HashedSkillFile[]
  /** Whether the digest covers everything in its folder. */
  readonly isWhole: boolean
}

/** Reads skills, and each again only when one of its files may have changed. */
export class SkillReader {
  readonly #folders: SkillFolders
  readonly #known = new Map<string, { readonly signature: string; readonly skill: ReadSkill | undefined }>()

  constructor(folders: SkillFolders) {
    this.#folders = folders
  }

  /** Nothing for a skill without a description, or with front matter that cannot be read. */
  async read(found: FoundSkill): Promise<ReadSkill | undefined> {
    const signature = found.files.map(({ path, version }) => `${path}\0${version}`).join('\n')
    const known = this.#known.get(found.path)
    if (known?.signature === signature) return known.skill
    const skill = await this.#readNow(found)
    // A second write within one step of the disk's clock looks like none.
    if (found.files.every(hasSettled)) this.#known.set(found.path, { signature, skill })
    else this.#known.delete(found.path)
    return skill
  }

  /** Forgets all skills but these. */
  retain(paths: ReadonlySet<string>): void {
    for (const path of this.#known.keys()) if (!paths.has(path)) this.#known.delete(path)
  }

  async #readNow({ path, files, problems }: FoundSkill): Promise<ReadSkill | undefined> {
    const contents = await this.#folders.readAll(
      path,
      files.map((file) => file.path),
    )
    const main = contents[files.findIndex((file) => file.path === mainFile)]
    const text = main && decodeUtf8(main)
    if (text === undefined) return undefined
    const { fields, findings, content } = await readSkillText(text, path.slice(path.lastIndexOf('/') + 1))
    if (fields === undefined) return undefined
    const hashed = files.flatMap((file, index): HashedSkillFile[] => {
      const bytes = contents[index]
      return bytes ? [{ ...file, size: bytes.length, sha256: sha256Of(bytes) }] : []
    })
    return {
      path,
      fields,
      content,
      findings: [...findings, ...problems],
      digest: digestOf(hashed),
      files: hashed,
      isWhole: problems.length === 0 && hashed.length === files.length,
    }
  }
}

/**
 * The SHA-256 of the paths, modes and hashes of all files, so that two skills with the same digest do the same. The
 * first line keeps it apart from the hash of anything else that is approved.
 */
export function digestOf(files: readonly Pick<HashedSkillFile, 'path' | 'isExecutable' | 'sha256'>[]): string {
  const lines = files
    .map(({ path, isExecutable, sha256 }) => `${JSON.stringify(path)} ${isExecutable ? '100755' : '100644'} ${sha256}`)
    .sort()
  return createHash('sha256')
    .update(['skill 1', ...lines].join('\n'))
    .digest('hex')
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

const timeStepMs = 1_000

function hasSettled({ version }: FoundSkillFile): boolean {
  const changedAt = Number(BigInt(version.slice(version.lastIndexOf(':') + 1)) / 1_000_000n)
  return Math.abs(Date.now() - changedAt) > timeStepMs
}
