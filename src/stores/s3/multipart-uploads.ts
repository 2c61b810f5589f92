import type { CompletedPart, S3 } from '@aws-sdk/client-s3'
import { nameOf } from './bucket-errors.ts'

/** A multipart upload that is neither complete nor aborted. */
export interface MultipartUpload {
  /** The name of the object below the prefix. */
  readonly id: string
  /** What the server calls the upload. */
  readonly uploadId: string
}

/** The multipart uploads below a prefix of a bucket. The object of an upload exists once it is complete. */
export class MultipartUploads {
  readonly #client: S3
  readonly #bucket: string
  readonly #prefix: string
  /** Whether the server supports `If-None-Match`, as far as is known. */
  #takesConditions = true

  constructor(client: S3, bucket: string, prefix: string) {
    this.#client = client
    this.#bucket = bucket
    this.#prefix = prefix
  }

  async begin(id: string): Promise<MultipartUpload> {
    const { UploadId: uploadId } = await this.#client.createMultipartUpload({
      Bucket: this.#bucket,
      Key: this.#prefix + id,
      ContentType: 'application/octet-stream',
    })
    if (uploadId === undefined) throw new Error('the bucket began an upload without a name')
    return { id, uploadId }
  }

  async sendPart(upload: MultipartUpload, number: number, body: Uint8Array): Promise<CompletedPart> {
    const { ETag: tag } = await this.#client.uploadPart({ ...this.#at(upload), PartNumber: number, Body: body })
    if (tag === undefined) throw new Error('the bucket took a part without naming it')
    return { PartNumber: number, ETag: tag }
  }

  /** Creates the object only if none has its name, on servers that support this condition. */
  async complete(upload: MultipartUpload, parts: CompletedPart[]): Promise<void> {
    const request = { ...this.#at(upload), MultipartUpload: { Parts: parts } }
    if (this.#takesConditions) {
      try {
        await this.#client.completeMultipartUpload({ ...request, IfNoneMatch: '*' })
        return
      } catch (error) {
        if (nameOf(error) !== 'NotImplemented') throw error
        this.#takesConditions = false
      }
    }
    await this.#client.completeMultipartUpload(request)
  }

  /** Never fails: an upload that cannot be aborted now is aborted by the next sweep. */
  async abort(upload: MultipartUpload): Promise<void> {
    await this.#client.abortMultipartUpload(this.#at(upload)).catch(() => {})
  }

  /** Every upload below the prefix, with the time at which it began. */
  async *list(): AsyncGenerator<{ upload: MultipartUpload; at: Date | undefined }> {
    let marker: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } = {}
    for (;;) {
      const page = await this.#client.listMultipartUploads({ Bucket: this.#bucket, Prefix: this.#prefix, ...marker })
      for (const { Key: key = '', UploadId: uploadId, Initiated: at } of page.Uploads ?? [])
        if (uploadId !== undefined) yield { upload: { id: key.slice(this.#prefix.length), uploadId }, at }
      if (!page.IsTruncated) return
      marker = { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
    }
  }

  #at({ id, uploadId }: MultipartUpload): { Bucket: string; Key: string; UploadId: string } {
    return { Bucket: this.#bucket, Key: this.#prefix + id, UploadId: uploadId }
  }
}
