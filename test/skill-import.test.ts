import t from 'tap'
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import type { Header as TarHeader } from 'tar-stream'
import { readArchive } from '../src/platform/archives/archive.ts'
import { ArchiveRefused } from '../src/platform/archives/file-gate.ts'
import { startGantry } from './support/gantry.ts'
import type { Answer } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'
import { zipOf } from './support/zip.ts'
import type { ZipEntry } from './support/zip.ts'

const gantry = await startGantry(t)
const root = join(gantry.project, '.agents/skills')
const textOf = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n\nText.\n`

t.afterEach(() => rmSync(join(gantry.project, '.agents'), { recursive: true, force: true }))

type TarEntry = Partial<TarHeader> & { name: string; content?: string | Buffer }

async function tarOf(entries: readonly TarEntry[]): Promise<Buffer> {
  const archive = pack()
  for (const { content = '', ...header } of entries) archive.entry(header, Buffer.from(content))
  archive.finalize()
  const chunks: Uint8Array[] = []
  for await (const chunk of archive) chunks.push(chunk as Uint8Array)
  return gzipSync(Buffer.concat(chunks))
}

async function send(bytes: Buffer, filename = 'skills.zip', path = '/skills/import'): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(bytes)], filename))
  return await gantry.call('POST', path, { raw: form })
}

async function resultOf(answer: Answer): Promise<any> {
  t.equal(answer.status, 202, JSON.stringify(answer.body))
  return await waitForJob(gantry, answer.body.data.job.id)
}

const good = { name: 'good/SKILL.md', content: textOf('good') }

t.test('a zip and a tar.gz archive become skills, with their source and modes', async (t) => {
  const zip = zipOf([
    { name: 'pack/', mode: 0o040755 },
    { name: 'pack/one/SKILL.md', content: textOf('one') },
    { name: 'pack/one/scripts/run.sh', content: 'echo\n', mode: 0o100755 },
    { name: 'pack/README.md', content: 'not a part of a skill' },
  ])
  t.match(await resultOf(await send(zip, 'pack.zip')), { state: 'succeeded', result: { skills: ['one'] } })
  t.match((await gantry.call('GET', '/skills/one')).body.data.skill, {
    source: { kind: 'archive', uri: 'pack.zip', path: '.agents/skills/one' },
    isApproved: false,
  })
  t.match((await gantry.call('GET', '/skills/one/files')).body.data.files, [
    { path: 'SKILL.md', isExecutable: false },
    { path: 'scripts/run.sh', isExecutable: true },
  ])
  const tar = await tarOf([
    { name: './', type: 'directory' },
    { name: './SKILL.md', content: textOf('two') },
    { name: './run.sh', content: 'echo\n', mode: 0o755 },
  ])
  t.match(await resultOf(await send(tar)), { state: 'succeeded', result: { skills: ['two'] } })
  t.strictSame(readdirSync(join(root, 'two')).sort(), ['SKILL.md', 'run.sh'])
  const { events } = (await gantry.call('GET', '/events?kinds=skill.*&limit=200')).body.data
  t.match(
    events.map(({ kind, actor }: any) => [kind, actor.id]),
    [
      ['skill.created', 'user_owner'],
      ['skill.created', 'user_owner'],
    ],
  )
  t.match((await send(zip)).body.error, { code: 'already_exists' })
  t.strictSame(await gantry.service.app.store.read.skillImports.list({}), [], 'no archive is left')
})

t.test('an export is imported again as the same skill', async (t) => {
  await resultOf(await send(zipOf([good, { name: 'good/a/b.txt', content: 'b', mode: 0o100755 }])))
  const { digest } = (await gantry.call('GET', '/skills/good')).body.data.skill
  const archive = (await gantry.call('GET', '/skills/good/archive')).body
  await gantry.call('DELETE', '/skills/good')
  await resultOf(await send(archive))
  t.equal((await gantry.call('GET', '/skills/good')).body.data.skill.digest, digest)
})

const bomb = Buffer.alloc(300 * 1024 * 1024)

t.test('every hostile archive is refused as a whole, and nothing is written', async (t) => {
  const many = Array.from({ length: 300 }, (_, index) => ({ name: `good/${index}.txt`, content: 'x' }))
  const zips: Record<string, readonly ZipEntry[]> = {
    'a path that leaves': [good, { name: '../evil', content: 'x' }],
    'a path that leaves later': [good, { name: 'good/../../evil', content: 'x' }],
    'an absolute path': [good, { name: '/etc/evil', content: 'x' }],
    'a drive': [good, { name: 'C:/evil', content: 'x' }],
    'a backslash': [good, { name: 'good\\..\\evil', content: 'x' }],
    'a NUL': [good, { name: 'good/a\0b', content: 'x' }],
    'a control character': [good, { name: 'good/a\nb', content: 'x' }],
    'a link': [good, { name: 'good/link', content: '/etc/passwd', mode: 0o120777 }],
    'a device': [good, { name: 'good/device', mode: 0o020666 }],
    'a named pipe': [good, { name: 'good/pipe', mode: 0o010666 }],
    'a name twice': [good, { name: 'good/a.txt', content: '1' }, { name: 'good/a.txt', content: '2' }],
    'a name twice but for case': [good, { name: 'good/a.txt', content: '1' }, { name: 'good/A.TXT', content: '2' }],
    'a name twice but for its form': [
      good,
      { name: 'good/\u00e9', content: '1' },
      { name: 'good/e\u0301', content: '2' },
    ],
    'a file that is a folder too': [good, { name: 'good/a', content: '1' }, { name: 'good/a/b', content: '2' }],
    'a name of Windows': [good, { name: 'good/NUL.txt', content: 'x' }],
    'a dot at the end': [good, { name: 'good/a.', content: 'x' }],
    'too many files': [good, ...many],
    'too many folders': [good, ...Array.from({ length: 600 }, (_, index) => ({ name: `d${index}/`, mode: 0o040755 }))],
    'a file that is too large': [good, { name: 'good/large', content: Buffer.alloc(1_048_577) }],
    'files that are too large together': [
      good,
      ...Array.from({ length: 9 }, (_, index) => ({ name: `good/${index}`, content: Buffer.alloc(1_000_000) })),
    ],
    'two names for one entry': [good, { name: 'good/a', localName: '../../evil', content: 'x' }],
    'a size that lies': [good, { name: 'good/lie', content: Buffer.alloc(3_000_000), claimed: 10 }],
    'an encrypted entry': [good, { name: 'good/secret', content: 'x', flags: 0x801 }],
    'no skill': [{ name: 'README.md', content: 'x' }],
    'a skill twice': [good, { name: 'other/SKILL.md', content: textOf('good') }],
  }
  const tars: Record<string, readonly TarEntry[]> = {
    'a path that leaves': [good, { name: '../evil', content: 'x' }],
    'an absolute path': [good, { name: '/evil', content: 'x' }],
    'a symbolic link': [good, { name: 'good/link', type: 'symlink', linkname: '/etc/passwd' }],
    'a hard link': [good, { name: 'good/link', type: 'link', linkname: '../../evil' }],
    'a device': [good, { name: 'good/device', type: 'character-device' }],
    'a block device': [good, { name: 'good/device', type: 'block-device' }],
    'a named pipe': [good, { name: 'good/pipe', type: 'fifo' }],
    'a name twice': [good, good],
    'a backslash': [good, { name: 'good\\evil', content: 'x' }],
    'a deep path': [good, { name: `good/${'d/'.repeat(20)}x`, content: 'x' }],
  }
  const archives: [string, Buffer][] = [
    ...Object.entries(zips).map(([name, entries]): [string, Buffer] => [`zip: ${name}`, zipOf(entries)]),
    ...(await Promise.all(
      Object.entries(tars).map(
        async ([name, entries]): Promise<[string, Buffer]> => [`tar: ${name}`, await tarOf(entries)],
      ),
    )),
    ['a zip that is cut off', zipOf([good]).subarray(0, 60)],
    ['a tar that is cut off', (await tarOf([good])).subarray(0, 60)],
    ['neither of both', Buffer.from('Rar!')],
    ['an empty file', Buffer.alloc(0)],
  ]
  for (const [name, bytes] of archives) {
    const { status, body } = await send(bytes)
    t.equal(`${status} ${body.error?.code}`, '400 archive_invalid', `${name}: ${body.error?.message}`)
  }
  t.notOk(existsSync(join(gantry.project, '.agents')), 'nothing was written')
  t.strictSame((await gantry.call('GET', '/jobs?kind=import_skills&state=queued,running')).body.data.jobs, [])
})

t.test('a bomb is inflated no further than the limit', async (t) => {
  const limits = { filesMax: 10, fileBytesMax: 1_048_576, bytesMax: 8_388_608, foldersMax: 6 }
  const archives = {
    zip: zipOf([{ name: 'bomb', content: bomb }]),
    tar: await tarOf([{ name: 'bomb', content: bomb }]),
  }
  for (const [name, bytes] of Object.entries(archives)) {
    const before = process.memoryUsage().rss
    await t.rejects(readArchive(bytes, limits), ArchiveRefused)
    t.comment(
      `${name}: ${bytes.length} bytes, ${Math.round((process.memoryUsage().rss - before) / 1_048_576)} MiB more`,
    )
    t.ok(process.memoryUsage().rss - before < bomb.length / 4, `${name} costs a part of what it claims`)
  }
})

t.test('a name that is none is refused, and what is only unusual is imported with findings', async (t) => {
  for (const name of ['Not A Name', 'match'])
    t.match(
      (await send(zipOf([{ name: 'x/SKILL.md', content: textOf(name) }]))).body.error,
      { code: 'skill_invalid' },
      name,
    )
  const content = `---\nname: unusual\ndescription: ${'x'.repeat(1_068)}\nauthor: Ada\n---\n`
  t.match(await resultOf(await send(zipOf([{ name: 'x/SKILL.md', content }]))), { state: 'succeeded' })
  t.match((await gantry.call('GET', '/skills/unusual')).body.data.skill.findings, [
    { rule: 'description_length' },
    { rule: 'unknown_field' },
  ])
})

t.test('a form that is none is refused', async (t) => {
  const form = new FormData()
  form.append('name', 'x')
  t.match((await gantry.call('POST', '/skills/import', { raw: form })).body.error, { code: 'validation_failed' })
  for (const path of ['/skills/import', '/knowledge/import'])
    t.equal((await send(Buffer.alloc(9 * 1_048_576 + 1), 'large.md', path)).status, 413, path)
})

t.test('an import is not retried without its archive', async (t) => {
  const job = await resultOf(await send(zipOf([good])))
  t.match((await gantry.call('POST', `/jobs/${job.id}/retry`)).body.error, { code: 'validation_failed' })
})

t.test('importKnowledge makes an entry of each text, and a second import updates them', async (t) => {
  const files = [
    { name: 'docs/mail.md', content: '# Sending mail\n\nThe pangolin delivers.' },
    { name: 'docs/notes.txt', content: 'Plain text of a numbat.' },
    { name: 'docs/logo.png', content: Buffer.from([0x89, 0x50]) },
    { name: 'docs/latin.md', content: Buffer.from([0xe9, 0x20]) },
  ]
  const first = await resultOf(await send(zipOf(files), 'docs.zip', '/knowledge/import'))
  t.match(first, { state: 'succeeded', result: { skipped: 2 } })
  t.equal(first.result.entries.length, 2)
  const [found] = (await gantry.call('GET', '/knowledge/search?q=pangolin')).body.data.results
  t.match(found, { id: first.result.entries[0], title: 'Sending mail' })
  t.match((await gantry.call('GET', `/knowledge/${found.id}`)).body.data.entry, {
    source: { uri: 'docs/mail.md' },
    revision: 1,
  })
  const changed = [{ name: 'docs/mail.md', content: '# Sending mail\n\nThe okapi delivers.' }, ...files.slice(1, 2)]
  const second = await resultOf(await send(await tarOf(changed), 'docs.tgz', '/knowledge/import'))
  t.strictSame(second.result.entries, first.result.entries)
  t.equal((await gantry.call('GET', `/knowledge/${first.result.entries[0]}`)).body.data.entry.revision, 2)
  t.equal(
    (await gantry.call('GET', `/knowledge/${first.result.entries[1]}`)).body.data.entry.revision,
    1,
    'the same file changes nothing',
  )
  t.strictSame((await gantry.call('GET', '/knowledge/search?q=pangolin')).body.data.results, [])
  t.match((await send(Buffer.from('x'), 'a.exe', '/knowledge/import')).body.error, { code: 'archive_invalid' })
  t.match((await send(zipOf([{ name: '../x.md', content: 'x' }]), 'x.zip', '/knowledge/import')).body.error, {
    code: 'archive_invalid',
  })
})

t.test('reindexKnowledge makes chunks again that are missing', async (t) => {
  const { entry } = (await gantry.call('POST', '/knowledge', { body: { title: 'Index', content: 'The axolotl.' } }))
    .body.data
  const { store } = gantry.service.app
  const chunks = await store.read.knowledgeChunks.list({ where: { entryId: entry.id } })
  await gantry.service.app.store.commit(
    chunks.map(({ doc, version }) => ({ remove: 'knowledgeChunks', version, id: doc.id })),
  )
  t.strictSame((await gantry.call('GET', '/knowledge/search?q=axolotl')).body.data.results, [])
  const job = await resultOf(await gantry.call('POST', '/knowledge/reindex'))
  t.match(job, { state: 'succeeded', result: { indexed: 3 } })
  t.match((await gantry.call('GET', '/knowledge/search?q=axolotl')).body.data.results, [{ id: entry.id }])
})
