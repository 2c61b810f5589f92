import { fail } from '../../errors.ts'
import { validate } from './validation.ts'
import type { Check } from './validation.ts'

/** A text that a client sent by a connection, as one JSON object that fits the contract. */
export function readSocketMessage<Message>(text: string, validator: Check['validator'] | undefined): Message {
  if (!validator) throw new Error('the contract has no such message')
  const value = parse(text)
  validate({ body: value }, [{ place: 'body', validator }])
  // The validator has just checked what the type says.
  return value as Message
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return fail('bad_json', { message: 'A message is one JSON object.' })
  }
}
