import { WebSocket } from 'ws'
import type { Test } from 'tap'
import { frameBytes, frameIn } from '../../src/runner/frames.ts'
import { protocolVersion } from '../../src/runner/protocol.ts'
import { checkAnswer } from './gantry.ts'

interface Asked {
  readonly id?: number
  readonly call: string
  readonly ask: any
  readonly body: Buffer
}

type Answers = (asked: Asked) => { readonly answer?: object; readonly body?: Uint8Array } | undefined

/** A program that has the token of a runner and says what it likes. */
export interface HostileRunner {
  readonly socket: WebSocket
  readonly closed: Promise<number>
  /** What it was asked, by the names of the calls. */
  readonly asked: string[]
  send(head: object, body?: Uint8Array): void
  sendRaw(bytes: Uint8Array | string): void
}

/** It answers as a runner with nothing would, unless `answers` says otherwise. */
export async function connectHostile(
  t: Test,
  { origin }: { readonly origin: string },
  secret: string,
  answers: Answers = () => undefined,
): Promise<HostileRunner> {
  const url = `${origin.replace('http', 'ws')}/api/v1/runners/connect?protocol=${protocolVersion}&os=linux`
  const socket = new WebSocket(url, { headers: { authorization: `Bearer ${secret}` } })
  const asked: string[] = []
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  socket.on('error', () => {})
  t.teardown(() => socket.terminate())
  const send = (head: object, body?: Uint8Array) => socket.send(frameBytes(head, body))
  socket.on('message', (data: Buffer) => {
    const { head, body } = frameIn<Omit<Asked, 'body'>>(data)
    asked.push(head.call)
    const given = answers({ ...head, body }) ?? { answer: standard[head.call] ?? {} }
    if (head.id !== undefined && given.answer) send({ id: head.id, answer: given.answer }, given.body)
  })
  await new Promise((resolve, reject) => {
    socket.once('open', () => {
      // The answer to the handshake is one of the operation, and the contract has it.
      checkAnswer('GET', '/runners/connect', { status: 101, body: undefined }, false)
      resolve(undefined)
    })
    socket.once('error', reject)
  })
  const beats = setInterval(() => socket.readyState === socket.OPEN && send({ event: 'beat', number: 1 }), 200)
  void closed.then(() => clearInterval(beats))
  return { socket, closed, asked, send, sendRaw: (bytes) => socket.send(bytes) }
}

export const helloOf = (more: object = {}) => ({
  generation: 'generation-of-the-hostile-one',
  pid: 1,
  hasSandbox: true,
  terminals: [],
  programs: [],
  ...more,
})

const root = { pid: 1, startTime: 1, mark: 'NONE=1' }

const standard: Readonly<Record<string, object>> = {
  hello: helloOf(),
  treeCommits: { commits: [] },
  openProgram: root,
  programs: { programs: [] },
  endProgram: { isGone: true },
}
