import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess } from './support/crash/service.ts'
import { debugged, debuggerIn, startDebuggedRunner, stopAt } from './support/crash/stopped-at.ts'
import type { CodePoint } from './support/crash/stopped-at.ts'
import { sendTo, timesRun } from './support/crash/work-of-all-kinds.ts'
import type { House } from './support/crash/work-of-all-kinds.ts'
import { makeFolder } from './support/folder.ts'
import { makeKillProject } from './support/crash/kill-project.ts'
import { pidOfRunner } from './support/runner-service.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/**
 * The service and the runner are stopped by a debugger between two statements of their sources, and killed there: what
 * was written and not yet done, or done and not yet written. Nothing is done twice, and nothing is lost without a word.
 */

const sourceFile = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const house = await startHouse(t)

/** Work that is ready to begin. */
interface Work {
  begin(): void
  /** Waits for its end, and gives what is said of it. */
  end(): Promise<unknown>
}

interface KillPoint {
  readonly name: string
  readonly victim: 'service' | 'runner'
  readonly at: CodePoint
  /** What comes to the point. */
  readonly work: (name: string) => Promise<Work>
  /** What is said of it in the end: one of these, by its state. */
  readonly expected: Expected | readonly Expected[]
}

type Expected = Readonly<Record<string, unknown>>

const done = { state: 'succeeded', jobs: 1, attempts: 1, times: 1 }
const lost = { state: 'interrupted', jobs: 1, attempts: 1, isRepeated: false, error: { reason: 'interrupted' } }

const points: readonly KillPoint[] = [
  {
    name: 'a job is claimed, and its command is not ordered',
    victim: 'service',
    at: { file: 'services/plans/command-host.ts', before: 'return await host.open(' },
    work: step,
    // A runner that does not say in time what it has of the job counts as gone: the job has not run, and says so.
    expected: [done, { ...lost, times: 0 }],
  },
  {
    name: 'a command has begun, and the job does not know its process',
    victim: 'service',
    at: { file: 'runner/programs/remote-programs.ts', before: 'return root\n' },
    work: step,
    expected: done,
  },
  {
    name: 'a command has ended, and what came of it is not written',
    victim: 'service',
    at: { file: 'services/plans/step-runner.ts', before: 'const executed = await this.#executed(step, run, end)' },
    work: step,
    expected: done,
  },
  {
    name: 'the runner has the order of a command, and has begun nothing',
    victim: 'runner',
    at: { file: 'runner/programs/local-programs.ts', before: 'const opening = this.#start(id, order, about)' },
    work: step,
    expected: { ...lost, times: 0 },
  },
  {
    name: 'the runner has begun a command, and has not answered',
    victim: 'runner',
    at: { file: 'runner/programs/local-programs.ts', before: 'return rootOf((await opening).root)' },
    work: step,
    expected: lost,
  },
  {
    name: 'the commit of a checkpoint is made, and no ref leads to it',
    victim: 'service',
    at: { file: 'services/git/worktree-checkpoints.ts', before: 'if (!(await writes.moveRef(site, ref, oid, last' },
    work: stepInWorkspace,
    expected: { ...done, checkpoints: ['After the step'] },
  },
  {
    name: 'a checkpoint is there, and its event is not written',
    victim: 'service',
    at: {
      file: 'services/workspaces/checkpoints.ts',
      before: "const event = workspaceEvent('workspace.checkpointed', doc, { oid }",
    },
    work: stepInWorkspace,
    expected: { ...done, checkpoints: ['After the step'] },
  },
  {
    name: 'a merge is made in the workspace, and not concluded',
    victim: 'service',
    at: { file: 'services/git/worktree-merges.ts', before: 'return conclude(head)' },
    work: merge,
    expected: { state: 'succeeded', merges: 1, areThere: true },
  },
  {
    name: 'a merge is concluded, and the branch has not moved',
    victim: 'service',
    at: { file: 'services/git/worktree-merges.ts', before: "if (oid === oldOid || (oid !== 'moved'" },
    work: merge,
    expected: { state: 'succeeded', merges: 1, areThere: true },
  },
  {
    name: 'the branch of a merge has moved, and the job does not know it',
    victim: 'service',
    at: { file: 'services/workspaces/merges.ts', before: 'const { oid, oldOid } = merged' },
    work: merge,
    expected: { state: 'succeeded', merges: 1, areThere: true },
  },
  {
    name: 'a git of a merge has begun at the runner, and nothing of it was read',
    victim: 'runner',
    at: { file: 'runner/commands/hosted-commands.ts', before: 'const { stdout, stderr, conversation } = running' },
    work: merge,
    expected: { merges: 1, areThere: true },
  },
  {
    name: 'a terminal is open, and its session is not',
    victim: 'service',
    at: { file: 'services/terminals/hosted-sessions.ts', before: 'session.begin(pid)\n    } catch' },
    // A runner that answers late is found once it does.
    work: (name) => terminal(name, 1),
    expected: { states: ['exited'], times: 1, isAnswered: false },
  },
  {
    name: 'the program of a terminal has begun, and the runner has no session of it',
    victim: 'runner',
    at: { file: 'runner/local-terminals.ts', before: 'const root = this.#trees.root(pty.pid' },
    work: terminal,
    expected: { states: [], isRepeated: false, code: 'runner_unavailable' },
  },
  {
    name: 'a call of a tool is admitted, and not sent',
    victim: 'service',
    at: { file: 'services/mcp.ts', before: 'const received = await found.server.call(' },
    work: call,
    expected: { times: 0, isAnswered: false, next: 200 },
  },
  {
    name: 'a tool has done its work, and its result is not recorded',
    victim: 'service',
    at: { file: 'services/mcp.ts', before: 'this.calls.finish(running, result)' },
    work: call,
    expected: { times: 1, isAnswered: false, next: 200 },
  },
  {
    name: 'an agent is allowed to write, and does not know it',
    victim: 'service',
    at: { file: 'services/chats/agent-recorder.ts', before: 'return { outcome: outcomeOf(decision, options) }' },
    work: turn,
    expected: { state: 'succeeded', written: 1 },
  },
  {
    name: 'an agent has written, and nothing of it is recorded',
    victim: 'service',
    at: { file: 'services/chats/agent-recorder.ts', before: 'void this.record(() => this.#writer.add(kind, text))' },
    work: turn,
    expected: { state: 'succeeded', written: 1 },
  },
]

