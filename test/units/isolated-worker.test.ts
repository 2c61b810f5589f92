import t from 'tap'
import type { Test } from 'tap'
import { HelperEnded, TooManyQuestions } from '../../src/platform/isolated/helper.ts'
import type { StartHelper } from '../../src/platform/isolated/helper.ts'
import { IsolatedWorker } from '../../src/platform/isolated/isolated-worker.ts'
import type { IsolatedWorkerOptions } from '../../src/platform/isolated/isolated-worker.ts'
import { processOf } from '../../src/platform/isolated/process.ts'
import { threadOf } from '../../src/platform/isolated/thread.ts'
import type { Sandbox } from '../../src/platform/sandbox/launch.ts'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'
import type { Question } from '../support/isolated/helper.ts'
import { waitUntil } from '../support/wait.ts'

const module = new URL('../support/isolated/helper.ts', import.meta.url)
const startThread = threadOf(module, { maxOldGenerationSizeMb: 32 })
const startProcess = processOf(noSandbox(), { module, heapMiB: 32 })
const kinds: readonly (readonly [kind: string, start: StartHelper])[] = [
  ['thread', startThread],
  ['process', startProcess],
]

for (const [kind, start] of kinds) {
  t.test(`a ${kind} answers one question after another, and sends parts before`, async (t) => {
    const worker = open(t, { start })
    const parts: string[] = []
    t.equal(await worker.ask({ say: 'one two' }, { onPart: (part) => parts.push(part) }), 0)
    t.strictSame(parts, ['one', 'two'])
    const [first, second] = await Promise.all([whereOf(worker), whereOf(worker)])
    t.strictSame(first, second)
    t.equal(worker.pid === undefined, kind === 'thread')
  })

  for (const how of ['fail', 'exit'] as const)
    t.test(`a question by which a ${kind} ends (${how}) costs no other one`, async (t) => {
      const worker = open(t, { start })
      const fatal = worker.ask({ do: how })
      const next = worker.ask({ say: 'next' })
      await t.rejects(fatal, { name: 'HelperEnded', reason: 'died' })
      t.equal(await next, 0)
    })

  t.test(`a ${kind} that takes too long is ended, and the next question gets a new one`, async (t) => {
    const worker = open(t, { start, timeMs: 200 })
    await t.rejects(worker.ask({ do: 'spin' }), { name: 'HelperEnded', reason: 'time' })
    await waitUntil(async () => (await worker.ask({ say: 'next' }).catch(() => undefined)) === 0)
  })

  t.test(`a ${kind} that fills its heap is ended`, async (t) => {
    const worker = open(t, { start })
    const reason = kind === 'thread' ? 'memory' : 'died'
    await t.rejects(worker.ask({ do: 'fill the heap' }), { name: 'HelperEnded', reason })
    t.equal(await worker.ask({ say: 'next' }), 0)
  })

  t.test(`an idle ${kind} ends, and the next question gets another one`, async (t) => {
    const worker = open(t, { start, idleMs: 1 })
    const before = await whereOf(worker)
    await waitUntil(() => !worker.isReady)
    t.notSame(await whereOf(worker), before)
  })

  t.test(`a new ${kind} gets its state before a question, and each change after it`, async (t) => {
    const worker = open(t, { start, onStart: async (post) => post({ add: 3 }) })
    t.equal(await worker.ask({ say: 'first' }), 3)
    worker.post({ add: 4 })
    t.equal(await worker.ask({ say: 'changed' }), 7)
    await t.rejects(worker.ask({ do: 'exit' }), HelperEnded)
    t.equal(await worker.ask({ say: 'restarted' }), 3)
  })

  t.test(`when the state of a ${kind} cannot be given, the question fails, and the next one tries again`, async (t) => {
    let isBroken = true
    const onStart = async () => {
      if (isBroken) throw new Error('The store is closed.')
    }
    const worker = open(t, { start, onStart })
    await t.rejects(worker.ask({ say: 'first' }), { message: 'The store is closed.' })
    t.notOk(worker.isReady)
    isBroken = false
    t.equal(await worker.ask({ say: 'second' }), 0)
  })

  t.test(`a ${kind} is ended when the caller has gone, or is asked to stop`, async (t) => {
    const gone = new AbortController()
    const hard = open(t, { start })
    const onPart = () => gone.abort(new Error('gone'))
    await t.rejects(hard.ask({ wait: true }, { signal: gone.signal, onPart }), { message: 'gone' })
    t.notOk(hard.isReady)
    await t.rejects(hard.ask({ say: 'x' }, { signal: gone.signal }), { message: 'gone' })
    const soft = open(t, { start, abortMessage: { stop: true } })
    const again = new AbortController()
    const before = await whereOf(soft)
    await t.rejects(soft.ask({ wait: true }, { signal: again.signal, onPart: () => again.abort() }), {
      name: 'AbortError',
    })
    t.strictSame(await whereOf(soft), before)
  })

  t.test(`a ${kind} that is stopped answers nothing more, one that is closed what was asked`, async (t) => {
    const stopped = open(t, { start })
    const asked = [stopped.ask({ do: 'spin' }), stopped.ask({ say: 'next' })].map((each) =>
      t.rejects(each, { name: 'HelperEnded', reason: 'closed' }),
    )
    await stopped.stop()
    await Promise.all(asked)
    const closed = open(t, { start })
    const [answer] = await Promise.all([closed.ask({ say: 'last' }), closed.close()])
    t.equal(answer, 0)
    await t.rejects(closed.ask({ say: 'later' }), { name: 'HelperEnded', reason: 'closed' })
  })
}

