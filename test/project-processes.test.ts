import t from 'tap'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { atRename } from './support/crash/signal-at-rename.ts'
import { makeFolder } from './support/folder.ts'
import { startPostgres } from './support/postgres.ts'
import { waitUntil } from './support/wait.ts'

const postgres = await startPostgres(t)
const project = makeFolder(t)
const environment = { GANTRY_STORE: await postgres.makeSchema(), GANTRY_BLOBS: makeFolder(t) }
const config = join(project, 'gantry.json')
const services = await startServices(3)

t.test('three services edit gantry.json at once: every edit that was acknowledged is in it', async (t) => {
  const names = await race(96, 12, async (service, index) => {
    const { headers } = await call(service, 'GET', '/config')
    return await call(service, 'PATCH', '/config', {
      body: { scripts: { [`script-${index}`]: 'true' } },
      headers: { 'if-match': headers.get('etag') ?? '' },
    })
  })
  const { scripts } = JSON.parse(readFileSync(config, 'utf8'))
  const lost = names.done.filter((index) => !(`script-${index}` in scripts))
  t.strictSame(lost, [], `of ${names.done.length} acknowledged edits`)
  t.ok(names.done.length >= 8, 'in each round one edit is accepted')
})

t.test('three services put servers at once: each PUT answers with what it put', async (t) => {
  const { done, statuses } = await race(24, 12, (service, index) =>
    call(service, 'PUT', `/mcp/servers/server-${index}`, { body: { command: 'true' } }),
  )
  t.strictSame([...new Set(statuses)].toSorted(), [200], 'statuses')
  const { mcpServers } = JSON.parse(readFileSync(config, 'utf8'))
  t.strictSame(
    done.filter((index) => !(`server-${index}` in mcpServers)),
    [],
  )
})

t.test('three services restore a revision at once: of each version one does', async (t) => {
  const { headers } = await call(serviceAt(0), 'GET', '/config')
  const { done } = await race(12, 12, (service) =>
    call(service, 'POST', '/config/revisions/2/restore', { headers: { 'if-match': headers.get('etag') ?? '' } }),
  )
  t.equal(done.length, 1)
  const { body } = await call(serviceAt(1), 'GET', '/config/revisions?limit=2')
  t.match(body.data.revisions[0], { restoredFrom: 2 })
  t.notOk(body.data.revisions[1].restoredFrom, 'it is one revision')
})

t.test('three services write one context document at once: one of each version is accepted', async (t) => {
  const path = '/context/documents/notes.md'
  await call(serviceAt(0), 'PUT', path, { body: { content: 'begin' } })
  for (let round = 0; round < 4; round++) {
    const { headers } = await call(serviceAt(0), 'GET', path)
    const { done } = await race(12, 12, (service, index) =>
      call(service, 'PUT', path, {
        body: { content: `round ${round}, writer ${index}` },
        headers: { 'if-match': headers.get('etag') ?? '' },
      }),
    )
    t.equal(done.length, 1, `round ${round}`)
  }
})

t.test('three services edit one file at once: every edit is in it; with one version, one of them', async (t) => {
  const count = 24
  const lines = Array.from({ length: count }, (_, index) => `line ${index}.\n`).join('')
  await call(serviceAt(0), 'POST', '/files/write', { body: { path: 'edited.txt', content: lines } })
  const { done } = await race(count, 12, (service, index) =>
    call(service, 'POST', '/files/edit', {
      body: { path: 'edited.txt', edits: [{ oldText: `line ${index}.`, newText: `edit ${index}.` }] },
    }),
  )
  t.equal(done.length, count)
  t.equal(readFileSync(join(project, 'edited.txt'), 'utf8'), lines.replaceAll('line', 'edit'))
  const { headers } = await call(serviceAt(1), 'GET', '/files/content?path=edited.txt')
  const raced = await race(12, 12, (service, index) =>
    call(service, 'POST', '/files/write', {
      body: { path: 'edited.txt', content: `by ${index}` },
      headers: { 'if-match': headers.get('etag') ?? '' },
    }),
  )
  t.equal(raced.done.length, 1)
  t.equal(readFileSync(join(project, 'edited.txt'), 'utf8'), `by ${raced.done[0]}`)
})

t.test(
  'three services write one file of a skill at once: one of each version is accepted, and is in the file',
  async (t) => {
    const content = 'Read it.'
    await call(serviceAt(0), 'POST', '/skills', { body: { name: 'notes', description: 'Reads notes.', content } })
    for (let round = 0; round < 3; round++) {
      const { headers } = await call(serviceAt(0), 'GET', '/skills/notes')
      const { done } = await race(12, 12, (service, index) =>
        call(service, 'PUT', '/skills/notes/files/notes.txt', {
          body: { content: `round ${round}, writer ${index}` },
          headers: { 'if-match': headers.get('etag') ?? '' },
        }),
      )
      const written = readFileSync(join(project, '.agents/skills/notes/notes.txt'), 'utf8')
      t.strictSame(
        [written],
        done.map((index) => `round ${round}, writer ${index}`),
        `round ${round}`,
      )
    }
  },
)

