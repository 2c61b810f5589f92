import type { Node } from 'jsonc-parser'
import type { Schemas } from '../../generated/types.ts'
import { inspect, positionOf } from './config-file.ts'
import type { ConfigFileName } from './config-file.ts'
import { byteOrderMark } from './config-text.ts'
import { escapePointer, membersOf } from './config-tree.ts'

export type ConfigFinding = Schemas['ConfigFinding']

const findingsMax = 1_000
/** The keys whose values may refer to secrets and variables. */
const referringKeys = new Set(['mcpServers', 'servers', 'scripts'])

/**
 * Everything that a start would refuse, and as warnings the references that have no value and the programs that are
 * written as a whole line; in the order of the text.
 * `faultsIn` gives what is wrong with the references in a string.
 */
export async function findingsIn(
  file: ConfigFileName,
  content: string,
  faultsIn: (text: string) => Promise<readonly string[]>,
): Promise<ConfigFinding[]> {
  const text = content.startsWith(byteOrderMark) ? content.slice(byteOrderMark.length) : content
  const { tree, mistakes } = inspect(file, text)
  const found: Found[] = mistakes.map((mistake) => ({ ...mistake, severity: 'error' }))
  for (const { offset, pointer, value } of tree && mistakes.length === 0 ? referringTexts(tree) : [])
    for (const sentence of await faultsIn(value))
      found.push({ offset, pointer, sentence, rule: 'reference', severity: 'warning' })
  for (const { offset, pointer, value } of tree && mistakes.length === 0 ? wholeLines(tree) : [])
    found.push({ offset, pointer, sentence: value, rule: 'command', severity: 'warning' })
  return found
    .toSorted((one, other) => one.offset - other.offset)
    .slice(0, findingsMax)
    .map(({ offset, pointer, sentence, rule, severity }) => {
      const { line, column } = positionOf(text, offset)
      const message = `${file}:${line}:${column}: ${sentence}`.slice(0, 2_048)
      return { severity, file, path: pointer.slice(0, 4_096), line, column, rule, message }
    })
}

/** The finding of a file that cannot be read. */
export function unreadable(file: ConfigFileName, message: string): ConfigFinding {
  return { severity: 'error', file, path: '', line: 1, column: 1, rule: 'readable', message }
}

interface Found {
  readonly offset: number
  readonly pointer: string
  readonly sentence: string
  readonly rule: string
  readonly severity: 'error' | 'warning'
}

interface TextAt {
  readonly offset: number
  readonly pointer: string
  readonly value: string
}

/** Programs that are written with their arguments, which no shell takes apart. */
function wholeLines(root: Node): TextAt[] {
  return membersOf(root)
    .filter(({ key }) => programKeys.has(key))
    .flatMap(({ key: list, value: entries }) =>
      membersOf(entries).flatMap(({ key: name, value: entry }) => {
        const members = membersOf(entry)
        const command = members.find(({ key }) => key === 'command')?.value
        const sentence = lineWarning({ command: command?.value, args: members.find(({ key }) => key === 'args') })
        if (command === undefined || sentence === undefined) return []
        return [{ offset: command.offset, pointer: `/${list}/${escapePointer(name)}/command`, value: sentence }]
      }),
    )
}

const programKeys = new Set(['mcpServers', 'servers', 'agents'])

/** What is said of a program that is written as a whole line; nothing of one that is not. */
export function lineWarning({ command, args: given }: { command?: unknown; args?: unknown }): string | undefined {
  const line = typeof command === 'string' ? command.trim() : ''
  if (given !== undefined || !/^[^\s/]+\s+\S/.test(line)) return undefined
  const [program = '', ...args] = line.split(/\s+/)
  return `${JSON.stringify(line)} is taken for the name of one program. Did you mean "command": ${JSON.stringify(program)}, "args": ${JSON.stringify(args)}?`
}

function referringTexts(root: Node): TextAt[] {
  return membersOf(root).flatMap(({ key, value }) => (referringKeys.has(key) ? textsIn(value, `/${key}`) : []))
}

function textsIn(node: Node, pointer: string): TextAt[] {
  if (typeof node.value === 'string') return [{ offset: node.offset, pointer, value: node.value }]
  if (node.type === 'array')
    return (node.children ?? []).flatMap((child, index) => textsIn(child, `${pointer}/${index}`))
  return membersOf(node).flatMap(({ key, value }) => textsIn(value, `${pointer}/${escapePointer(key)}`))
}
