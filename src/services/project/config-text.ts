import { parseConfigFile } from './config-file.ts'
import type { ConfigFile } from './config-file.ts'
import type { Content } from '../../platform/files/file-content.ts'

export const byteOrderMark = '\uFEFF'

/** The text of a file with its byte order mark, from which the same bytes can be made. */
export function configTextOf(content: Buffer): string {
  return content.toString('utf8')
}

/** The text of a file for readers of JSON; that of an empty object where there is no file. */
export function plainTextOf(content: Content): string {
  const text = content === undefined ? '{}\n' : configTextOf(content)
  return text.startsWith(byteOrderMark) ? text.slice(byteOrderMark.length) : text
}

/** What a file says; nothing when it has a mistake. */
export function parseIfValid(content: Content): ConfigFile | undefined {
  try {
    return parseConfigFile(plainTextOf(content))
  } catch {
    return undefined
  }
}

/** The keys whose values differ. */
export function changedKeys(before: ConfigFile, after: ConfigFile): string[] {
  const [old, wanted] = [textsByKey(before), textsByKey(after)]
  return [...new Set([...old.keys(), ...wanted.keys()])].filter((key) => old.get(key) !== wanted.get(key))
}

/** The values as JSON. */
export function textsByKey(value: object): Map<string, string> {
  return new Map(Object.entries(value).map(([key, member]) => [key, JSON.stringify(member) ?? '']))
}
