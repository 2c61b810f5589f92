import { validators } from '../../src/generated/answer-validators.js'

/** Fails when something that the service sent is not what the contract declares under this name. */
export function requireValid(
  name: `${string}_event` | 'receiveEvent_body' | 'receiveChatMessage_body',
  value: unknown,
): void {
  const validator = validators[name]
  if (!validator) throw new Error(`the contract declares no ${name}`)
  if (validator(value)) return
  const mistakes = validator.errors?.map(({ instancePath, message, params }) => [instancePath, message, params])
  throw new Error(`${name} is off the contract: ${JSON.stringify(mistakes)} in ${JSON.stringify(value).slice(0, 2000)}`)
}
