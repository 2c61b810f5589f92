import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { examine } from './examine.ts'
import { writeImage } from './images.ts'
import { Ledger, seededRandom } from './ledger.ts'
import type { Write } from './ledger.ts'
import { readRecording } from './recording.ts'
import type { Operation } from './recording.ts'
import { startProcess } from './service.ts'

export interface PowerLossFigures {
  readonly operations: number
  readonly syncs: number
  readonly images: number
  readonly acknowledged: number
  /** Acknowledged writes looked for, over all images. */
  readonly checks: number
  readonly faults: string[]
  /** Images in which something was missing when every flush was ignored. They show that the checks can fail. */
  readonly failedWithoutSyncs: number
}

export interface PowerLossOptions {
  readonly folder: string
  readonly shim: string
  readonly images: number
  readonly seed: number
  /** How many writes to record. */
  readonly writes: number
}

/** Records all that the service does to the disk, cuts the power at many moments of it, and opens what is left. */
export async function runPowerLoss({
  folder,
  shim,
  images,
  seed,
  writes,
}: PowerLossOptions): Promise<PowerLossFigures> {
  const random = seededRandom(seed)
  const data = join(folder, 'data')
  const log = join(folder, 'recording')
  const ledger = await record({ folder, data, log, shim, writes, random })
  const operations = readRecording(log, data)
  const place = placeForImages(folder)
  const faults: string[] = []
  let checks = 0
  for (let image = 0; image < images; image++) {
    const at = Math.floor(random() * (operations.length + 1))
    const seen = acknowledgedBefore(operations[at], ledger.writes)
    checks += seen.size
    const found = await examineImage(place, operations, { at, luck: random(), random }, ledger.writes, seen)
    faults.push(...found.map((fault) => `image ${image}, before operation ${at}: ${fault}`))
  }
  let failedWithoutSyncs = 0
  for (let image = 0; image < Math.min(images, 5); image++) {
    const at = operations.length - Math.floor(random() * operations.length * 0.3)
    const found = await examineImage(
      place,
      operations,
      { at, luck: 0.5, random, ignoresSyncs: true },
      ledger.writes,
      acknowledgedBefore(operations[at], ledger.writes),
    )
    if (found.length > 0) failedWithoutSyncs++
  }
  rmSync(place, { recursive: true })
  return {
    operations: operations.length,
    syncs: operations.filter(({ kind }) => kind === 'sync').length,
    images,
    acknowledged: ledger.acknowledged.length,
    checks,
    faults,
    failedWithoutSyncs,
  }
}

async function record({
  folder,
  data,
  log,
  shim,
  writes,
  random,
}: {
  folder: string
  data: string
  log: string
  shim: string
  writes: number
  random: () => number
}): Promise<Ledger> {
  const project = join(folder, 'project')
  mkdirSync(project, { recursive: true })
  const ledger = new Ledger(random)
  const environment = { LD_PRELOAD: shim, TEST_CRASH_FOLDER: data, TEST_CRASH_LOG: log, UV_USE_IO_URING: '0' }
  // Two starts: the first makes the schema, and its stop writes the log back into the database.
  for (const part of [0.3, 1]) {
    const service = await startProcess({ project, data, environment })
    await ledger.work(service.origin, () => ledger.writes.length >= writes * part)
    await service.end('SIGTERM')
  }
  return ledger
}

/** A disk in memory where there is one. */
function placeForImages(folder: string): string {
  return mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : folder, 'gantry-images-'))
}

/** What had been told before the operation began must have been on the disk by then. */
function acknowledgedBefore(operation: Operation | undefined, writes: readonly Write[]): Set<Write> {
  return new Set(
    writes.filter(
      ({ acknowledgedAt }) =>
        acknowledgedAt !== undefined && (operation === undefined || acknowledgedAt < operation.begun),
    ),
  )
}

async function examineImage(
  place: string,
  operations: readonly Operation[],
  cut: Parameters<typeof writeImage>[2],
  writes: readonly Write[],
  seen: ReadonlySet<Write>,
): Promise<string[]> {
  const image = join(place, 'image')
  writeImage(image, operations, cut)
  try {
    return await examine(image, writes, (write) => seen.has(write))
  } catch (error) {
    return [`it does not open: ${error}`]
  } finally {
    rmSync(image, { recursive: true })
  }
}
