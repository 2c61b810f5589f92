/**
 * `node bench/client-editor.ts`: how long an editor takes with five clients, in one run: the first diagnostics of a
 * program of six lines, and the completion after one keystroke; then what a page loads of two of them. openapi-fetch
 * has the types of src/generated, which are shorter than those of the published document. Only ratios mean something
 * on another machine. `--rounds 5` is the number of editors started for each client.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { createClient } from '@hey-api/openapi-ts'
import { build } from 'esbuild'
import { generateSource } from 'oazapfts'
import { generateApi } from 'swagger-typescript-api'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const root = fileURLToPath(new URL('..', import.meta.url))
const input = join(root, 'src/generated/openapi.json')
const folder = mkdtempSync(join(tmpdir(), 'gantry-editor-'))

/** The same six lines for each client; `|` is where a member is completed after `.` is typed. */
const programs: Readonly<Record<string, string>> = {
  'gantry/client': `import { createClient } from '${join(root, 'src/client/client.ts')}'
const client = createClient({ baseUrl: 'http://localhost', token: 'x' })
const task = await client.tasks.create({ title: 'One', tags: ['a'] })
const page = await client.tasks.list({ tag: ['a'], limit: 10 })
const titles = page.tasks.map(({ title }) => title)
console.log(titles, task|)
`,
  'openapi-fetch': `import createClient from 'openapi-fetch'
import type { paths } from '${join(root, 'src/generated/types.ts')}'
const client = createClient<paths>({ baseUrl: 'http://localhost' })
const { data: task } = await client.POST('/tasks', { body: { title: 'One', tags: ['a'] } })
const { data: page } = await client.GET('/tasks', { params: { query: { tag: ['a'], limit: 10 } } })
console.log(page?.data.tasks.map(({ title }) => title), task?.data|)
`,
  'hey-api': `import { createTask, listTasks } from './generated/hey-api/index.ts'
const { data: task } = await createTask({ body: { title: 'One', tags: ['a'] } })
const { data: page } = await listTasks({ query: { tag: ['a'], limit: 10 } })
const titles = page?.data.tasks.map(({ title }) => title)
const found = task?.data
console.log(titles, found|)
`,
  'swagger-typescript-api': `import { Api } from './generated/swagger-typescript-api/api.ts'
const { api } = { api: new Api({ baseUrl: 'http://localhost' }) }
const task = await api.tasks.createTask({ title: 'One', tags: ['a'] })
const page = await api.tasks.listTasks({ tag: ['a'], limit: 10 })
const titles = page.data.data.tasks.map(({ title }) => title)
console.log(titles, task.data.data|)
`,
  oazapfts: `import { createTask, listTasks } from './generated/oazapfts.ts'
const task = await createTask({ title: 'One', tags: ['a'] })
const page = await listTasks({ tag: ['a'], limit: 10 })
const titles = page.status === 200 && 'data' in page.data ? page.data.data.tasks.map(({ title }) => title) : []
const found = task
console.log(titles, found|)
`,
}

/** What a page says that uses ten operations. */
const pages: Readonly<Record<string, string>> = {
  'gantry/client': `import { createClient } from '${join(root, 'src/client/client.ts')}'
const { tasks, plan, jobs, files, chats } = createClient({ baseUrl: location.origin })
const used = [tasks.list, tasks.get, tasks.create, tasks.update, plan.run, jobs.get]
console.log(used, files.upload, files.set, chats.send, chats.get)
`,
  'hey-api': `import { listTasks, getTask, createTask, updateTask, executePlan, getJob } from './generated/hey-api/index.ts'
import { uploadResource, putResource, sendChatMessage, getChat } from './generated/hey-api/index.ts'
console.log(listTasks, getTask, createTask, updateTask, executePlan, getJob)
console.log(uploadResource, putResource, sendChatMessage, getChat)
`,
}

interface Times {
  readonly diagnosticsMs: number
  readonly completionMs: number
  readonly entries: number
}

