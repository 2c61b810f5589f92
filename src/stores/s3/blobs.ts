import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { CompletedPart, GetObjectCommandOutput, S3 } from '@aws-sdk/client-s3'
import { BlobMissing } from '../blobs.ts'
import type { BlobNote, BlobStats, BlobStore, ReceivedBlob, ReceiveOptions, SweepOptions, Swept } from '../blobs.ts'
import { StorageUnavailable } from '../port.ts'
import { timeouts } from '../../timeouts.ts'
import { markOfName, nameOfMark, planQuarantine } from '../quarantine.ts'
import type { QuarantineMark } from '../quarantine.ts'
import { BucketUnavailable, missing, named, nameOf } from './bucket-errors.ts'
import { boundCalls, withinSilence } from './bucket-calls.ts'
import { connect } from './client.ts'
import type { S3Connection } from './client.ts'
import { MultipartUploads } from './multipart-uploads.ts'
import type { MultipartUpload } from './multipart-uploads.ts'
import { sendInParts } from './parts.ts'

export interface S3BlobsOptions extends S3Connection {
  readonly bucket: string
  /** Stands before every key with a slash between; empty for the bucket itself. */
  readonly prefix: string
  /** How long a request may take, with all attempts, and a reader wait for the next bytes. */
  readonly answerMs?: number
}

/**
 * Keeps blobs as objects of an S3 bucket, named `<prefix>/<id>`. What is received is a multipart upload; keeping it
 * completes the upload and discarding it aborts it, so no byte is ever copied and no half object is ever seen. Empty
 * objects `<prefix>/quarantine/…` mark the blobs that are not known; `<prefix>/hashes/…` are the hashes of blocks;
 * `<prefix>/identity` and the names of `<prefix>/identities/…` are the identities. The notes are objects of their
 * names.
 */
export async function openS3Blobs(options: S3BlobsOptions): Promise<BlobStore> {
  const { bucket, prefix, answerMs = timeouts.bucketAnswer.ms } = options
  const { client, stats } = boundCalls(await connect(options), answerMs)
  try {
    await client.listObjectsV2({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 })
  } catch (error) {
    throw new BucketUnavailable(bucket, error)
  }
  return new S3Blobs({ client, stats, bucket, prefix: prefix === '' ? '' : `${prefix}/`, answerMs })
}

const blobId = /^[0-9a-f]{32}$/
const quarantine = 'quarantine/'
const hashes = 'hashes/'
const identityKey = 'identity'
/** An object for each identity that was added, so that none overwrites another one. */
const identities = 'identities/'

type S3BlobsParts = Required<Pick<S3BlobsOptions, 'bucket' | 'prefix' | 'answerMs'>> & ReturnType<typeof boundCalls>

class S3Blobs implements BlobStore {
  readonly #client: S3
  /** Counts the calls of the SDK. */
  readonly stats: () => BlobStats
  readonly #bucket: string
  readonly #prefix: string
  readonly #answerMs: number
  readonly #uploads: MultipartUploads
  // Every id ends with the mark of its run, so that the sweep can distinguish blobs of this run from those of others.
  readonly #run = randomBytes(4).toString('hex')

  constructor({ client, stats, bucket, prefix, answerMs }: S3BlobsParts) {
    this.#client = client
    this.stats = stats
    this.#bucket = bucket
    this.#prefix = prefix
    this.#answerMs = answerMs
    this.#uploads = new MultipartUploads(client, bucket, prefix)
  }

  async receive(bytes: AsyncIterable<Uint8Array>, { limit }: ReceiveOptions): Promise<ReceivedBlob> {
    const id = randomBytes(12).toString('hex') + this.#run
    let upload: MultipartUpload | undefined
    try {
      const { parts, ...measures } = await sendInParts(bytes, limit, async (number, body) =>
        this.#uploads.sendPart((upload ??= await this.#uploads.begin(id)), number, body),
      )
      const { keep, discard } = this.#decide(upload ?? (await this.#uploads.begin(id)), parts, measures.size)
      return { ...measures, keep, discard }
    } catch (error) {
      throw await this.#abandon(upload, named(error))
    }
  }

