import t from 'tap'
import type { Test } from 'tap'
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync, mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { testRestarts } from './support/cli-restarts.ts'
import { makeFolder } from './support/folder.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { runGuides, runReadme, whyNoGuides } from './support/guides.ts'
import { walkPrograms } from './support/package-programs.ts'
import { sbomOf } from '../scripts/sbom.ts'
import { pdfOf } from './support/pdf.ts'
import { bomb } from './support/pictures.ts'
import { readUntil } from './support/wait.ts'
import { packageVersion } from './support/version.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = makeFolder(t)
const installed = install()

t.test('the package has what is needed and nothing else', async (t) => {
  const names = readdirSync(installed, { recursive: true }).map(String)
  const tops = new Set(names.map((name) => name.split('/')[0]))
  t.same([...tops].sort(), [
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'bench',
    'bin',
    'dist',
    'docs',
    'examples',
    'gantry.schema.json',
    'node_modules',
    'openapi.yaml',
    'package.json',
  ])
  const own = names.filter((name) => !name.startsWith('node_modules'))
  const packages = names.filter((name) => name.startsWith('node_modules/') && !name.startsWith('node_modules/node-pty'))
  t.same(packages, [], 'it contains one package')
  t.same(
    names.filter((name) => /win32|winpty|\.exe$|\.dll$/.test(name) && !name.endsWith('.cc') && !name.endsWith('.h')),
    [],
    'nothing for Windows',
  )
  const sources = own.filter((name) => /(?<!\.d)\.ts$|\.test\.|\btest\//.test(name))
  t.same(sources, [], 'no sources and no tests')
})

t.test('there is one way to make it: npm pack in a clone is refused', (t) => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run'], { cwd: root, encoding: 'utf8' })
  t.not(status, 0)
  t.match(stderr, 'The package is made by npm run pack')
  t.end()
})

t.test('the package lists its components, each with its version, licence and hash', async (t) => {
  const sbom = readFileSync(join(installed, 'dist/sbom.cdx.json'), 'utf8')
  const { bomFormat, metadata, components } = JSON.parse(sbom) as Sbom
  t.equal(bomFormat, 'CycloneDX')
  t.match(metadata.component, { name: 'gantry', version: packageVersion })
  const named = new Set(components.map(({ name, version }) => `${name}@${version}`))
  // What the package asks for, and what a bundle took from node_modules, by the list of its licences.
  const needed = [...neededBy(installed)].map((path) => path.slice(path.lastIndexOf('node_modules/') + 13))
  const licences = readFileSync(join(installed, 'dist/LICENSES.txt'), 'utf8')
  const bundled = Array.from(
    licences.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) (\d+\.\d+\.\d+\S*) \([^()\n]+\)$/gm),
    ([, name, version]) => `${name}@${version}`,
  )
  t.ok(needed.length > 30 && bundled.length > 50, `${needed.length} needed, ${bundled.length} bundled`)
  const names = new Set(components.map(({ name }) => name))
  t.same(
    needed.filter((name) => !names.has(name) && !/types/.test(name)),
    [],
  )
  t.same(
    bundled.filter((one) => !named.has(one)),
    [],
  )
  const incomplete = components.filter(({ hashes = [], licenses = [] }) => hashes.length === 0 || licenses.length === 0)
  // Four old packages name no licence in the field for it.
  t.ok(
    incomplete.every(({ name, hashes = [] }) => hashes.length > 0 && /^sasl/.test(name)),
    JSON.stringify(incomplete),
  )
  t.ok(sbom === sbomOf(root, bundled), 'it is the same each time')
})

