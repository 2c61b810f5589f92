import { parseRow } from '../client/row.ts'
import { table } from '../generated/client-table.ts'
import { nameOfOperand } from './arguments.ts'
import { commandSummaries } from './names.ts'

/**
 * A text of the service for readers of the command line: the calls that it names become commands, and
 * `GET /api/v1/tasks` is `gantry tasks list`. A call without a command stays as it is.
 */
export function inCommands(text: string): string {
  return text.replaceAll(callPattern, (call: string, method: string, path: string, query?: string) => {
    const parts = partsOf(path.replace(/^.*\/api\/v1(?=\/)/, ''))
    const found = commands().find((each) => each.method === method && isAt(each.parts, parts))
    if (!found) return call
    const words = found.parts.flatMap((part, index) => (isName(part) ? [operandOf(parts[index] ?? part)] : []))
    return ['gantry', found.name, ...words, ...optionsOf(query)].join(' ')
  })
}

/** A method and a path, with names in braces or in their places, without the mark at the end of a sentence. */
const callPattern = /\b(GET|POST|PUT|PATCH|DELETE) ((?:\/[\w{}~%.-]*[\w}])+)(?:\?([\w=&]+))?/g

interface CommandOfCall {
  readonly name: string
  readonly method: string
  readonly parts: readonly string[]
}

let known: readonly CommandOfCall[] | undefined

function commands(): readonly CommandOfCall[] {
  const namesIn = ({ parts }: CommandOfCall) => parts.filter(isName).length
  return (known ??= rowsOf(table, [])
    .filter(({ name }) => commandSummaries().has(name))
    // Words of a path come before names: `/tasks/next` is no task.
    .toSorted((one, other) => namesIn(one) - namesIn(other)))
}

function rowsOf(group: object, words: readonly string[]): CommandOfCall[] {
  return Object.entries(group).flatMap(([key, member]) => {
    const path = [...words, key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)]
    if (typeof member !== 'string') return rowsOf(member, path)
    const row = parseRow(member)
    return [{ name: path.join(' '), method: row.method, parts: partsOf(row.path) }]
  })
}

function partsOf(path: string): readonly string[] {
  return path.split('/').slice(1)
}

function isAt(parts: readonly string[], given: readonly string[]): boolean {
  return parts.length === given.length && parts.every((part, index) => isName(part) || part === given[index])
}

function isName(part: string): boolean {
  return part.startsWith('{')
}

/** `TASK-ID` for `{taskId}`, and a name as it is given. */
function operandOf(part: string): string {
  return isName(part) ? nameOfOperand(part.slice(1, -1)) : part
}

function optionsOf(query = ''): readonly string[] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) =>
    value === 'true' ? [`--${name}`] : [`--${name}`, value],
  )
}
