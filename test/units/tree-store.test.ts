import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { treeGit } from '../../src/runner/trees/tree-git.ts'
import { TreeStore } from '../../src/runner/trees/tree-store.ts'
import type { TreeLimits } from '../../src/runner/trees/tree-store.ts'
import { makeFolder, writeFiles } from '../support/folder.ts'
import { makeGitProject } from '../support/git-repositories.ts'

const project = await makeGitProject(t)
const first = await project.git('rev-parse', 'HEAD')
const second = await project.commit('more.txt', 'more')

t.test('a tree is laid, changed, collected and settled', async (t) => {
  const { store, send, files } = house(t)
  await send('a', first)
  t.equal(readFileSync(files('a', 'read.me'), 'utf8'), 'first')
  t.same(await store.collect('a'), { base: first, bytes: 0 })
  writeFiles(files('a'), { 'new.txt': 'new', 'read.me': 'FIRST', '.gitignore': 'cache\n', cache: 'x' })
  const collected = await store.collect('a')
  const { commit = '', bytes = 0 } = collected ?? {}
  t.equal((await store.read('a', 0)).length, bytes)
  t.equal((await store.read('a', bytes)).length, 0)
  await t.rejects(send('a', second), { code: 'TREE_CHANGED' }, 'nothing that was not collected is replaced')
  await store.settle('a', commit)
  t.same(await store.collect('a'), { base: commit, bytes: 0 })
  await send('a', second)
  t.equal(readFileSync(files('a', 'more.txt'), 'utf8'), 'more')
  t.equal(readFileSync(files('a', 'read.me'), 'utf8'), 'first')
  t.ok(existsSync(files('a', 'cache')), 'what git ignores stays')
  t.notOk(existsSync(files('a', 'new.txt')))
  t.ok((await store.commits()).includes(second))
})

t.test('programs cannot lead git out of a tree, or make it run something', async (t) => {
  const { store, send, files } = house(t)
  await send('a', first)
  const outside = makeFolder(t)
  writeFiles(files('a'), {
    '.git/config': '[core]\n\tfsmonitor = touch ran\n\thooksPath = hooks\n[alias]\n\tadd = !touch ran\n',
  })
  writeFiles(files('a'), {
    '.gitattributes': '* filter=evil\n',
    '.gitmodules': '[submodule "x"]\n\tpath = x\n\turl = y\n',
  })
  symlinkSync(outside, files('a', 'out'))
  await store.collect('a').then((found) => store.settle('a', found?.commit ?? ''))
  await send('a', second)
  t.strictSame(readdirSync(outside), [])
  t.notOk(existsSync(files('a', 'ran')))
  writeFileSync(join(files('a'), '..', 'index.lock'), '')
  t.same(await store.collect('a'), { base: second, bytes: 0 }, 'the lock of a git that was killed is no hindrance')
})

t.test('trees that were used longest ago make room, but those in use or with changes', async (t) => {
  const inUse = new Set<string>()
  const { store, send, files } = house(t, { limits: { treesMax: 3 }, inUse })
  for (const tree of ['a', 'b', 'c']) await send(tree, first)
  inUse.add('a')
  writeFileSync(files('b', 'read.me'), 'not collected')
  await send('d', first)
  t.strictSame((await store.list()).toSorted(), ['a', 'b', 'd'])
  inUse.add('d')
  for (const tree of ['e', 'f', 'g', 'h', 'i', 'j'])
    await t.rejects(send(tree, first), /has 3 working trees, which is the limit/, tree)
  t.strictSame((await store.list()).toSorted(), ['a', 'b', 'd'])
  await store.remove('b')
  await send('e', first)
})

t.test('what is too much is refused, and what names no tree', async (t) => {
  const { store } = house(t, { limits: { packBytesMax: 1_000 } })
  await store.receive('t1', 0, Buffer.alloc(1_000))
  await t.rejects(store.receive('t1', 1_000, Buffer.alloc(1)), /more than 1000 bytes/)
  await t.rejects(store.receive('t2', 0, Buffer.alloc(3_000)), /more than 1000 bytes/)
  await store.receive('t3', 0, Buffer.alloc(1))
  await t.rejects(store.receive('t3', 5, Buffer.alloc(1)), /missing/)
  for (const name of ['..', '../x', 'a/b', '', '.', 'x'.repeat(129)]) {
    await t.rejects(store.collect(name), /no name of a tree/, name)
    await t.rejects(store.receive(name, 0, Buffer.alloc(1)), /no name of a transfer/, name)
  }
  await t.rejects(store.lay('a', { base: '--all', head: first }), /no commit/)
  const full = house(t, { limits: { freeBytesMin: Number.MAX_SAFE_INTEGER } })
  await t.rejects(full.store.receive('t1', 0, Buffer.alloc(1)), /disk of the runner is full/)
  await t.rejects(full.send('a', first), /disk of the runner is full/)
})

function house(
  t: Test,
  { limits = {}, inUse = new Set<string>() }: { limits?: Partial<TreeLimits>; inUse?: Set<string> } = {},
) {
  const folder = makeFolder(t)
  const git = treeGit(folder, process.env['PATH'] ?? '')
  const store = new TreeStore({ folder, git, limits, isInUse: (tree) => inUse.has(tree) })
  let transfers = 0
  return {
    store,
    files: (tree: string, name = '') => join(folder, 'trees', tree, 'files', name),
    async send(tree: string, commit: string) {
      const given = ['-C', project.project, 'pack-objects', '--revs', '--stdout', '-q']
      const pack = execFileSync('git', given, { input: `${commit}\n`, env: project.environment })
      const transfer = `t${++transfers}`
      await store.receive(transfer, 0, pack)
      await store.lay(tree, { base: commit, head: commit, transfer })
    },
  }
}
