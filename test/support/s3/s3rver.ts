/**
 * Runs s3rver on a free port of this computer, with its objects in the folder that the first argument names, and prints
 * the port. s3rver lacks two operations of a multipart upload, so they stand here, in S3's own words: abort and list.
 */
import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { readdir, readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

const [folder = ''] = process.argv.slice(2)
const pageSize = 1 // so that every list of the tests has several pages

interface Context {
  method: string
  path: string
  query: Record<string, string>
  status: number
  type: string
  body: unknown
}

interface StoredObject {
  content: Readable
  range: { end: number }
}

interface Server {
  middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[]
  store: {
    listObjects(bucket: string, options: object): Promise<unknown>
    getObject(bucket: string, key: string, options: { end?: number }): Promise<StoredObject | null>
    getResourcePath(bucket: string, key: string, kind: string): string
  }
  run(): Promise<{ port: number }>
}

// The package has no types.
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => Server

// It takes the slash that the SDK puts behind a bucket's name for a mistake in the signature, so signatures go
// unchecked here.
const server = new S3rver({
  allowMismatchedSignatures: true,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  directory: folder,
  vhostBuckets: false,
  configureBuckets: [{ name: 'blobs' }],
})
const listObjects = server.store.listObjects.bind(server.store)
server.store.listObjects = (bucket, options) => listObjects(bucket, { ...options, maxKeys: pageSize })
// It takes an end of 0 for none.
const getObject = server.store.getObject.bind(server.store)
server.store.getObject = async (bucket, key, options) => {
  if (options.end !== 0) return getObject(bucket, key, options)
  const object = await getObject(bucket, key, { ...options, end: 1 })
  object?.content.destroy()
  return (
    object &&
    Object.assign(object, {
      range: { start: 0, end: 0 },
      content: createReadStream(server.store.getResourcePath(bucket, key, 'object'), { end: 0 }),
    })
  )
}
server.middleware.unshift(async (context, next) => {
  const { method, path, query } = context
  const [bucket = '', ...key] = path.split('/').filter(Boolean)
  if (method === 'GET' && key.length === 0 && 'uploads' in query) return listUploads(context, bucket)
  if (query['uploadId'] !== undefined && !(await exists(uploadFolder(bucket, query['uploadId']))))
    return refuse(context)
  if (method === 'DELETE' && query['uploadId'] !== undefined) {
    await rm(uploadFolder(bucket, query['uploadId']), { recursive: true })
    context.status = 204
    return
  }
  await next()
})
console.log((await server.run()).port)

async function listUploads(context: Context, bucket: string): Promise<void> {
  const { prefix = '', 'upload-id-marker': marker = '' } = context.query
  const ids = await readdir(uploadFolder(bucket, '')).catch(() => [])
  const found = await Promise.all(
    ids
      .sort()
      .filter((id) => id > marker)
      .map(async (id) => ({
        id,
        key: await readFile(join(uploadFolder(bucket, id), 'key'), 'utf8').catch(() => ''),
        at: (await stat(uploadFolder(bucket, id))).birthtime,
      })),
  )
  const matching = found.filter(({ key }) => key !== '' && key.startsWith(prefix))
  const page = matching.slice(0, pageSize)
  const last = page.at(-1)
  const uploads = page
    .map(
      ({ id, key, at }) =>
        `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
    )
    .join('')
  const next =
    matching.length > page.length && last
      ? `<NextKeyMarker>${last.key}</NextKeyMarker><NextUploadIdMarker>${last.id}</NextUploadIdMarker>`
      : ''
  answer(
    context,
    200,
    `<ListMultipartUploadsResult><Bucket>${bucket}</Bucket>${next}<IsTruncated>${next !== ''}</IsTruncated>${uploads}</ListMultipartUploadsResult>`,
  )
}

function refuse(context: Context): void {
  answer(context, 404, '<Error><Code>NoSuchUpload</Code><Message>There is no such upload.</Message></Error>')
}

function answer(context: Context, status: number, xml: string): void {
  context.status = status
  context.type = 'application/xml'
  context.body = `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`
}

function uploadFolder(bucket: string, id: string): string {
  return join(folder, bucket, '._S3rver_uploads', id)
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
