import { index } from 'operations:index'
import { callNamed } from '../operations.ts'
import type { Arguments, OperationLine } from '../operations.ts'

/** The operation that a link or a decision of the service names. */
export function entryById(operationId: string): OperationLine {
  const found = index.find((line) => line.operationId === operationId)
  if (found === undefined) throw new Error(`This page does not know the operation ${operationId}. Load it again.`)
  return found
}

export async function callById(operationId: string, args: Arguments): Promise<unknown> {
  return callNamed(entryById(operationId).command, args)
}