t.test('a process that takes more memory than it may is ended', { skip: process.platform !== 'linux' }, async (t) => {
  const worker = open(t, { start: startProcess, residentBytesMax: 384 * 1024 * 1024 })
  await t.rejects(worker.ask({ do: 'fill the memory' }), { name: 'HelperEnded', reason: 'memory' })
  t.equal(await worker.ask({ say: 'next' }), 0)
})

t.test('a process that cannot be started fails its question alone', async (t) => {
  let isThere = false
  const wrap: Sandbox['wrap'] = async (program, confinement) => {
    const launch = await noSandbox().wrap(program, confinement)
    return isThere ? launch : { ...launch, file: '/nowhere' }
  }
  const worker = open(t, { start: processOf({ wrap }, { module }) })
  await t.rejects(worker.ask({ say: 'x' }), { name: 'HelperEnded', reason: 'died', cause: { code: 'ENOENT' } })
  isThere = true
  t.equal(await worker.ask({ say: 'x' }), 0)
})

t.test('more questions than may wait are refused', async (t) => {
  const worker = open(t, { start: startThread, waitingMax: 1 })
  const asked = Promise.all([worker.ask({ say: 'first' }), worker.ask({ say: 'second' })])
  await t.rejects(worker.ask({ say: 'third' }), TooManyQuestions)
  t.strictSame(await asked, [0, 0])
})

t.test('a question in pieces is read when it is the first in the queue', async (t) => {
  const worker = open(t, { start: startProcess })
  const pieces = async function* (words: readonly string[]) {
    for (const [index, piece] of words.entries()) yield { piece, isLast: index === words.length - 1 }
  }
  t.equal(await worker.askInPieces(() => pieces([])), undefined)
  t.equal(worker.pid, undefined, 'nothing was started for a question without a message')
  t.equal(await worker.askInPieces(() => pieces(['a', 'b', 'c'])), 'abc')
  const broken = async function* () {
    yield { piece: 'd', isLast: false }
    throw new Error('The disk is gone.')
  }
  await t.rejects(worker.askInPieces(broken), { message: 'The disk is gone.' })
  t.equal(await worker.askInPieces(() => pieces(['e'])), 'e', 'nothing is left of the half question')
})

function open(t: Test, options: IsolatedWorkerOptions<Question>): IsolatedWorker<Question, unknown, string> {
  const worker = new IsolatedWorker<Question, unknown, string>(options)
  t.teardown(() => worker.stop())
  return worker
}

function whereOf(worker: IsolatedWorker<Question, unknown, string>): Promise<unknown> {
  return worker.ask({ do: 'say where' })
}
