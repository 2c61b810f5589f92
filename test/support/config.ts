import t from 'tap'
import { startGantry, writeFiles } from './gantry.ts'
import type { Gantry } from './gantry.ts'

export const gantry = await startGantry(t)

export async function getConfig() {
  const { status, body } = await gantry.call('GET', '/config')
  if (status !== 200) throw new Error(JSON.stringify(body))
  return body.data
}

export async function getApproval(of: Gantry = gantry) {
  return (await of.call('GET', '/config/approvals')).body.data.approval
}

export function write(path: string, content: string): void {
  writeFiles(gantry.project, { [path]: content })
}