  async open(id: string, start: number, end: number): Promise<AsyncIterable<Uint8Array>> {
    if (end < start) {
      if ((await this.size(id)) === undefined) throw new BlobMissing(id)
      return nothing()
    }
    try {
      const { Body: body, ContentLength: length } = await this.#client.getObject({
        ...this.#at(id),
        Range: `bytes=${start}-${end}`,
      })
      if (!(body instanceof Readable)) throw new Error('the bucket answered without a body')
      if (length === end - start + 1) return withinSilence(body, this.#answerMs)
      body.destroy()
      throw new Error(`the bucket gave ${length} bytes where ${end - start + 1} were asked for`)
    } catch (error) {
      throw missing(error) ? new BlobMissing(id) : named(error)
    }
  }

  async size(id: string): Promise<number | undefined> {
    try {
      return (await this.#client.headObject(this.#at(id))).ContentLength
    } catch (error) {
      if (missing(error) || error instanceof BlobMissing) return undefined
      throw named(error)
    }
  }

  async remove(id: string): Promise<void> {
    if (!blobId.test(id)) return
    await this.#delete(hashes + id)
    await this.#delete(id)
  }

  async recordHashes(id: string, recorded: Uint8Array): Promise<void> {
    if (!blobId.test(id)) throw new BlobMissing(id)
    await this.#write(hashes + id, recorded)
  }

  async hashes(id: string): Promise<Uint8Array | undefined> {
    if (!blobId.test(id)) return undefined
    return (await this.#get(hashes + id))?.transformToByteArray()
  }

  async sweep(takeOutKnown: (ids: Set<string>) => Promise<void>, { at, olderThan }: SweepOptions): Promise<Swept> {
    let received = 0
    for await (const { upload, at: begun } of this.#uploads.list()) {
      // Others may upload to the same bucket.
      if (!blobId.test(upload.id) || this.#isOfThisRun(upload.id) || !isOlder(begun, olderThan)) continue
      await this.#uploads.abort(upload)
      received++
    }
    const kept = new Set<string>()
    const unknown = new Set<string>()
    const marks: QuarantineMark[] = []
    const hashed: string[] = []
    for await (const { name, at: written } of this.#objects()) {
      const mark = name.startsWith(quarantine) ? markOfName(name.slice(quarantine.length)) : undefined
      if (mark) marks.push(mark)
      if (name.startsWith(hashes)) hashed.push(name.slice(hashes.length))
      if (!blobId.test(name)) continue
      kept.add(name)
      if (olderThan === undefined ? !this.#isOfThisRun(name) : isOlder(written, olderThan)) unknown.add(name)
    }
    await takeOutKnown(unknown)
    // One of a blob that was kept meanwhile is made again at the next range.
    for (const id of hashed) if (!kept.has(id)) await this.#delete(hashes + id)
    const { mark, remove, unmark, releasedCount } = planQuarantine(unknown, kept, marks, at)
    for (const id of remove) await this.remove(id)
    for (const id of mark) await this.#write(quarantine + nameOfMark({ id, since: at }), '')
    for (const each of unmark) await this.#delete(quarantine + nameOfMark(each))
    return { received, kept: remove.length, quarantined: mark.length, released: releasedCount }
  }

  async *ids(): AsyncGenerator<string> {
    for await (const { name } of this.#objects()) if (blobId.test(name)) yield name
  }

  async isEmpty(): Promise<boolean> {
    for await (const { name } of this.#objects()) if (blobId.test(name)) return false
    return true
  }

  async identities(): Promise<readonly string[]> {
    const added: { name: string; at: Date | undefined }[] = []
    for await (const { name, at } of this.#objects(identities)) added.push({ name: name.slice(identities.length), at })
    added.sort((one, other) => Number(one.at ?? 0) - Number(other.at ?? 0))
    return [...new Set([...(await this.#firstIdentities()), ...added.map(({ name }) => name)])]
  }

  addIdentity(identity: string): Promise<void> {
    return this.#write(identities + identity, '')
  }

  async replaceIdentities(identity: string): Promise<void> {
    await this.#write(identityKey, `${identity}\n`)
    for await (const { name } of this.#objects(identities)) await this.#delete(name)
  }

  async note(name: BlobNote): Promise<string | undefined> {
    return (await this.#read(name))?.trim() || undefined
  }

  recordNote(name: BlobNote, text: string): Promise<void> {
    return this.#write(name, `${text}\n`)
  }

  async #firstIdentities(): Promise<string[]> {
    return (await this.#read(identityKey))?.match(/\S+/g) ?? []
  }

  async #read(name: string): Promise<string | undefined> {
    return (await this.#get(name))?.transformToString()
  }

  async #get(name: string): Promise<GetObjectCommandOutput['Body']> {
    try {
      return (await this.#client.getObject({ Bucket: this.#bucket, Key: this.#prefix + name })).Body
    } catch (error) {
      if (missing(error)) return undefined
      throw named(error)
    }
  }

  async #delete(name: string): Promise<void> {
    await this.#client.deleteObject({ Bucket: this.#bucket, Key: this.#prefix + name })
  }

  async #write(name: string, content: string | Uint8Array): Promise<void> {
    const body = Buffer.from(content)
    await this.#client.putObject({
      Bucket: this.#bucket,
      Key: this.#prefix + name,
      Body: body,
      ContentLength: body.length,
    })
  }

  #decide(upload: MultipartUpload, parts: CompletedPart[], size: number): Pick<ReceivedBlob, 'keep' | 'discard'> {
    let isKept = false
    return {
      keep: async () => {
        await this.#keep(upload, parts, size)
        isKept = true
        return upload.id
      },
      discard: async () => {
        if (!isKept) await this.#uploads.abort(upload)
      },
    }
  }

  async #keep(upload: MultipartUpload, parts: CompletedPart[], size: number): Promise<void> {
    try {
      await this.#uploads.complete(upload, parts)
    } catch (error) {
      // After a lost response the SDK retries, and by then the upload is complete: the existence of the blob decides.
      if (['NoSuchUpload', 'PreconditionFailed'].includes(nameOf(error)) && (await this.size(upload.id)) === size)
        return
      throw await this.#abandon(upload, named(error))
    }
  }

  /** Aborts what was received and returns the error. A bucket that does not answer keeps no caller waiting again. */
  async #abandon(upload: MultipartUpload | undefined, error: unknown): Promise<unknown> {
    const aborted = upload && this.#uploads.abort(upload)
    if (!(error instanceof StorageUnavailable)) await aborted
    return error
  }

  #isOfThisRun(id: string): boolean {
    return id.endsWith(this.#run)
  }

  /** Everything below the prefix, named as it is there. */
  async *#objects(folder = ''): AsyncGenerator<{ name: string; at: Date | undefined }> {
    let token: string | undefined
    do {
      const page = await this.#client.listObjectsV2({
        Bucket: this.#bucket,
        Prefix: this.#prefix + folder,
        ContinuationToken: token,
      })
      for (const { Key: key = '', LastModified: at } of page.Contents ?? [])
        yield { name: key.slice(this.#prefix.length), at }
      token = page.NextContinuationToken
    } while (token !== undefined)
  }

  #at(id: string): { Bucket: string; Key: string } {
    if (!blobId.test(id)) throw new BlobMissing(id)
    return { Bucket: this.#bucket, Key: this.#prefix + id }
  }
}

/** Whether it was started before. Undefined if its age is unknown. */
function isOlder(at: Date | undefined, time: Date | undefined): boolean {
  return time === undefined || (at !== undefined && at < time)
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
