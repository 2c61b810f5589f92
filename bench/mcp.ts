import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { everything } from './everything.ts'
import type { LoadResult, Request } from './load.ts'
import { startWorker } from './processes.ts'
import { atLeast, written } from './report.ts'
import type { Report } from './report.ts'
import { interleave, medianOf, ratioOf } from './rounds.ts'
import type { Scale } from './scale.ts'
import { authorization, startServer } from './servers.ts'
import type { McpLoad } from './servers/mcp-client.ts'

const gantry = 'Gantry'
const alone = 'SDK client'
const behindHttp = 'SDK client behind node:http'
const audited = 'SDK client behind node:http, one durable entry a call'
const names = [gantry, audited, behindHttp, alone]

/** Calls at a time: one shows what a caller waits, sixteen what goes through. */
const inFlight = [1, 16] as const
/** What a call may cost, of the same by hand with one durable entry. */
const goals: Readonly<Record<(typeof inFlight)[number], number>> = { 1: 0.7, 16: 1 }

/**
 * A call of a tool whose server is warm, against the client of the SDK with the barest server around it, and with none.
 */
export async function measureMcp(span: Scale): Promise<Report> {
  const measured = await withClients(async (ask) => {
    const all = []
    for (const connections of inFlight) {
      const load = { connections, count: connections === 1 ? 300 : 1200 }
      const subjects = names.map((name) => ({ name, measure: () => ask(name, load) }))
      await interleave(subjects, { rounds: 3, spanMs: 0 }) // warms up
      all.push({ connections, rounds: await interleave(subjects, { ...span, spanMs: span.spanMs / 2 }) })
    }
    return all
  })
  const rate = (callMicros: number) => 1 / callMicros
  return {
    title: 'MCP: a warm call of the echo tool of @modelcontextprotocol/server-everything over stdio',
    goals: measured.map(({ connections, rounds }) =>
      atLeast(
        `MCP call on SQLite, ${connections} at a time, of the SDK client behind node:http that commits one durable entry`,
        goals[connections],
        ratioOf(rounds, gantry, audited, rate),
        whyOf(goals[connections], (name) => medianOf(rounds, name, (callMicros) => callMicros)),
      ),
    ),
    table: {
      columns: [
        'Calls at a time',
        ...names.map((name) => `${name}, µs a call`),
        'of one durable entry',
        'of behind node:http',
        'of alone',
      ],
      rows: measured.map(({ connections, rounds }) => [
        String(connections),
        ...names.map((name) => Math.round(medianOf(rounds, name, (callMicros) => callMicros)).toString()),
        written(ratioOf(rounds, gantry, audited, rate)),
        written(ratioOf(rounds, gantry, behindHttp, rate)),
        written(ratioOf(rounds, gantry, alone, rate)),
      ]),
    },
    notes: [
      'Gantry runs on SQLite as it ships. The tool declares itself read-only, so that its end alone is audited; the events of its start and its end are in the same commit. The servers that record nothing, or one entry behind the call, are the lower bounds: a flush takes about as long as this call.',
      'The echo tool does nothing, so this is the harshest case: what Gantry adds to a call is the difference of the columns, whatever the tool does.',
    ],
  }
}

function whyOf(goal: number, micros: (name: string) => number): string {
  const [flush, added] = [micros(audited) - micros(behindHttp), micros(gantry) - micros(audited)]
  return `a flush takes ${flush.toFixed(0)} µs here, and Gantry adds ${added.toFixed(0)} to a call with one, in short steps with cold caches: the contract layer, one look whether gantry.json has changed, the checks of arguments and result, the record of the call, and two events in the same commit (docs/decisions/0079). The goal leaves ${(micros(audited) / goal - micros(audited)).toFixed(0)}. A tool that may change something, whose start is recorded too, reaches ${(micros(audited) / (micros(audited) + flush)).toFixed(2)} at most where the call is no longer than a flush.`
}

/** Gives how long one call took on average, in microseconds. */
type Ask = (name: string, load: McpLoad) => Promise<number>

async function withClients<Result>(use: (ask: Ask) => Promise<Result>): Promise<Result> {
  const project = makeProject()
  const servers = [
    await startServer({ name: gantry, file: 'servers/gantry.ts', args: ['--project', project, '--store', 'sqlite'] }),
    await startServer({ name: behindHttp, file: 'servers/mcp-http.ts' }),
    await startServer({ name: audited, file: 'servers/mcp-http.ts', args: ['--audited'] }),
  ]
  const [client, inProcess] = await Promise.all([startWorker('load.ts'), startWorker('servers/mcp-client.ts')])
  try {
    return await use(async (name, load) => {
      const server = servers.find((server) => server.name === name)
      const [worker, question] = server ? [client, { ...load, port: server.port, requests: [call] }] : [inProcess, load]
      const { milliseconds } = await worker.ask<Pick<LoadResult, 'milliseconds'>>(question)
      return (milliseconds * 1000) / load.count
    })
  } finally {
    await Promise.all([...servers, client, inProcess].map((process) => process.stop()))
    rmSync(project, { recursive: true })
  }
}

function makeProject(): string {
  const project = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
  writeFileSync(
    join(project, 'gantry.json'),
    JSON.stringify({ mcpServers: { everything: { command: process.execPath, args: [everything] } } }),
  )
  return project
}

const body = JSON.stringify({ serverName: 'everything', toolName: 'echo', arguments: { message: 'hello' } })
const call: Request = {
  start: `POST /api/v1/mcp/tools/execute HTTP/1.1\r\nHost: 127.0.0.1\r\n${authorization}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
}
