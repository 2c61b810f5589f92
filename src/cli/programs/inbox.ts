import type { WaitingItem } from '../../generated/client-types.ts'
import type { ServerConnection } from '../connection.ts'
import { callExitCodes } from '../exit-codes.ts'
import { momentOf, printItems } from '../output.ts'
import { inOneLine } from '../safe-text.ts'
import { SingleKeys, isLeaving } from '../single-keys.ts'
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
    const keys = new SingleKeys(process.stdin)
    try {
      for (const item of items) if (!(await decide(item, connection, terminal, keys))) break
    } finally {
      keys.close()
    }
    return callExitCodes.done
  })

/** Returns whether to go on. A key stands for each decision. */
async function decide(
  item: WaitingItem,
  connection: ServerConnection,
  terminal: Terminal,
  keys: SingleKeys,
): Promise<boolean> {
  const by = item.createdBy ? `  by ${inOneLine(item.createdBy.name)}` : ''
  terminal.print(`${bold(inOneLine(item.title), terminal)}  ${item.kind}${by}  since ${momentOf(item.createdAt)}`)
  for (const line of await detailsOf(item, connection)) terminal.print(`  ${line}`)
  const choices = item.decisions.map(({ decision }) => `${decision.slice(0, 1)} = ${decision}`)
  terminal.write(`  ${choices.join(', ')}, Enter = not now, q = leave: `)
  const chosenBy = (key: string) => item.decisions.find(({ decision }) => decision.startsWith(key))
  const key = await keys.next((typed) => /[\r\n]/.test(typed) || isLeaving(typed) || chosenBy(typed) !== undefined)
  const chosen = chosenBy(key)
  terminal.write(`${chosen?.decision ?? ''}\n`)
  if (chosen) await callById(connection, chosen.operationId, { ...chosen.path, ...chosen.body })
  return chosen !== undefined || !isLeaving(key)
}
