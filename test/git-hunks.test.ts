import { join } from 'node:path'
import t from 'tap'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

const project = await makeGitProject(t)
const { git } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: { ...project.environment, GANTRY_GIT_CONFIG: join(project.home, '.gitconfig') },
})
const post = (path: string, body: object) => gantry.call('POST', `/git/${path}`, { body })
const codeOf = async (path: string, body: object) => {
  const { status, body: answer } = await post(path, body)
  return [status, answer.error?.code]
}
const write = (files: Readonly<Record<string, string>>) => writeFiles(project.project, files)
const index = async () => [await git('ls-files', '--stage'), await git('diff', '--cached')]
const diffOf = async (path: string, query = '') => {
  const { files } = (await gantry.call('GET', `/git/diff?path=${encodeURIComponent(path)}${query}`)).body.data
  return files[0].patch as string
}
/** The head of the patch of a file, and its hunks. */
const partsOf = (patch: string) => {
  const [head = '', ...hunks] = patch.split(/^(?=@@ )/m)
  return { head, hunks }
}
const linesOf = (change: (line: number) => string) =>
  `${Array.from({ length: 60 }, (_, line) => change(line)).join('\n')}\n`
const indexed = async (path: string) => `${await git('show', `:${path}`)}\n`

await project.commit('a file', linesOf(String))

t.test('any choice of the hunks of a diff is staged, and taken back, as git apply does it', async (t) => {
  const changed = [5, 25, 45]
  write({ 'a file': linesOf((line) => (changed.includes(line) ? `changed ${line}` : String(line))) })
  const { head, hunks } = partsOf(await diffOf('a file'))
  t.equal(hunks.length, 3)
  for (let choice = 1; choice < 8; choice++) {
    const chosen = hunks.filter((_, at) => choice & (1 << at))
    const isChosen = (line: number) => choice & (1 << changed.indexOf(line))
    const staged = await post('stage', { patch: head + chosen.join('') })
    t.match(staged.body.data.status.files, [{ path: 'a file', index: 'modified' }], `${choice}`)
    t.equal(
      await indexed('a file'),
      linesOf((line) => (changed.includes(line) && isChosen(line) ? `changed ${line}` : String(line))),
      `${choice}`,
    )
    const cached = partsOf(await diffOf('a file', '&staged=true'))
    t.equal((await post('unstage', { patch: cached.head + (cached.hunks.at(-1) ?? '') })).status, 200)
    const left = await git('diff', '--cached', '--numstat')
    t.equal(left, chosen.length === 1 ? '' : `${chosen.length - 1}\t${chosen.length - 1}\ta file`)
    await post('unstage', {})
  }
  t.equal(await git('diff', '--cached'), '')
})

t.test('a hunk may be edited: its counts need not fit', async (t) => {
  const { head, hunks } = partsOf(await diffOf('a file'))
  const edited = (hunks[0] ?? '').replace('+changed 5\n', '+changed 5\n+and one more\n')
  t.equal((await post('stage', { patch: head + edited })).status, 200)
  t.match(await indexed('a file'), /\nchanged 5\nand one more\n6\n/)
  await post('unstage', {})
})

t.test('new and removed files, modes and names with spaces are staged by their patch', async (t) => {
  write({ 'new one': 'x\n' })
  await git('add', '--intent-to-add', 'new one')
  t.equal((await post('stage', { patch: await diffOf('new one') })).status, 200)
  t.equal(await indexed('new one'), 'x\n')
  t.equal((await post('unstage', { patch: await diffOf('new one', '&staged=true') })).status, 200)
  t.equal(await git('ls-files', 'new one'), '')
  await git('rm', '--quiet', 'read.me')
  const removal = await diffOf('read.me', '&staged=true')
  await git('reset', '--quiet')
  t.equal((await post('stage', { patch: removal })).status, 200)
  t.equal(await git('ls-files', 'read.me'), '')
  await git('reset', '--quiet', '--hard')
})

t.test('a patch that does not fit the index changes nothing of it', async (t) => {
  write({ 'a file': linesOf((line) => (line === 5 ? 'mine' : String(line))) })
  const patch = await diffOf('a file')
  await post('stage', { patch })
  const before = await index()
  const other = patch.replaceAll('a file', 'read.me')
  for (const given of [patch, `${patch.replaceAll('mine', 'new')}`, other, patch.replaceAll('a file', 'none')])
    t.strictSame(await codeOf('stage', { patch: given }), [409, 'git_conflict'])
  t.strictSame(await codeOf('unstage', { patch: patch.replace('mine', 'yours') }), [409, 'git_conflict'])
  t.strictSame(await index(), before)
})

t.test('what is no patch of files of the repository is refused', async (t) => {
  const before = await index()
  const patchOf = (path: string) => `--- /dev/null\n+++ b/${path}\n@@ -0,0 +1 @@\n+x\n`
  for (const patch of [
    'nothing',
    '@@ -1 +1 @@\n-a\n+b\n',
    ...['../x', '.git/config', '.git/hooks/pre-commit'].map(patchOf),
  ])
    t.strictSame(await codeOf('stage', { patch }), [400, 'validation_failed'], patch)
  t.strictSame(await codeOf('stage', { patch: patchOf('x'), paths: ['x'] }), [400, 'validation_failed'])
  t.strictSame(await codeOf('unstage', { patch: patchOf('x'), paths: ['x'] }), [400, 'validation_failed'])
  t.strictSame(await index(), before)
  t.equal((await post('stage', { patch: patchOf('--option') })).status, 200, 'a name that looks like an option')
})
