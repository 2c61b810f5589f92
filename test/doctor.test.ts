import t from 'tap'
import type { Test } from 'tap'
import { once } from 'node:events'
import { spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { openBlobFolder } from '../src/stores/files/blobs.ts'
import { inChunks } from './units/stores/blobs.ts'
import { runCommand } from './support/command.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { main } from './support/main.ts'
import { startPostgres } from './support/postgres.ts'
import { upload } from './support/uploads.ts'

const folders = { data: makeFolder(t), state: makeFolder(t) }
const environment = { XDG_STATE_HOME: folders.state }
const { blob, lost, taskId } = await makeData()

t.test('a healthy installation has no faults, and is left as it is', async (t) => {
  const data = copyData(t)
  const before = readFileSync(join(data, 'gantry.db'))
  const { code, lines } = await doctor({ data })
  t.equal(code, 0)
  t.same(
    lines.filter((line) => !line.startsWith('ok     ') && !/^note {3}This runs as root/.test(line)),
    [
      'note   There is no sandbox (as configured): restricted tokens and agents run no commands, and no rule of a token holds for what its commands do.',
      'Nothing is wrong.',
    ],
  )
  for (const sentence of [
    /^ok {5}This is Gantry \d+\.\d+\.\d+ on Node\.js \d+\.\d+\.\d+, \w+\.$/,
    /^ok {5}No service is running on the data folder /,
    /^ok {5}The data folder, the database and the keys are for their owner alone\.$/,
    /^ok {5}The data has schema \d+, as this version writes it\.$/,
    /^ok {5}None of \d+ stored items is damaged\.$/,
    /^ok {5}Each of \d+ audit entries follows from the one before\./,
    /^ok {5}The key of secrets is in .*\/gantry\/keys\/\w+\.key\./,
    /^ok {5}None of 2 uploaded files is missing or damaged\.$/,
  ])
    t.ok(
      lines.some((line) => sentence.test(line)),
      String(sentence),
    )
  t.ok(before.equals(readFileSync(join(data, 'gantry.db'))))
})

const whyNoOther = process.getuid?.() === 0 ? false : 'only root can make a folder of another user'

t.test(
  'in the folder of another user the doctor makes nothing, and says whose it is',
  { skip: whyNoOther },
  async (t) => {
    const project = makeFolder(t)
    const data = join(project, '.gantry/data')
    mkdirSync(data, { recursive: true, mode: 0o700 })
    for (let folder = dirname(data); folder !== '/'; folder = dirname(folder)) {
      const { mode } = statSync(folder)
      if ((mode & 0o001) === 0) chmodSync(folder, mode | 0o055)
    }
    const child = spawn(process.execPath, [main, 'doctor'], {
      cwd: project,
      uid: 65_534,
      gid: 65_534,
      env: { PATH: process.env['PATH'], HOME: '/nonexistent' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const said = await text(child.stdout)
    t.match(said, `The data folder ${data} belongs to root: run the doctor as that user`)
    t.notMatch(said, /data\/work/)
    t.notOk(/There is no database|No service is running/.test(said), `it cannot know that: ${said}`)
    t.match(said, '1 thing is wrong.')
    t.same(readdirSync(data), [])
  },
)

t.test('the doctor says what a service of root costs, where it is root', async (t) => {
  const { code, lines } = await doctor({ data: copyData(t) })
  const found = lines.filter((line) => /commands run as root.*examples\/gantry\.service/.test(line))
  t.match([code, found.length], [0, process.getuid?.() === 0 ? 1 : 0])
})

t.test('the doctor works while the service runs, and names the sandbox that the service has', async (t) => {
  const gantry = await startGantry(t)
  await gantry.createTask()
  await upload(gantry, 'file.txt', 'text')
  const { code, lines } = await doctor({
    data: gantry.data,
    environment: { GANTRY_SANDBOX: 'auto', XDG_STATE_HOME: '' },
  })
  t.equal(code, 0, lines.join('\n'))
  t.ok(lines.some((line) => line.startsWith('ok     A service is running on the data folder ')))
  const launcher = (await gantry.call('GET', '/version')).body.data.version.sandbox
  t.ok(lines.some((line) => (launcher === 'none' ? /no sandbox/ : new RegExp(`sandbox of ${launcher}`)).test(line)))
  t.equal((await gantry.call('POST', '/tasks', { body: { title: 'Still at work' } })).status, 201)
})

interface Fault {
  readonly name: string
  readonly damage: (data: string) => unknown
  readonly finding: RegExp
}

/** What is found beside each other. */
const faults: readonly Fault[] = [
  {
    name: 'a damaged file',
    damage: (data) => flip(join(data, 'blobs', blob.slice(0, 2), blob)),
    finding: /^wrong {2}The content of the file "plan\.txt" is damaged\. Restore it from a backup\.$/,
  },
  {
    name: 'a missing file',
    damage: (data) => rmSync(join(data, 'blobs', lost.slice(0, 2), lost)),
    finding: /^wrong {2}The content of the file "empty\.txt" is missing\./,
  },
  {
    name: 'a damaged row',
    damage: (data) => edit(data, `UPDATE tasks SET doc = replace(doc, 'A title', 'A tidle') WHERE id = '${taskId}'`),
    finding: new RegExp(`^wrong {2}The stored item ${taskId} of tasks is damaged\\.`),
  },
  {
    name: 'a damaged event',
    damage: (data) => edit(data, `UPDATE events SET event = substr(event, 2) WHERE id = 1`),
    finding: /^wrong {2}The stored item 1 of events is damaged\./,
  },
  {
    name: 'an audit entry that was changed',
    damage: (data) => edit(data, `UPDATE audit SET entry = replace(entry, 'createTask', 'updateTask') WHERE id = 1`),
    finding: /^wrong {2}The audit entry 1 does not follow from the one before/,
  },
  {
    name: 'files of another database',
    damage: (data) => writeFileSync(join(data, 'blobs/identity'), 'another\n'),
    finding: /^wrong {2}The uploaded files belong to another database/,
  },
  {
    name: 'a database that others may read',
    damage: (data) => chmodSync(join(data, 'gantry.db'), 0o644),
    finding: /^wrong {2}Other users can use \S+gantry\.db, which has the mode 644\. Run: chmod 600 \S+$/,
  },
  {
    name: 'a data folder that others may use',
    damage: (data) => chmodSync(data, 0o755),
    finding: /^wrong {2}Other users can use \S+\/data, which has the mode 755\. Run: chmod 700 \S+$/,
  },
]

t.test('each fault is one sentence, and the exit code is 6', async (t) => {
  const data = copyData(t)
  for (const { damage } of faults) damage(data)
  const { code, lines } = await doctor({ data })
  const wrongs = lines.filter((line) => line.startsWith('wrong'))
  for (const { name, finding } of faults)
    t.ok(
      wrongs.some((line) => finding.test(line)),
      name,
    )
  t.equal(wrongs.length, faults.length, wrongs.join('\n'))
  t.match([code, lines.at(-1)], [6, `${faults.length} things are wrong.`])
})

const ends: readonly Fault[] = [
  {
    name: 'an audit entry that cannot be read',
    damage: (data) => edit(data, `UPDATE audit SET entry = '{' WHERE id = 2`),
    finding: /^wrong {2}The audit entry 2 does not follow from the one before/,
  },
  {
    name: 'a database that is none',
    damage: (data) => writeFileSync(join(data, 'gantry.db'), 'none'.repeat(2000)),
    finding: /^wrong {2}The database \S+ is damaged, or is not a database\./,
  },
  {
    name: 'data of a newer version',
    damage: (data) => edit(data, 'PRAGMA user_version = 999'),
    finding: /^wrong {2}The data has schema 999, and this version knows \d+\./,
  },
  {
    name: 'no database',
    damage: (data) => rmSync(join(data, 'gantry.db')),
    finding: /^wrong {2}There is no database \S+\./,
  },
  {
    name: 'no data folder',
    damage: (data) => rmSync(data, { recursive: true }),
    finding:
      /^wrong {2}There is no data folder \S+\. Check --project and --data: the first start of the service makes it\.$/,
  },
]

for (const { name, damage, finding } of ends)
  t.test(`${name} is one fault`, async (t) => {
    const data = copyData(t)
    damage(data)
    const { code, lines } = await doctor({ data })
    t.match([code, lines.at(-1)], [6, '1 thing is wrong.'])
    t.match(
      lines.filter((line) => line.startsWith('wrong')),
      [finding],
    )
  })

t.test('a key that is gone or open to others, and files without a document, are reported', async (t) => {
  const data = copyData(t)
  const state = makeFolder(t)
  const missing = await doctor({ data, environment: { XDG_STATE_HOME: state } })
  t.match(missing, { code: 6 })
  t.ok(
    missing.lines.some((line) =>
      /^wrong {2}Secrets are encrypted with the key \w{16}, .* not in \S+\.key\./.test(line),
    ),
  )
  cpSync(folders.state, state, { recursive: true })
  const keys = join(state, 'gantry/keys')
  chmodSync(keys, 0o700)
  chmodSync(join(keys, readdirSync(keys)[0] ?? ''), 0o640)
  await (await (await openBlobFolder(join(data, 'blobs'))).receive(inChunks(Buffer.from('x')), { limit: 1 })).keep()
  const loose = await doctor({ data, environment: { XDG_STATE_HOME: state } })
  t.equal(loose.code, 6)
  t.match(
    loose.lines.filter((line) => line.startsWith('wrong')),
    [/^wrong {2}Other users can use \S+\.key, which has the mode 640\. Run: chmod 600 /],
  )
  t.ok(loose.lines.includes('note   1 uploaded contents belong to no file. A sweep removes them after seven days.'))
})

t.test('a chosen port that is taken is a fault, and wrong options end with 2', async (t) => {
  const data = copyData(t)
  const taken = createServer().listen(0, '127.0.0.1')
  t.teardown(() => taken.close())
  await once(taken, 'listening')
  const { code, lines } = await doctor({ data, args: ['--port', String((taken.address() as AddressInfo).port)] })
  t.equal(code, 6)
  t.ok(lines.some((line) => /^wrong {2}The port \d+ on 127\.0\.0\.1 cannot be used \(EADDRINUSE\)\.$/.test(line)))
  for (const args of [
    ['doctor', '--prot'],
    ['start', '--prot'],
  ])
    t.equal((await run(args)).code, 2, args.join(' '))
})

t.test('the data in PostgreSQL are checked too', async (t) => {
  const url = await (await startPostgres(t)).makeSchema()
  const data = makeFolder(t)
  const gantry = await startGantry(t, { args: ['--data', data, '--store', url] })
  const id = await gantry.createTask('A title')
  await upload(gantry, 'file.txt', 'text')
  const args = ['--store', url, '--project', gantry.project]
  const healthy = await doctor({ data, args })
  t.equal(healthy.code, 0, healthy.lines.join('\n'))
  t.ok(healthy.lines.some((line) => line.startsWith('note   There is no key: the secrets of webhooks')))
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`UPDATE tasks SET doc = replace(doc, 'A title', 'A tidle')`)
  await client.end()
  const { code, lines } = await doctor({ data, args })
  t.equal(code, 6)
  t.ok(lines.includes(`wrong  The stored item ${id} of tasks is damaged. Restore it from a backup.`))
  t.match(await doctor({ data, args: ['--store', 'postgres://nobody@127.0.0.1:1/none'] }), { code: 6 })
})

/** Data with a task, two files, a link and the key that seals it, which the service made. */
async function makeData(): Promise<{ blob: string; lost: string; taskId: string }> {
  const gantry = await startGantry(t, { args: ['--data', folders.data], environment })
  const taskId = await gantry.createTask('A title')
  await upload(gantry, 'plan.txt', 'five steps')
  await upload(gantry, 'empty.txt', '')
  await gantry.call('POST', '/resources/plan.txt/links')
  const { resources } = gantry.service.app.store.read
  const [lost = '', blob = ''] = (await resources.list()).map(({ doc }) => doc.blob)
  await gantry.service.stop()
  return { blob, lost, taskId }
}

/** The data of a service that was stopped, in a folder of their own. */
function copyData(t: Test): string {
  const data = join(makeFolder(t), 'data')
  mkdirSync(data, { mode: 0o700 })
  // The devices of the sandbox link to what only their programs have.
  cpSync(folders.data, data, { recursive: true, filter: (path) => path !== join(folders.data, 'sandbox') })
  return data
}

interface Diagnosis {
  readonly code: number | null
  readonly lines: readonly string[]
}

async function doctor(order: {
  data: string
  args?: readonly string[]
  environment?: Readonly<Record<string, string>>
}): Promise<Diagnosis> {
  const { data, args = [], environment = {} } = order
  const port = args.includes('--port') ? [] : ['--port', '0']
  return run(['doctor', '--project', '/', '--data', data, ...port, ...args], environment)
}

async function run(args: readonly string[], more: Readonly<Record<string, string>> = {}): Promise<Diagnosis> {
  const { code, output } = await runCommand(args, { ...environment, ...more })
  return { code, lines: output.trim().split('\n') }
}

function edit(data: string, sql: string): void {
  const database = new DatabaseSync(join(data, 'gantry.db'))
  database.exec(sql)
  database.close()
}

function flip(file: string): void {
  const bytes = readFileSync(file)
  bytes.writeUInt8(bytes.readUInt8(0) ^ 1, 0)
  writeFileSync(file, bytes)
}
