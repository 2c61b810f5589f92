import { keptMs } from './idempotency.ts'
import { depthMax } from './json.ts'
import { defaultTimes } from './patience.ts'

export const jsonBytesMax = 1_048_576
export const headerBytesMax = 16_384
export const addressBytesMax = 8_192

/** What one request may be, for the list of limits. */
export const httpLimits = [
  {
    name: 'jsonBodyBytes',
    value: jsonBytesMax,
    unit: 'bytes',
    description: 'The body of a call, unless the operation takes more.',
  },
  { name: 'jsonDepth', value: depthMax, unit: 'levels', description: 'How deep a JSON body may be nested.' },
  { name: 'headerBytes', value: headerBytesMax, unit: 'bytes', description: 'All headers of a request together.' },
  { name: 'addressBytes', value: addressBytesMax, unit: 'bytes', description: 'The path and the query of a request.' },
  {
    name: 'headersWait',
    value: defaultTimes.headersMs / 1_000,
    unit: 'seconds',
    description: 'Within this time the headers of a request must arrive.',
  },
  {
    name: 'bodyWait',
    value: defaultTimes.bodyMs / 1_000,
    unit: 'seconds',
    description: 'Within this time a JSON body must arrive, and the next bytes of an upload.',
  },
  {
    name: 'idempotencyKeep',
    value: keptMs / 1_000,
    unit: 'seconds',
    description: 'For how long the answer to a call with an Idempotency-Key is kept.',
  },
] as const
