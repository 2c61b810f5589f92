/**
 * What authentication, audit and idempotency cost one call: the time of the processor for a durable create over HTTP,
 * with each of them left out or put in, as a ratio. That time is the same on a busy machine.
 *
 *   node bench/guards.ts [calls]
 */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collections } from '../src/collections.ts'
import { readConfig } from '../src/config.ts'
import type { App } from '../src/contract.ts'
import { startService } from '../src/service.ts'
import type { OtherParts } from '../test/support/parts.ts'
import { openSqliteStore } from '../src/stores/sqlite/store.ts'
import { partsWith } from '../test/support/parts.ts'
import { alteredStore } from '../test/support/stores/altered-store.ts'

const token = 'bench-token-0123456789'
const connections = 32
const modes = [
  'whole',
  'without authentication',
  'without audit',
  'without events',
  'without rate limit and admission',
  'with an Idempotency-Key',
] as const
type Mode = (typeof modes)[number]

if (process.argv[2] === 'serve') await serve(process.argv[3] as Mode)
else await compare(Number(process.argv[2] ?? 6_000))

async function serve(mode: Mode): Promise<void> {
  const config = readConfig(['--project', process.cwd(), '--port', '0'], {
    ...process.env,
    GANTRY_ADMIN_TOKEN: token,
    GANTRY_RATE_LIMIT: mode === 'without rate limit and admission' ? 'off' : '1000000',
    GANTRY_LOG: 'error',
  })
  const service = await startService(config, partsWith(await partsOf(mode)))
  if (mode === 'without authentication') {
    const caller = await service.app.identity.callerOfToken(token)
    // The bench replaces what the service would look up.
    ;(service.app.identity as { knownToken: App['identity']['knownToken'] }).knownToken = () => caller
  }
  process.on('message', () => process.send?.(process.threadCpuUsage()))
  process.on('disconnect', () => void service.stop().then(() => process.exit(0)))
  process.send?.(service.address.port)
}

async function partsOf(mode: Mode): Promise<OtherParts> {
  if (mode === 'without rate limit and admission') return { server: { admission: 'off' } }
  const left = mode === 'without audit' ? 'audit' : mode === 'without events' ? 'event' : undefined
  if (left === undefined) return {}
  const store = await openSqliteStore(process.cwd(), collections)
  return {
    store: alteredStore(store, {
      commit: (changes) => store.commit(changes.filter((change) => !(left in change))),
    }),
  }
}

async function compare(calls: number): Promise<void> {
  const best = new Map<Mode, number>()
  for (let round = 0; round < 3; round++) {
    for (const mode of modes) best.set(mode, Math.min(best.get(mode) ?? Infinity, await measure(mode, calls)))
  }
  const whole = best.get('whole') ?? NaN
  console.table(
    Object.fromEntries(
      modes.map((mode) => [
        mode,
        { 'µs a call': Math.round(best.get(mode) ?? NaN), ratio: ((best.get(mode) ?? NaN) / whole).toFixed(2) },
      ]),
    ),
  )
}

/** Microseconds of the processor for one call. */
async function measure(mode: Mode, calls: number): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  const service = fork(fileURLToPath(import.meta.url), ['serve', mode], {
    cwd: folder,
    env: { ...process.env, INIT_CWD: folder },
  })
  const next = () => new Promise<unknown>((resolve) => service.once('message', resolve))
  const used = async () => {
    const answer = next()
    service.send('used')
    const { user, system } = (await answer) as NodeJS.CpuUsage
    return user + system
  }
  try {
    const port = (await next()) as number
    await load(port, mode, calls / 2)
    const before = await used()
    await load(port, mode, calls)
    return ((await used()) - before) / calls
  } finally {
    const ended = new Promise((resolve) => service.once('exit', resolve))
    service.disconnect()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}

async function load(port: number, mode: Mode, calls: number): Promise<void> {
  const body = JSON.stringify({ title: 'A task' })
  let left = calls
  await Promise.all(
    Array.from(
      { length: connections },
      () =>
        new Promise<void>((resolve, reject) => {
          let pending = ''
          const socket = connect(port, '127.0.0.1', send)
          socket
            .setNoDelay(true)
            .setEncoding('latin1')
            .on('error', reject)
            .on('close', () => resolve())
          socket.on('data', (text: string) => {
            pending += text
            const headEnd = pending.indexOf('\r\n\r\n')
            const length = Number(/\r\ncontent-length: (\d+)/i.exec(pending)?.[1] ?? 0)
            if (headEnd < 0 || pending.length < headEnd + 4 + length) return
            if (!pending.startsWith('HTTP/1.1 201')) reject(new Error(pending))
            pending = ''
            send()
          })

          function send(): void {
            if (left-- <= 0) return void socket.end()
            const key = mode === 'with an Idempotency-Key' ? `Idempotency-Key: ${Math.random()}\r\n` : ''
            socket.write(
              `POST /api/v1/tasks HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\n${key}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
            )
          }
        }),
    ),
  )
}
