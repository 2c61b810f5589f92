import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { examine, leftOvers } from './examine.ts'
import { Ledger, seededRandom } from './ledger.ts'
import { writeRule } from './rule.ts'
import type { Rule } from './rule.ts'
import { startProcess, token } from './service.ts'

export interface DiskFaultFigures {
  readonly acknowledged: number
  readonly refused: number
  /** How the refusals were told. */
  readonly codes: readonly string[]
  /** Refused writes that were there after the restart. */
  readonly ghosts: number
  readonly faults: string[]
}

export interface DiskFaultOptions {
  readonly folder: string
  readonly shim: string
  readonly seed: number
  readonly rule: Rule
}

/**
 * Lets calls to the disk fail under eight writers, and looks at what was answered, what is there, and how it goes on
 * after a restart.
 */
export async function runDiskFault({ folder, shim, seed, rule }: DiskFaultOptions): Promise<DiskFaultFigures> {
  const project = join(folder, 'project')
  const data = join(folder, 'data')
  const ruleFile = join(folder, 'rule')
  mkdirSync(project, { recursive: true })
  const ledger = new Ledger(seededRandom(seed))
  const faults: string[] = []
  const service = await startProcess({
    project,
    data,
    environment: { LD_PRELOAD: shim, TEST_CRASH_FOLDER: data, TEST_CRASH_RULE: ruleFile, UV_USE_IO_URING: '0' },
  })
  await ledger.work(service.origin, () => ledger.acknowledged.length >= 20)
  writeRule(ruleFile, rule)
  const sent = ledger.writes.length
  await ledger.work(service.origin, () => ledger.writes.length >= sent + 60)
  const refused = ledger.refused
  faults.push(
    ...ledger.inDoubt.map(({ kind, name }) => `${kind} ${name} got no answer: ${service.errors().slice(0, 500)}`),
  )
  const isRead = await Promise.all([
    read('/version'),
    read(`/tasks/${ledger.acknowledged.find(({ kind }) => kind === 'create')?.id}`),
  ])
  if (isRead.includes(false)) faults.push('reads do not go on')
  const shown = new Set(await titles())
  faults.push(
    ...refused
      .filter(({ kind, name }) => kind === 'create' && shown.has(name))
      .map(({ name }) => `refused task ${name} is shown`),
  )
  rmSync(ruleFile)
  await service.end('SIGTERM')
  faults.push(...(await examine(data, ledger.writes)))
  const restarted = await startProcess({ project, data })
  const after = new Set(await titles(restarted.origin))
  const ghosts = refused.filter(({ kind, name }) => kind === 'create' && after.has(name)).length
  faults.push(...leftOvers(data).map((name) => `bytes left behind: ${name}`))
  const codes = [...new Set(refused.map(({ status, code }) => `${status} ${code}`))]
  await ledger.retry(restarted.origin, [...ledger.refused, ...ledger.inDoubt])
  faults.push(...ledger.open.map(({ kind, name, code }) => `${kind} ${name} cannot be repeated: ${code}`))
  if ((await restarted.end('SIGTERM')) !== 0) faults.push('the restarted service did not end well')
  faults.push(...(await examine(data, ledger.writes)))
  return { acknowledged: ledger.acknowledged.length, refused: refused.length, codes, ghosts, faults }

  async function read(path: string): Promise<boolean> {
    const answer = await fetch(`${service.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    return answer.status === 200
  }

  async function titles(origin = service.origin): Promise<string[]> {
    const answer = await fetch(`${origin}/api/v1/tasks?limit=200`, { headers: { authorization: `Bearer ${token}` } })
    const { data } = (await answer.json()) as { data: { tasks: { title: string }[] } }
    return data.tasks.map(({ title }) => title)
  }
}
