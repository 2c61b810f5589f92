import t from 'tap'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './support/folder.ts'
import { readUntil } from './support/wait.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = makeFolder(t)
const installed = install()

t.test('the package has what is needed and nothing else', async (t) => {
  const names = readdirSync(installed, { recursive: true }).map(String)
  const tops = new Set(names.map((name) => name.split('/')[0]))
  t.same([...tops].sort(), [
    'LICENSE',
    'README.md',
    'bin',
    'dist',
    'docs',
    'gantry.schema.json',
    'openapi.yaml',
    'package.json',
  ])
  const sources = names.filter((name) => /(?<!\.d)\.ts$|\.test\.|\btest\/|\bbench\/|docs\/decisions/.test(name))
  t.same(sources, [], 'no sources, tests, benches or decision notes')
})

t.test('the installed command starts the service, which serves its API and its documentation', async (t) => {
  const project = makeFolder(t)
  const child = spawn(process.execPath, [join(installed, 'bin/gantry.js'), '--project', project, '--port', '0'], {
    env: { PATH: process.env['PATH'], HOME: makeFolder(t), GANTRY_SANDBOX: 'none' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  await readUntil(
    async () => output,
    (printed) => /^Stop/m.test(printed),
    'the address of the service',
  )
  const origin = /Docs {5}(http\S+)\/docs/.exec(output)?.[1] ?? ''
  const headers = { authorization: `Bearer ${/gty_\w+/.exec(output)?.[0]}`, 'content-type': 'application/json' }
  const body = '{"title":"From the package"}'
  t.equal((await fetch(`${origin}/api/v1/tasks`, { method: 'POST', headers, body })).status, 201)
  const search = await fetch(`${origin}/api/v1/tasks?q=package`, { headers })
  t.match(await search.json(), { data: { tasks: [{ title: 'From the package' }] } }, 'the search has its worker')
  for (const path of [
    '/docs',
    '/docs/reference',
    '/docs/errors',
    '/openapi.yaml',
    '/openapi.json',
    '/gantry.schema.json',
  ])
    t.equal((await fetch(origin + path)).status, 200, path)
  for (const name of ['openapi.json', 'reference.js']) {
    const made = readFileSync(join(installed, 'dist/http/docs/made', name), 'utf8')
    t.ok((await (await fetch(`${origin}/docs/${name}`)).text()) === made, `${name} is what the build made`)
  }
  child.kill('SIGTERM')
  t.same(await once(child, 'close'), [0, null])
})

t.test('a service is started from code, and called by the client', async (t) => {
  const program = `
    import { start } from 'gantry'
    import { createClient } from 'gantry/client'
    const service = await start({ project: process.argv[2], port: 0, environment: { GANTRY_SANDBOX: 'none' } })
    const client = createClient({ baseUrl: service.url, token: service.firstToken })
    const { data } = await client.post('/tasks', { body: { title: 'From code' } })
    console.log(JSON.stringify(data))
    await service.stop()`
  writeFileSync(join(folder, 'program.mjs'), program)
  const child = spawn(process.execPath, ['program.mjs', makeFolder(t)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  t.equal(code, 0)
  t.match(output, /From code/)
})

t.test('the declarations of the package compile in a strict project', async (t) => {
  const program = `
    import { start } from 'gantry'
    import type { RunningService } from 'gantry'
    import { createClient } from 'gantry/client'
    const service: RunningService = await start({ port: 0 })
    export const client = createClient({ baseUrl: service.url, token: 'gty_a' })
    // @ts-expect-error A port is a number.
    await start({ port: '0' })`
  writeFileSync(join(folder, 'program.mts'), program)
  const options = [
    '--noEmit',
    '--strict',
    '--module',
    'nodenext',
    '--target',
    'es2024',
    '--types',
    'node',
    '--skipLibCheck',
  ]
  const compiler = join(root, 'node_modules/typescript-native/bin/tsc')
  const child = spawn(process.execPath, [compiler, ...options, 'program.mts'], { cwd: folder })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  t.equal(code, 0, output)
})

t.test('a Node.js that is too old gets one sentence, or the Node.js of the package node', async (t) => {
  const packaged = await runOldNode(join(installed, 'bin/gantry.js'))
  t.match(packaged, { code: 0, output: 'gantry 1.0.72\n' }, 'the package node is installed beside it')
  const alone = join(makeFolder(t), 'bin')
  mkdirSync(alone)
  writeFileSync(join(alone, 'gantry.js'), readFileSync(join(installed, 'bin/gantry.js')))
  writeFileSync(join(alone, 'package.json'), '{"type":"module"}')
  const refused = await runOldNode(join(alone, 'gantry.js'))
  t.match(refused, { code: 2, errors: /^Gantry needs Node\.js 24 or later, and this is 20\.19\.0\. [^\n]+\n$/ })
})

/** Runs the command by a Node.js that takes itself for an old one; a program that it starts does not. */
async function runOldNode(file: string): Promise<{ code: unknown; output: string; errors: string }> {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`
  const child = spawn(process.execPath, ['--import', pretend, file, '--version'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output, errors }
}

/** Unpacks the packed package beside the packages of the project, which an installation would put there. */
function install(): string {
  const npm = join(root, 'node_modules/.bin/npm')
  const packed = execFileSync(existsSync(npm) ? npm : 'npm', ['pack', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, 'gantry'), { recursive: true })
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', join(modules, 'gantry')])
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  return join(modules, 'gantry')
}
