import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { EntryWatch } from '../../src/platform/files/entry-watch.ts'
import { makeFolder } from '../support/folder.ts'
import { waitUntil } from '../support/wait.ts'

t.test('new and changed entries are reported, also of a folder that did not exist before', async (t) => {
  const { root, renew, nextChange } = watchProject(t)
  t.ok(await renew())
  let change = nextChange()
  mkdirSync(join(root, 'mail'))
  await change()
  await renew()
  change = nextChange()
  writeFileSync(join(root, 'mail', 'one.eml'), 'one')
  await change()
  await renew()
  change = nextChange()
  writeFileSync(join(root, 'mail', 'one.eml'), 'another one')
  await change()
})

t.test('a folder that another one has replaced is watched again', async (t) => {
  const { root, renew, nextChange } = watchProject(t)
  mkdirSync(join(root, 'mail'))
  await renew()
  let change = nextChange()
  renameSync(join(root, 'mail'), join(root, 'former'))
  mkdirSync(join(root, 'mail'))
  await change()
  await renew()
  change = nextChange()
  writeFileSync(join(root, 'mail', 'one.eml'), 'one')
  await change()
})

t.test('other entries of the folder are not reported', async (t) => {
  const { root, renew, changes, nextChange } = watchProject(t)
  await renew()
  const change = nextChange()
  for (const name of ['build', 'mail.lock']) writeFileSync(join(root, name), '')
  mkdirSync(join(root, 'mail'))
  await change()
  // The system reports in order.
  t.equal(changes(), 1)
})

t.test('a missing project is not watched', async (t) => {
  const { root, renew } = watchProject(t)
  rmSync(root, { recursive: true })
  t.notOk(await renew())
})

function watchProject(t: Test) {
  const root = join(makeFolder(t), 'project')
  mkdirSync(root)
  let count = 0
  const watch = new EntryWatch(
    new Map<string, ReadonlySet<string> | undefined>([
      [root, new Set(['mail'])],
      [join(root, 'mail'), undefined],
    ]),
    () => void count++,
  )
  t.teardown(() => watch.close())
  return {
    root,
    renew: () => watch.renew(),
    changes: () => count,
    /** Waits for a change since now. */
    nextChange: () => {
      const before = count
      return () => waitUntil(() => count > before, 'a report')
    },
  }
}
