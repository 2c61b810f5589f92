import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { quote } from '../../platform/text/quote.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'
import type { HashedSkillFile } from './contents.ts'

export type SkillFile = Schemas['SkillFile']
export type SkillFileContent = Schemas['SkillFileContent']

export function toSkillFile({ path, size, sha256, isExecutable }: HashedSkillFile): SkillFile {
  return { path, size, sha256, isExecutable }
}

/** With its content: as text where it is UTF-8 without a NUL, else as base64. */
export function withContent(file: HashedSkillFile, bytes: Uint8Array): SkillFileContent {
  const text = bytes.includes(0) ? undefined : decodeUtf8(bytes)
  return text === undefined
    ? { ...toSkillFile(file), content: Buffer.from(bytes).toString('base64'), encoding: 'base64' }
    : { ...toSkillFile(file), content: text, encoding: 'utf8' }
}

export function refuseMissingFile(path: string): never {
  return fail('skill_file_not_found', { message: `The skill has no file ${quote(path)}.` })
}
