import type { WaitingItem } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { unwrapped } from '../output.ts'
import { inOneLine, jsonOf, safe } from '../safe-text.ts'
import { callById } from './api.ts'

const linesMax = 20
const lineLengthMax = 2_000

/**
 * What is decided, in lines that are safe on a terminal: the arguments of a call, the commands of the project, what a
 * skill does, or the files that a task changes. What is too long ends with the place of the rest.
 */
export async function detailsOf(item: WaitingItem, connection: ServerConnection): Promise<readonly string[]> {
  const lines = await linesOf(item, connection)
  return lines.length > linesMax ? [...lines.slice(0, linesMax), '… The console shows all of it.'] : lines
}

async function linesOf(item: WaitingItem, connection: ServerConnection): Promise<readonly string[]> {
  const [, id = ''] = item.id.split('/')
  if (item.kind === 'review') return linesOfReview(id, connection)
  const answer = unwrapped(await callById(connection, item.link.operationId, item.link.path))
  const shown = Object(Array.isArray(answer) ? answer.find((one) => Object(one).id === id) : answer)
  if (item.kind === 'commands')
    return shown.commands.map(({ name, command }: { name: string; command: string }) =>
      cut(`${inOneLine(name)}: ${inOneLine(command)}`),
    )
  if (item.kind === 'skill')
    return safe(String(shown.description ?? ''))
      .split('\n')
      .map(cut)
  return linesOfArguments(shown.input ?? shown.arguments ?? {})
}

function linesOfArguments(given: object): readonly string[] {
  return Object.entries(given).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? safe(value) : jsonOf(value)
    const [first = '', ...others] = text.split('\n')
    return [`${inOneLine(name)}: ${first}`, ...others.map((line) => `  ${line}`)].map(cut)
  })
}

/** The files, and how to see what changes in them. */
async function linesOfReview(id: string, { client }: ServerConnection): Promise<readonly string[]> {
  const { changes } = await client.changes.get({ id })
  if (changes.length === 0) return ['It proposes no changes of files.']
  return [...changes.map(({ path }) => `changes ${inOneLine(path)}`), `gantry changes get ${id} shows them.`]
}

function cut(line: string): string {
  return line.length > lineLengthMax ? `${line.slice(0, lineLengthMax)}…` : line
}