try {
  await generate()
  const all = new Map<string, Times[]>(Object.keys(programs).map((name) => [name, []]))
  // Clients take turns, so that a slow moment of the machine meets all of them.
  for (let round = 0; round < Number(values.rounds); round++)
    for (const [name, program] of Object.entries(programs)) all.get(name)?.push(await edit(name, program))
  print(all)
  for (const [name, text] of Object.entries(pages)) await weigh(name, text)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function generate(): Promise<void> {
  mkdirSync(join(folder, 'generated'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
  const compilerOptions = {
    ...{ target: 'es2024', module: 'nodenext', lib: ['esnext', 'dom', 'dom.iterable', 'dom.asynciterable'], types: [] },
    ...{ strict: true, skipLibCheck: true, noEmit: true, allowImportingTsExtensions: true },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [] }))
  const generated = join(folder, 'generated')
  writeFileSync(join(generated, 'oazapfts.ts'), await generateSource(input))
  await createClient({
    input,
    output: { path: join(generated, 'hey-api'), module: { extension: '.ts' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  await generateApi({
    ...{ input, output: join(generated, 'swagger-typescript-api'), fileName: 'api.ts' },
    ...{ silent: true, httpClientType: 'fetch', generateUnionEnums: true },
  })
}

/** Opens the program in an editor of its own, waits for its diagnostics, types one dot and waits for the completion. */
async function edit(name: string, program: string): Promise<Times> {
  const [before = '', after = ''] = program.split('|')
  const file = join(folder, `${name.replace('/', '-')}.ts`)
  writeFileSync(file, before + after)
  writeFileSync(
    join(folder, 'tsconfig.json'),
    readFileSync(join(folder, 'tsconfig.json'), 'utf8').replace(/"files":\[.*\]/, `"files":["${file}"]`),
  )
  const editor = startEditor()
  try {
    const start = performance.now()
    editor.send('open', { file, fileContent: before + after, projectRootPath: folder })
    editor.send('geterr', { files: [file], delay: 0 })
    const found = await editor.event('semanticDiag')
    const mistakes = found['diagnostics'] as { text: string }[]
    if (mistakes.length > 0) throw new Error(`${name}: ${mistakes.map(({ text }) => text).join(' ')}`)
    const diagnosticsMs = performance.now() - start
    const line = before.split('\n').length
    const offset = before.length - before.lastIndexOf('\n')
    editor.send('change', { file, line, offset, endLine: line, endOffset: offset, insertString: '.' })
    const typed = performance.now()
    editor.send('completionInfo', { file, line, offset: offset + 1, triggerCharacter: '.' })
    const completion = await editor.answer('completionInfo')
    const entries = (completion['entries'] as unknown[] | undefined)?.length ?? 0
    return { diagnosticsMs, completionMs: performance.now() - typed, entries }
  } finally {
    editor.stop()
  }
}

type Body = Readonly<Record<string, unknown>>

function startEditor() {
  const child = spawn(
    process.execPath,
    [join(root, 'node_modules/typescript/lib/tsserver.js'), '--disableAutomaticTypingAcquisition'],
    {
      cwd: folder,
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  )
  const waiting = new Map<string, (body: Body) => void>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return
    const message = JSON.parse(line) as { event?: string; command?: string; body?: Body }
    const name = message.event ?? message.command ?? ''
    waiting.get(name)?.(message.body ?? {})
    waiting.delete(name)
  })
  const next = (name: string) => new Promise<Body>((resolve) => waiting.set(name, resolve))
  let count = 0
  return {
    send: (command: string, args: object) =>
      child.stdin.write(`${JSON.stringify({ seq: ++count, type: 'request', command, arguments: args })}\n`),
    event: next,
    answer: next,
    stop: () => child.kill('SIGKILL'),
  }
}

function print(all: ReadonlyMap<string, readonly Times[]>): void {
  const medianOf = (times: readonly Times[], of: (one: Times) => number) =>
    times.map(of).toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
  const base = all.get('openapi-fetch') ?? []
  console.log(
    '| Client | First diagnostics, of openapi-fetch | Completion, of openapi-fetch | ms | members |\n|---|---|---|---|---|',
  )
  for (const [name, times] of all) {
    const [first, completion] = [
      medianOf(times, (one) => one.diagnosticsMs),
      medianOf(times, (one) => one.completionMs),
    ]
    const ratios = [
      first / medianOf(base, (one) => one.diagnosticsMs),
      completion / medianOf(base, (one) => one.completionMs),
    ].map((ratio) => ratio.toFixed(2))
    console.log(
      `| ${name} | ${ratios.join(' | ')} | ${Math.round(first)}, ${Math.round(completion)} | ${times[0]?.entries} |`,
    )
  }
}

async function weigh(name: string, text: string): Promise<void> {
  const file = join(folder, `page-${name.replace('/', '-')}.ts`)
  writeFileSync(file, text)
  const { outputFiles } = await build({
    entryPoints: [file],
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
  })
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length
  console.log(`${name}: a page with ten operations loads ${bytes} bytes compressed`)
}
