import { atLeast, written } from './report.ts'
import type { Goal, Report } from './report.ts'
import { interleave, join, medianOf, ratioOf } from './rounds.ts'
import type { Rounds } from './rounds.ts'
import type { Scale } from './scale.ts'
import { createRequests, put, readRequests, warm, withServers } from './servers.ts'
import type { Figure, ServerPlan } from './servers.ts'
import type { Request } from './load.ts'

const gantry = 'Gantry'
const open = 'Gantry, operations declared public'
const limited = 'Gantry, with its rate limit'
const fastify = 'Fastify by hand'
const promising = 'Fastify by hand, same promises'
const node = 'node:http'

const plans: readonly ServerPlan[] = [
  { name: gantry, file: 'servers/gantry.ts' },
  { name: open, file: 'servers/gantry.ts', args: ['--public'] },
  { name: limited, file: 'servers/gantry.ts', args: ['--counts-rate'] },
  { name: fastify, file: 'servers/fastify.ts' },
  { name: promising, file: 'servers/fastify.ts', args: ['--promises'] },
  { name: node, file: 'servers/node-http.ts' },
]

const connections = 32

/** What the contract layer and the credential cost: the same two operations on the same store in memory. */
export async function measureContractLayer(scale: Scale): Promise<Report> {
  const generations: Generation[] = []
  for (let generation = 0; generation < scale.generations; generation++)
    generations.push(await measureGeneration(scale))
  const read = join(generations.map((generation) => generation.read))
  const create = join(generations.map((generation) => generation.create))
  return {
    title: 'Contract layer: create task and get task changes, in memory, 32 connections',
    goals: [
      share('Get task changes, of Fastify with the same promises', 1, read, [limited, promising]),
      share('Create task, of Fastify with the same promises', 1, create, [limited, promising]),
      share('Get task changes, of a bare hand-written Fastify', 0.9, read, [gantry, fastify]),
      share('Create task, of a bare hand-written Fastify', 0.9, create, [gantry, fastify]),
      share('Get task changes with a credential, of without', 0.97, read, [gantry, open]),
      share('Create task with a credential, of without', 0.97, create, [gantry, open]),
    ],
    table: {
      columns: [
        'Server',
        'read µs',
        'beside Fastify',
        'read, of node:http',
        'by the clock',
        'create µs',
        'beside Fastify',
        'create, of node:http',
        'by the clock',
      ],
      rows: plans.map(({ name }) => [name, ...columnsOf(read, name), ...columnsOf(create, name)]),
    },
    notes: [
      'Fastify by hand has the schemas of the contract for parameters, body and answer, checks the same token, sends the same headers and commits the same changes with their audit entry. node:http parses, commits and writes JSON and does nothing else. Gantry is as it ships, with its guard against overload and its watch for webhooks; only the limit of calls a minute is off, because a bench makes more.',
      'Fastify with the same promises adds by hooks, as the plugins of Fastify do: request ids, a log, checks of Host and repeated headers, load shedding, a rate limit with its headers, Idempotency-Key, one envelope for failures, times for slow bodies, metrics, and strict JSON. It is compared with Gantry whose rate limit counts too, and is never reached.',
      'The ratios are answers per second of processor time of the server, which is what one processor serves when it does nothing else; other programs on this machine shorten the time by the clock, and not always of all servers alike.',
      `By the clock Gantry reaches ${written(ratioOf(read, gantry, fastify, rate))} (read) and ${written(ratioOf(create, gantry, fastify, rate))} (create) of Fastify, and ${written(ratioOf(read, gantry, open, rate))} and ${written(ratioOf(create, gantry, open, rate))} of itself without credentials.`,
      clientNote(read, create),
    ],
  }
}

function share(sentence: string, target: number, rounds: Rounds<Figure>, [ours, theirs]: [string, string]): Goal {
  const [own, other] = [micros(rounds, ours), micros(rounds, theirs)]
  const why = `${own.toFixed(1)} µs of the processor for an answer, against ${other.toFixed(1)}; the goal leaves ${(other / target).toFixed(1)}. \`node bench/layers.ts\` shows which layers take it (docs/decisions/0175).`
  return atLeast(sentence, target, ratioOf(rounds, ours, theirs, yieldOf), why)
}

interface Generation {
  readonly read: Rounds<Figure>
  readonly create: Rounds<Figure>
}

function measureGeneration({ requests, warmUpRequests, ...span }: Scale): Promise<Generation> {
  return withServers(plans, async (servers, client) => {
    const subjectsOf = (requestsFor: (name: string) => Request[]) =>
      servers.map((server) => ({
        name: server.name,
        measure: () =>
          put(client, server, { connections, count: requests, requests: requestsFor(server.name), polls: true }),
      }))
    for (const server of servers) {
      const loads = [readFor(server.name), createFor(server.name)].map((requests) => ({
        connections,
        count: warmUpRequests,
        requests,
      }))
      await warm(client, server, loads)
    }
    return { read: await interleave(subjectsOf(readFor), span), create: await interleave(subjectsOf(createFor), span) }
  })
}

function readFor(name: string): Request[] {
  return name === open ? readRequests('') : readRequests()
}

function createFor(name: string): Request[] {
  return name === open ? createRequests('') : createRequests()
}

function columnsOf(rounds: Rounds<Figure>, name: string): string[] {
  return [
    micros(rounds, name).toFixed(1),
    `${(micros(rounds, name) - micros(rounds, fastify)).toFixed(1)} µs`,
    written(ratioOf(rounds, name, node, yieldOf)),
    written(ratioOf(rounds, name, node, rate)),
  ]
}

function micros(rounds: Rounds<Figure>, name: string): number {
  return medianOf(rounds, name, ({ cpuMicros }) => cpuMicros)
}

function clientNote(...all: Rounds<Figure>[]): string {
  const busiest = Math.max(
    ...all.flatMap((rounds) => plans.map(({ name }) => medianOf(rounds, name, ({ clientLoad }) => clientLoad))),
  )
  const least = Math.max(...all.map((rounds) => medianOf(rounds, gantry, ({ clientLoad }) => clientLoad)))
  return `The client was busy for ${percent(busiest)} of the time at most, and for ${percent(least)} against Gantry${busiest > 0.9 ? ': against the fastest servers it was the limit, so their lead is larger than shown' : ''}.`
}

function percent(part: number): string {
  return `${Math.round(part * 100)} %`
}

function rate(figure: Figure): number {
  return figure.rate
}

/** Answers per microsecond of processor time. */
function yieldOf(figure: Figure): number {
  return 1 / figure.cpuMicros
}
