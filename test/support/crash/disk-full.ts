import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { examine, leftOvers } from './examine.ts'
import { Ledger, seededRandom } from './ledger.ts'
import type { Write } from './ledger.ts'
import { startProcess, token } from './service.ts'
import type { SmallDisk } from './small-disk.ts'
import { waitUntil } from '../wait.ts'

export interface DiskFullFigures {
  readonly acknowledged: number
  /** Writes that were told `storage_full`. All are done in the end. */
  readonly refused: number
  /** Calls that only read, answered while the disk was full. */
  readonly reads: number
  readonly faults: string[]
}

/**
 * Fills the disk under eight writers, makes room again, and looks whether the service goes on as if nothing had been.
 */
export async function runDiskFull({
  folder,
  disk,
  seed,
  rounds,
}: {
  folder: string
  disk: SmallDisk
  seed: number
  rounds: number
}): Promise<DiskFullFigures> {
  const random = seededRandom(seed)
  const project = join(folder, 'project')
  const data = join(disk.path, 'data')
  mkdirSync(project, { recursive: true })
  const ledger = new Ledger(random)
  const faults: string[] = []
  let refused = 0
  let reads = 0
  const service = await startProcess({ project, data, launcher: disk.launcher })
  await ledger.work(service.origin, () => ledger.acknowledged.length >= 30)
  for (let round = 1; round <= rounds; round++) {
    const before = ledger.refused.length
    disk.fill(Math.floor(random() * 200_000))
    await ledger.work(service.origin, () => ledger.refused.length >= before + 16)
    await expectRefusal(ledger.refused)
    await awaitStatus('/health/ready', 503)
    for (const write of ledger.acknowledged.filter(({ kind }) => kind !== 'change').slice(-10))
      await expectStatus(write.kind === 'create' ? `/tasks/${write.id}` : `/resources/${write.name}?download=true`, 200)
    await expectStatus('/tasks', 200)
    reads += 11
    disk.free()
    refused += ledger.refused.length
    await ledger.retry(service.origin, ledger.refused)
    await awaitStatus('/health/ready', 200)
    faults.push(...ledger.open.map(describe))
    if (faults.length > 0) break
  }
  if ((await service.end('SIGTERM')) !== 0) faults.push('the service did not end well')
  // SQLite follows every link of a path, and so would leave the namespace. The data contains links of the sandbox,
  // which are dangling in a copy; cpSync aborts the process when it resolves one.
  cpSync(join(disk.seenAt, 'data'), join(folder, 'data'), { recursive: true, verbatimSymlinks: true })
  faults.push(...(await examine(join(folder, 'data'), ledger.writes)), ...leftOvers(join(folder, 'data')))
  return { acknowledged: ledger.acknowledged.length, refused, reads, faults }

  async function expectRefusal(writes: readonly Write[]): Promise<void> {
    faults.push(...writes.filter(({ status, code }) => status !== 507 || code !== 'storage_full').map(describe))
  }

  async function expectStatus(path: string, status: number): Promise<void> {
    const answered = await statusOf(path)
    if (answered !== status) faults.push(`GET ${path} answered ${answered} where ${status} was due`)
  }

  /** Waits for the probe that notices. */
  async function awaitStatus(path: string, status: number): Promise<void> {
    await waitUntil(async () => (await statusOf(path)) === status, `${status} of ${path}`)
  }

  async function statusOf(path: string): Promise<number> {
    const answer = await fetch(`${service.origin}/api/v1${path}`, { headers: { authorization: `Bearer ${token}` } })
    await answer.arrayBuffer()
    return answer.status
  }
}

function describe({ kind, name, state, status, code }: Write): string {
  return `${kind} ${name} is ${state} (${status} ${code})`
}
