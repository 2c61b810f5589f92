import { every } from './every.ts'
import type { Repeat, Repetition } from './every.ts'
import { returnMemory } from './memory.ts'

/** What a process does in a second at rest, and much less than a single client that works asks for. */
const quietMsMax = 50
/** A pause between two calls of one client is no rest. */
const quietSecondsMin = 5
const secondMs = 1_000
/** More than what new objects take, which a few calls fill again: giving that back would never end. */
const grownBytesMin = 24 * 2 ** 20

/** What is measured and done; that of this process, or what a test sets. */
export interface ProcessMemory {
  /** For how long the event loop has worked since the start, in ms. */
  activeMs(): number
  residentBytes(): number
  giveBack(): void
}

const ownMemory: ProcessMemory = {
  activeMs: () => performance.eventLoopUtilization().active,
  residentBytes: () => process.memoryUsage.rss(),
  giveBack: returnMemory,
}

/**
 * Gives memory back to the system each time that the process rests after work. V8 collects in proportion to what is
 * allocated: at rest it keeps what the last load took.
 */
export function returnMemoryAtRest(memory: ProcessMemory = ownMemory, repeat: Repeat = every): Repetition {
  let activeMs = memory.activeMs()
  let quietSeconds = 0
  let keptBytes = memory.residentBytes()
  return repeat(secondMs, () => {
    const now = memory.activeMs()
    quietSeconds = now - activeMs <= quietMsMax ? quietSeconds + 1 : 0
    activeMs = now
    if (quietSeconds < quietSecondsMin) return
    quietSeconds = 0
    const residentBytes = memory.residentBytes()
    const isGrown = residentBytes - keptBytes >= grownBytesMin
    if (isGrown) memory.giveBack()
    // What cannot be given back is no growth the next time.
    keptBytes = isGrown ? memory.residentBytes() : Math.min(keptBytes, residentBytes)
  })
}
