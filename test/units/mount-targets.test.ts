import { fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { makeTarget } from '../../src/platform/sandbox/mount-targets.ts'
import { makeFolder } from '../support/folder.ts'

const swapper = fileURLToPath(new URL('../support/folder-swapper.ts', import.meta.url))
const skip = process.platform !== 'linux' && 'a sandbox needs Linux'

/** A folder to which a program writes, and one that is none of its business. */
function makePlaces(t: Test) {
  const [folder, elsewhere, left] = [makeFolder(t), makeFolder(t), makeFolder(t)]
  mkdirSync(join(elsewhere, 'x'))
  writeFileSync(join(elsewhere, 'x', 'kept'), '')
  let count = 0
  return { folder, elsewhere, left, aside: () => join(left, String(count++)) }
}

t.test('what is missing of a target is made, and what is in its place is replaced', { skip }, (t) => {
  const { folder, elsewhere, left, aside } = makePlaces(t)
  symlinkSync(elsewhere, join(folder, 'a'))
  makeTarget(folder, { path: 'a/x', isFolder: false }, aside)
  t.ok(lstatSync(join(folder, 'a')).isDirectory())
  t.ok(lstatSync(join(folder, 'a/x')).isFile())
  makeTarget(folder, { path: 'a/x/y', isFolder: true }, aside)
  t.ok(lstatSync(join(folder, 'a/x/y')).isDirectory())
  makeTarget(folder, { path: 'a/x', isFolder: false }, aside)
  t.ok(lstatSync(join(folder, 'a/x')).isFile())
  t.same(readdirSync(join(left, '0')), ['y'], 'a folder is moved away as it is')
  t.ok(existsSync(join(elsewhere, 'x/kept')))
  t.end()
})

t.test('a program that exchanges a folder and a link leads no target elsewhere', { skip }, async (t) => {
  const { folder, elsewhere, aside } = makePlaces(t)
  mkdirSync(join(folder, 'a'))
  const program = fork(swapper, [folder, elsewhere])
  t.teardown(() => program.kill('SIGKILL'))
  await once(program, 'message')
  for (let tries = 0; tries < 5_000; tries++) {
    try {
      makeTarget(folder, { path: 'a/x', isFolder: false }, aside)
      makeTarget(folder, { path: 'a/new', isFolder: true }, aside)
    } catch {
      // The program was in between: the start fails.
    }
  }
  t.same(readdirSync(elsewhere), ['x'])
  t.same(readdirSync(join(elsewhere, 'x')), ['kept'])
})
