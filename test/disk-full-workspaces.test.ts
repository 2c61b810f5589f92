import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { runStep, startOnDisk } from './support/crash/service-on-disk.ts'
import { createTask } from './support/runner-service.ts'

/** What comes of stashes, checkpoints and restores of a workspace on a disk that is nearly full. */

const full = { status: 507, body: { error: { code: 'storage_full' } } }
const names = ['a.txt', 'b.txt', 'c.txt', 'd.txt']
const large = () => randomBytes(300_000).toString('hex')

/** A service whose `data` or `project` is on a small disk, with a workspace of a task. */
async function prepare(t: Test, part: 'data' | 'project') {
  const house = await startOnDisk(t, {
    part,
    mebibytes: 48,
    fill: async ({ project, git }) => {
      for (const name of names) writeFileSync(join(project, name), large())
      await git('add', '--all')
      await git('commit', '--quiet', '--message', 'large')
    },
  })
  if (!house) return undefined
  const { disk, service, call, data } = house
  const taskId = await createTask(service)
  const made = await call('POST', '/workspaces', { taskId })
  if (made.status !== 201) throw new Error(JSON.stringify(made.body))
  const { id } = made.body.data.workspace
  const files = join(data, 'workspaces', id)
  return { disk, call, taskId, id, files }
}

const contents = (folder: string) =>
  Object.fromEntries(
    names.map((name) => [name, existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : 'missing']),
  )

t.test('a restore or a stash that does not fit is refused, and changes no file', async (t) => {
  const house = await prepare(t, 'data')
  if (!house) return
  const { disk, call, id, files } = house
  const same = (before: object, what: string) => t.ok(JSON.stringify(contents(files)) === JSON.stringify(before), what)
  const first = contents(files)
  const checkpoint = (await call('POST', `/workspaces/${id}/checkpoints`, {})).body.data.checkpoint
  for (const name of names) writeFileSync(join(files, name), 'short\n')
  const short = contents(files)
  const restore = () => call('POST', `/workspaces/${id}/checkpoints/${checkpoint.id}/restore`, {})
  const stash = () => call('POST', '/git/stashes', { workspaceId: id })
  // Room for one of the files, and not for four.
  disk.fill(1_000_000)
  t.match(await restore(), full, 'a restore')
  same(short, 'of the restore nothing is there')
  t.match(await stash(), full, 'a stash, after which git writes the files of the last commit')
  same(short, 'of the stash nothing is there')
  t.same((await call('GET', '/git/stashes')).body.data.stashes, [])
  disk.free()
  t.equal((await restore()).status, 200)
  same(first, 'the files of the checkpoint')

  const second = Object.fromEntries(names.map((name) => [name, large()]))
  for (const [name, content] of Object.entries(second)) writeFileSync(join(files, name), content)
  const kept = await stash()
  t.equal(kept.status, 201, JSON.stringify(kept.body))
  same(first, 'the files of the last commit')
  const apply = () => call('POST', `/git/stashes/${kept.body.data.stash.id}/apply`, { workspaceId: id, drop: true })
  disk.fill(1_000_000)
  t.match(await apply(), full, 'a stash that is applied')
  same(first, 'of the stash nothing is there')
  t.equal((await call('GET', '/git/stashes')).body.data.stashes.length, 1, 'and it is kept')
  disk.free()
  t.equal((await apply()).status, 200)
  same(second, 'the files of the stash')
})

t.test('a checkpoint that does not fit takes nothing from its step', async (t) => {
  const house = await prepare(t, 'project')
  if (!house) return
  const { disk, call, taskId, id, files } = house
  const step = (command: string) => runStep(call, taskId, command)
  const checkpoints = async () => (await call('GET', `/workspaces/${id}/checkpoints`)).body.data.checkpoints.length
  t.match(await step('echo one > one.txt'), { job: { state: 'succeeded' } })
  const before = await checkpoints()
  disk.fill(200_000)
  const late = await step('head -c 1000000 /dev/urandom > two.bin; echo done')
  t.match(late, { job: { state: 'succeeded' }, step: { output: 'done\n', outcome: { state: 'succeeded' } } })
  t.equal(readFileSync(join(files, 'two.bin')).length, 1_000_000)
  t.equal(await checkpoints(), before, 'there was no room for it')
  t.match(await call('POST', `/workspaces/${id}/checkpoints`, {}), full)
  t.equal((await call('GET', `/files/content?path=one.txt&workspaceId=${id}`)).status, 200)
  disk.free()
  t.match(await step('echo three > three.txt'), { job: { state: 'succeeded' } })
  t.equal(await checkpoints(), before + 1)
  const { files: differing } = (await call('GET', `/workspaces/${id}/diff`)).body.data
  t.same(
    differing.map(({ path }: { path: string }) => path),
    ['one.txt', 'three.txt', 'two.bin'],
    'the next one has what both made',
  )
})
