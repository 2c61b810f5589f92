import { execFile } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { promisify } from 'node:util'
import { createHash } from 'node:crypto'
import t from 'tap'
import { LocalFolders } from '../../src/platform/repository/local-folder.ts'
import { openRepository } from '../../src/platform/repository/repository.ts'
import { Machine } from '../../src/services/git/system/machine.ts'
import { createSystemTransfers } from '../../src/services/git/system/transfers.ts'
import { makeFolder } from '../support/folder.ts'
import { patient } from '../support/git-engines.ts'
import { makeGitProject } from '../support/git-repositories.ts'
import { localCommands, unconfined } from '../support/unconfined.ts'

const run = promisify(execFile)
const limits = { objectsMax: 200, objectBytesMax: 8 * 1024 ** 2, bytesMax: 16 * 1024 ** 2, pathsMax: 100 }

const project = await makeGitProject(t)
const workFolder = makeFolder(t)
const folders = new LocalFolders(workFolder)
t.teardown(() => folders.close())
const repository = await openRepository(project.project)
if (repository === undefined) throw new Error('the project is not a repository')
const machine = new Machine({
  environment: project.environment,
  sandbox: unconfined(),
  commands: localCommands(),
  workFolder,
})
const { receive } = createSystemTransfers(machine, limits)
const site = {
  repository,
  folder: await folders.of(repository),
  limits: patient,
  signal: new AbortController().signal,
}
const base = await project.git('rev-parse', 'HEAD')
const objects = join(project.project, '.git', 'objects')

/** A repository in which what a runner may send is forged. */
const forge = join(makeFolder(t), 'forge')
const env = { ...project.environment, GIT_DIR: join(forge, '.git') }
await run('git', ['clone', '--quiet', project.project, forge], { env: project.environment })

async function bytes(given: readonly string[], input: string | Uint8Array = ''): Promise<Buffer> {
  const child = run('git', ['-C', forge, ...given], { env, encoding: 'buffer', maxBuffer: 64 * 1024 ** 2 })
  child.child.stdin?.on('error', () => undefined)
  child.child.stdin?.end(input)
  return (await child).stdout
}

async function text(given: readonly string[], input: string | Uint8Array = ''): Promise<string> {
  return (await bytes(given, input)).toString('latin1').trim()
}

const blobOf = (content: string | Uint8Array) => text(['hash-object', '-w', '--stdin'], content)
const treeOf = (lines: readonly string[]) => text(['mktree', '--missing'], lines.map((line) => `${line}\n`).join(''))
const commitOf = (tree: string) => text(['commit-tree', tree, '-p', base, '-m', 'forged'])

async function packed(tree: string): Promise<{ readonly commit: string; readonly pack: Buffer }> {
  const commit = await commitOf(tree)
  return { commit, pack: await bytes(['pack-objects', '--revs', '--thin', '--stdout', '-q'], `${commit}\n^${base}\n`) }
}

const small = await blobOf('small\n')
const files = (count: number, oid: string) =>
  Array.from({ length: count }, (_, index) => `100644 blob ${oid}\t${index}`)

function left(): string[] {
  return readdirSync(objects).filter((name) => name.startsWith('tmp_'))
}

t.test('a commit below all limits is stored, whole and in one pack', async (t) => {
  const { commit, pack } = await packed(await treeOf(files(100, small)))
  await receive(site, { base, commit, pack })
  t.equal(await project.git('cat-file', '-t', commit), 'commit')
  t.strictSame(left(), [])
  await receive(site, { base, commit, pack })
  await project.git('fsck', '--strict', '--no-dangling')
})