for (const [index, { name, victim, at, work, expected }] of points.entries())
  t.test(`kill -9 of the ${victim}: ${name}`, async (t) => {
    await house.prepare(victim)
    const { begin, end } = await work(`${victim}-${index}`)
    const { reached } = await stopAt(t, house.debuggerOf(victim), at)
    begin()
    await reached
    await house.kill(victim)
    const said = (await end()) as Expected
    const all = [expected].flat()
    t.match(said, all.find(({ state }) => state === said['state']) ?? all[0])
    await house.git('fsck', '--strict')
  })

const over = ['succeeded', 'failed', 'cancelled', 'interrupted']

/** Who asks may hear nothing: the service is killed. */
function step(name: string): Promise<Work> {
  return stepOf(name, {})
}

async function stepOf(name: string, place: { readonly workspace?: Place }): Promise<Work> {
  const task = place.workspace?.taskId ?? (await newTask())
  await ask('POST', `/tasks/${task}/plan-steps`, { description: name, command: `echo ${name} >> ran` })
  return {
    begin: () => void house.send('POST', `/tasks/${task}/plan-steps/execute`, {}),
    async end() {
      const read = async () => (await ask('GET', `/jobs?taskId=${task}`)).jobs
      const jobs = await readUntil(read, (found) => found.every(({ state }: any) => over.includes(state)), 'the end')
      const times = timesRun({ ...house, project: place.workspace?.path ?? house.project }, name)
      return { ...jobs[0], jobs: jobs.length, times, isRepeated: times > 1 }
    },
  }
}

interface Place {
  readonly taskId: string
  readonly path: string
}

async function stepInWorkspace(name: string): Promise<Work> {
  const { workspace } = await ask('POST', '/workspaces', { taskId: await newTask() })
  const { begin, end } = await stepOf(name, { workspace })
  return {
    begin,
    async end() {
      const job: any = await end()
      const { checkpoints } = await ask('GET', `/workspaces/${workspace.id}/checkpoints`)
      const messages = checkpoints.map(({ message }: any) => message.replace(/ step_.*/, ' the step'))
      return { ...job, checkpoints: messages }
    },
  }
}

async function merge(name: string): Promise<Work> {
  const changed = async (path: string) => {
    const { workspace } = await ask('POST', '/workspaces', { ref: 'aside' })
    await ask('POST', '/files/write', { path, content: 'of a workspace\n', workspaceId: workspace.id })
    return workspace.id as string
  }
  const [one, other] = [await changed(name), await changed(`${name}-other`)]
  // The branch has moved, so that there is something to merge.
  await mergeToTheEnd(other)
  const mergesNow = async () => Number(await house.git('rev-list', '--count', '--merges', 'aside'))
  const before = await mergesNow()
  let answered: ReturnType<House['send']> | undefined
  return {
    begin: () => {
      answered = house.send('POST', `/workspaces/${one}/merge`, {})
    },
    async end() {
      const id = (await answered)?.body.data?.job.id
      const read = async () => (await ask('GET', `/jobs/${id}`)).job
      const job = id && (await readUntil(read, ({ state }) => over.includes(state), 'the end of the merge'))
      // Who heard of no end, or of a refusal, asks again.
      if (job?.state !== 'succeeded') await mergeToTheEnd(one)
      const files = (await house.git('ls-tree', '--name-only', 'aside')).split('\n')
      return {
        ...job,
        merges: (await mergesNow()) - before,
        areThere: [name, `${name}-other`].every((file) => files.includes(file)),
      }
    },
  }
}

