import t from 'tap'
import { returnMemoryAtRest } from '../../src/platform/work/memory-at-rest.ts'
import { returnMemory, youngGenerationBytes } from '../../src/platform/work/memory.ts'

t.test('memory that is given back is not taken from new objects', async (t) => {
  for (const time of ['first', 'second', 'third']) {
    returnMemory()
    t.ok(youngGenerationBytes() >= 16 * 2 ** 20, `the ${time} time: ${youngGenerationBytes()} bytes`)
  }
})

t.test('memory is given back once after work, when the process has been quiet for a while', (t) => {
  const process = watchedProcess()
  process.work(60)
  t.equal(process.given, 0, 'not while it works')
  process.rest(4)
  t.equal(process.given, 0, 'not in a short pause')
  process.rest(1)
  t.equal(process.given, 1)
  process.rest(300)
  t.equal(process.given, 1, 'what cannot be given back is not tried again')
  process.work(1)
  process.rest(5)
  t.equal(process.given, 1, 'what a few calls allocate is too little')
  process.work(60)
  process.rest(5)
  t.equal(process.given, 2)
  t.end()
})

t.test('memory that V8 gives back by itself is taken again as growth', (t) => {
  const process = watchedProcess()
  process.work(60)
  process.rest(5)
  process.shrink()
  process.rest(5)
  process.work(13)
  process.rest(5)
  t.equal(process.given, 2)
  t.end()
})

/** A process that allocates 2 MiB in each second of work, and keeps a third of them when memory is given back. */
function watchedProcess() {
  const [start, mebibyte] = [100 * 2 ** 20, 2 ** 20]
  let [activeMs, resident, given] = [0, start, 0]
  let tick = () => {}
  const memory = {
    activeMs: () => activeMs,
    residentBytes: () => resident,
    giveBack: () => {
      given++
      resident = start + (resident - start) / 3
    },
  }
  returnMemoryAtRest(memory, (_ms, work) => {
    tick = work as () => void
    return { stop: async () => {} }
  })
  const seconds = (count: number, ms: number, bytes: number) => {
    for (let second = 0; second < count; second++) {
      activeMs += ms
      resident += bytes
      tick()
    }
  }
  return {
    work: (count: number) => seconds(count, 500, 2 * mebibyte),
    rest: (count: number) => seconds(count, 1, 0),
    shrink: () => {
      resident = start
    },
    get given() {
      return given
    },
  }
}
