import t from 'tap'
import {
  checkClaims,
  checkFiles,
  checkJobs,
  checkList,
  checkLogs,
  checkRegisters,
  checkWebhooks,
} from '../support/cluster/models.ts'
import type { Operation } from '../support/cluster/history.ts'

// Each model is given a history that is right, and one for each way in which it can be wrong.

const read = (version: number, value: string, invokedAt: number, returnedAt: number): Operation => ({
  kind: 'read',
  key: 'a',
  version,
  value,
  outcome: 'ok',
  invokedAt,
  returnedAt,
})
const swap = (
  expected: number,
  value: string,
  [invokedAt, returnedAt]: readonly [number, number],
  outcome: Operation['outcome'] = 'ok',
): Operation => ({
  kind: 'swap',
  key: 'a',
  expected,
  value,
  outcome,
  invokedAt,
  returnedAt,
  ...(outcome === 'ok' && { version: expected + 1 }),
})

t.test('a register may be read as old while it is written, and no longer once the write has ended', async (t) => {
  t.same(checkRegisters([swap(1, 'x', [0, 10]), read(1, 'first', 5, 6), read(2, 'x', 7, 8), read(2, 'x', 11, 12)]), [])
  t.match(checkRegisters([swap(1, 'x', [0, 10]), read(1, 'first', 11, 12)]), [/seen before an older one/])
  t.match(
    checkRegisters([read(2, 'x', 0, 1), read(1, 'first', 2, 3)]),
    [/seen before an older one/],
    'two reads that go back',
  )
  t.match(checkRegisters([read(2, 'x', 0, 1), swap(1, 'x', [2, 3])]), [/seen before an older one/], 'before its write')
})

t.test('of two writes with one expected version, one is acknowledged', async (t) => {
  t.same(checkRegisters([swap(1, 'x', [0, 10]), swap(1, 'y', [0, 10], 'refused'), swap(2, 'z', [11, 12])]), [])
  t.match(checkRegisters([swap(1, 'x', [0, 10]), swap(1, 'y', [0, 10])]), [/two writes were acknowledged/])
  t.match(checkRegisters([swap(1, 'x', [0, 10]), read(2, 'y', 11, 12)]), [/has two values: y, x/])
  t.match(checkRegisters([swap(1, 'x', [0, 1], 'refused')]), [/with the current version 1 was refused/])
})

t.test('a write without an answer may have taken effect, then and never before it was sent', async (t) => {
  const lost = swap(1, 'x', [10, Infinity], 'unknown')
  t.same(checkRegisters([lost, read(1, 'first', 20, 21), read(2, 'x', 30, 31)]), [])
  t.same(checkRegisters([lost, read(1, 'first', 20, 21)]), [])
  t.same(checkRegisters([lost, swap(1, 'y', [12, 13], 'refused')]), [], 'it is why another one is refused')
  t.match(checkRegisters([lost, read(2, 'x', 5, 6)]), [/seen before an older one/])
})

t.test('claims of one task are valid one after another', async (t) => {
  const claim = (claimId: string, returnedAt: number): Operation => ({
    kind: 'claim',
    key: 'a',
    claimId,
    outcome: 'ok',
    invokedAt: 0,
    returnedAt,
  })
  const release: Operation = {
    kind: 'release',
    key: 'a',
    claimId: 'one',
    outcome: 'unknown',
    invokedAt: 20,
    returnedAt: Infinity,
  }
  t.same(checkClaims([claim('one', 10), release, claim('two', 21)]), [])
  t.match(checkClaims([claim('one', 10), release, claim('two', 19)]), [/two and one are valid at once/])
  t.match(checkClaims([claim('one', 10), claim('two', 1000)]), [/valid at once/])
})

const created = (outcome: Operation['outcome'] = 'ok'): Operation => ({
  kind: 'create',
  title: 'a',
  outcome,
  invokedAt: 0,
  returnedAt: 1,
  ...(outcome === 'ok' && { id: 'task_a' }),
})
const task = { id: 'task_a', title: 'a' }

t.test('an acknowledged task is listed once, and another one at most once', async (t) => {
  t.same(checkList([created()], { listed: [task] }), [])
  t.same(checkList([created('unknown')], { listed: [] }), [])
  t.match(checkList([created()], { listed: [] }), [/is lost/])
  t.match(checkList([created('unknown')], { listed: [task, task] }), [/made 2 times/])
})

t.test('the log has no gap and one order, and each acknowledged task one event', async (t) => {
  const event = (id: number, taskId = 'task_b') => ({ id, kind: 'task.created', taskId })
  const log = [event(1), event(2, 'task_a'), event(3)]
  t.same(checkLogs([created()], { logs: [log, log], followed: [[event(2, 'task_a'), event(3)]] }), [])
  t.match(checkLogs([created()], { logs: [[event(1)]], followed: [] }), [/has 0 events of its creation/])
  t.match(checkLogs([], { logs: [[event(1), event(3)]], followed: [] }), [/the event 3 follows 1/])
  const forked = [event(1), { id: 9, kind: 'stream.gap', taskId: undefined }, event(10)]
  t.same(checkLogs([], { logs: [forked], followed: [forked] }), [], 'a new history says where it begins')
  t.match(checkLogs([], { logs: [log], followed: [[event(1), event(3)]] }), [/stream 1: the event 3 follows 1/])
  t.match(checkLogs([], { logs: [log], followed: [[event(1), event(1)]] }), [/stream 1: the event 1 follows 1/])
  t.match(checkLogs([], { logs: [log, [event(1), event(2), event(3)]], followed: [] }), [/not the same for all/])
  t.match(checkLogs([], { logs: [log, [event(1)]], followed: [] }), [/has 3 events and another 1/])
})

t.test('the command of a job that succeeded ran once, and that of an interrupted one at most once', async (t) => {
  const run: Operation = { kind: 'run', line: 'x', jobId: 'j', outcome: 'ok', invokedAt: 0, returnedAt: 1 }
  const check = (state: string, ...ledger: string[]) => checkJobs([run], { ledger, jobs: new Map([['j', { state }]]) })
  t.same([check('succeeded', 'x'), check('interrupted', 'x'), check('interrupted')], [[], [], []])
  t.match(check('succeeded', 'x', 'x'), [/ran 2 times/])
  t.match(check('interrupted', 'x', 'x'), [/ran 2 times/])
  t.match(check('succeeded'), [/did not run/])
  t.match(check('running', 'x'), [/is running/])
  t.match(checkJobs([run], { ledger: [], jobs: new Map() }), [/is lost/])
})

t.test('a webhook is delivered, and again under the same id alone', async (t) => {
  const logs = [[{ id: 7, kind: 'task.created', taskId: 'task_a' }]]
  const sent = (deliveryId: string) => ({ eventId: 7, deliveryId })
  t.same(checkWebhooks([created()], { logs, delivered: [sent('d'), sent('d')] }), [])
  t.match(checkWebhooks([created()], { logs, delivered: [] }), [/was not delivered/])
  t.match(checkWebhooks([created()], { logs, delivered: [sent('d'), sent('e')] }), [/under several ids/])
})

t.test('an acknowledged file is what was uploaded', async (t) => {
  const upload: Operation = { kind: 'upload', filename: 'f', sha256: 'x', outcome: 'ok', invokedAt: 0, returnedAt: 1 }
  t.same(checkFiles([upload], { files: new Map([['f', 'x']]) }), [])
  t.match(checkFiles([upload], { files: new Map([['f', '404']]) }), [/is not what was uploaded: 404/])
})
