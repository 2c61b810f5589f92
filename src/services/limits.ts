import type { Caller } from '../call.ts'
import type { components } from '../generated/types.ts'
import type { Events } from './events.ts'
import { defaultLimits as mcpLimits } from './mcp/limits.ts'
import type { Rates } from './rates.ts'
import { defaultLimits as terminalLimits } from './terminals.ts'
import type { Terminals } from './terminals.ts'

export type Limit = components['schemas']['Limit']

/** The limits in force. */
export interface Limits {
  /** All of them. Of a limit on each caller, what this caller uses is told; of one on everybody together, what all do. */
  list(caller: Caller): Limit[]
}

export interface LimitsOptions {
  /** What a request may be, which is for the http layer to say. */
  readonly http: readonly Limit[]
  readonly rates: Pick<Rates, 'look'>
  readonly terminals: Pick<Terminals, 'running'>
  readonly events: Pick<Events, 'limits' | 'openStreams'>
  readonly uploadBytesMax: number
}

const pageItemsMax = 200

export function createLimits({ http, rates, terminals, events, uploadBytesMax }: LimitsOptions): Limits {
  return {
    list: ({ credentialId }) => [
      ...rateLimits(credentialId),
      ...http,
      { name: 'uploadBytes', value: uploadBytesMax, unit: 'bytes', description: 'One uploaded file.' },
      { name: 'pageItems', value: pageItemsMax, unit: 'items', description: 'The items of one page of a list.' },
      { name: 'terminals', value: terminalLimits.runningTotal, unit: 'sessions', used: terminals.running(), description: 'Running terminal sessions of all tasks.' },
      { name: 'terminalsPerTask', value: terminalLimits.runningPerTask, unit: 'sessions', description: 'Running terminal sessions of one task.' },
      { name: 'terminalInputBytes', value: terminalLimits.inputBytesMax, unit: 'bytes', description: 'Input that the program of a terminal has not read yet.' },
      { name: 'terminalOutputBytes', value: terminalLimits.outputBytesKept, unit: 'bytes', description: 'The newest output of a terminal, which is kept.' },
      { name: 'mcpCallSeconds', value: mcpLimits.callTotalMs / 1_000, unit: 'seconds', description: 'One call of an MCP tool, from its start to its end.' },
      { name: 'mcpCallIdleSeconds', value: mcpLimits.callIdleMs / 1_000, unit: 'seconds', description: 'For how long an MCP server may show no sign of progress on a call.' },
      { name: 'mcpResultBytes', value: mcpLimits.resultBytesMax, unit: 'bytes', description: 'The result of one call of an MCP tool.' },
      { name: 'streams', value: events.limits.streamsMax, unit: 'streams', used: events.openStreams(), description: 'Open event streams of all callers.' },
      { name: 'streamsPerCredential', value: events.limits.streamsPerCredentialMax, unit: 'streams', description: 'Open event streams of one token or session.' },
      { name: 'eventsKept', value: events.limits.keptMax, unit: 'events', description: 'The newest events, which are kept.' },
      { name: 'eventSeconds', value: events.limits.keptMs / 1_000, unit: 'seconds', description: 'For how long an event is kept.' },
    ],
  }

  /** While calls are not counted there is no limit to tell. */
  function rateLimits(credentialId: string): Limit[] {
    const allowance = rates.look({ credentialId })
    if (!allowance) return []
    const { perMinute, left } = allowance
    return [{ name: 'callsPerMinute', value: perMinute, unit: 'calls', used: perMinute - left, description: 'The calls of one token or session in a minute.' }]
  }
}
