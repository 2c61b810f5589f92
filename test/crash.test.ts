import { randomInt } from 'node:crypto'
import t from 'tap'
import { runDiskFault } from './support/crash/disk-faults.ts'
import { runDiskFull } from './support/crash/disk-full.ts'
import { runKillLoop } from './support/crash/kill-loop.ts'
import { runPowerLoss } from './support/crash/power-loss.ts'
import type { Rule } from './support/crash/rule.ts'
import { compileShim } from './support/crash/shim.ts'
import { mountSmallDisk, pretendSmallDisk } from './support/crash/small-disk.ts'
import { makeFolder } from './support/folder.ts'

// The nightly size of all this is `npm run torture`, which takes the seed that stands here.
const seed = randomInt(2 ** 31)
t.comment(`seed ${seed}`)
const shim = await compileShim(makeFolder(t))
const needsCompiler = shim === undefined && 'the shim needs a C compiler'

t.test('kill -9 under eight writers loses nothing, doubles nothing and leaves nothing half', async (t) => {
  const { faults, ...figures } = await runKillLoop({ folder: makeFolder(t), rounds: 3, seed })
  t.comment(figures)
  t.same(faults, [])
  t.ok(figures.acknowledged > 0)
})

t.test('a full disk is reported as storage_full, reads continue, and writes continue once there is room', async (t) => {
  const folder = makeFolder(t)
  // Room for all that the writers upload, however quick they are.
  const mounted = await mountSmallDisk(folder, 128)
  if (!mounted) t.comment('no disk can be mounted here: the shim says that the disk is full')
  const disk = mounted ?? (shim === undefined ? undefined : pretendSmallDisk(makeFolder(t), shim))
  if (!disk) return void t.comment('neither a disk can be mounted nor a shim compiled here')
  t.teardown(() => disk.release())
  const { faults, ...figures } = await runDiskFull({ folder, disk, seed, rounds: 2 })
  t.comment(figures)
  t.same(faults, [])
  t.ok(figures.refused > 0)
})

const rules: readonly Rule[] = [
  { kind: 'sync', error: 'EIO', first: 2, last: 2, part: 'gantry.db-wal' },
  { kind: 'write', error: 'EIO', first: 3, last: 3, part: 'gantry.db-wal' },
  { kind: 'sync', error: 'EIO', first: 1, last: 3, part: 'blobs/' },
]
for (const rule of rules) {
  t.test(
    `a ${rule.kind} of ${rule.part} that fails with ${rule.error} is never acknowledged, and a restart makes all well`,
    { skip: needsCompiler },
    async (t) => {
      const { faults, ...figures } = await runDiskFault({ folder: makeFolder(t), shim: shim ?? '', seed, rule })
      t.comment(figures)
      t.same(faults, [])
      t.ok(figures.refused > 0)
      t.equal(figures.ghosts, 0)
    },
  )
}

t.test('after a power cut all that was acknowledged is on the disk', { skip: needsCompiler }, async (t) => {
  const { faults, failedWithoutSyncs, ...figures } = await runPowerLoss({
    folder: makeFolder(t),
    shim: shim ?? '',
    images: 30,
    seed,
    writes: 120,
  })
  t.comment(figures)
  t.same(faults, [])
  t.ok(figures.checks > 0)
  t.ok(failedWithoutSyncs > 0, 'a disk that is never flushed does not pass')
})
