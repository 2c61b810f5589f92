import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { openOperations } from './support/open-operations.ts'
import { createRunner, readRunner, untilState } from './support/elsewhere.ts'
import { connectHostile, helloOf } from './support/hostile-runner.ts'
import { makeFolder } from './support/gantry.ts'
import { protocolVersion } from '../src/runner/protocol.ts'
import { addStep, execute, untilOver } from './support/plans.ts'
import { readUntil, waitUntil } from './support/wait.ts'
import { startWorkspaces } from './support/workspaces.ts'

const run = promisify(execFile)
const house = await startWorkspaces(t)
const { gantry, project } = house
const { id, secret } = await createRunner(gantry, 'build-1', ['gpu'])

t.test('the token of a runner is refused by every operation that takes a credential', async (t) => {
  const headers = { authorization: `Bearer ${secret}` }
  for (const { method, path } of openOperations()) {
    const { status } = await gantry.fetch(`/api/v1${path}`, { method, headers })
    t.ok([400, 401, 404, 405].includes(status), `${method} ${path}: ${status}`)
    if (status !== 401) continue
  }
  t.equal((await gantry.call('GET', '/user', { headers })).status, 401)
})

t.test('what is no message of the protocol ends the connection, and the service goes on', async (t) => {
  const long = Buffer.alloc(64)
  long.writeUInt32BE(0xffffffff)
  const lie = Buffer.alloc(12)
  lie.writeUInt32BE(8)
  lie.writeUInt32BE(0xffffffff, 4)
  const cases: readonly (readonly [string, Uint8Array | string])[] = [
    ['a text', '{"event":"beat"}'],
    ['a length beyond all', long],
    ['a head longer than its message', lie],
    ['nothing', Buffer.alloc(0)],
    ['a head that is no object', framed('7')],
    ['a head that is null', framed('null')],
    ['no JSON', framed('{')],
    [
      'two frames in one message',
      Buffer.concat([framed('{"event":"beat","number":1}'), framed('{"id":9,"answer":{}}')]),
    ],
    ['more than a message has', Buffer.alloc(9 * 1024 * 1024)],
  ]
  for (const [name, bytes] of cases) {
    const runner = await connectHostile(t, gantry, secret)
    await untilState(gantry, id, 'connected')
    runner.sendRaw(bytes)
    t.type(await runner.closed, 'number', name)
  }
  const runner = await connectHostile(t, gantry, secret)
  await untilState(gantry, id, 'connected')
  for (const head of [
    { id: 12_345, answer: {} },
    { id: -1, error: { message: 'x', code: 'token_invalid' } },
    { event: 'output', follower: 7, position: -1 },
    { event: 'programOutput', program: 'x', stream: 'output', position: Number.MAX_SAFE_INTEGER },
    { event: 'unheard of' },
  ])
    runner.send(head, Buffer.from('bytes'))
  runner.send({ event: 'beat', number: 7 })
  await waitUntil(() => runner.asked.filter((call) => call === 'beat').length > 0, 'it is answered still')
  t.match(await readRunner(gantry, id), { state: 'connected' })
  runner.socket.terminate()
})

t.test('a runner gives itself no label', async (t) => {
  const headers = { authorization: `Bearer ${secret}` }
  for (const os of ['production', 'gpu', 'linux,tpu', '']) {
    const { status } = await gantry.call('GET', `/runners/connect?protocol=${protocolVersion}&os=${os}`, { headers })
    t.equal(status, 400, os)
  }
  t.equal((await gantry.call('GET', '/runners/connect?os=linux', { headers })).status, 200)
})

t.test('a runner that claims what it was not given changes nothing of it', async (t) => {
  const task = await gantry.createTask()
  const opened = await gantry.call('POST', `/terminal/${task}/sessions`, { body: { command: ['cat'] } })
  const { session } = opened.body.data
  const step = await addStep(gantry, task, { command: 'until [ -e go ]; do sleep 0.02; done; echo done' })
  const { body } = await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)
  const job = body.data.job.id
  const root = { pid: process.pid, startTime: 1, mark: 'PATH=' }
  const about = {
    start: { ...session, id: 'term_claimed', taskId: task },
    grant: { userId: 'user_owner' },
    isShared: true,
  }
  const programs = [
    { id: `${job}/${step}`, about: { jobId: job }, root, exit: { exitCode: 0, durationMs: 1, isGone: true } },
  ]
  const terminals = [
    { id: 'term_claimed', about, pid: 1 },
    { id: session.id, about, pid: 1, exit: { exitCode: 0 } },
  ]
  const runner = await connectHostile(t, gantry, secret, ({ call }) =>
    call === 'hello' ? { answer: helloOf({ programs, terminals }) } : undefined,
  )
  await untilState(gantry, id, 'connected')
  runner.send({ event: 'exited', terminal: session.id, exit: { exitCode: 0 } })
  runner.send({ event: 'screen', terminal: session.id, screen: { lines: ['forged'] } })
  runner.send({ event: 'programExit', program: `${job}/${step}`, exit: { exitCode: 0, durationMs: 1, isGone: true } })
  runner.send({ event: 'beat', number: 99 })
  await waitUntil(() => runner.asked.filter((call) => call === 'beat').length > 1, 'all of it was read')
  const { sessions } = (await gantry.call('GET', `/terminal/${task}/sessions`)).body.data
  t.strictSame(
    sessions.map((each: { id: string; state: string }) => [each.id, each.state]),
    [[session.id, 'running']],
  )
  t.match((await gantry.call('GET', `/jobs/${job}`)).body.data.job, { state: 'running' })
  runner.socket.terminate()
  await untilState(gantry, id, 'offline')
  t.match((await gantry.call('GET', `/terminal/${task}/sessions/${session.id}`)).body.data.session, {
    state: 'running',
  })
  writeFileSync(join(project.project, 'go'), '')
  t.match(await untilOver(gantry, job), { state: 'succeeded' })
})