for (const ending of ['killed', 'stopped'] as const)
  t.test(
    `a service is ${ending} between the claim of a revision and the file: the next read completes it`,
    async (t) => {
      const doomed = await startDoomed(ending === 'killed' ? 'SIGKILL' : 'SIGSTOP', '/gantry\\.json$')
      const asked = call(doomed, 'PATCH', '/config', { body: { name: `by the ${ending}` } }).catch(() => undefined)
      await waitUntil(() => preparedIn(project).length === 1, 'the content is prepared')
      await waitUntil(
        async () => (await call(serviceAt(0), 'GET', '/config')).body.data.config.name === `by the ${ending}`,
        'the edit is in effect at another service',
      )
      t.equal(JSON.parse(readFileSync(config, 'utf8')).name, `by the ${ending}`)
      t.strictSame(preparedIn(project), [])
      t.equal((await call(serviceAt(1), 'PATCH', '/config', { body: { name: 'later' } })).status, 200)
      if (ending === 'stopped') {
        process.kill(doomed.pid, 'SIGCONT')
        t.equal((await asked)?.status, 200, 'its edit was committed, and is in the history')
      }
      await doomed.end('SIGKILL')
      t.equal((await call(serviceAt(2), 'GET', '/config')).body.data.config.name, 'later', 'nothing was written late')
      const { body } = await call(serviceAt(0), 'GET', '/config/revisions?limit=2')
      t.match(
        body.data.revisions,
        [{ createdBy: { id: 'user_owner' } }, { createdBy: { id: 'user_owner' } }],
        'and nothing taken for an edit by hand',
      )
    },
  )

t.test('an edit by hand after a claim stays, as a revision of its own', async (t) => {
  const doomed = await startDoomed('SIGKILL', '/gantry\\.json$')
  await call(doomed, 'PATCH', '/config', { body: { name: 'claimed' } }).catch(() => undefined)
  writeFileSync(config, '{"name": "by hand"}')
  await Promise.all(services.map((service) => call(service, 'GET', '/config')))
  t.equal(readFileSync(config, 'utf8'), '{"name": "by hand"}')
  const { body } = await call(serviceAt(0), 'GET', '/config/revisions?limit=2')
  t.match(body.data.revisions, [{ createdBy: { id: 'file' } }, { createdBy: { id: 'user_owner' } }])
  t.strictSame(preparedIn(project), [])
})

t.test('a service of its own that was killed there completes the write at its start', async (t) => {
  const [project, data] = [makeFolder(t), makeFolder(t)]
  writeFileSync(join(project, 'gantry.json'), '{"name": "before"}')
  const doomed = await startProcess({ project, data, environment: atRename('SIGKILL', '/gantry\\.json$') })
  await call(doomed, 'PATCH', '/config', { body: { name: 'after' } }).catch(() => undefined)
  t.equal(await doomed.end('SIGKILL'), null)
  t.equal(JSON.parse(readFileSync(join(project, 'gantry.json'), 'utf8')).name, 'before')
  const next = await startProcess({ project, data })
  t.equal(JSON.parse(readFileSync(join(project, 'gantry.json'), 'utf8')).name, 'after')
  await next.end('SIGKILL')
})

function serviceAt(index: number): RunningService {
  const service = services[index % services.length]
  if (service === undefined) throw new Error('no service was started')
  return service
}

async function startServices(count: number): Promise<RunningService[]> {
  writeFileSync(config, '{}')
  return await Promise.all(Array.from({ length: count }, () => startOne()))
}

async function startOne(more: Record<string, string> = {}): Promise<RunningService> {
  const started = await startProcess({ project, data: makeFolder(t), environment: { ...environment, ...more } })
  t.teardown(() => started.end('SIGKILL'))
  return started
}

/** A service that gets a signal when it is about to rename something to this. */
function startDoomed(signal: 'SIGKILL' | 'SIGSTOP', to: string): Promise<RunningService> {
  return startOne(atRename(signal, to))
}

function preparedIn(folder: string): string[] {
  return readdirSync(folder).filter((name) => name.endsWith('.tmp'))
}

/** Makes calls, so many at once, in turn at each service. Gives the indexes of those that succeeded. */
async function race(
  count: number,
  atOnce: number,
  make: (service: RunningService, index: number) => Promise<Answer>,
): Promise<{ done: number[]; statuses: number[] }> {
  const done: number[] = []
  const statuses: number[] = []
  for (let begin = 0; begin < count; begin += atOnce)
    await Promise.all(
      Array.from({ length: atOnce }, async (_, offset) => {
        const index = begin + offset
        const { status } = await make(serviceAt(index), index)
        statuses.push(status)
        if (status < 300) done.push(index)
      }),
    )
  return { done, statuses }
}

interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly body: any
}

async function call(
  { origin }: RunningService,
  method: string,
  path: string,
  { body, headers }: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${origin}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
