import t from 'tap'
import type { Test } from 'tap'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { copyProject } from './support/project-copy.ts'
import { packageVersion } from './support/version.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const { folder } = copyProject(t)
cpSync(join(root, 'bin'), join(folder, 'bin'), { recursive: true })
const source = join(folder, 'src/commands/help.ts')
const unchanged = readFileSync(source, 'utf8')

t.test('a clone without a build runs its sources', async (t) => {
  t.equal(await ranProgram(t), 'src/main.ts')
})

t.test('npm ci builds once what a clone then runs', async (t) => {
  // Two at once: each builds, and one of the builds stays.
  const both = await Promise.all([prepare(), prepare()])
  t.same(both, [
    { code: 0, errors: '' },
    { code: 0, errors: '' },
  ])
  t.same(
    readdirSync(folder).filter((name) => name.startsWith('dist')),
    ['dist'],
  )
  const { ino } = statSync(join(folder, 'dist'))
  t.same(await Promise.all([ranProgram(t), ranProgram(t)]), ['dist/main.js', 'dist/main.js'], 'two starts at once')
  t.same(await prepare(), { code: 0, errors: '' })
  t.equal(statSync(join(folder, 'dist')).ino, ino, 'the build that is there is that of the sources')
})

t.test('a clone runs its sources from the first edit on, and the build again when the edit is undone', async (t) => {
  writeFileSync(source, `${unchanged}\n`)
  t.equal(await ranProgram(t), 'src/main.ts')
  writeFileSync(source, unchanged)
  t.equal(await ranProgram(t), 'dist/main.js')
  t.equal(await ranProgram(t, { GANTRY_CHECK_ANSWERS: '0' }), 'src/main.ts', 'the build has no check of answers')
})

t.test('the record of a build has its sources, files, settings, packages and programs', async (t) => {
  const record = Object.keys(JSON.parse(readFileSync(join(folder, 'dist/build.json'), 'utf8')) as object)
  for (const path of [
    'node_modules/.package-lock.json',
    'node_modules/zod/package.json',
    'package.json',
    'scripts/build-programs.ts',
    'src/generated/request-validators.js',
    'src/http/docs/landing.html',
    'src/stores/sqlite/search-worker.ts',
    'dist/stores/sqlite/search-worker.js',
  ])
    t.ok(
      record.some((name) => name === path || name.endsWith(`/${path}`)),
      path,
    )
})

t.test('where nothing can be built, npm ci succeeds and says that the sources run', async (t) => {
  const sentence = /^dist was not built, so that npm start runs the sources, which takes longer: .+\n$/m
  rmSync(join(folder, 'dist'), { recursive: true })
  const old = `data:text/javascript,Object.defineProperty(process,'versions',{value:{...process.versions,node:'20.19.0'}})`
  const older = await prepare(['--import', old])
  t.equal(older.code, 0)
  t.match(older.errors, sentence)
  writeFileSync(source, `${unchanged}\n}`)
  const broken = await prepare()
  t.equal(broken.code, 0)
  t.match(broken.errors, sentence)
  writeFileSync(source, unchanged)
  t.same(
    readdirSync(folder).filter((name) => name.startsWith('dist')),
    [],
    'nothing is left',
  )
  t.equal(await ranProgram(t), 'src/main.ts')
})

t.test('a clone without its packages says what to run', async (t) => {
  const modules = join(folder, 'node_modules')
  const target = readlinkSync(modules)
  unlinkSync(modules)
  const child = spawn(process.execPath, ['bin/gantry.js'], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  t.equal(code, 2)
  t.match(errors, /^The packages of this clone are not installed\. Run npm ci in \S+ first\.\n$/)
  symlinkSync(target, modules)
})

/** What `npm ci` runs in a clone. */
async function prepare(options: readonly string[] = []): Promise<{ code: unknown; errors: string }> {
  const child = spawn(process.execPath, [...options, 'scripts/prepare.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [errors, [code]] = await Promise.all([text(child.stderr), once(child, 'close')])
  return { code, errors }
}

/** Runs the command of the clone, and gives the program that it loaded. */
async function ranProgram(t: Test, environment: NodeJS.ProcessEnv = {}): Promise<string> {
  const hook = `import { registerHooks } from 'node:module'
    registerHooks({ load: (url, context, next) => (/\\/main\\.[jt]s$/.test(url) && console.log(url), next(url, context)) })`
  const child = spawn(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(hook)}`, 'bin/gantry.js', '--version'],
    { cwd: folder, env: { ...process.env, ...environment }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'close')])
  t.equal(code, 0)
  const [url = '', version] = output.trim().split('\n')
  t.equal(version, `gantry ${packageVersion}`)
  return url.slice(url.lastIndexOf('/', url.lastIndexOf('/') - 1) + 1)
}