async function mergeToTheEnd(workspaceId: string): Promise<void> {
  const { job } = await ask('POST', `/workspaces/${workspaceId}/merge`, {})
  const read = async () => (await ask('GET', `/jobs/${job.id}`)).job
  await readUntil(read, ({ state }) => state === 'succeeded', 'the merge')
}

async function terminal(name: string, sessionsMin = 0): Promise<Work> {
  const task = await newTask()
  const command = ['sh', '-c', `echo ${name} >> ran; sleep 0.3; : ${name}`]
  let answered: ReturnType<House['send']> | undefined
  return {
    begin: () => {
      answered = house.send('POST', `/terminal/${task}/sessions`, { command })
    },
    async end() {
      const read = async () => (await ask('GET', `/terminal/${task}/sessions`)).sessions
      const isOver = (all: any[]) => all.length >= sessionsMin && all.every(({ state }) => state !== 'running')
      const sessions = await readUntil(read, isOver, 'its end')
      await waitUntil(() => !isRunning(name), 'the end of its program')
      const answer = await answered
      const times = timesRun(house, name)
      return {
        states: sessions.map(({ state }: any) => state),
        times,
        code: answer?.body.error?.code,
        isAnswered: answer !== undefined,
        isRepeated: times > 1,
      }
    },
  }
}

async function call(name: string): Promise<Work> {
  const sent = (as: string) =>
    house.send('POST', '/mcp/tools/execute', {
      serverName: 'working',
      toolName: 'work',
      arguments: { name: as, go: 'read.me' },
    })
  let answered: ReturnType<House['send']> | undefined
  return {
    begin: () => {
      answered = sent(name)
    },
    async end() {
      // Its server starts again, so that the one before has ended.
      const next = await sent(`${name}-next`)
      return { times: timesRun(house, name), isAnswered: (await answered) !== undefined, next: next?.status }
    },
  }
}

async function turn(name: string): Promise<Work> {
  const { chat } = await ask('POST', '/chats', { backend: { kind: 'agent', agent: 'robot' } })
  const file = join(house.project, 'made.txt')
  const written = () => (existsSync(file) ? readFileSync(file, 'utf8').split('\n').length - 1 : 0)
  const before = written()
  const stateNow = async () => (await ask('GET', `/chats/${chat.id}`)).chat.state
  const pending = async () =>
    (await ask('GET', `/chats/${chat.id}/approvals`)).approvals.filter(({ state }: any) => state === 'pending')
  const approve = (id: string) => house.send('POST', `/chats/${chat.id}/approvals/${id}/approve`)
  await ask('POST', `/chats/${chat.id}/messages`, { content: `${name} write` })
  const [approval] = await readUntil(pending, ({ length }) => length === 1, 'the agent asks')
  return {
    begin: () => void approve(approval.id),
    async end() {
      const states = async () => {
        for (const { id } of await pending()) await approve(id)
        return stateNow()
      }
      await readUntil(states, (state) => ['idle', 'failed'].includes(state), 'the end of the turn')
      const { messages } = await ask('GET', `/chats/${chat.id}/messages`)
      return { ...messages.at(-1), written: written() - before }
    },
  }
}

async function newTask(): Promise<string> {
  return (await ask('POST', '/tasks', { title: 'A task' })).id
}

/** Gives the data of a success. */
async function ask(method: string, path: string, body?: object): Promise<any> {
  const answer = await house.send(method, path, body)
  if (!answer?.body.success) throw new Error(`${method} ${path}: ${JSON.stringify(answer?.body)}`)
  return answer.body.data
}

/** Whether a program has the name as its last word. */
function isRunning(name: string): boolean {
  return readdirSync('/proc').some((pid) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').endsWith(`: ${name}\0`)
    } catch {
      return false
    }
  })
}

/** A service and its runner, each of which a debugger reaches. */
async function startHouse(t: Test) {
  const { project, git, environment } = await makeKillProject(t)
  const data = join(makeFolder(t), 'data')
  t.teardown(() => stopRunner(data))
  const options = {
    ...{ project, data, launcher: debugged, version: sourceFile },
    environment: { ...environment, GANTRY_GIT_ENGINE: 'system', GANTRY_TRUST: '1' },
  }
  let service = await startProcess(options)
  t.teardown(() => service.end('SIGKILL'))
  let debuggerOfRunner = ''
  const restart = async (between: () => Promise<void>) => {
    await service.end('SIGKILL')
    await between()
    service = await startProcess(options)
  }
  return {
    project,
    git,
    send: (method: string, path: string, body?: object) => sendTo(service.origin, method, path, body),
    debuggerOf: (victim: Victim) => (victim === 'service' ? debuggerIn(service.errors()) : debuggerOfRunner),
    /** A runner that is to be killed is started by hand: the service finds it. */
    prepare: async (victim: Victim) => {
      if (victim === 'runner')
        await restart(async () => {
          debuggerOfRunner = await startDebuggedRunner(t, data)
        })
    },
    kill: async (victim: Victim) => {
      if (victim === 'service') await restart(async () => {})
      else process.kill(pidOfRunner(data), 'SIGKILL')
    },
  }
}

type Victim = KillPoint['victim']
