import { constants, PerformanceObserver } from 'node:perf_hooks'
import type { PerformanceEntry } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { readonly type: 'major' | 'minor'; readonly flavor?: 'last-resort' }) => void

/** The place of new objects, of which V8 uses one half at a time: what survives is copied to the other. */
const youngBytes = 32 * 2 ** 20
/**
 * By how much V8 enlarges a half when more survives than it holds: from 1 MiB to 16 at once, and then no more; of
 * threads as V8 is used to. The factor is one of the whole process.
 */
const growth = { wide: 16, none: 1, standard: 2 }
/** Enough strings that survive to make it grow: some 2 MiB. */
const survivorCount = 40_000
/** Collections of new objects that are no further apart are those of a process at work. */
const workMs = 1_000

let collect: Collect | undefined
/** Whether growth is to end, and how many threads need it nevertheless. */
let isBounded = false
let growingThreads = 0

/**
 * Collects garbage and gives the freed memory back to the system. It stops the process for some 50 ms: it is for the
 * moments after work that happens once, such as a start.
 */
export function returnMemory(): void {
  collect ??= findCollector()
  collect({ type: 'major', flavor: 'last-resort' })
  widenYoungGeneration(collect)
}

/**
 * From now on, a process at work has the same place for new objects. V8 takes it away at rest and in `returnMemory`,
 * and gives it back for what survives alone: a service whose calls leave nothing behind would collect seven times as
 * often for ever, and one that keeps what it reads would get four times as much as is of use. The flags that set the
 * size at the start of a process (`--min-semi-space-size`, `--max-semi-space-size`) would have to stand in each way to
 * start it, and not all systems take them in the first line of a program.
 */
export function keepYoungGeneration(): void {
  const found = (collect ??= findCollector())
  let collectedAt = -Infinity
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (kindOf(entry) !== constants.NODE_PERFORMANCE_GC_MINOR) continue
      const isAtWork = entry.startTime - collectedAt < workMs
      collectedAt = entry.startTime
      if (isAtWork) widenYoungGeneration(found)
    }
  }).observe({ entryTypes: ['gc'] })
}

/** The type of the package does not know what an entry of a collection has. */
function kindOf(entry: PerformanceEntry): number | undefined {
  return (entry as PerformanceEntry & { readonly detail?: { readonly kind?: number } }).detail?.kind
}

function widenYoungGeneration(collect: Collect): void {
  if (youngGenerationBytes() >= youngBytes) return
  setGrowth(growth.wide)
  // Objects that survive often are soon made elsewhere; strings are not.
  const survivors = Array.from({ length: survivorCount }, (_, index) => `survivor number ${index}`)
  collect({ type: 'minor' })
  survivors.length = 0
  isBounded = true
  endGrowth()
}

/**
 * Lets the place of new objects grow in a thread that begins, until what this returns is called: one that stays at
 * 1 MiB takes half as long again for what it keeps.
 */
export function letThreadGrow(): () => void {
  growingThreads++
  setGrowth(growth.standard)
  return () => {
    growingThreads--
    endGrowth()
  }
}

function endGrowth(): void {
  setGrowth(isBounded && growingThreads === 0 ? growth.none : growth.standard)
}

function setGrowth(factor: number): void {
  setFlagsFromString(`--semi-space-growth-factor=${factor}`)
}

/** After as many bytes, buffers that nobody has any more are collected: well before V8 goes through the whole heap. */
const passedBytesMax = 8 * 2 ** 20
let passedBytes = 0

/**
 * To be told the bytes of a file as they pass. Each is in a buffer that is soon garbage, and whose bytes V8 counts
 * outside its heap: it would go through the whole heap for each 20 MiB, while the young generation, where all of these
 * buffers are, has not filled up. A collection of that alone takes a millisecond.
 */
export function notePassedBytes(bytes: number): void {
  passedBytes += bytes
  if (passedBytes < passedBytesMax) return
  passedBytes = 0
  collect ??= findCollector()
  collect({ type: 'minor' })
}

/** The size of the young generation, both of its halves. */
export function youngGenerationBytes(): number {
  return getHeapSpaceStatistics().find(({ space_name }) => space_name === 'new_space')?.space_size ?? 0
}

/** V8 gives its collector to contexts that are made while this flag is set. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc')
  const found = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return found
}
