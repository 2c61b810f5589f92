import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { token } from './service.ts'
import { call } from '../gantry.ts'
import { readUntil } from '../wait.ts'

/** What one call was answered; nothing where the service went away before. */
export type Answered = Awaited<ReturnType<typeof call>> | undefined

/** Where the calls go now: services are killed, and the next ones have other addresses. */
export type Send = (method: string, path: string, body?: object) => Promise<Answered>

export interface House {
  readonly project: string
  readonly send: Send
}

/** One piece of work under way. */
export interface Work {
  /** By which it is known in the file `ran`, where it notes each time that it runs. */
  readonly name: string
  /** Whether it has begun, as far as a caller sees. */
  isBegun(): Promise<boolean>
  /** Waits for its end, and gives all that is wrong with what is told about it. */
  judge(): Promise<readonly string[]>
}

/** Begins one piece of work of a kind; it ends once `go` exists in the project. */
export type Begin = (house: House, name: string, go: string) => Promise<Work>

const over = ['succeeded', 'failed', 'cancelled', 'interrupted', 'exited', 'lost', 'idle']

/** Sends a call to a service that may be gone. */
export async function sendTo(origin: string, method: string, path: string, body?: object): Promise<Answered> {
  try {
    return await call(origin, method, path, {
      headers: { authorization: `Bearer ${token}` },
      ...(body && { body }),
    })
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Asks until a service answers. */
export async function ask({ send }: House, method: string, path: string, body?: object) {
  const answer = await readUntil(
    () => send(method, path, body),
    (found) => found !== undefined && found.status < 500,
    `an answer to ${method} ${path}`,
  )
  return answer?.body
}

export function timesRun({ project }: House, name: string): number {
  const file = join(project, 'ran')
  return existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line === name).length
    : 0
}

const commandOf = (name: string, go: string) =>
  `echo ${name} >> ran; echo begun; until [ -e ${go} ]; do sleep 0.05; done; echo ended`

/** A kind of work that is known by an item with a state, and has an error where it did not succeed. */
function item(
  house: House,
  name: string,
  read: () => Promise<{ readonly state: string; readonly error?: object | undefined; readonly output?: string }>,
): Work {
  return {
    name,
    isBegun: async () => timesRun(house, name) > 0,
    async judge() {
      const { state, error, output } = await readUntil(
        read,
        (found) => over.includes(found.state),
        `the end of ${name}`,
      )
      const times = timesRun(house, name)
      const isDone = ['succeeded', 'exited', 'idle'].includes(state)
      return [
        ...(times > 1 ? [`${name} ran ${times} times`] : []),
        ...(isDone && times !== 1 ? [`${name} is ${state} and ran ${times} times`] : []),
        ...(isDone && output !== undefined && output !== 'begun\nended\n' ? [`${name} printed ${output}`] : []),
        ...(!isDone && state !== 'lost' && !error ? [`${name} is ${state} without a reason`] : []),
      ]
    },
  }
}

async function jobOf(house: House, name: string, path: string, body: object = {}): Promise<Work> {
  const { job } = (await ask(house, 'POST', path, body)).data
  return item(house, name, async () => (await ask(house, 'GET', `/jobs/${job.id}`)).data.job)
}

const newTask = async (house: House) => (await ask(house, 'POST', '/tasks', { title: 'A task' })).data.id as string

export const kinds: Readonly<Record<string, Begin>> = {
  async terminal(house, name, go) {
    const task = await newTask(house)
    const command = ['sh', '-c', commandOf(name, go)]
    const { session } = (await ask(house, 'POST', `/terminal/${task}/sessions`, { command })).data
    return item(house, name, async () => {
      const { state } = (await ask(house, 'GET', `/terminal/${task}/sessions/${session.id}`)).data.session
      const path = `/terminal/${task}/output?sessionId=${session.id}`
      const output = (await ask(house, 'GET', path)).data.output.replaceAll('\r', '')
      return { state, output }
    })
  },

  async command(house, name, go) {
    const task = await newTask(house)
    const body = { command: ['sh', '-c', commandOf(name, go)], timeoutMs: 600_000 }
    const answered = house.send('POST', `/terminal/${task}/exec`, body)
    return item(house, name, async () => {
      const answer = await answered
      // Whose caller heard nothing, or a refusal: that it ran at most once is all that can be said.
      if (answer?.status !== 200) return { state: 'failed', error: answer?.body ?? new Error('no answer') }
      const { state, output } = answer.body.data.result
      return { state, output }
    })
  },

  async step(house, name, go) {
    const task = await newTask(house)
    const step = { description: name, command: commandOf(name, go) }
    await ask(house, 'POST', `/tasks/${task}/plan-steps`, step)
    return jobOf(house, name, `/tasks/${task}/plan-steps/execute`)
  },

  async call(house, name, go) {
    const body = { serverName: 'working', toolName: 'work', arguments: { name, go } }
    const answered = house.send('POST', '/mcp/tools/execute', body)
    let isAnswered = false
    void answered.then(() => (isAnswered = true))
    const work = item(house, name, async () => {
      const answer = await answered
      const recorded = (await ask(house, 'GET', '/mcp/calls?limit=200')).data.calls
      const id = recorded.find(({ arguments: given }: any) => given?.name === name)?.id
      // It was never begun, and its caller heard so.
      if (id === undefined) return { state: 'failed', error: answer?.body ?? new Error('no answer') }
      return (await ask(house, 'GET', `/mcp/calls/${id}`)).data.call
    })
    // Right after the end of a runner a call may be refused, and never begins.
    return { ...work, isBegun: async () => isAnswered || (await work.isBegun()) }
  },

  async merge(house, name) {
    const { workspace } = (await ask(house, 'POST', '/workspaces', { ref: 'aside' })).data
    const file = { path: name, content: 'merged\n', workspaceId: workspace.id }
    await ask(house, 'POST', '/files/write', file)
    const { job } = (await ask(house, 'POST', `/workspaces/${workspace.id}/merge`, {})).data
    const read = async () => (await ask(house, 'GET', `/jobs/${job.id}`)).data.job
    return {
      name,
      isBegun: async () => (await read()).state !== 'queued',
      async judge() {
        const { state, error } = await readUntil(read, (found) => over.includes(found.state), `the end of ${name}`)
        const found = await ask(house, 'GET', `/git/content?path=${name}&ref=aside`)
        const isThere = found.success === true
        return [
          ...(isThere !== (state === 'succeeded') ? [`${name} is ${state}, and its file is there: ${isThere}`] : []),
          ...(state !== 'succeeded' && !error ? [`${name} is ${state} without a reason`] : []),
        ]
      },
    }
  },

  async turn(house, name) {
    const { chat } = (await ask(house, 'POST', '/chats', { backend: { kind: 'agent', agent: 'robot' } })).data
    await ask(house, 'POST', `/chats/${chat.id}/messages`, { content: 'please write' })
    const read = async () => (await ask(house, 'GET', `/chats/${chat.id}`)).data.chat
    const approvals = async () => (await ask(house, 'GET', `/chats/${chat.id}/approvals`)).data.approvals
    return {
      name,
      isBegun: async () => (await read()).state === 'waiting_approval',
      async judge() {
        const { state } = await readUntil(
          async () => {
            for (const { id, state } of await approvals())
              if (state === 'pending') await ask(house, 'POST', `/chats/${chat.id}/approvals/${id}/approve`)
            return read()
          },
          (found) => ['idle', 'failed'].includes(found.state),
          `the end of ${name}`,
        )
        const { messages } = (await ask(house, 'GET', `/chats/${chat.id}/messages`)).data
        const answer = messages.at(-1)
        const isExplained = answer.parts.some(({ kind, text }: any) => kind === 'notice' && text !== '')
        const approved = (await approvals()).filter((each: any) => each.state === 'approved').length
        return [
          ...(approved > 1 ? [`${name} was approved ${approved} times`] : []),
          ...(answer.role !== 'assistant' ? [`${name} is ${state} without an answer`] : []),
          ...(answer.state === 'succeeded' || isExplained ? [] : [`${name} is ${answer.state} without a reason`]),
        ]
      },
    }
  },
}
