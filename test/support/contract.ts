import t from 'tap'
import { createJudge } from './judge.ts'
import type { JudgedOperation } from './judge.ts'
import { examplePath, startSampleGantry } from './samples.ts'

export const judge = await createJudge()

export const { contract, operations } = judge

export const { gantry, receiver, call, callInTurn } = await startSampleGantry(t)

export const secured = operations.filter(({ isPublic }) => !isPublic)

export type Test = Pick<typeof t, 'equal' | 'match'>

export async function refuses(
  t: Test,
  operation: JudgedOperation,
  headers: Readonly<Record<string, string>>,
  status: number,
  code: string,
  by = '',
): Promise<void> {
  const answer = await gantry.call(operation.method, examplePath(operation), { headers })
  t.equal(`${answer.status} ${answer.body.error.code}`, `${status} ${code}`, `${operation.id} ${by}`)
  if (status === 401) t.match(answer.headers.get('www-authenticate'), /^Bearer /)
}

export async function signIn(): Promise<string> {
  const { headers } = await gantry.call('POST', '/identity/login', { body: { token: gantry.token } })
  return /nut-session=([^;]+)/.exec(headers.getSetCookie()[0] ?? '')?.[1] ?? ''
}

export function operationOf(id: string): JudgedOperation {
  const found = operations.find((operation) => operation.id === id)
  if (!found) throw new Error(`there is no operation ${id}`)
  return found
}
