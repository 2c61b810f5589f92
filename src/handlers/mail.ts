import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const getEmail: Handler<'getEmail'> = async ({ path, answer }, { mail }) => {
  const message = await mail.get(path.folder, path.id) ?? fail('email_not_found')
  return answer({ data: { message } })
}
