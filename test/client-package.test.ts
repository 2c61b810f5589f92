/** `@gantry/client` as `npm run pack:client` makes it: without the repository, and in a page. */
import t from 'tap'
import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'esbuild'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { makeFolder, startGantry } from './support/gantry.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const run = promisify(execFile)
const folder = makeFolder(t)
const installed = install()
const gantry = await startGantry(t, {
  args: ['--trust'],
  files: { 'gantry.json': JSON.stringify({ scripts: { hello: 'echo hello' } }) },
})

const program = `import { GantryError, createClient } from '@gantry/client'
import type { Codes, GantryClient, Schemas } from '@gantry/client'

const baseUrl: string = (globalThis as any).process.env.GANTRY_URL
const gantry: GantryClient = createClient({ baseUrl, token: (globalThis as any).process.env.GANTRY_TOKEN })
const task: Schemas.Task = await gantry.tasks.create({ title: 'Packed' })
const titles: string[] = []
for await (const { title } of gantry.tasks.list({ state: ['open', 'blocked'] })) titles.push(title ?? '')
const { resource } = await gantry.files.upload({ file: new File(['packed'], 'packed.txt') }, { onProgress: () => {} })
const text = await (await gantry.files.get.bytes({ filename: resource.filename })).text()
const { state } = await gantry.run({ scriptName: 'hello' }).wait()
const { error } = await gantry.tasks.get({ id: 'task_none' }).outcome()
const code: Codes.GetTaskCode | undefined = error?.code
let event = ''
for await (const { kind } of gantry.events.stream({ after: 0, taskId: task.id })) {
  event = kind
  break
}
console.log(JSON.stringify({ titles, text, state, code, event, isError: error instanceof GantryError }))
`

t.test('the package has one module, its types and no dependency', async (t) => {
  const manifest = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'))
  t.match(manifest, { name: '@gantry/client', type: 'module', sideEffects: false, engines: { node: '>=20' } })
  t.notOk('dependencies' in manifest || 'peerDependencies' in manifest || 'scripts' in manifest)
  t.same(readdirSync(installed).toSorted(), ['LICENSE', 'README.md', 'index.js', 'package.json', 'types'])
  t.notMatch(readFileSync(join(installed, 'index.js'), 'utf8'), /^import |\bfrom ['"]|require\(/m)
})

t.test('a program compiles strictly without the types of Node.js, and does what it says', async (t) => {
  writeFileSync(join(folder, 'program.ts'), program)
  const options = ['--strict', '--exactOptionalPropertyTypes', '--noUncheckedIndexedAccess', '--types', '']
  const target = ['--target', 'es2022', '--module', 'nodenext', '--lib', 'es2023,dom,dom.iterable,dom.asynciterable']
  const compiler = join(root, 'node_modules/typescript-native/lib/tsc.js')
  const compiled = await run(process.execPath, [compiler, ...options, ...target, 'program.ts'], { cwd: folder }).catch(
    (error: { stdout: string }) => error,
  )
  t.equal(compiled.stdout, '')
  const { stdout } = await run(process.execPath, ['program.js'], {
    cwd: folder,
    env: { GANTRY_URL: gantry.origin, GANTRY_TOKEN: gantry.token },
  })
  t.same(JSON.parse(stdout), {
    titles: ['Packed'],
    text: 'packed',
    state: 'succeeded',
    code: 'task_not_found',
    event: 'task.created',
    isError: true,
  })
})

t.test('a page that uses ten operations loads at most 12 KB of it', async (t) => {
  writeFileSync(
    join(folder, 'page.js'),
    `import { createClient } from '@gantry/client'
const gantry = createClient({ baseUrl: location.origin })
const { tasks, plan, jobs, files, chats } = gantry
console.log(tasks.list, tasks.get, tasks.create, tasks.update, plan.run, jobs.follow, files.upload, files.set, chats.send, chats.follow)`,
  )
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'page.js')],
    ...{ bundle: true, minify: true, write: false, format: 'esm', platform: 'browser' },
  })
  const bytes = brotliCompressSync(outputFiles[0]?.contents ?? '').length
  t.comment(`${bytes} bytes compressed`)
  t.ok(bytes <= 12 * 1024)
})

t.test('a page of the service uses the client that the service serves', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)
  const page = await browser.newPage()
  await page.goto(`${gantry.origin}/docs`)
  const seen = await page.evaluate(async (token) => {
    const { createClient } = await import('/client/gantry-client.js' as string)
    const baseUrl = Reflect.get(globalThis, 'location').origin
    await createClient({ baseUrl }).login({ token })
    // The cookie stands for the token from here on.
    const gantry = createClient({ baseUrl })
    const { id } = await gantry.tasks.create({ title: 'From a page' })
    const progress: { sentBytes: number; totalBytes: number }[] = []
    const file = new File(['x'.repeat(200_000)], 'page.txt')
    const uploaded = await gantry.files.upload({ file, taskId: id }, { onProgress: (now: any) => progress.push(now) })
    const again = await gantry.files.upload({ file }, { onProgress: () => {} }).outcome()
    let event = ''
    for await (const { kind } of gantry.events.stream({ after: 0, taskId: id })) {
      event = kind
      break
    }
    const { sentBytes, totalBytes } = progress.at(-1) ?? { sentBytes: 0, totalBytes: 1 }
    return { size: uploaded.resource.size, code: again.error?.code, event, isWhole: sentBytes === totalBytes }
  }, gantry.token)
  t.same(seen, { size: 200_000, code: 'already_exists', event: 'task.created', isWhole: true })
})

/** Unpacks the packed package where a program finds it. */
function install(): string {
  const packed = execFileSync(process.execPath, [join(root, 'scripts/pack-client.ts'), '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const target = join(folder, 'node_modules/@gantry/client')
  mkdirSync(target, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', target])
  return target
}
