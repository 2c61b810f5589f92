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
export async function readLog(store: Store, job: JobDocument, offset: number, bytesMax: number): Promise<JobLogPart> {
  if (offset > job.logBytes) refuseBeyond(offset, job)
  const to = Math.min(job.logBytes, offset + bytesMax)
  const bytes = await readBytes(store, job.id, offset, to)
  // The rest of a cut character may still come, unless this is the very end.
  const isEnd = to === job.logBytes && isFinished(job)
  const length = isEnd ? bytes.length : countWhole(bytes)
  return { output: bytes.toString('utf8', 0, length), offset, nextOffset: offset + length, state: job.status }
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

function refuseBeyond(offset: number, { logBytes }: JobDocument): never {
  const message = `The log has ${logBytes} bytes so far. The offset ${offset} is beyond its end.`
  fail('invalid_cursor', { message, details: [{ path: 'query/offset', rule: 'maximum', message }] })
}
