import { commandGroups } from '../../generated/command-table.js'
import { nearest } from '../../platform/text/nearest.ts'
import { functionFor } from '../call.ts'
import type { ServerConnection } from '../connection.ts'
import type { CommandSpec } from '../spec.ts'
import { UsageMistake } from '../usage-mistake.ts'

/** The command of an operation, by its name in the contract. Throws `UsageMistake` for one that has none. */
export function specOfOperation(operationId: string): CommandSpec {
  const specs = Object.values(commandGroups).flatMap((group) => group())
  const found = specs.find((spec) => spec.operationId === operationId)
  if (found) return found
  const meant = nearest(
    operationId,
    specs.map((spec) => spec.operationId),
  )
  throw new UsageMistake(
    `There is no operation ${operationId} that a command calls.${meant === undefined ? '' : ` Did you mean ${meant}?`}`,
    'api',
  )
}

/** Calls an operation with arguments that the service gave. */
export async function callById(connection: ServerConnection, operationId: string, input: object): Promise<unknown> {
  return functionFor(connection, specOfOperation(operationId))(input)
}
