import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { Store } from '../../collections.ts'
import { countWhole } from '../../platform/text/characters.ts'
import { isFinished } from './job.ts'
import { logId } from './recorder.ts'

type JobLogPart = Schemas['JobLogPart']

const piecesOfRead = 16

/**
 * Gives whole characters of a log from a byte position on. Fails with `invalid_cursor` when the log does not reach that
 * far.
 */
export async function readLog(store: Store, job: JobDocument, cursor: number, bytesMax: number): Promise<JobLogPart> {
  if (cursor > job.logBytes) refuseBeyond(cursor, job)
  const to = Math.min(job.logBytes, cursor + bytesMax)
  const bytes = await readBytes(store, job.id, cursor, to)
  // The rest of a cut character may still come, unless this is the very end.
  const isEnd = to === job.logBytes && isFinished(job)
  const length = isEnd ? bytes.length : countWhole(bytes)
  return { output: bytes.toString('utf8', 0, length), cursor, nextCursor: cursor + length, status: job.status }
}

async function readBytes(store: Store, jobId: string, from: number, to: number): Promise<Buffer> {
  const parts: Buffer[] = []
  let at = from
  const [first] = await store.read.jobLogs.list({
    where: { jobId },
    descending: true,
    after: { id: logId(jobId, from + 1) },
    limit: 1,
  })
  for (let pieces = first ? [first] : []; pieces.length > 0 && at < to; ) {
    for (const { doc } of pieces) {
      const part = Buffer.from(doc.base64, 'base64').subarray(at - doc.start, to - doc.start)
      parts.push(part)
      at += part.length
    }
    const last = pieces.at(-1)?.doc.id ?? ''
    pieces =
      at < to ? await store.read.jobLogs.list({ where: { jobId }, after: { id: last }, limit: piecesOfRead }) : []
  }
  return Buffer.concat(parts)
}

function refuseBeyond(cursor: number, { logBytes }: JobDocument): never {
  const message = `The log has ${logBytes} bytes so far. The cursor ${cursor} is beyond its end.`
  fail('invalid_cursor', { message, details: [{ path: 'query/cursor', rule: 'maximum', message }] })
}
