import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startWorker } from './processes.ts'
import { startProgram } from './program.ts'
import type { Worker } from './processes.ts'
import type { Load, LoadResult, Request } from './load.ts'
import type { ServerQuestion } from './work.ts'
import { taskBodyOf, taskIds, token } from './seed.ts'

/** A server under measure in a fresh process. */
export interface Server {
  readonly name: string
  readonly port: number
  readonly pid: number
  /** Collects all garbage: a server runs a third faster or slower by whether that has happened. */
  collect(): Promise<void>
  cpuMicros(): Promise<number>
  stop(): Promise<void>
}

export interface WorkerPlan {
  readonly name: string
  readonly file: string
  readonly args?: readonly string[]
}

/** The program that users run, with so many tasks in its store besides those that are read. */
export interface ProgramPlan {
  readonly name: string
  readonly program: string
  /** The other checkout that it is of, whose bench prepares data as that program reads them. */
  readonly checkout?: string
  readonly preload?: number
}

export type ServerPlan = WorkerPlan | ProgramPlan

/** What a server did in one round. */
export interface Figure {
  /** Answers a second. */
  readonly rate: number
  /** Processor time of the server for one answer. */
  readonly cpuMicros: number
  /** How busy the client was, from 0 to 1. */
  readonly clientLoad: number
  /** The part of the requests that was refused under overload, and sent again. */
  readonly refused: number
}

export async function startServer(plan: ServerPlan, core?: 0 | 1): Promise<Server> {
  if ('program' in plan) return (await starterOf(plan))(plan, core)
  const { name, file, args = [] } = plan
  const worker = await startWorker(file, { args, ...(core !== undefined && { core }) })
  const { port } = worker.ready as { port: number }
  const ask = (question: ServerQuestion) => worker.ask<{ cpuMicros: number }>(question)
  return {
    name,
    port,
    pid: worker.pid,
    collect: async () => void (await ask({ ask: 'collect' })),
    cpuMicros: async () => (await ask({ ask: 'cpu' })).cpuMicros,
    stop: () => worker.stop(),
  }
}

async function starterOf({ checkout }: ProgramPlan): Promise<typeof startProgram> {
  return checkout === undefined
    ? startProgram
    : (await import(pathToFileURL(join(checkout, 'bench/program.ts')).href)).startProgram
}

/**
 * Starts the client and the servers, unless asked otherwise each side on a processor of its own, and stops them
 * afterwards.
 */
export async function withServers<Result>(
  plans: readonly ServerPlan[],
  use: (servers: readonly Server[], client: Worker) => Promise<Result>,
  { pinned = true }: { readonly pinned?: boolean } = {},
): Promise<Result> {
  const client = await startWorker('load.ts', pinned ? { core: 1 } : {})
  const servers: Server[] = []
  try {
    for (const plan of plans) servers.push(await startServer(plan, pinned ? 0 : undefined))
    return await use(servers, client)
  } finally {
    await Promise.all([client, ...servers].map((process) => process.stop()))
  }
}

/** Sends the load to the server once and tells how it went. */
export async function put(client: Worker, server: Server, load: Omit<Load, 'port'>): Promise<Figure> {
  const cpuBefore = await server.cpuMicros()
  const { milliseconds, clientLoad, refused } = await client.ask<LoadResult>({ ...load, port: server.port })
  const cpuAfter = await server.cpuMicros()
  return {
    rate: (load.count / milliseconds) * 1000,
    cpuMicros: (cpuAfter - cpuBefore) / load.count,
    clientLoad,
    refused: refused / (load.count + refused),
  }
}

/** Lets the server compile what is hot, and then collects all garbage. */
export async function warm(client: Worker, server: Server, loads: readonly Omit<Load, 'port'>[]): Promise<void> {
  for (const load of loads) await client.ask<LoadResult>({ ...load, port: server.port })
  await server.collect()
}

/** The header with which the owner calls. */
export const authorization = `Authorization: Bearer ${token}\r\n`

const bodies = Array.from({ length: 2_000 }, (_, number) => taskBodyOf(number))

/** The operations that are measured. Without a credential they are for the server that wants none. */
export function createRequests(credential = authorization): Request[] {
  return bodies.map((body) => ({
    start: `POST /api/v1/tasks HTTP/1.1\r\nHost: 127.0.0.1\r\n${credential}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  }))
}

export function readRequests(credential = authorization): Request[] {
  return taskIds.map((id) => ({
    start: `GET /api/v1/tasks/${id}/changes HTTP/1.1\r\nHost: 127.0.0.1\r\n${credential}\r\n`,
  }))
}