t.test('what comes back is one commit on what was given, and nothing else', async (t) => {
  const forge = join(makeFolder(t), 'forge')
  mkdirSync(forge)
  const git = async (given: readonly string[], input?: string) => {
    const child = run('git', ['-C', forge, ...given], {
      env: { ...project.environment, GIT_DIR: join(forge, '.git') },
      encoding: 'buffer',
    })
    // Most commands end without reading it.
    child.child.stdin?.on('error', () => undefined)
    child.child.stdin?.end(input ?? '')
    return (await child).stdout
  }
  const text = async (given: readonly string[], input?: string) => (await git(given, input)).toString('latin1').trim()
  await run('git', ['init', '--quiet', forge], { env: project.environment })
  const head = await project.git('rev-parse', 'HEAD')
  const refs = () =>
    project.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/heads', 'refs/tags', 'refs/remotes')
  const before = await refs()
  const blob = await text(['hash-object', '-w', '--stdin'], 'forged\n')
  const good = await text(['mktree'], `100644 blob ${blob}\tforged.txt\n`)
  const raw = Buffer.from(blob, 'hex')
  const treeOf = async (entries: readonly (readonly [string, string, string])[]) => {
    const bytes = Buffer.concat(
      entries.flatMap(([mode, name, oid]) => [Buffer.from(`${mode} ${name}\0`), Buffer.from(oid, 'hex')]),
    )
    writeFileSync(join(forge, 'tree'), bytes)
    return text(['hash-object', '-w', '-t', 'tree', '--literally', join(forge, 'tree')])
  }
  t.equal(raw.length, 20)
  const inner = await treeOf([['100644', 'outside.txt', blob]])
  const trees = {
    'a name that leads out': await treeOf([['40000', '..', inner]]),
    'a repository': await treeOf([['40000', '.git', inner]]),
    'a name with a slash': await treeOf([['100644', '../outside.txt', blob]]),
    'a tree that is not there': await treeOf([['40000', 'missing', 'ab'.repeat(20)]]),
  }
  const commitOf = (tree: string, parent: string) => {
    const who = 'A <a@example.org> 1700000000 +0000'
    return text(
      ['hash-object', '-w', '-t', 'commit', '--literally', '--stdin'],
      `tree ${tree}\nparent ${parent}\nauthor ${who}\ncommitter ${who}\n\nforged\n`,
    )
  }
  const packOf = (objects: readonly string[]) =>
    git(['pack-objects', '--stdout', '-q'], objects.map((oid) => `${oid}\n`).join(''))
  /** Runs a step at a runner that answers so when it is asked for what has changed. */
  const attempt = async (
    forgeAnswer: (base: string) => Promise<{ base: string; commit: string; bytes?: number; pack: Buffer }>,
  ) => {
    let base = ''
    let given: Awaited<ReturnType<typeof forgeAnswer>> | undefined
    let hasRun = false
    const runner = await connectHostile(t, gantry, secret, ({ id: callId, call, ask }) => {
      if (call === 'layTree') base = ask.order.base
      if (call === 'followProgram') {
        hasRun = true
        setImmediate(() =>
          runner.send({
            event: 'programExit',
            program: ask.program,
            exit: { exitCode: 0, durationMs: 1, isGone: true },
          }),
        )
      }
      if (call === 'collectTree' && hasRun) {
        void forgeAnswer(base).then((answer) => {
          given = answer
          runner.send({
            id: callId,
            answer: { base: answer.base, commit: answer.commit, bytes: answer.bytes ?? answer.pack.length },
          })
        })
        return {}
      }
      if (call === 'readPack')
        return { answer: {}, body: given?.pack.subarray(ask.position, ask.position + 1_000_000) ?? Buffer.alloc(0) }
      return undefined
    })
    await untilState(gantry, id, 'connected')
    const task = await gantry.createTask()
    const { job, planStep } = await execute(
      gantry,
      task,
      await addStep(gantry, task, { command: 'true', runsOn: ['gpu'] }),
    )
    const [workspace] = (await gantry.call('GET', `/workspaces?taskId=${task}`)).body.data.workspaces
    runner.socket.terminate()
    await untilState(gantry, id, 'offline')
    return { job, planStep, path: workspace.path as string }
  }
  const honest = await attempt(async (base) => {
    const commit = await commitOf(good, base)
    return { base, commit, pack: await packOf([blob, good, commit]) }
  })
  t.match(honest.job, { state: 'succeeded' }, JSON.stringify(honest.planStep.outcome))
  t.ok(existsSync(join(honest.path, 'forged.txt')), 'one that is right is taken')
  const cases: Record<string, Parameters<typeof attempt>[0]> = {
    'another base': async () => {
      const commit = await commitOf(good, head)
      return { base: head, commit, pack: await packOf([blob, good, commit]) }
    },
    'a commit on another base': async (base) => {
      const commit = await commitOf(good, head)
      return { base, commit, pack: await packOf([blob, good, commit]) }
    },
    'a commit that is not in the pack': async (base) => ({ base, commit: head, pack: await packOf([blob]) }),
    'no commit': async (base) => ({ base, commit: blob, pack: await packOf([blob]) }),
    'an option of git': async (base) => ({ base, commit: '--all', pack: await packOf([blob]) }),
    'no pack': async (base) => ({ base, commit: await commitOf(good, base), pack: Buffer.from('PACK and no more') }),
    'more than may come': async (base) => ({
      base,
      commit: await commitOf(good, base),
      bytes: 2 ** 40,
      pack: Buffer.alloc(10),
    }),
  }
  // Of ten objects, a thousand million files.
  let nested = good
  const levels: string[] = []
  for (let level = 0; level < 9; level += 1) {
    nested = await text(
      ['mktree'],
      Array.from({ length: 10 }, (_, index) => `040000 tree ${nested}\t${index}\n`).join(''),
    )
    levels.push(nested)
  }
  cases['a tree of more files than a disk has room for'] = async (base) => {
    const commit = await commitOf(nested, base)
    return { base, commit, pack: await packOf([blob, good, ...levels, commit]) }
  }
  for (const [name, tree] of Object.entries(trees))
    cases[name] = async (base) => {
      const commit = await commitOf(tree, base)
      return { base, commit, pack: await packOf([blob, inner, tree, commit]) }
    }
  for (const [name, forgeAnswer] of Object.entries(cases)) {
    const { job, planStep, path } = await attempt(forgeAnswer)
    t.match(job, { state: 'failed' }, name)
    t.match(planStep.outcome.reason, /could not be brought back/, name)
    t.notOk(existsSync(join(path, 'forged.txt')), name)
    t.equal(readFileSync(join(path, 'read.me'), 'utf8'), readFileSync(join(project.project, 'read.me'), 'utf8'), name)
    t.notOk(existsSync(join(path, '..', 'outside.txt')), name)
    t.notOk(existsSync(join(path, '.git', 'outside.txt')), name)
  }
  t.equal(await refs(), before, 'no branch, no tag')
  t.equal((await run('git', ['-C', project.project, 'fsck', '--no-dangling'], { env: project.environment })).stderr, '')
})

