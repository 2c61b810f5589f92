import { createHash, randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import t from 'tap'
import type { Test } from 'tap'
import { BlobMissing, BlobTooLarge, headBytesMax } from '../../../src/stores/blobs.ts'
import type { BlobStore } from '../../../src/stores/blobs.ts'
import { waitUntil } from '../../support/wait.ts'

/** A place where a driver keeps blobs, empty at first. */
export interface BlobPlace {
  /** Opens the store. Opening it again is a restart of the service. */
  open(): Promise<BlobStore>
  /** How many things lie there that are received but not kept. */
  countReceived(): Promise<number>
  /** How many blobs are open for reading or writing now. */
  countOpen(): Promise<number>
}

/** Every driver runs this suite: each sentence of the port's comments is a test here. */
export function testBlobStore(driver: string, makePlace: (test: Test) => Promise<BlobPlace>): void {
  const promise = (sentence: string, keepIt: (test: Test, place: BlobPlace) => Promise<void>) =>
    t.test(`${driver}: ${sentence}`, async (test) => keepIt(test, await makePlace(test)))

  promise(
    'receives bytes as a stream and returns their size, their SHA-256 and their first bytes',
    async (test, place) => {
      const bytes = randomBytes(3 * mebibyte + 1)
      const received = await (await place.open()).receive(inChunks(bytes, 65_521), unlimited)
      test.equal(received.size, bytes.length)
      test.equal(received.sha256, createHash('sha256').update(bytes).digest('hex'))
      test.ok(bytes.subarray(0, headBytesMax).equals(received.head))
    },
  )

  promise('takes no bytes as an empty blob', async (test, place) => {
    const blobs = await place.open()
    const received = await blobs.receive(inChunks(Buffer.alloc(0)), unlimited)
    test.match(received, { size: 0, sha256: createHash('sha256').digest('hex') })
    test.equal(received.head.byteLength, 0)
    const id = await received.keep()
    test.equal(await blobs.size(id), 0)
    test.equal((await read(blobs, id)).length, 0)
  })

  promise(
    'throws BlobTooLarge and leaves nothing behind when there are more bytes than the limit',
    async (test, place) => {
      const blobs = await place.open()
      const bytes = randomBytes(1000)
      test.equal((await blobs.receive(inChunks(bytes, 100), { limit: 1000 })).size, 1000)
      await test.rejects(blobs.receive(inChunks(bytes, 100), { limit: 999 }), BlobTooLarge)
      test.equal(await place.countReceived(), 1)
      test.equal(await place.countOpen(), 0)
    },
  )

  promise('passes on the error of a source that fails and leaves nothing behind', async (test, place) => {
    const hangUp = new Error('the sender hung up')
    async function* source() {
      yield randomBytes(mebibyte)
      throw hangUp
    }
    const thrown = await (await place.open()).receive(source(), unlimited).catch((error) => error)
    test.equal(thrown, hangUp)
    test.equal(await place.countReceived(), 0)
    test.equal(await place.countOpen(), 0)
  })

  promise('lets go of the source when it stops before the end', async (test, place) => {
    let isReleased = false
    async function* source() {
      try {
        for (;;) yield randomBytes(100)
      } finally {
        isReleased = true
      }
    }
    await test.rejects((await place.open()).receive(source(), { limit: 1000 }), BlobTooLarge)
    test.ok(isReleased)
  })

  promise('keeps no more than a few mebibytes of a large blob in memory', async (test, place) => {
    let heldMax = 0
    async function* source() {
      for (let sent = 0; sent < 64 * mebibyte; sent += 65_536) {
        if (sent % (8 * mebibyte) === 0) heldMax = Math.max(heldMax, heldBytes())
        yield Buffer.alloc(65_536)
      }
    }
    const heldBefore = heldBytes()
    const received = await (await place.open()).receive(source(), unlimited)
    test.equal(received.size, 64 * mebibyte)
    test.ok(heldMax - heldBefore < 8 * mebibyte, `${heldMax - heldBefore} bytes more`)
  })

  promise('gives the bytes from start to end, both included', async (test, place) => {
    const blobs = await place.open()
    const bytes = randomBytes(mebibyte)
    const id = await keep(blobs, bytes)
    test.equal(await blobs.size(id), bytes.length)
    for (const [start, end] of [
      [0, bytes.length - 1],
      [0, 0],
      [1, 1],
      [999, 300_000],
      [bytes.length - 1, bytes.length - 1],
    ] as const) {
      test.ok(bytes.subarray(start, end + 1).equals(await read(blobs, id, start, end)), `${start} to ${end}`)
    }
  })

  promise('gives no bytes when end lies before start', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(10))
    test.equal((await read(blobs, id, 0, -1)).length, 0)
    test.equal((await read(blobs, id, 5, 4)).length, 0)
    test.equal(await place.countOpen(), 0)
  })

  promise('throws BlobMissing for an unknown id', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(10))
    await blobs.remove(id)
    await test.rejects(blobs.open(id, 0, 9), BlobMissing)
    test.equal(await blobs.size(id), undefined)
  })

  promise('treats a malformed id as an unknown one', async (test, place) => {
    const blobs = await place.open()
    for (const id of [
      '',
      '.',
      '..',
      '../../etc/passwd',
      'incoming',
      '00',
      '00/',
      `${'0'.repeat(32)}/..`,
      `${'0'.repeat(32)}\0`,
      '%2e%2e',
      'ä',
      'x'.repeat(10_000),
    ]) {
      await test.rejects(blobs.open(id, 0, 0), BlobMissing, JSON.stringify(id.slice(0, 40)))
      test.equal(await blobs.size(id), undefined)
      await blobs.remove(id)
    }
  })

  promise('reads no further than its reader', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, Buffer.alloc(32 * mebibyte))
    const heldBefore = heldBytes()
    const slow = (await blobs.open(id, 0, 32 * mebibyte - 1))[Symbol.asyncIterator]()
    await slow.next()
    for await (const _ of await blobs.open(id, 0, 32 * mebibyte - 1)); // another reader goes all the way meanwhile
    const held = heldBytes() - heldBefore
    test.ok(held < 4 * mebibyte, `${held} bytes more`)
    await slow.return?.()
  })

  promise('lets go of the blob when the reader stops before the end', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(4 * mebibyte))
    for await (const _ of await blobs.open(id, 0, 4 * mebibyte - 1)) break
    // The system closes a descriptor when the read under way has ended.
    await waitUntil(async () => (await place.countOpen()) === 0, 'the blob is closed')
    test.pass('the blob is closed')
  })

  promise('gives a reader that has begun the whole blob, even when it is removed meanwhile', async (test, place) => {
    const blobs = await place.open()
    const bytes = randomBytes(4 * mebibyte)
    const id = await keep(blobs, bytes)
    const reader = await blobs.open(id, 0, bytes.length - 1)
    await blobs.remove(id)
    test.ok(bytes.equals(await collect(reader)))
    test.equal(await blobs.size(id), undefined)
  })

  promise('returns the size of a blob, or nothing for an unknown id', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(4321))
    test.equal(await blobs.size(id), 4321)
    test.equal(await blobs.size(`${id}0`), undefined)
  })

  promise(
    'records the hashes of the blocks of a blob, in the place of earlier ones. They are no blob, and go when the blob is removed',
    async (test, place) => {
      const blobs = await place.open()
      const id = await keep(blobs, randomBytes(100))
      await blobs.recordHashes(id, randomBytes(64))
      const recorded = randomBytes(96)
      await blobs.recordHashes(id, recorded)
      test.ok(recorded.equals((await blobs.hashes(id)) ?? Buffer.alloc(0)))
      test.same(await Array.fromAsync(blobs.ids()), [id])
      await blobs.remove(id)
      test.equal(await blobs.hashes(id), undefined)
      test.ok(await blobs.isEmpty())
    },
  )

  promise('returns the hashes that were recorded, also after a restart, or nothing', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(100))
    test.equal(await blobs.hashes(id), undefined)
    test.equal(await blobs.hashes('../identity'), undefined)
    const recorded = randomBytes(64)
    await blobs.recordHashes(id, recorded)
    test.ok(recorded.equals((await (await place.open()).hashes(id)) ?? Buffer.alloc(0)))
  })

  promise('removes the hashes of blobs that are gone', async (test, place) => {
    const before = await place.open()
    const known = await keep(before, randomBytes(100))
    const gone = '1'.repeat(32)
    for (const id of [known, gone]) await before.recordHashes(id, randomBytes(64))
    const blobs = await place.open()
    test.same(await blobs.sweep(knowing(known), now()), nothing)
    test.same([(await blobs.hashes(known))?.byteLength, await blobs.hashes(gone)], [64, undefined])
  })

  promise('deletes a blob; an unknown id has no effect', async (test, place) => {
    const blobs = await place.open()
    const id = await keep(blobs, randomBytes(10))
    await blobs.remove(id)
    await blobs.remove(id)
    test.equal(await blobs.size(id), undefined)
  })

  promise('makes the bytes a blob that outlasts a restart, and gives its id', async (test, place) => {
    const bytes = randomBytes(100_000)
    const id = await keep(await place.open(), bytes)
    test.ok(bytes.equals(await read(await place.open(), id)))
    test.equal(await place.countReceived(), 0)
  })

  promise('gives equal bytes two ids, so that removing one blob never takes another with it', async (test, place) => {
    const blobs = await place.open()
    const bytes = randomBytes(100)
    const [first, second] = await Promise.all([keep(blobs, bytes), keep(blobs, bytes)])
    test.not(first, second)
    await blobs.remove(first)
    test.ok(bytes.equals(await read(blobs, second)))
  })

  promise('forgets bytes that were not kept', async (test, place) => {
    const received = await (await place.open()).receive(inChunks(randomBytes(100)), unlimited)
    test.equal(await place.countReceived(), 1)
    await received.discard()
    await received.discard()
    test.equal(await place.countReceived(), 0)
  })

  promise('leaves bytes alone that were kept', async (test, place) => {
    const blobs = await place.open()
    const received = await blobs.receive(inChunks(randomBytes(100)), unlimited)
    const id = await received.keep()
    await received.discard()
    test.equal(await blobs.size(id), 100)
  })

  promise(
    'removes what was received but never kept, and quarantines what was kept but is not known',
    async (test, place) => {
      const before = await place.open()
      await before.receive(inChunks(randomBytes(100)), unlimited)
      const known = await keep(before, randomBytes(100))
      const unknown = await keep(before, randomBytes(100))

      const blobs = await place.open()
      test.same(await blobs.sweep(knowing(known), now()), { ...nothing, received: 1, quarantined: 1 })
      for (const id of [known, unknown]) test.equal(await blobs.size(id), 100)
      test.equal(await place.countReceived(), 0)
      test.same(await blobs.sweep(knowing(known), now()), nothing)
    },
  )

  promise('gives a blob in quarantine like any other, and releases it when it is known again', async (test, place) => {
    const bytes = randomBytes(100)
    const id = await keep(await place.open(), bytes)
    const blobs = await place.open()
    test.same(await blobs.sweep(knowing(), now()), { ...nothing, quarantined: 1 })
    test.ok(bytes.equals(await read(blobs, id)))
    test.same(await blobs.sweep(knowing(id), now(6)), { ...nothing, released: 1 })
    test.same(await blobs.sweep(knowing(), now(8)), { ...nothing, quarantined: 1 }, 'it has seven days again')
    test.same(await blobs.sweep(knowing(), now(14)), nothing)
    test.ok(bytes.equals(await read(await place.open(), id)))
  })

  promise('removes a blob that was in quarantine for seven days', async (test, place) => {
    const before = await place.open()
    const known = await keep(before, randomBytes(100))
    const unknown = await keep(before, randomBytes(100))
    test.same(await (await place.open()).sweep(knowing(known), now()), { ...nothing, quarantined: 1 })
    const blobs = await place.open()
    test.same(await blobs.sweep(knowing(known), now(6.99)), nothing)
    test.equal(await blobs.size(unknown), 100)
    test.same(await blobs.sweep(knowing(known), now(7)), { ...nothing, kept: 1 })
    test.equal(await blobs.size(unknown), undefined)
    test.equal(await blobs.size(known), 100)
    test.same(await blobs.sweep(knowing(known), now(30)), nothing)
  })

  promise('leaves alone what was received since the store was opened', async (test, place) => {
    const blobs = await place.open()
    const received = await blobs.receive(inChunks(randomBytes(100)), unlimited)
    const kept = await keep(blobs, randomBytes(100))
    test.same(await blobs.sweep(knowing(), now()), nothing)
    test.equal(await blobs.size(kept), 100)
    test.equal(await blobs.size(await received.keep()), 100)
  })

  promise(
    'lists the blobs first and then has the known ones taken out, so that one that becomes known meanwhile is left alone',
    async (test, place) => {
      const before = await place.open()
      const unknown = await keep(before, randomBytes(100))
      const swept = await (await place.open()).sweep(
        async (ids) => {
          test.same([...ids], [unknown])
          await keep(before, randomBytes(100))
        },
        { ...now(), olderThan: hence(1) },
      )
      test.same(swept, { ...nothing, quarantined: 1 })
    },
  )

  promise('with an age, looks only at what is older, for others may be at work on the rest', async (test, place) => {
    const other = await place.open()
    const received = await other.receive(inChunks(randomBytes(100)), unlimited)
    const kept = await keep(other, randomBytes(100))
    await other.receive(inChunks(randomBytes(100)), unlimited)

    const blobs = await place.open()
    test.same(await blobs.sweep(knowing(), { ...now(), olderThan: hence(-1) }), nothing)
    test.equal(await blobs.size(kept), 100)
    const known = await received.keep()
    const swept = await blobs.sweep(knowing(known), { ...now(), olderThan: hence(1) })
    test.same(swept, { ...nothing, received: 1, quarantined: 1 })
    test.equal(await blobs.size(known), 100)
    test.equal(await place.countReceived(), 0)
  })

  promise(
    'with an age, looks at what is older also when it was kept since the store was opened',
    async (test, place) => {
      const blobs = await place.open()
      const received = await blobs.receive(inChunks(randomBytes(100)), unlimited)
      await keep(blobs, randomBytes(100))
      test.same(await blobs.sweep(knowing(), { ...now(), olderThan: hence(-1) }), nothing)
      test.same(await blobs.sweep(knowing(), { ...now(), olderThan: hence(1) }), { ...nothing, quarantined: 1 })
      test.equal(await blobs.size(await received.keep()), 100)
    },
  )

  promise('changes no blob if the known ids cannot be read, and rethrows that error', async (test, place) => {
    const kept = await keep(await place.open(), randomBytes(100))
    test.same(await (await place.open()).sweep(knowing(), now()), { ...nothing, quarantined: 1 })
    await (await place.open()).receive(inChunks(randomBytes(100)), unlimited)
    const blobs = await place.open()
    const broken = new Error('the store does not answer')
    test.equal(await blobs.sweep(() => Promise.reject(broken), now(7)).catch((error) => error), broken)
    test.equal(await blobs.size(kept), 100)
    test.equal(await place.countReceived(), 0, 'what was never kept is no blob, and removed all the same')
  })

  promise('gives the ids of all blobs that are kept, in no order', async (test, place) => {
    const blobs = await place.open()
    await blobs.receive(inChunks(randomBytes(100)), unlimited)
    await blobs.recordNote('spared', 'one')
    test.same(await Array.fromAsync(blobs.ids()), [])
    const kept = [await keep(blobs, randomBytes(100)), await keep(blobs, randomBytes(100))]
    test.same((await Array.fromAsync((await place.open()).ids())).sort(), kept.sort())
  })

  promise('returns the note of this name that was recorded, also after a restart, or nothing', async (test, place) => {
    test.equal(await (await place.open()).note('spared'), undefined)
    await (await place.open()).recordNote('spared', 'one')
    await (await place.open()).recordNote('watermark', '')
    const blobs = await place.open()
    test.same([await blobs.note('spared'), await blobs.note('watermark')], ['one', undefined])
  })

  promise(
    'records a note in the place of an earlier one. It is not a blob, and no sweep removes it',
    async (test, place) => {
      const blobs = await place.open()
      await blobs.recordNote('spared', 'one')
      await blobs.recordNote('spared', 'another')
      test.equal(await blobs.note('spared'), 'another')
      test.same(await (await place.open()).sweep(knowing(), { ...now(30), olderThan: hence(1) }), nothing)
      test.equal(await blobs.note('spared'), 'another')
    },
  )

  promise('returns whether no blob is kept', async (test, place) => {
    const blobs = await place.open()
    test.equal(await blobs.isEmpty(), true)
    await blobs.receive(inChunks(randomBytes(100)), unlimited)
    await blobs.addIdentity('one')
    test.equal(await blobs.isEmpty(), true)
    await keep(blobs, randomBytes(100))
    test.equal(await blobs.isEmpty(), false)
  })

  promise(
    'returns the identities that were recorded, also after a restart, each once, the first one first',
    async (test, place) => {
      test.same(await (await place.open()).identities(), [])
      await (await place.open()).addIdentity('one')
      test.same(await (await place.open()).identities(), ['one'])
    },
  )

  promise(
    'adds an identity behind the others. When several are added at once, all of them are recorded. It is not a blob, and no sweep removes it',
    async (test, place) => {
      const blobs = await place.open()
      const names = ['one', 'two', 'three', 'four', 'five']
      await Promise.all(names.map(async (name) => (await place.open()).addIdentity(name)))
      test.same((await blobs.identities()).toSorted(), names.toSorted())
      await (await place.open()).sweep(knowing(), { ...now(30), olderThan: hence(1) })
      test.equal((await blobs.identities()).length, names.length)
    },
  )

  promise('records the identity in the place of all others', async (test, place) => {
    const blobs = await place.open()
    await blobs.addIdentity('one')
    await blobs.replaceIdentities('another')
    test.same(await blobs.identities(), ['another'])
    await blobs.addIdentity('one')
    test.same(await blobs.identities(), ['another', 'one'])
    await blobs.replaceIdentities('third')
    test.same(await blobs.identities(), ['third'])
  })
}

