import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { SecretMask } from '../src/platform/secrets/secret-mask.ts'
import { RemoteTerminals } from '../src/runner/remote-terminals.ts'
import { RunnerClient, isRunnerThere, stopRunner } from '../src/runner/runner-client.ts'
import { residentMiB } from './process-figures.ts'
import { shippedProgram } from './program.ts'
import { below } from './report.ts'
import type { Report } from './report.ts'
import type { Scale } from './scale.ts'
import { quantileOf } from './service.ts'
import { startTerminalService } from './terminal-service.ts'
import type { TerminalService } from './terminal-service.ts'

const reconnects = 1_000
const reconnectingMs = 20_000
/** What is read by one connection. */
const bytesPerConnection = 32_768
/** Longer than the service waits for a viewer that takes nothing. */
const stalledMs = 15_000
const openedAtOnce = 20

/** Many connections to one session, many sessions of one runner, and a viewer that takes nothing. */
export async function measureSessions({ streams: sessions }: Pick<Scale, 'streams'>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  // In the project, which programs see.
  mkdirSync(join(folder, 'project'))
  const service = await startTerminalService(folder)
  try {
    const flood = await reconnect(service)
    const stalledMiB = await stall(service)
    const many = await openMany(join(folder, 'runner'), sessions)
    return {
      title: 'Sessions of terminals',
      goals: [
        below(`Bytes lost or doubled in ${flood.connections} connections`, 0, 'B', { value: flood.wrong, rounds: 1 }),
        below(`Memory of each of ${sessions} sessions that rest`, 64, 'KiB', { value: many.restKiB, rounds: 1 }),
        below(`Echo of a key, p99 of ${sessions} sessions`, 100, 'ms', { value: many.p99Ms, rounds: 1, digits: 1 }),
        below('What a viewer costs that takes nothing', 8, 'MiB', { value: stalledMiB, rounds: 1, digits: 1 }),
      ],
      table: {
        columns: ['What', 'figure'],
        rows: [
          ['connections, one after the other', String(flood.connections)],
          ['MB that came by them', (flood.bytes / 1e6).toFixed(1)],
          ['MB of which the service said that they are gone', (flood.gone / 1e6).toFixed(1)],
          ['KiB of a session after its first key', many.drawnKiB.toFixed(0)],
        ],
      },
      notes: [
        `A program counts as fast as it can, and its viewer leaves after ${bytesPerConnection} bytes and comes back with its position. The sessions are shells with \`cat\` at one runner, without a sandbox: its growth (\`VmRSS\`) by each, before they print anything and after one key in each. The viewer that takes nothing follows \`yes\` until it is cut: what the service grew meanwhile.`,
      ],
    }
  } finally {
    await service.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Follows a program that counts, over as many connections, and looks at each number. */
async function reconnect(service: TerminalService) {
  const sessionId = await service.open('stty raw -echo; sleep 0.2; seq 1 1000000000')
  const numbers = new Numbers()
  const endsAt = performance.now() + reconnectingMs
  let [cursor, bytes, gone, connections] = [0, 0, 0, 0]
  while (connections < reconnects && performance.now() < endsAt) {
    connections++
    let taken = 0
    const socket = new WebSocket(service.addressOf(sessionId, cursor), {
      headers: service.headers,
      perMessageDeflate: false,
    })
    socket.on('message', (message: Buffer, isBinary) => {
      // Something of a kind that is not output comes where a part is gone, and says where it goes on.
      if (!isBinary || message[0] !== 0) return
      const from = Number(message.readBigUInt64BE(1))
      const output = message.subarray(9)
      if (from > cursor) {
        gone += from - cursor
        numbers.skip()
      }
      if (from < cursor) numbers.wrong += cursor - from
      numbers.add(output.toString('latin1'))
      cursor = from + output.length
      taken += output.length
      bytes += output.length
      socket.send(JSON.stringify({ type: 'ack', cursor }))
      if (taken >= bytesPerConnection) socket.terminate()
    })
    await once(socket, 'close')
  }
  await service.close(sessionId)
  return { connections, bytes, gone, wrong: numbers.wrong }
}

/** Lines that count, in pieces. */
class Numbers {
  /** How many bytes were not what had to come. */
  wrong = 0
  #rest = ''
  #last: number | undefined = 0
  /** Whether the next line may lack its beginning. */
  #isPart = false

  add(text: string): void {
    const lines = (this.#rest + text).split('\n')
    this.#rest = lines.pop() ?? ''
    for (const line of lines) {
      if (this.#isPart) this.#isPart = false
      else {
        if (this.#last !== undefined && Number(line) !== this.#last + 1) this.wrong += line.length + 1
        this.#last = Number(line)
      }
    }
  }

  skip(): void {
    this.#rest = ''
    this.#last = undefined
    this.#isPart = true
  }
}

/** By how many MiB the service grows, at the most, while a viewer takes nothing. */
async function stall(service: TerminalService): Promise<number> {
  const sessionId = await service.open('sleep 1; exec yes')
  const before = residentMiB(service.pid)
  const socket = new WebSocket(service.addressOf(sessionId, 0), { headers: service.headers, perMessageDeflate: false })
  socket.on('error', () => {})
  await once(socket, 'open')
  socket.pause()
  let most = before
  for (const endsAt = performance.now() + stalledMs; performance.now() < endsAt; await sleep(100)) {
    most = Math.max(most, residentMiB(service.pid))
    if ((await service.viewersOf(sessionId)) === 0) break
  }
  socket.terminate()
  await service.close(sessionId)
  return most - before
}

/** Sessions of a runner alone: the service allows fewer. */
async function openMany(folder: string, count: number) {
  mkdirSync(folder)
  const child = spawn(process.execPath, [join(dirname(shippedProgram()), 'runner', 'main.js'), folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  while (!(await isRunnerThere(folder))) await sleep(20)
  const ignored = { onExit: () => {}, onScreen: () => {}, onLost: () => {}, onFound: () => {} }
  const terminals = new RemoteTerminals(new RunnerClient({ folder, secretMask: new SecretMask() }), ignored)
  const program = {
    command: ['cat'],
    cwd: '/',
    environment: { PATH: process.env['PATH'] ?? '' },
    cols: 80,
    rows: 24,
    sandbox: noSandbox().settings,
    confinement: {},
  }
  const ids = Array.from({ length: count }, (_, n) => `terminal-${n}`)
  const open = (id: string) => terminals.open(id, program, { about: {} })
  // What the first one loads is no part of each.
  await open('first')
  const before = residentMiB(child.pid)
  const waiting = [...ids]
  const openAll = async () => {
    for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) await open(id)
  }
  await Promise.all(Array.from({ length: openedAtOnce }, openAll))
  const atRest = residentMiB(child.pid)
  const echoMs: number[] = []
  for (const id of ids) echoMs.push(await echoOf(terminals, id))
  const drawn = residentMiB(child.pid)
  await terminals.close()
  const ended = once(child, 'exit')
  await stopRunner(folder, stalledMs)
  await ended
  const each = (mebibytes: number) => ((mebibytes - before) * 1_024) / count
  return { restKiB: each(atRest), drawnKiB: each(drawn), p99Ms: quantileOf(echoMs, 0.99) }
}

/** How long a key takes to come back, in milliseconds. */
async function echoOf(terminals: RemoteTerminals, id: string): Promise<number> {
  const heard = Promise.withResolvers<void>()
  const nothing = () => {}
  const follower = await terminals.follow(id, 0, {
    onOutput: () => heard.resolve(),
    onSnapshot: nothing,
    onGap: nothing,
    onResized: nothing,
    onExit: nothing,
    onEnd: nothing,
  })
  const typedAt = performance.now()
  await terminals.write(id, Buffer.from('x'))
  await heard.promise
  follower.close()
  return performance.now() - typedAt
}