t.test('a runner that says it is another one has nothing of that one', async (t) => {
  const other = await createRunner(gantry, 'build-2', ['tpu'])
  let program = ''
  const real = await connectHostile(t, gantry, other.secret, ({ call, ask }) => {
    if (call === 'hello') return { answer: helloOf({ generation: 'of-build-2' }) }
    if (call === 'openProgram') program = ask.program
    return undefined
  })
  await untilState(gantry, other.id, 'connected')
  const task = await gantry.createTask()
  const step = await addStep(gantry, task, { command: 'true', runsOn: ['tpu'] })
  const { job } = (await gantry.call('POST', `/tasks/${task}/plan-steps/${step}/execute`)).body.data
  await waitUntil(() => real.asked.includes('followProgram'), 'the step runs')
  const forged = await connectHostile(t, gantry, secret, ({ call }) =>
    call === 'hello' ? { answer: helloOf({ generation: 'of-build-2' }) } : undefined,
  )
  await untilState(gantry, id, 'connected')
  forged.send({ event: 'programExit', program, exit: { exitCode: 0, durationMs: 1, isGone: true } })
  forged.send({ event: 'beat', number: 3 })
  await readUntil(
    () => forged.asked.filter((call) => call === 'beat').length,
    (count) => count > 1,
    'it was read',
  )
  t.match((await gantry.call('GET', `/jobs/${job.id}`)).body.data.job, { state: 'running' })
  t.match(await readRunner(gantry, other.id), { jobIds: [job.id] })
  t.match(await readRunner(gantry, id), { jobIds: [] })
  real.send({ event: 'programExit', program, exit: { exitCode: 0, durationMs: 1, isGone: true } })
  t.match(await untilOver(gantry, job.id), { state: 'succeeded' })
})

function framed(head: string): Buffer {
  const text = Buffer.from(head)
  const start = Buffer.alloc(8)
  start.writeUInt32BE(4 + text.length)
  start.writeUInt32BE(text.length, 4)
  return Buffer.concat([start, text])
}
