import type { Caller } from '../call.ts'
import type { components } from '../generated/types.ts'
import type { Events } from './events.ts'
import type { Jobs } from './jobs.ts'
import { defaultLimits as mailLimits } from './mail/limits.ts'
import { defaultLimits as mcpLimits } from './mcp/limits.ts'
import { defaultLimits as planLimits } from './plans/limits.ts'
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
  readonly jobs: Pick<Jobs, 'limits' | 'running' | 'openStreams'>
  readonly uploadBytesMax: number
}

const pageItemsMax = 200

export function createLimits({ http, rates, terminals, events, jobs, uploadBytesMax }: LimitsOptions): Limits {
  return {
    list: ({ credentialId }) => [
      ...rateLimits(credentialId),
      ...http,
      { name: 'uploadBytes', value: uploadBytesMax, unit: 'bytes', description: 'One uploaded file.' },
      { name: 'pageItems', value: pageItemsMax, unit: 'items', description: 'The items of one page of a list.' },
      {
        name: 'terminals',
        value: terminalLimits.runningTotal,
        unit: 'sessions',
        used: terminals.running(),
        description: 'Running terminal sessions of all tasks.',
      },
      {
        name: 'terminalsPerTask',
        value: terminalLimits.runningPerTask,
        unit: 'sessions',
        description: 'Running terminal sessions of one task.',
      },
      {
        name: 'terminalInputBytes',
        value: terminalLimits.inputBytesMax,
        unit: 'bytes',
        description: 'Input that the program of a terminal has not read yet.',
      },
      {
        name: 'terminalOutputBytes',
        value: terminalLimits.outputBytesKept,
        unit: 'bytes',
        description: 'The newest output of a terminal, which is kept.',
      },
      {
        name: 'mcpCallSeconds',
        value: mcpLimits.callTotalMs / 1_000,
        unit: 'seconds',
        description: 'One call of an MCP tool, from its start to its end.',
      },
      {
        name: 'mcpCallIdleSeconds',
        value: mcpLimits.callIdleMs / 1_000,
        unit: 'seconds',
        description: 'For how long an MCP server may show no sign of progress on a call.',
      },
      {
        name: 'mcpResultBytes',
        value: mcpLimits.resultBytesMax,
        unit: 'bytes',
        description: 'The result of one call of an MCP tool.',
      },
      { name: 'planSteps', value: planLimits.stepsMax, unit: 'steps', description: 'The steps of one plan.' },
      {
        name: 'stepOutputBytes',
        value: planLimits.outputBytesMax,
        unit: 'bytes',
        description: 'What the command of a plan step may write, to its output and its errors together.',
      },
      {
        name: 'stepOutputBytesKept',
        value: planLimits.outputBytesKept,
        unit: 'bytes',
        description: 'The newest output of a command, and its newest errors, which are kept with the step.',
      },
      {
        name: 'jobs',
        value: jobs.limits.runningMax,
        unit: 'jobs',
        used: jobs.running(),
        description: 'Jobs that one service works on at once; others wait.',
      },
      {
        name: 'jobLogBytes',
        value: jobs.limits.logBytesMax,
        unit: 'bytes',
        description: 'What is kept of the log of one job.',
      },
      {
        name: 'jobSeconds',
        value: jobs.limits.keptMs / 1_000,
        unit: 'seconds',
        description: 'For how long a finished job is kept.',
      },
      {
        name: 'jobStreams',
        value: jobs.limits.streamsMax,
        unit: 'streams',
        used: jobs.openStreams(),
        description: 'Open streams of jobs of all callers.',
      },
      {
        name: 'jobStreamsPerCredential',
        value: jobs.limits.streamsPerCredentialMax,
        unit: 'streams',
        description: 'Open streams of jobs of one token or session.',
      },
      {
        name: 'schedules',
        value: jobs.limits.schedulesMax,
        unit: 'schedules',
        description: 'Schedules of the service.',
      },
      {
        name: 'messageBytes',
        value: mailLimits.messageBytesMax,
        unit: 'bytes',
        description: 'One message of mail, in or out.',
      },
      {
        name: 'streams',
        value: events.limits.streamsMax,
        unit: 'streams',
        used: events.openStreams(),
        description: 'Open event streams of all callers.',
      },
      {
        name: 'streamsPerCredential',
        value: events.limits.streamsPerCredentialMax,
        unit: 'streams',
        description: 'Open event streams of one token or session.',
      },
      {
        name: 'eventsKept',
        value: events.limits.keptMax,
        unit: 'events',
        description: 'The newest events, which are kept.',
      },
      {
        name: 'eventSeconds',
        value: events.limits.keptMs / 1_000,
        unit: 'seconds',
        description: 'For how long an event is kept.',
      },
    ],
  }

  /** While calls are not counted there is no limit to tell. */
  function rateLimits(credentialId: string): Limit[] {
    const allowance = rates.look({ credentialId })
    if (!allowance) return []
    const { perMinute, left } = allowance
    return [
      {
        name: 'callsPerMinute',
        value: perMinute,
        unit: 'calls',
        used: perMinute - left,
        description: 'The calls of one token or session in a minute.',
      },
    ]
  }
}
