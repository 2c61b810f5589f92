import { StringDecoder } from 'node:string_decoder'
import type { HostedOutput, RecordedTimes } from '../../runner/terminal-host.ts'

type Retained = Pick<HostedOutput, 'from' | 'bytes'>

/**
 * A recording of what is retained, as asciicast v2 (docs.asciinema.org/manual/asciicast/v2): a line with a JSON object,
 * and one with a JSON array for each part of the output and each size. Times are seconds since the first part.
 */
export function asciicastOf({ startedAt, output, sizes }: RecordedTimes, retained: Retained): Buffer {
  const { from } = retained
  const to = from + retained.bytes.length
  const beginMs = output.findLast(([position]) => position <= from)?.[1] ?? 0
  const [, , width, height] = sizes.findLast(([position]) => position <= from) ?? sizes[0] ?? [0, 0, 80, 24]
  const timestamp = Math.floor((startedAt + beginMs) / 1000)
  const decoder = new StringDecoder('utf8')
  const parts = output
    .filter(([position], index) => (output[index + 1]?.[0] ?? to) > from && position < to)
    .map(([position, ms], index, all) => {
      const [begin, end] = [Math.max(position, from) - from, (all[index + 1]?.[0] ?? to) - from]
      return { position, ms, line: lineOf(ms - beginMs, 'o', decoder.write(retained.bytes.subarray(begin, end))) }
    })
  const resizes = sizes
    .filter(([position], index) => index > 0 && position > from)
    .map(([position, ms, cols, rows]) => ({ position, ms, line: lineOf(ms - beginMs, 'r', `${cols}x${rows}`) }))
  // A size that changed at a position counts before the output from there on.
  const events = [...resizes, ...parts].sort((one, other) => one.ms - other.ms || one.position - other.position)
  const header = JSON.stringify({ version: 2, width, height, timestamp, env: { TERM: 'xterm-256color' } })
  return Buffer.from([header, ...events.map(({ line }) => line), ''].join('\n'))
}

function lineOf(ms: number, kind: 'o' | 'r', data: string): string {
  return JSON.stringify([Math.max(0, ms) / 1000, kind, data])
}
