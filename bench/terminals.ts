import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { originOf } from './process-figures.ts'
import { atLeast, atMost, below } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Scale } from './scale.ts'
import { startTerminalService } from './terminal-service.ts'

const gantry = 'Gantry'
const byHand = 'node-pty and ws by hand'
const floodBytes = 60_000_000
const echoes = 200
const acknowledgeBytes = 65_536

interface Terminal {
  type(text: string): void
  /** Calls back with the bytes of each piece of output. */
  onOutput(take: (bytes: Buffer) => void): void
  readonly closed: Promise<unknown>
  close(): Promise<void>
}

interface TerminalServer {
  open(command: string): Promise<Terminal>
  stop(): Promise<void>
}

interface Figures {
  readonly floodBytes: number
  readonly bytesPerMs: number
  readonly echoMs: readonly number[]
  readonly echoBesideYesMs: readonly number[]
}

/** A terminal on the wire: a flood, and how soon a key comes back, at rest and beside a program that prints. */
export async function measureTerminals({ generations }: Pick<Scale, 'generations'>): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  // In the project, which programs see.
  const project = join(folder, 'project')
  mkdirSync(project)
  const log = join(project, 'build.log')
  const size = writeLog(log)
  const servers: Readonly<Record<string, TerminalServer>> = {
    [gantry]: await startGantry(folder),
    [byHand]: await startByHand(),
  }
  try {
    const subjects = Object.entries(servers).map(([name, server]) => ({ name, measure: () => measure(server, log) }))
    const rounds = await interleave(subjects, { rounds: Math.max(3, generations), spanMs: 0 })
    return reportOf(rounds, size)
  } finally {
    for (const server of Object.values(servers)) await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function reportOf(rounds: Awaited<ReturnType<typeof interleave<Figures>>>, size: number): Report {
  const count = rounds.get(gantry)?.length ?? 0
  const lost = Math.max(...(rounds.get(gantry) ?? []).map(({ floodBytes: bytes }) => Math.abs(size - bytes)))
  const ratio = (value: (figures: Figures) => number) => ratioOf(rounds, gantry, byHand, value)
  const msOf = (name: string) => 1_000_000 / medianOf(rounds, name, ({ bytesPerMs }) => bytesPerMs)
  const echoOf = (name: string) => medianOf(rounds, name, ({ echoMs }) => quantileOf(echoMs, 0.5))
  const wakeMs = echoOf(byHand) / 4
  return {
    title: 'Terminals',
    goals: [
      below(`Bytes lost or doubled of ${size} from \`cat\``, 0, 'B', { value: lost, rounds: count }),
      atLeast(
        'Throughput of a flood, of the same by hand',
        0.8,
        ratio(({ bytesPerMs }) => bytesPerMs),
        `${availableParallelism()} processors serve 4 processes that have every byte (\`cat\`, the runner, the service, the client), and 3 by hand: where all are busy and each costs the same, ${(3 / 4).toFixed(2)} is the most, before the output is searched for secrets, kept and drawn. By hand a megabyte takes ${msOf(byHand).toFixed(1)} ms, here ${msOf(gantry).toFixed(1)}.`,
      ),
      atMost(
        'Echo of a key, median, of the same by hand',
        2,
        ratio(({ echoMs }) => quantileOf(echoMs, 0.5)),
        `a key wakes 6 processes one after the other (the service, the runner, \`cat\`, and back), and 4 by hand: at the ${wakeMs.toFixed(3)} ms that each of these takes, ${(6 * wakeMs).toFixed(2)} of the ${echoOf(gantry).toFixed(2)} ms are theirs, and 1.5 times is the least.`,
      ),
      atMost(
        'Echo of a key, p99, of the same by hand',
        2,
        ratio(({ echoMs }) => quantileOf(echoMs, 0.99)),
      ),
      atMost(
        'Echo beside `yes`, median, of the same by hand',
        2,
        ratio((f) => quantileOf(f.echoBesideYesMs, 0.5)),
      ),
      atMost(
        'Echo beside `yes`, p99, of the same by hand',
        2,
        ratio((f) => quantileOf(f.echoBesideYesMs, 0.99)),
      ),
    ],
    table: {
      columns: ['Server', 'flood, MB/s', 'echo p50 / p99, ms', 'beside `yes`, ms'],
      rows: [gantry, byHand].map((name) => {
        const median = (value: (figures: Figures) => number) => medianOf(rounds, name, value)
        const pair = (of: (figures: Figures) => readonly number[]) =>
          [0.5, 0.99].map((at) => median((figures) => quantileOf(of(figures), at)).toFixed(2)).join(' / ')
        return [
          name,
          (median(({ bytesPerMs }) => bytesPerMs) / 1_000).toFixed(1),
          pair(({ echoMs }) => echoMs),
          pair(({ echoBesideYesMs }) => echoBesideYesMs),
        ]
      }),
    },
    notes: [
      `\`cat\` of a build log of ${size} bytes with colours, read by a client that acknowledges every ${acknowledgeBytes} bytes; ${echoes} keys into \`cat\`, one after another. By hand nothing is kept, masked, drawn or authorized, and the program is a child of the server: Gantry's goes through the runner and keeps the last 2 MiB and the screen.`,
    ],
  }
}

async function measure(server: TerminalServer, log: string): Promise<Figures> {
  const flood = await server.open(`stty -onlcr -echo; printf ready; read line; exec cat ${log}`)
  let bytes = 0
  const ready = Promise.withResolvers<void>()
  flood.onOutput((piece) => {
    bytes += piece.length
    if (bytes >= 'ready'.length) ready.resolve()
  })
  await ready.promise
  const startedAt = performance.now()
  flood.type('\n')
  await flood.closed
  const ms = performance.now() - startedAt
  const quiet = await server.open('exec cat')
  const echoMs = await echoTimes(quiet)
  const noisy = await server.open('exec yes')
  noisy.onOutput(() => {})
  const echoBesideYesMs = await echoTimes(quiet)
  await Promise.all([quiet, noisy].map((terminal) => terminal.close()))
  return { floodBytes: bytes - 'ready'.length, bytesPerMs: bytes / ms, echoMs, echoBesideYesMs }
}

async function echoTimes(terminal: Terminal): Promise<number[]> {
  const times: number[] = []
  let heard = Promise.withResolvers<void>()
  terminal.onOutput(() => heard.resolve())
  for (let n = 0; n < echoes; n++) {
    heard = Promise.withResolvers<void>()
    const typedAt = performance.now()
    terminal.type('x')
    await heard.promise
    times.push(performance.now() - typedAt)
  }
  return times
}

/** Lines end as a terminal ends them: the programs here leave line feeds as they are, so that bytes can be counted. */
function writeLog(path: string): number {
  const lines: string[] = []
  let size = 0
  for (let n = 0; size < floodBytes; n++) {
    const line = `[${n}] \u001b[32mok\u001b[0m compile src/services/part-${n % 997}/module-${n % 31}.ts ${'.'.repeat(n % 60)} ${(n * 7919) % 1_000} ms\r\n`
    size += line.length
    lines.push(line)
  }
  writeFileSync(path, lines.join(''))
  return size
}

async function startGantry(folder: string): Promise<TerminalServer> {
  const service = await startTerminalService(folder)
  return {
    async open(command) {
      const sessionId = await service.open(command)
      const socket = new WebSocket(service.addressOf(sessionId, 0), {
        headers: service.headers,
        perMessageDeflate: false,
      })
      let acknowledged = 0
      const terminal = terminalOn(socket, (message) => {
        if (message[0] !== 0) return Buffer.alloc(0)
        const end = Number(message.readBigUInt64BE(1)) + message.length - 9
        if (end - acknowledged >= acknowledgeBytes) {
          acknowledged = end
          socket.send(JSON.stringify({ type: 'ack', cursor: end }))
        }
        return message.subarray(9)
      })
      await once(socket, 'open')
      return {
        ...terminal,
        close: async () => {
          await terminal.close()
          await service.close(sessionId)
        },
      }
    },
    stop: () => service.stop(),
  }
}

async function startByHand(): Promise<TerminalServer> {
  const program = fileURLToPath(new URL('servers/terminal-by-hand.ts', import.meta.url))
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = await originOf(child.stdout)
  return {
    async open(command) {
      const address = `${origin.replace('http', 'ws')}/?command=${encodeURIComponent(command)}`
      const socket = new WebSocket(address, { perMessageDeflate: false })
      const terminal = terminalOn(socket, (message) => message)
      await once(socket, 'open')
      return terminal
    },
    async stop() {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    },
  }
}

function terminalOn(socket: WebSocket, outputOf: (message: Buffer) => Buffer): Terminal {
  let take: (bytes: Buffer) => void = () => {}
  socket.on('message', (message: Buffer, isBinary) => {
    const output = isBinary ? outputOf(message) : Buffer.alloc(0)
    if (output.length > 0) take(output)
  })
  return {
    type: (text) => socket.send(Buffer.from(text)),
    onOutput: (next) => {
      take = next
    },
    closed: once(socket, 'close'),
    close: async () => socket.close(),
  }
}

function quantileOf(values: readonly number[], at: number): number {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(at * sorted.length))] ?? 0
}