t.test('what a checkout of it would write is bounded, however small its pack is', async (t) => {
  const large = await blobOf(Buffer.alloc(3 * limits.objectBytesMax))
  const fair = await blobOf(Buffer.alloc(limits.objectBytesMax / 2))
  let nested = await treeOf(files(10, small))
  for (let level = 0; level < 8; level += 1)
    nested = await treeOf(Array.from({ length: 10 }, (_, index) => `040000 tree ${nested}\t${index}`))
  const cases: Readonly<Record<string, readonly [tree: string, reason: RegExp]>> = {
    'one object of three times its limit': [await treeOf(files(1, large)), /bytes in one/],
    'one object that is many files': [await treeOf(files(90, fair)), /16777216 bytes in all files/],
    'a thousand million files in nine trees': [nested, /100 new files/],
    'three times as many files': [await treeOf(files(300, small)), /100 new files/],
    'a path that no system has': [
      await treeOf([`100644 blob ${small}\t${'x'.repeat(3 * 4_095)}`]),
      /bytes in the path/,
    ],
  }
  for (const [name, [tree, message]] of Object.entries(cases)) {
    const { commit, pack } = await packed(tree)
    t.ok(pack.length < 200_000, `${name}: ${pack.length} bytes`)
    await t.rejects(receive(site, { base, commit, pack }), { code: 'git_unsupported', message }, name)
    await t.rejects(project.git('cat-file', '-e', commit), `${name}: nothing of it is stored`)
    t.strictSame(left(), [], name)
  }
})

t.test('the objects of a pack are counted and measured, those that no commit names too', async (t) => {
  const tree = await treeOf(files(1, small))
  const { commit, pack } = await packed(tree)
  const contents = Array.from({ length: 3 }, (_, index) => Buffer.alloc(limits.objectBytesMax - 1, index + 1))
  const large = await packOf([commit, tree, small, ...(await Promise.all(contents.map(blobOf)))])
  await t.rejects(receive(site, { base, commit, pack: large }), { message: /16777216 bytes in all objects/ })
  const many = Buffer.from(pack)
  many.writeUInt32BE(0xffff_ffff, 8)
  await t.rejects(receive(site, { base, commit, pack: many }), { message: /more than 200 objects/ })
  t.strictSame(left(), [])
})

t.test('a delta whose result is large is refused before it is made', async (t) => {
  const { commit } = await packed(await treeOf(files(1, small)))
  const source = Buffer.alloc(limits.objectBytesMax / 2, 'a')
  const result = Buffer.alloc(3 * limits.objectBytesMax, 'a')
  const pack = deltaPack(source, result.length)
  await t.rejects(receive(site, { base, commit, pack }), { message: /8388608 bytes in one object/ })
  t.strictSame(left(), [])
})

async function packOf(oids: readonly string[]): Promise<Buffer> {
  return bytes(['pack-objects', '--stdout', '-q'], oids.map((oid) => `${oid}\n`).join(''))
}

/** A pack of one blob and of one delta that copies it again and again. */
function deltaPack(source: Buffer, resultBytes: number): Buffer {
  // Copies 65,536 bytes from the start of the source.
  const copies = Buffer.alloc(resultBytes / 65_536, 0x80)
  const delta = Buffer.concat([varint(source.length), varint(resultBytes), copies])
  const sourceEntry = Buffer.concat([entryHead(3, source.length), deflateSync(source)])
  const deltaEntry = Buffer.concat([entryHead(6, delta.length), offsetOf(sourceEntry.length), deflateSync(delta)])
  const head = Buffer.from('PACK\0\0\0\u0002\0\0\0\u0002', 'latin1')
  const all = Buffer.concat([head, sourceEntry, deltaEntry])
  return Buffer.concat([all, createHash('sha1').update(all).digest()])
}

function varint(value: number): Buffer {
  const found: number[] = []
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    found.push((rest % 128) | (rest >= 128 ? 0x80 : 0))
    if (rest < 128) return Buffer.from(found)
  }
}

function entryHead(type: number, size: number): Buffer {
  const first = (type << 4) | (size & 15)
  const rest = size >>> 4
  return rest === 0 ? Buffer.from([first]) : Buffer.concat([Buffer.from([first | 0x80]), varint(rest)])
}

/** How far before the delta its base begins. */
function offsetOf(distance: number): Buffer {
  const found = [distance & 127]
  for (let rest = distance >>> 7; rest > 0; rest >>>= 7) {
    rest -= 1
    found.unshift(0x80 | (rest & 127))
  }
  return Buffer.from(found)
}
