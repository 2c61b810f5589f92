import type { OperationId } from '../contract.ts'
import { validators } from '../generated/answer-validators.js'
import type { AnswerCheck } from './answer.ts'

/** Refuses every answer that is not exactly what the contract declares. Loaded in tests only. */
export const checkAnswer: AnswerCheck = (id: OperationId, status: number, body: unknown) => {
  const validator = validators[`${id}_${status}`]
  if (!validator) throw new Error(`${id} does not declare the status ${status}`)
  if (validator(body)) return
  const mistakes = validator.errors?.map(
    ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
  )
  throw new Error(`the answer of ${id} is off the contract: ${mistakes?.join('; ')}`)
}
