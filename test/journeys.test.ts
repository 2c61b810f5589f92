/** The journeys of docs/journeys.md, by curl and by command: what they do, and how much is written for it. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { cliOf } from './support/cli.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import { main } from './support/main.ts'
import { Receiver } from './support/receiver.ts'

const run = promisify(execFile)
const page = readFileSync(fileURLToPath(new URL('../docs/journeys.md', import.meta.url)), 'utf8')
const journeys = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.split('\n')[0] ?? '',
    ways: Object.fromEntries(
      [...section.matchAll(/^```bash (\w+)\n(.*?)^```$/gms)].map(([, way = '', block = '']) => [way, block]),
    ),
  }))
const receiver = await Receiver.start(t)
// The key of the secrets is kept here, where a backup looks for it as well.
const state = { XDG_STATE_HOME: makeFolder(t) }
const gantry = await startGantry(t, {
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${receiver.port}`, ...state },
})

/** What each journey leaves: the same by both ways. */
const outcomes: Readonly<Record<string, (task: string) => Promise<unknown>>> = {
  'A result of CI': async (task) => [
    (await dataOf('/resources')).resources.map(({ filename }: { filename: string }) => filename),
    (await dataOf(`/tasks/${task}/comments`)).comments.map(({ content }: { content: string }) => content),
  ],
  'The loop of an agent': async (task) => {
    const { state, comments } = await dataOf(`/tasks/${task}`)
    return [state, comments.map(({ content }: { content: string }) => content)]
  },
  'A second user': async () =>
    (await dataOf('/users')).users
      .filter(({ username }: { username?: string }) => username?.startsWith('ada'))
      .map(({ name, role }: { name: string; role: string }) => [name, role])
      .at(-1),
  'A webhook': async () => {
    const { webhooks } = await dataOf('/webhooks')
    return (await dataOf(`/webhooks/${webhooks.at(-1).id}/deliveries`)).deliveries.map(
      ({ eventKind }: { eventKind?: string }) => eventKind,
    )
  },
  'Backup and restore': async () => 'what `gantry restore` says is looked at',
}

t.test('each journey does the same by curl and by command', async (t) => {
  t.same(journeys.map(({ name }) => name).toSorted(), Object.keys(outcomes).toSorted())
  const found = new Map<string, unknown>()
  for (const { name, ways } of journeys) {
    for (const [way, block] of Object.entries(ways)) {
      const task = await taskFor(name)
      const { stdout, stderr } = await runBlock(block, task, way)
      t.notMatch(stdout, '"success":false', `${name} by ${way}: ${stderr}`)
      const outcome = await outcomes[name]?.(task)
      if (found.has(name)) t.same(outcome, found.get(name), name)
      found.set(name, outcome)
      if (name === 'Backup and restore') t.match(stdout, /restored/i)
      if (name === 'A result of CI') await gantry.call('DELETE', '/resources/report.xml')
    }
  }
  t.match(found.get('The loop of an agent'), ['in_review', ['The greeting is fixed.']])
  t.match(found.get('A second user'), ['Ada', 'developer'])
})

t.test('the page says how much each way is to write', async (t) => {
  const commandsIn = (block: string, way: string) => [...block.matchAll(new RegExp(`\\b${way} `, 'g'))].length
  for (const { name, ways } of journeys) {
    const shown = (value: (block: string, way: string) => number) =>
      ['curl', 'gantry'].map((way) => (ways[way] === undefined ? '–' : value(ways[way], way))).join(' | ')
    const row = `| ${name} | ${shown(commandsIn)} | ${shown((block) => block.trim().length)} |`
    t.ok(page.includes(`${row}\n`), row)
  }
})

async function dataOf(path: string) {
  return (await gantry.call('GET', path)).body.data
}

async function taskFor(name: string): Promise<string> {
  const tags = name === 'The loop of an agent' ? ['for-agents'] : []
  return (await gantry.call('POST', '/tasks', { body: { title: name, tags } })).body.data.id
}

let runs = 0

async function runBlock(block: string, task: string, way: string) {
  runs += 1
  const folder = makeFolder(t)
  writeFiles(folder, { 'report.xml': '<testsuite tests="1"/>' })
  const { environment } = cliOf(gantry, folder)
  const command = `gantry() { '${process.execPath}' '${main}' "$@"; }`
  const env = {
    PATH: process.env['PATH'] ?? '',
    ...environment,
    ...state,
    TASK: task,
    NAME: `ada-${way}-${runs}`,
    HOOK_URL: receiver.url,
    DATA: gantry.data,
    BACKUP: join(folder, 'backup'),
    RESTORED: join(folder, 'restored'),
  }
  return run('bash', ['--norc', '-e', '-o', 'pipefail', '-c', `${command}\n${block}`], { cwd: folder, env })
}
