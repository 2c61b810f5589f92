import { execFile } from 'node:child_process'
import { mkdir, readdir, readlink, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import type { Test } from 'tap'
import { openBlobFolder } from '../../../src/stores/files/blobs.ts'
import { inChunks, testBlobStore } from './blobs.ts'
import type { BlobPlace } from './blobs.ts'

const run = promisify(execFile)

testBlobStore('files', async (test) => placeAt(folderOf(test)))

t.test(
  'files: throws StorageFull and leaves nothing behind when the disk is full',
  { skip: !(await canMount()) && 'needs a mount namespace' },
  async (test) => {
    const folder = test.testdir({ disk: {} })
    const script = `
    const { openBlobFolder } = await import(${JSON.stringify(import.meta.resolve('../../../src/stores/files/blobs.ts'))})
    const { readdir, rm, writeFile } = await import('node:fs/promises')
    const blobs = await openBlobFolder('disk/blobs')
    async function* source() { for (let i = 0; i < 32; i++) yield new Uint8Array(65536) }
    const error = await blobs.receive(source(), { limit: 1e9 }).catch((error) => error)
    const left = await readdir('disk/blobs/incoming')
    async function* small() { yield new Uint8Array(65536) }
    const id = await (await blobs.receive(small(), { limit: 1e9 })).keep()
    console.log(JSON.stringify({ name: error.name, cause: error.cause.code, left, sizeAfter: await blobs.size(id) }))`
    const { stdout } = await run(
      'unshare',
      [
        '-rm',
        'sh',
        '-c',
        'mount -t tmpfs -o size=1m none disk && exec "$0" --input-type=module -e "$1"',
        process.execPath,
        script,
      ],
      { cwd: folder },
    )
    test.same(JSON.parse(stdout), { name: 'StorageFull', cause: 'ENOSPC', left: [], sizeAfter: 65_536 })
  },
)

t.test('files: leaves files alone that it did not put there', async (test) => {
  const folder = folderOf(test)
  await mkdir(join(folder, '00'), { recursive: true })
  await mkdir(join(folder, 'notes'))
  const strangers = ['00/readme.txt', `00/${'1'.repeat(32)}`, 'notes/a', 'b']
  for (const stranger of strangers) await writeFile(join(folder, stranger), 'x')
  const blobs = await openBlobFolder(folder)
  test.same(await blobs.sweep(async () => {}, { at: new Date() }), {
    received: 0,
    kept: 0,
    quarantined: 0,
    released: 0,
  })
  for (const stranger of strangers) test.ok((await stat(join(folder, stranger))).isFile())
})

t.test('files: are readable by their own user only', async (test) => {
  const folder = folderOf(test)
  const blobs = await openBlobFolder(folder)
  const id = await (await blobs.receive(inChunks(Buffer.from('secret')), { limit: 100 })).keep()
  for (const path of ['', 'incoming', id.slice(0, 2), join(id.slice(0, 2), id)]) {
    test.equal((await stat(join(folder, path))).mode & 0o077, 0, path)
  }
})

function folderOf(test: Test): string {
  return join(test.testdir({}), 'blobs')
}

function placeAt(folder: string): BlobPlace {
  return {
    open: () => openBlobFolder(folder),
    countReceived: async () => (await readdir(join(folder, 'incoming'))).length,
    countOpen: async () => (await openPaths()).filter((path) => path.startsWith(folder)).length,
  }
}

/** The paths behind the descriptors of this process. */
async function openPaths(): Promise<string[]> {
  const descriptors = await readdir('/proc/self/fd')
  return Promise.all(descriptors.map((descriptor) => readlink(join('/proc/self/fd', descriptor)).catch(() => '')))
}

async function canMount(): Promise<boolean> {
  return run('unshare', ['-rm', 'true']).then(
    () => true,
    () => false,
  )
}
