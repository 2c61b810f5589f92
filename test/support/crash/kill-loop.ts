import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { waitUntil } from '../wait.ts'
import { examine, leftOvers } from './examine.ts'
import { Ledger, seededRandom } from './ledger.ts'
import { startProcess } from './service.ts'

export interface KillFigures {
  readonly rounds: number
  readonly acknowledged: number
  /** Writes whose answer never came, all asked for again under their key. */
  readonly inDoubt: number
  readonly uploads: number
  readonly faults: string[]
}

/** Kills the service again and again while eight people write, and looks whether it kept its word. */
export async function runKillLoop({
  folder,
  rounds,
  seed,
  fewestMs = 20,
  mostMs = 400,
}: {
  folder: string
  rounds: number
  seed: number
  fewestMs?: number
  mostMs?: number
}): Promise<KillFigures> {
  const random = seededRandom(seed)
  const project = join(folder, 'project')
  const data = join(folder, 'data')
  mkdirSync(project, { recursive: true })
  const ledger = new Ledger(random)
  const faults: string[] = []
  let inDoubt = 0
  for (let round = 1; round <= rounds; round++) {
    const service = await startProcess({ project, data })
    faults.push(...leftOvers(data).map((name) => `round ${round}: bytes left behind: ${name}`))
    inDoubt += ledger.inDoubt.length
    await ledger.retry(service.origin)
    let isOver = false
    const working = ledger.work(service.origin, () => isOver)
    const before = ledger.acknowledged.length
    await waitUntil(() => ledger.acknowledged.length > before || ledger.refused.length > 0, 'a first answer')
    await wait(fewestMs + random() * (mostMs - fewestMs))
    isOver = true // the writes that are under way are killed with the service
    await service.end('SIGKILL')
    await working
    faults.push(
      ...ledger.refused.map(
        ({ kind, name, status, code }) => `round ${round}: ${kind} ${name} was refused with ${status} ${code}`,
      ),
    )
    if (faults.length > 0) return { ...figures(), rounds: round }
  }
  const service = await startProcess({ project, data })
  inDoubt += ledger.inDoubt.length
  await ledger.retry(service.origin)
  faults.push(...ledger.open.map(({ kind, name, state, code }) => `${kind} ${name} is ${state} at the end (${code})`))
  const exitCode = await service.end('SIGTERM')
  if (exitCode !== 0) faults.push(`the service ended with ${exitCode}`)
  faults.push(...(await examine(data, ledger.writes)), ...leftOvers(data))
  return figures()

  function figures(): KillFigures {
    return {
      rounds,
      acknowledged: ledger.acknowledged.length,
      inDoubt,
      uploads: ledger.acknowledged.filter(({ kind }) => kind === 'upload').length,
      faults,
    }
  }
}
