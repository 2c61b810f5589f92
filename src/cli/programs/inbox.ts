import { createInterface } from 'node:readline/promises'
import type { WaitingItem } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { momentOf, printItems } from '../output.ts'
import { inOneLine } from '../safe-text.ts'
import { bold } from '../terminal.ts'
import type { Terminal } from '../terminal.ts'
import { callById } from './api.ts'
import type { CliProgram } from './program.ts'
import { detailsOf } from './waiting-details.ts'

/** Shows what waits for the caller; on a terminal, asks about each of it. */
export const inbox: CliProgram = async ({ manner, terminal, withServer }) =>
  withServer(async (connection) => {
    const { items } = await connection.client.waiting.list({})
    if (items.length === 0 && !manner.json) terminal.note('Nothing waits for you.')
    const isAsking = terminal.isTty && process.stdin.isTTY && !manner.json && !manner.isQuiet
    if (!isAsking || items.length === 0) {
      printItems(items, manner, terminal)
      return callExitCodes.done
    }
    const lines = createInterface({ input: process.stdin, output: process.stdout })
    try {
      for (const item of items) if (!(await decide(item, connection, terminal, lines))) break
    } finally {
      lines.close()
    }
    return callExitCodes.done
  })

/** Returns whether to go on. A letter stands for each decision. */
async function decide(
  item: WaitingItem,
  connection: ServerConnection,
  terminal: Terminal,
  lines: { question(text: string): Promise<string> },
): Promise<boolean> {
  const by = item.createdBy ? `  by ${inOneLine(item.createdBy.name)}` : ''
  terminal.print(`${bold(inOneLine(item.title), terminal)}  ${item.kind}${by}  since ${momentOf(item.createdAt)}`)
  for (const line of await detailsOf(item, connection)) terminal.print(`  ${line}`)
  const choices = item.decisions.map(({ decision }) => `${decision.slice(0, 1)} = ${decision}`)
  const answer = (await lines.question(`  ${choices.join(', ')}, Enter = not now, q = leave: `)).trim()
  if (answer === 'q') return false
  const chosen = item.decisions.find(({ decision }) => answer !== '' && decision.startsWith(answer))
  if (!chosen) return true
  await callById(connection, chosen.operationId, { ...chosen.path, ...chosen.body })
  terminal.print(`  ${chosen.decision}`)
  return true
}
