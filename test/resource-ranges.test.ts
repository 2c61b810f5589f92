import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { connect } from '../src/stores/s3/client.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { startS3rver } from './support/s3/servers.ts'
import { upload } from './support/uploads.ts'

const block = 1_048_576
const bytes = randomBytes(3 * block + 1000)

/** A service and the place of its blobs, by the names of the port: `<id>` and `hashes/<id>`. */
interface Place {
  readonly gantry: Gantry
  /** Of another process on the same blobs. */
  readonly environment: Readonly<Record<string, string>>
  read(name: string): Promise<Buffer>
  write(name: string, content: Buffer): Promise<void>
  remove(name: string): Promise<void>
}

const s3rver = await startS3rver(t)
const places: Readonly<Record<string, (t: Test) => Promise<Place>>> = { 'on disk': onDisk, 'on S3': onS3 }

for (const [where, make] of Object.entries(places)) {
  t.test(`${where}, a range over damaged bytes is refused, and one beside them is answered`, async (t) => {
    const place = await make(t)
    const id = await uploaded(place)
    for (const at of [0, block - 1, block, 2 * block + 77, bytes.length - 1]) {
      await flip(place, id, at)
      const from = Math.max(at - (at % block), at - 100)
      t.match(await range(place, from, from + 65_535), damaged, `the byte ${at}`)
      t.match(await range(place, at, at), damaged, `the byte ${at} alone`)
      await flip(place, id, at)
      t.ok((await range(place, at, at)).body.equals(bytes.subarray(at, at + 1)), `the byte ${at}, mended`)
    }
    await flip(place, id, 2 * block + 5)
    const intact = await range(place, 10, 2 * block - 1)
    t.equal(intact.status, 206)
    t.ok(intact.body.equals(bytes.subarray(10, 2 * block)))
  })

  t.test(`${where}, damage behind the first block of an answer cuts it before the first wrong byte`, async (t) => {
    const place = await make(t)
    const id = await uploaded(place)
    await flip(place, id, 2 * block + 5)
    for (const wanted of [{ range: `bytes=500-${bytes.length - 1}` }, {}]) {
      const start = 'range' in wanted ? 500 : 0
      const { status, received, isCut } = await readUntilCut(place, wanted)
      t.equal(status, start > 0 ? 206 : 200)
      t.ok(isCut)
      t.ok(received.length <= 2 * block - start, 'nothing of the damaged block is sent')
      t.ok(received.equals(bytes.subarray(start, start + received.length)))
    }
  })

  t.test(`${where}, a file without hashes gets them from the whole file at the first range`, async (t) => {
    let place = await make(t)
    const id = await uploaded(place)
    const made = await place.read(`hashes/${id}`)
    for (const lost of [
      () => place.remove(`hashes/${id}`),
      () => place.write(`hashes/${id}`, made.subarray(0, 40)),
      () => place.write(`hashes/${id}`, Buffer.alloc(made.length)),
    ]) {
      await lost()
      place = await restarted(t, place)
      t.ok((await range(place, block - 5, block + 5)).body.equals(bytes.subarray(block - 5, block + 6)))
      t.ok((await place.read(`hashes/${id}`)).equals(made), 'they are as after the upload')
    }
    await place.remove(`hashes/${id}`)
    await flip(place, id, 10)
    place = await restarted(t, place)
    t.match(await range(place, block - 5, block + 5), damaged, 'where the damage is, is not known')
    await t.rejects(place.read(`hashes/${id}`), 'and no hashes of damaged bytes are kept')
    await flip(place, id, 10)
    t.equal((await range(place, block - 5, block + 5)).status, 206, 'the failure is not remembered')
  })

  t.test(`${where}, the hashes go with their file`, async (t) => {
    const place = await make(t)
    const id = await uploaded(place)
    t.equal((await place.read(`hashes/${id}`)).length, 5 * 32)
    t.equal((await place.gantry.call('DELETE', '/resources/long')).status, 200)
    await t.rejects(place.read(`hashes/${id}`))
    const small = await upload(place.gantry, 'small', bytes.subarray(0, block))
    const found = await place.gantry.service.app.store.read.resources.get(small.body.data.resource.filename)
    await t.rejects(place.read(`hashes/${found?.doc.blob}`), 'a file of one block needs none')
    await flip(place, found?.doc.blob ?? '', 7)
    for (const wanted of [{ range: 'bytes=0-9' }, {}])
      t.match(await place.gantry.call('GET', '/resources/small?download=true', { headers: wanted }), damaged)
  })
}

const damaged = { status: 500, body: { success: false, error: { code: 'data_damaged', message: /is damaged/ } } }

async function uploaded({ gantry }: Place): Promise<string> {
  t.equal((await upload(gantry, 'long', bytes)).status, 201)
  return (await gantry.service.app.store.read.resources.get('long'))?.doc.blob ?? ''
}

function range({ gantry }: Place, start: number, end: number) {
  return gantry.call('GET', '/resources/long?download=true', { headers: { range: `bytes=${start}-${end}` } })
}

async function flip(place: Place, name: string, at: number): Promise<void> {
  const content = await place.read(name)
  content[at] = (content[at] ?? 0) ^ 1
  await place.write(name, content)
}

async function readUntilCut({ gantry }: Place, headers: Readonly<Record<string, string>>) {
  const response = await gantry.fetch('/api/v1/resources/long?download=true', { headers })
  const received: Uint8Array[] = []
  let isCut = false
  try {
    for await (const chunk of response.body ?? []) received.push(chunk)
  } catch {
    isCut = true
  }
  return { status: response.status, received: Buffer.concat(received), isCut }
}

/** Another process remembers nothing of the first one. */
async function restarted(t: Test, place: Place): Promise<Place> {
  await place.gantry.service.stop()
  const { project, data } = place.gantry
  const gantry = await startGantry(t, { args: ['--project', project, '--data', data], environment: place.environment })
  return { ...place, gantry }
}

async function onDisk(t: Test): Promise<Place> {
  const gantry = await startGantry(t)
  const path = (name: string) => join(gantry.data, 'blobs', name.includes('/') ? name : join(name.slice(0, 2), name))
  return {
    gantry,
    environment: {},
    read: async (name) => readFileSync(path(name)),
    write: async (name, content) => writeFileSync(path(name), content),
    remove: async (name) => rmSync(path(name)),
  }
}

async function onS3(t: Test): Promise<Place> {
  const prefix = `ranges-${randomBytes(6).toString('hex')}`
  const environment = {
    GANTRY_BLOBS: `s3://blobs/${prefix}`,
    GANTRY_S3_ENDPOINT: s3rver.endpoint,
    GANTRY_S3_REGION: s3rver.region,
    GANTRY_S3_ACCESS_KEY_ID: s3rver.accessKeyId,
    GANTRY_S3_SECRET_ACCESS_KEY: s3rver.secretAccessKey,
  }
  const client = await connect(s3rver)
  const at = (name: string) => ({ Bucket: 'blobs', Key: `${prefix}/${name}` })
  return {
    gantry: await startGantry(t, { environment }),
    environment,
    read: async (name) => Buffer.from((await (await client.getObject(at(name))).Body?.transformToByteArray()) ?? []),
    write: async (name, content) => void (await client.putObject({ ...at(name), Body: content })),
    remove: async (name) => void (await client.deleteObject(at(name))),
  }
}
