/**
 * The crash tests in nightly size: `npm run torture -- --rounds 1000 --images 10000 --faults 50 --seed 1`.
 * Kills the service, cuts its power, fills its disk and lets its disk fail; tells figures, and exits with 1 when
 * anything that was acknowledged is not there, or is there twice, or torn. With `--cluster`, see `torture-cluster.ts`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runDiskFault } from '../test/support/crash/disk-faults.ts'
import { runDiskFull } from '../test/support/crash/disk-full.ts'
import { runKillLoop } from '../test/support/crash/kill-loop.ts'
import { seededRandom } from '../test/support/crash/ledger.ts'
import { runPowerLoss } from '../test/support/crash/power-loss.ts'
import type { Rule } from '../test/support/crash/rule.ts'
import { compileShim } from '../test/support/crash/shim.ts'
import { mountSmallDisk } from '../test/support/crash/small-disk.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string' },
    images: { type: 'string' },
    faults: { type: 'string' },
    seed: { type: 'string' },
    cluster: { type: 'boolean' },
  },
})
const rounds = Number(values.rounds ?? 1000)
const images = Number(values.images ?? rounds * 10)
const faultRuns = Number(values.faults ?? Math.ceil(rounds / 20))
const seed = Number(values.seed ?? Date.now() % 2 ** 31)

const roundsOfOneLoop = 50 // then a new folder, so that a check of all that was ever written stays short
const imagesOfOneRecording = 500

console.log(`seed ${seed}`)
if (values.cluster) {
  const { tortureCluster } = await import('./torture-cluster.ts')
  const isRight = await tortureCluster({ rounds: values.rounds === undefined ? undefined : rounds, seed })
  process.exit(isRight ? 0 : 1)
}
const tools = mkdtempSync(join(tmpdir(), 'gantry-torture-'))
const shim = await compileShim(tools)
const totals: Record<string, number> = {}
const faults: string[] = []

for (let done = 0; done < rounds; done += roundsOfOneLoop) {
  await run('kill -9', done, (folder, seed) =>
    runKillLoop({ folder, seed, rounds: Math.min(roundsOfOneLoop, rounds - done) }),
  )
}
if (faultRuns > 0) await run('disk full', 0, fillDisk)
if (shim === undefined) console.log('no C compiler: no disk faults and no power cuts')
else {
  const random = seededRandom(seed)
  for (let done = 0; done < faultRuns; done++) {
    const rule = anyRule(random)
    console.log(JSON.stringify(rule))
    await run('disk fault', done, (folder, seed) => runDiskFault({ folder, seed, shim, rule }))
  }
  for (let done = 0; done < images; done += imagesOfOneRecording) {
    await run('power cut', done, (folder, seed) =>
      runPowerLoss({ folder, seed, shim, images: Math.min(imagesOfOneRecording, images - done), writes: 400 }),
    )
  }
}
rmSync(tools, { recursive: true })
console.log(totals)
for (const fault of faults) console.error(fault)
console.log(faults.length === 0 ? 'All that was acknowledged was kept.' : `${faults.length} faults with seed ${seed}.`)
process.exitCode = faults.length === 0 ? 0 : 1

/** Runs one test in a folder of its own and adds its figures to the totals. */
async function run(
  name: string,
  offset: number,
  test: (folder: string, seed: number) => Promise<{ faults: string[] }>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-torture-'))
  try {
    const { faults: found, ...figures } = await test(folder, seed + offset)
    console.log(name, offset, figures, found.length === 0 ? 'ok' : `${found.length} faults`)
    for (const [figure, value] of Object.entries(figures))
      if (typeof value === 'number') totals[`${name}: ${figure}`] = (totals[`${name}: ${figure}`] ?? 0) + value
    faults.push(...found.map((fault) => `${name} ${offset}: ${fault}`))
  } catch (error) {
    faults.push(`${name} ${offset}: ${error}`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function fillDisk(folder: string, seed: number) {
  const disk = await mountSmallDisk(folder, 256)
  if (!disk) throw new Error('no disk can be mounted here')
  try {
    return await runDiskFull({ folder, disk, seed, rounds: 20 })
  } finally {
    disk.release()
  }
}

function anyRule(random: () => number): Rule {
  const pick = <Value>(values: readonly [Value, ...Value[]]): Value =>
    values[Math.floor(random() * values.length)] ?? values[0]
  const first = 1 + Math.floor(random() * 20)
  return {
    kind: pick(['write', 'sync']),
    error: pick(['EIO', 'ENOSPC']),
    first,
    last: pick([first, first + 2, 1_000_000_000]),
    part: pick(['gantry.db-wal', 'gantry.db', 'blobs/', '/data']),
  }
}