const mebibyte = 1_048_576
const hourMs = 3_600_000
const dayMs = 86_400_000
const began = Date.now()
const nothing = { received: 0, kept: 0, quarantined: 0, released: 0 }
const unlimited = { limit: Number.MAX_SAFE_INTEGER }

export async function* inChunks(bytes: Uint8Array, chunkBytes = 65_536): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.length; start += chunkBytes) yield bytes.subarray(start, start + chunkBytes)
}

/** Who knows these blobs and no others. */
function knowing(...known: string[]): (ids: Set<string>) => Promise<void> {
  return async (ids) => known.forEach((id) => ids.delete(id))
}

/** The time of a sweep, so many days after the first one. */
function now(days = 0): { at: Date } {
  return { at: new Date(began + days * dayMs) }
}

/** A time so many hours from now: beyond what the clocks of two machines differ by. */
function hence(hours: number): Date {
  return new Date(Date.now() + hours * hourMs)
}

async function keep(blobs: BlobStore, bytes: Uint8Array): Promise<string> {
  return (await blobs.receive(inChunks(bytes), unlimited)).keep()
}

async function read(blobs: BlobStore, id: string, start = 0, end?: number): Promise<Buffer> {
  return collect(await blobs.open(id, start, end ?? ((await blobs.size(id)) ?? 0) - 1))
}

async function collect(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}

/** What buffers hold after a full collection, so that garbage is not taken for held memory. */
function heldBytes(): number {
  collectGarbage()
  collectGarbage() // the second waits for the buffers that the first lets go of in the background
  return process.memoryUsage().arrayBuffers
}

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
