/**
 * `node bench/quality.ts [REPOSITORY…]`: how many of the skills of these git repositories are imported, and with which
 * findings; how often the right skill, and the right one of the READMEs in node_modules, is the first hit, or among the
 * first three or five.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { pack } from 'tar-stream'
import { documentQuestions, furtherProjectQuestions, projectQuestions, skillQuestions } from './quality-questions.ts'
import { print, startServiceProcess } from './service.ts'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const repositories = process.argv.slice(2)
const service = await startServiceProcess({}, { config: {} })
try {
  if (repositories.length > 0) await measureSkills()
  await measureDocuments()
  await measureProject()
} finally {
  await service.stop()
}

async function measureSkills(): Promise<void> {
  const refused = new Map<string, number>()
  let tried = 0
  for (const repository of repositories)
    for (const folder of skillFoldersIn(repository)) {
      tried += 1
      const archive = git(repository, 'archive', '--format=tar.gz', `HEAD:${folder}`)
      const failure = await importFile('/skills/import', `${folder || 'skill'}.tar.gz`, archive)
      if (failure === undefined) continue
      refused.set(failure, (refused.get(failure) ?? 0) + 1)
      print(`not imported: ${folder}`, failure)
    }
  const skills: { name: string; findings: { rule: string }[] }[] = await all('/skills', 'skills')
  const rules = Map.groupBy(
    skills.flatMap(({ findings }) => findings),
    ({ rule }) => rule,
  )
  print('skills: tried, imported', `${tried}, ${skills.length}`)
  print('skills with findings', String(skills.filter(({ findings }) => findings.length > 0).length))
  for (const [rule, found] of rules) print(`findings: ${rule}`, String(found.length))
  const names = new Set(skills.map(({ name }) => name))
  const answerable = skillQuestions.filter(({ wanted }) => wanted.some((name) => names.has(name)))
  await measure('skills', answerable, async (query) => {
    const { matches } = await service.call('POST', '/skills/match', { query, limit: 5 })
    return matches.map(({ name }: { name: string }) => name)
  })
}

async function measureDocuments(): Promise<void> {
  const files = globSync(['*/README.md', '@*/*/README.md'], { cwd: modules })
  const archive = pack()
  for (const file of files) archive.entry({ name: file }, readFileSync(`${modules}/${file}`))
  archive.finalize()
  const failure = await importFile('/knowledge/import', 'modules.tar.gz', gzipSync(await buffer(archive)))
  if (failure !== undefined) throw new Error(failure)
  const entries: { id: string; source: { uri: string } }[] = await all('/knowledge', 'entries')
  const packages = new Map(entries.map(({ id, source }) => [id, dirname(source.uri)]))
  print('documents: found, imported', `${files.length}, ${entries.length}`)
  await measure('documents', documentQuestions, async (query) => {
    const { results } = await service.call('GET', `/knowledge/search?limit=5&mode=words&q=${encodeURIComponent(query)}`)
    return results.map(({ id }: { id: string }) => packages.get(id))
  })
}

/** The guides and decisions of this project, beside what SQLite itself finds. */
async function measureProject(): Promise<void> {
  const docs = fileURLToPath(new URL('../docs', import.meta.url))
  const files = globSync(['guides/*.md', 'decisions/[0-9]*.md'], { cwd: docs })
  const archive = pack()
  for (const file of files) archive.entry({ name: file }, readFileSync(`${docs}/${file}`))
  archive.finalize()
  const failure = await importFile('/knowledge/import', 'project.tar.gz', gzipSync(await buffer(archive)))
  if (failure !== undefined) throw new Error(failure)
  const nameOf = (file: string) => file.replace(/\.md$/, '')
  const byWords = async (query: string) => {
    const { results } = await service.call(
      'GET',
      `/knowledge/search?limit=5&mode=words&source=guides/,decisions/&q=${encodeURIComponent(query)}`,
    )
    return results.map(({ source }: { source: string }) => nameOf(source))
  }
  await measure('project', projectQuestions, byWords)
  await measure('project, further', furtherProjectQuestions, byWords)
  const table = new DatabaseSync(':memory:')
  table.exec("CREATE VIRTUAL TABLE texts USING fts5(file UNINDEXED, content, tokenize = 'porter unicode61')")
  for (const file of files)
    table.prepare('INSERT INTO texts VALUES (?, ?)').run(nameOf(file), readFileSync(`${docs}/${file}`, 'utf8'))
  const bySqlite = async (query: string) => {
    const words = [...query.matchAll(/\w+/g)].map(([word]) => `"${word}"`).join(' OR ')
    const found = table.prepare('SELECT file FROM texts WHERE texts MATCH ? ORDER BY rank LIMIT 5').all(words)
    return found.map(({ file }) => String(file))
  }
  await measure('project, by SQLite', projectQuestions, bySqlite)
  await measure('project, further, by SQLite', furtherProjectQuestions, bySqlite)
}

interface Question {
  readonly query: string
  readonly wanted: readonly string[]
}

async function measure(
  name: string,
  questions: readonly Question[],
  ask: (query: string) => Promise<string[]>,
): Promise<void> {
  const places: number[] = []
  for (const { query, wanted } of questions) {
    const found = await ask(query)
    const place = found.findIndex((each) => wanted.includes(each))
    if (place !== 0) print(`${name}: ${query}`, `wanted ${wanted[0]}, found ${found.join(', ')}`)
    places.push(place)
  }
  for (const first of [1, 3, 5])
    print(
      `${name}: among the first ${first}`,
      `${places.filter((place) => place >= 0 && place < first).length} of ${questions.length}`,
    )
}

function git(repository: string, ...args: string[]): Buffer {
  return execFileSync('git', ['-C', repository, ...args], { maxBuffer: 2 ** 30 })
}

function skillFoldersIn(repository: string): string[] {
  return git(repository, 'ls-tree', '-r', '-z', '--name-only', 'HEAD')
    .toString()
    .split('\0')
    .filter((path) => /(?:^|\/)SKILL\.md$/.test(path))
    .map((path) => path.slice(0, -'/SKILL.md'.length))
}

/** Gives why a file was not imported. */
async function importFile(path: string, name: string, bytes: Buffer): Promise<string | undefined> {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), name)
  const headers = { 'idempotency-key': createHash('sha256').update(name).update(bytes).digest('hex') }
  const response = await service.fetch(`/api/v1${path}`, { method: 'POST', body: form, headers })
  const { data, error }: any = await response.json()
  if (!response.ok) return `${error.code}: ${error.message}`
  for (;;) {
    const { job } = await service.call('GET', `/jobs/${data.job.id}`)
    if (job.state === 'succeeded') return undefined
    if (job.finishedAt !== undefined) return `${job.error.code}: ${job.error.message}`
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

/** All pages of a list. */
async function all(path: string, name: string): Promise<any[]> {
  const items: any[] = []
  for (let cursor = ''; ; ) {
    const page = await service.call('GET', `${path}?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`)
    items.push(...page[name])
    if (page.nextCursor === undefined) return items
    cursor = page.nextCursor
  }
}
