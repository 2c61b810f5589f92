/**
 * What happens to accepted calls when ten times as many come as fit: durable creates over keep-alive connections that
 * send the next call as soon as the last one is answered, and never wait when they are refused.
 *
 *   node bench/overload.ts [seconds] [connections,connections,…]
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { readConfig } from '../src/config.ts'
import { startService } from '../src/service.ts'

const token = 'bench-token-0123456789'

if (process.argv[2] === 'serve') await serve(process.argv[3] === 'protected')
else await compare(Number(process.argv[2] ?? 5), (process.argv[3] ?? '64,256,400,2000').split(',').map(Number))

async function serve(isProtected: boolean): Promise<void> {
  const config = readConfig(['--project', process.cwd(), '--port', '0'], {
    ...process.env,
    GANTRY_ADMIN_TOKEN: token,
    GANTRY_RATE_LIMIT: 'off',
    GANTRY_LOG: 'error',
  })
  if (config === 'help') return
  const service = await startService(config, isProtected ? {} : { server: { admission: 'off' } })
  console.log(service.address.port)
  process.on('SIGTERM', () => void service.stop().then(() => process.exit(0)))
}

interface Result {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly refused: number
  readonly refusedP99: number
  readonly withoutRetryAfter: number
  readonly peakMegabytes: number
}

type Kind = 'create' | 'list'

async function compare(seconds: number, connections: readonly number[]): Promise<void> {
  for (const kind of ['create', 'list'] as const) {
    const rows: Record<string, Result> = {}
    for (const count of connections) {
      for (const mode of ['unprotected', 'protected'])
        rows[`${kind}, ${count} connections, ${mode}`] = await measure(kind, mode, seconds, count)
    }
    const peak = Math.max(...Object.values(rows).map(({ perSecond }) => perSecond))
    console.table(
      Object.fromEntries(
        Object.entries(rows).map(([name, row]) => [
          name,
          { ...row, 'of peak': `${Math.round((100 * row.perSecond) / peak)} %` },
        ]),
      ),
    )
  }
}

async function measure(kind: Kind, mode: string, seconds: number, connections: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const service = spawn(process.execPath, [fileURLToPath(import.meta.url), 'serve', mode], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, INIT_CWD: folder },
  })
  try {
    const port = await new Promise<number>((resolve) =>
      createInterface(service.stdout).once('line', (line) => resolve(Number(line))),
    )
    await load('create', port, 1, 32) // warms the code up, and makes tasks to list
    return { ...(await load(kind, port, seconds, connections)), peakMegabytes: peakMegabytesOf(service.pid) }
  } finally {
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.kill('SIGTERM')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(
  kind: Kind,
  port: number,
  seconds: number,
  connections: number,
): Promise<Omit<Result, 'peakMegabytes'>> {
  const request = requestOf(kind)
  const accepted: number[] = []
  const refused: number[] = []
  let withoutRetryAfter = 0
  const sockets = await connectAll(port, connections)
  const end = performance.now() + seconds * 1_000
  await Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve, reject) => {
          let pending = ''
          let sentAt = 0
          socket.on('error', reject)
          socket.on('close', () => resolve())
          socket.on('data', (text: string) => {
            pending += text
            const headEnd = pending.indexOf('\r\n\r\n')
            if (headEnd < 0) return
            const length = Number(/\r\ncontent-length: (\d+)/i.exec(pending.slice(0, headEnd))?.[1] ?? 0)
            if (pending.length < headEnd + 4 + length) return
            note(pending.slice(9, 12), pending)
            pending = ''
            if (performance.now() < end) send()
            else socket.end()
          })
          send()

          function send(): void {
            sentAt = performance.now()
            socket.write(request)
          }

          function note(status: string, answer: string): void {
            const ms = performance.now() - sentAt
            if (status === '201' || status === '200') accepted.push(ms)
            else if (status === '503') refused.push(ms)
            else reject(new Error(answer))
            if (status === '503' && !/\r\nretry-after: \d/i.test(answer)) withoutRetryAfter++
          }
        }),
    ),
  )
  return {
    perSecond: Math.round(accepted.length / seconds),
    p50: quantile(accepted, 0.5),
    p99: quantile(accepted, 0.99),
    refused: refused.length,
    refusedP99: quantile(refused, 0.99),
    withoutRetryAfter,
  }
}

/** Connections that were answered once: a busy event loop accepts one new connection a turn, which is another matter. */
async function connectAll(port: number, count: number): Promise<Socket[]> {
  const sockets: Socket[] = []
  while (sockets.length < count) {
    sockets.push(
      ...(await Promise.all(
        Array.from(
          { length: Math.min(50, count - sockets.length) },
          () =>
            new Promise<Socket>((resolve, reject) => {
              const socket = connect(port, '127.0.0.1', () =>
                socket.write('GET /api/v1/health/live HTTP/1.1\r\nHost: localhost\r\n\r\n'),
              )
              socket.setNoDelay(true).setEncoding('latin1').once('error', reject)
              socket.once('data', () => resolve(socket))
            }),
        ),
      )),
    )
  }
  return sockets
}

function requestOf(kind: Kind): string {
  const head = `Host: localhost\r\nAuthorization: Bearer ${token}\r\n`
  if (kind === 'list') return `GET /api/v1/tasks?limit=50 HTTP/1.1\r\n${head}\r\n`
  const body = JSON.stringify({ title: 'A task under load' })
  return `POST /api/v1/tasks HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}

function quantile(values: number[], part: number): number {
  values.sort((one, other) => one - other)
  return Math.round(values[Math.floor(values.length * part)] ?? 0)
}

function peakMegabytesOf(pid: number | undefined): number {
  // Linux tells it; elsewhere the figure is left out.
  try {
    return Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
