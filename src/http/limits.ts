import type { Limit } from '../foundation.ts'
import type { Config } from '../config.ts'
import { loopbackFactor } from './overload/connection-limit.ts'
import { keptMs } from './idempotency/idempotent-calls.ts'
import { depthMax } from './bodies/json.ts'
import { drainedBytesMaxOf } from './bodies/refused-bodies.ts'
import { defaultTimes } from './bodies/request-timeouts.ts'

export const jsonBytesMax = 1_048_576
export const headerBytesMax = 16_384
export const addressBytesMax = 8_192
const pageItemsMax = 200

/** What one client may do, for the list of limits. */
export function httpLimits(
  { connectionsPerAddress, uploadBytesMax }: Pick<Config, 'connectionsPerAddress' | 'uploadBytesMax'>,
  connectionsMax: number,
): readonly Limit[] {
  const limits: readonly Limit[] = [
    ...requestLimits,
    {
      name: 'refusedBodyBytes',
      value: drainedBytesMaxOf(uploadBytesMax),
      unit: 'bytes',
      description:
        'How much of the body of a refused request is read before its connection is closed. After bodyWait, a body that arrives at less than 1 MiB a second is read no further.',
    },
    ...(Number.isFinite(connectionsMax)
      ? [
          {
            name: 'connections',
            value: connectionsMax,
            unit: 'connections',
            description:
              'The number of open connections of all addresses, by what the process may open. Those by which no request came make room.',
          },
        ]
      : []),
  ]
  if (connectionsPerAddress === 'off') return limits
  return [
    ...limits,
    {
      name: 'connectionsPerAddress',
      value: connectionsPerAddress,
      unit: 'connections',
      description: `The number of open connections of one IPv4 address or IPv6 network. Loopback may have ${loopbackFactor} times as many.`,
    },
  ]
}

const requestLimits: readonly Limit[] = [
  {
    name: 'jsonBodyBytes',
    value: jsonBytesMax,
    unit: 'bytes',
    description: 'The size of a request body, unless the operation accepts more.',
  },
  { name: 'jsonDepth', value: depthMax, unit: 'levels', description: 'The nesting depth of a JSON body.' },
  { name: 'headerBytes', value: headerBytesMax, unit: 'bytes', description: 'The total size of the request headers.' },
  {
    name: 'addressBytes',
    value: addressBytesMax,
    unit: 'bytes',
    description: 'The size of the path and query of a request.',
  },
  {
    name: 'pageItems',
    value: pageItemsMax,
    unit: 'items',
    description: 'The number of items in one page of a list.',
  },
  {
    name: 'headersWait',
    value: defaultTimes.headersMs / 1_000,
    unit: 'seconds',
    description: 'The time within which the headers of a request must arrive.',
  },
  {
    name: 'bodyWait',
    value: defaultTimes.bodyMs / 1_000,
    unit: 'seconds',
    description: 'The time within which a JSON body, or the next bytes of an upload, must arrive.',
  },
  {
    name: 'uploadBytesPerSecond',
    value: defaultTimes.uploadBytesPerSecondMin,
    unit: 'bytes per second',
    description: 'The mean rate at which an upload must arrive, at least, in each period of bodyWait.',
  },
  {
    name: 'idempotencyKeep',
    value: keptMs / 1_000,
    unit: 'seconds',
    description: 'How long the response to a call with an Idempotency-Key is retained.',
  },
]