t.test('the installed command starts the service, which serves its API and its documentation', async (t) => {
  const { child, origin, token } = await startInstalled(t, { GANTRY_SANDBOX: 'none' })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
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
    '/client/gantry-client.js',
    '/docs/xterm.js',
    '/docs/xterm-fit.js',
    '/docs/xterm.css',
  ])
    t.equal((await fetch(origin + path)).status, 200, path)
  for (const name of ['openapi.json', 'reference.js']) {
    const made = readFileSync(join(installed, 'dist/http/docs/made', name), 'utf8')
    t.ok((await (await fetch(`${origin}/docs/${name}`)).text()) === made, `${name} is what the build made`)
  }
  const login = await fetch(`${origin}/api/v1/identity/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ token }),
  })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const page = await (await fetch(`${origin}/tasks`, { headers: { cookie } })).text()
  const files = [...page.matchAll(/"(\/console\/[\w.-]+)"/g)].map(([, path = '']) => path)
  t.ok(files.length > 2, 'the console is in it')
  for (const path of files) t.equal((await fetch(origin + path)).status, 200, path)
  t.match(callWithServedClient(t, origin, token), /^\[\s*'From the package'\s*\]$/, 'the client that it serves')
  child.kill('SIGTERM')
  t.same(await once(child, 'close'), [0, null])
})

t.test('README and every guide work with the package', { skip: await whyNoGuides() }, async (t) => {
  await t.test('README.md', (t) => runReadme(t, installed))
  const service = await startInstalled(t, { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1', GANTRY_RATE_LIMIT: 'off' })
  await runGuides(t, { ...service, packageFolder: installed })
})

t.test('programs that stay are those of the package, on a terminal and in a pipe', (t) => walkPrograms(t, installed))

t.test('they go on after the service of the package was killed and started again', (t) =>
  testRestarts(t, join(installed, 'bin/gantry.js')),
)

t.test('each link of a page of the package leads to a file that is in it', async (t) => {
  const pages = globSync('**/*.md', { cwd: installed, exclude: (name) => name === 'node_modules' })
  t.ok(pages.length > 30, `${pages.length} pages`)
  const lost = pages.flatMap((page) => {
    const text = readFileSync(join(installed, page), 'utf8').replaceAll(/^```[^]*?^```/gm, '')
    const links = [...text.matchAll(/\]\(([^()\s]+)\)/g)].map(([, link = '']) => link.replace(/#.*$/, ''))
    return links
      .filter((link) => link !== '' && !/^[a-z]+:|^\//.test(link) && !existsSync(join(installed, dirname(page), link)))
      .map((link) => `${page}: ${link}`)
  })
  t.same(lost, [])
})

t.test('what only some calls load is in the package', async (t) => {
  const { origin, token } = await startInstalled(t, {})
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && !isForm && { 'content-type': 'application/json' }) },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    })
    t.ok(response.ok, `${method} ${path}: ${response.status}`)
    return response
  }
  const send = async (path: string, name: string, bytes: Uint8Array) => {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name))
    const { data } = (await (await call('POST', path, form)).json()) as { data: { job?: { id: string } } }
    if (data.job) t.match(await (await call('GET', `/jobs/${data.job.id}/events`)).text(), '"succeeded"', name)
  }
  await send('/knowledge/import', 'manual.pdf', pdfOf(['The wombat opens the gate.']))
  await send('/knowledge/import', 'page.html', Buffer.from('<h1>Gates</h1><p>The quokka closes it.'))
  for (const word of ['wombat', 'quokka'])
    t.match(await (await call('GET', `/knowledge/search?q=${word}`)).text(), word)
  await call('POST', '/skills', { name: 'notes', description: 'Writes notes.', content: 'Write.' })
  const archive = Buffer.from(await (await call('GET', '/skills/notes/archive')).arrayBuffer())
  await call('DELETE', '/skills/notes')
  await send('/skills/import', 'notes.tar.gz', archive)
  t.match(await (await call('GET', '/skills/notes')).text(), 'Writes notes.')
  await send('/resources', 'picture.png', bomb())
  t.equal((await (await call('GET', '/resources/picture.png?download=true')).arrayBuffer()).byteLength, bomb().length)
})

t.test('without git on the machine, commits are read and pushed', async (t) => {
  const { project, git, remoteRefs } = await makeGitProject(t)
  const oid = await git('rev-parse', 'main')
  const environment = { PATH: '/nowhere', GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' }
  const { origin, token } = await startInstalled(t, environment, project)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const listed = await fetch(`${origin}/api/v1/git/commits`, { headers })
  t.match(await listed.json(), { data: { commits: [{ oid }] } })
  const pushed = await fetch(`${origin}/api/v1/git/push`, { method: 'POST', headers, body: '{}' })
  t.same(await pushed.json(), { success: true, data: {} })
  t.same(await remoteRefs(), { 'refs/heads/main': oid })
})

t.test('a service is started from code, and called by the client', async (t) => {
  const program = `
    import { start } from 'gantry'
    import { createClient } from 'gantry/client'
    const service = await start({ project: process.argv[2], port: 0, environment: { GANTRY_SANDBOX: 'none' } })
    const client = createClient({ baseUrl: service.url, token: service.firstToken })
    console.log(JSON.stringify(await client.tasks.create({ title: 'From code' })))
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

t.test('a start loads nothing that only some calls need', async (t) => {
  const program = `
    import { registerHooks } from 'node:module'
    const files = []
    registerHooks({ load: (url, context, next) => (files.push(url), next(url, context)) })
    const { start } = await import('gantry')
    const service = await start({ project: process.argv[2], port: 0, environment: { GANTRY_SANDBOX: 'none' } })
    console.log(JSON.stringify([...process.moduleLoadList, ...files]))
    await service.stop()`
  writeFileSync(join(folder, 'loads.mjs'), program)
  const child = spawn(process.execPath, ['loads.mjs', makeFolder(t)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  t.equal(code, 0)
  const loaded = JSON.parse(output) as string[]
  t.ok(loaded.includes('NativeModule http'), 'what is loaded is seen')
  const late = /undici|^NativeModule (?:http2|https|tls)$|node_modules\/(?:@fastify|fastify|yaml|pino)\//
  t.same(
    loaded.filter((name) => late.test(name)),
    [],
  )
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
  symlinkSync(join(root, 'node_modules/node'), join(folder, 'node_modules/node'))
  const packaged = await runOldNode(join(installed, 'bin/gantry.js'))
  t.match(packaged, { code: 0, output: `gantry ${packageVersion}\n` }, 'the package node is installed beside it')
  const alone = join(makeFolder(t), 'bin')
  mkdirSync(alone)
  writeFileSync(join(alone, 'gantry.js'), readFileSync(join(installed, 'bin/gantry.js')))
  writeFileSync(join(alone, 'package.json'), '{"type":"module"}')
  const refused = await runOldNode(join(alone, 'gantry.js'))
  t.match(refused, { code: 2, errors: /^Gantry needs Node\.js 24 or later, and this is 20\.19\.0\. [^\n]+\n$/ })
})

/** Starts the installed command for a project of its own. */
async function startInstalled(t: Test, environment: Readonly<Record<string, string>>, project = makeFolder(t)) {
  const child = spawn(process.execPath, [join(installed, 'bin/gantry.js'), '--project', project, '--port', '0'], {
    env: { PATH: process.env['PATH'], HOME: makeFolder(t), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  t.teardown(() => child.kill('SIGKILL'))
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    output += part
  })
  await readUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`The service ended with ${child.exitCode}.`)
      return output
    },
    (printed) => /^Stop/m.test(printed),
    'the address of the service',
  )
  const origin = /Docs {5}(http\S+)\/docs/.exec(output)?.[1] ?? ''
  return { child, project, origin, token: /gty_\w+/.exec(output)?.[0] ?? '' }
}

/** Runs the command by a Node.js that takes itself for an old one; a program that it starts does not. */
async function runOldNode(file: string): Promise<{ code: unknown; output: string; errors: string }> {
  const pretend = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`
  const child = spawn(process.execPath, ['--import', pretend, file, '--version'], { stdio: ['ignore', 'pipe', 'pipe'] })
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output, errors }
}

/** Unpacks the packed package beside the packages that its package.json asks for, and no others. */
function install(): string {
  const packed = execFileSync('npm', ['run', '-s', 'pack', '--', '--pack-destination', folder], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, 'gantry'), { recursive: true })
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
  execFileSync('tar', ['-xzf', archive, '--strip-components=1', '-C', join(modules, 'gantry')])
  for (const path of neededBy(join(modules, 'gantry'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    symlinkSync(join(root, path), join(folder, path))
  }
  return join(modules, 'gantry')
}

/** Where the lock file has the packages that a package needs, and those that they need. */
function neededBy(installedAt: string): ReadonlySet<string> {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Locked }
  const { dependencies } = JSON.parse(readFileSync(join(installedAt, 'package.json'), 'utf8')) as NonNullable<
    Locked[string]
  >
  // Types are installed by those who compile.
  const found = new Set(Object.keys({ ...dependencies, '@types/node': '' }).map((name) => `node_modules/${name}`))
  for (const path of found) {
    const { dependencies: own, optionalDependencies: optional } = packages[path] ?? {}
    for (const name of Object.keys({ ...own, ...optional })) {
      const nested = `${path}/node_modules/${name}`
      // A nested one comes with the package that it is nested in.
      if (!(nested in packages) && existsSync(join(root, 'node_modules', name))) found.add(`node_modules/${name}`)
    }
  }
  return found
}

interface Sbom {
  readonly bomFormat: string
  readonly metadata: { readonly component: object }
  readonly components: readonly { name: string; version: string; hashes?: object[]; licenses?: object[] }[]
}

type Locked = Record<
  string,
  { dependencies?: Record<string, string>; optionalDependencies?: Record<string, string> } | undefined
>

/** Installs the client from the service and lists the tasks with it. */
function callWithServedClient(t: Test, origin: string, token: string): string {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const place = { cwd: folder, encoding: 'utf8' } as const
  execFileSync('npm', ['install', '--no-audit', '--no-fund', `${origin}/client/gantry-client.tgz`], place)
  const program = `import { createClient } from '@gantry/client'
    const gantry = createClient({ baseUrl: '${origin}', token: '${token}' })
    console.log((await gantry.tasks.list().all()).map(({ title }) => title))`
  writeFileSync(join(folder, 'program.js'), program)
  return execFileSync(process.execPath, ['program.js'], place).trim()
}
