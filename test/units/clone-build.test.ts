import t from 'tap'
import type { Test } from 'tap'
import { readFileSync, renameSync, rmSync, statSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAnyChangedSince, isCurrent, recordBuild } from '../../scripts/clone-build.js'
import { makeFolder, writeFiles } from '../support/folder.ts'

/** Long after the files of the test were written, so that their times count. */
const later = Date.now() + 3_600_000

/** In whole seconds, so that it can be set again. */
const modifiedAt = new Date('2026-01-01T00:00:00Z')

t.test('a build is current while nothing that it read or wrote has changed', async (t) => {
  const root = makeBuild(t)
  t.ok(isCurrent(root), 'right after the build')
  t.ok(isCurrent(root, later), 'later')
  t.ok(isCurrent(root, later), 'by the times that were recorded meanwhile')
})

t.test('an edit that keeps size and modification time makes a build stale, until it is undone', async (t) => {
  for (const path of ['src/one.ts', 'node_modules/other/index.js', 'package.json', 'dist/main.js']) {
    const root = makeBuild(t)
    t.ok(isCurrent(root, later))
    const file = join(root, path)
    const before = readFileSync(file, 'utf8')
    awaitTick(root)
    writeFileSync(file, before.replace('1', '2'))
    utimesSync(file, modifiedAt, modifiedAt)
    t.equal(statSync(file).size, before.length)
    t.notOk(isCurrent(root, later), path)
    writeFileSync(file, before)
    t.ok(isCurrent(root, later), `${path} as it was`)
  }
})

t.test('the times of files that were just written are not trusted, because an edit may leave them', async (t) => {
  const root = makeBuild(t)
  const record = JSON.parse(readFileSync(join(root, 'dist/build.json'), 'utf8')) as Record<string, [string, string]>
  t.same(
    Object.values(record).filter(([status]) => status !== ''),
    [],
  )
  writeFileSync(join(root, 'src/one.ts'), 'export const one = 2')
  t.notOk(isCurrent(root))
})

t.test('another file under the same name makes a build stale, the same one elsewhere does not', async (t) => {
  const root = makeBuild(t)
  t.ok(isCurrent(root, later))
  writeFileSync(join(root, 'src/new.ts'), 'export const one = 3')
  renameSync(join(root, 'src/new.ts'), join(root, 'src/one.ts'))
  t.notOk(isCurrent(root, later))
  writeFileSync(join(root, 'src/new.ts'), 'export const one = 1')
  renameSync(join(root, 'src/new.ts'), join(root, 'src/one.ts'))
  t.ok(isCurrent(root, later), 'the contents are those of the build')
})

t.test('a new file beside copied ones makes a build stale, a new source that nothing imports does not', async (t) => {
  const root = makeBuild(t)
  writeFileSync(join(root, 'src/migrations/new.ts'), '')
  t.ok(isCurrent(root, later))
  awaitTick(root)
  writeFileSync(join(root, 'src/migrations/0002.sql'), 'SELECT 2')
  t.notOk(isCurrent(root, later))
})

t.test('a build that is incomplete, cut or absent is not current', async (t) => {
  const harms: readonly ((root: string) => void)[] = [
    (root) => rmSync(join(root, 'dist'), { recursive: true }),
    (root) => rmSync(join(root, 'dist/build.json')),
    (root) => truncateSync(join(root, 'dist/build.json'), 20),
    (root) => writeFileSync(join(root, 'dist/build.json'), ''),
    (root) => rmSync(join(root, 'dist/chunk.js')),
    (root) => truncateSync(join(root, 'dist/chunk.js'), 0),
    (root) => rmSync(join(root, 'src/one.ts')),
    (root) => rmSync(join(root, 'node_modules'), { recursive: true }),
    (root) => {
      rmSync(join(root, 'src/one.ts'))
      writeFiles(root, { 'src/one.ts/in-a-folder': '' })
    },
  ]
  for (const harm of harms) {
    const root = makeBuild(t)
    t.ok(isCurrent(root, later))
    harm(root)
    t.notOk(isCurrent(root, later), String(harm))
  }
})

t.test('a file that changes during a build is found', async (t) => {
  const root = makeBuild(t)
  const startedNs = statSync(join(root, 'src/one.ts'), { bigint: true }).ctimeNs
  t.ok(isAnyChangedSince(root, ['src/one.ts'], startedNs), 'in the tick of the start')
  t.notOk(isAnyChangedSince(root, ['src/one.ts'], startedNs + 1n))
  t.ok(isAnyChangedSince(root, ['src/one.ts', 'src/removed.ts'], startedNs + 1n), 'one that was removed')
})

/** A clone of two sources with its build. */
function makeBuild(t: Test): string {
  const root = `${makeFolder(t)}/`
  writeFiles(root, {
    'package.json': '{"version":"1.0.0"}',
    'src/one.ts': 'export const one = 1',
    'src/migrations/0001.sql': 'SELECT 1',
    'node_modules/other/index.js': 'export default 1',
    'dist/main.js': "import './chunk.js' // 1",
    'dist/chunk.js': 'export const one = 1',
  })
  for (const path of ['package.json', 'src/one.ts', 'node_modules/other/index.js', 'dist/main.js'])
    utimesSync(join(root, path), modifiedAt, modifiedAt)
  const inputs = [
    'package.json',
    'src/one.ts',
    'src/migrations',
    'src/migrations/0001.sql',
    'node_modules/other/index.js',
  ]
  recordBuild(root, `${root}dist`, inputs)
  return root
}

/** Returns when the clock of the file system has moved, which counts in milliseconds on some. */
function awaitTick(root: string): void {
  const file = join(root, 'tick')
  const written = () => {
    writeFileSync(file, '')
    return statSync(file, { bigint: true }).ctimeNs
  }
  const first = written()
  while (written() === first);
}
