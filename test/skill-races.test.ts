import { rmSync } from 'node:fs'
import files from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setImmediate as nextTurn } from 'node:timers/promises'
import t from 'tap'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'

/** Git, or somebody by hand, removes folders of skills in the middle of calls. */

const gantry = await startGantry(t)
const input = { name: 'notes', description: 'Notes.', content: 'Write notes.' }
const file = { content: 'x', encoding: 'utf8' }

t.test('a call whose folder is removed in the middle is refused as such, and never a failure of ours', async (t) => {
  let isOver = false
  const remover = (async () => {
    for (; !isOver; await nextTurn()) rmSync(join(gantry.project, '.agents'), { recursive: true, force: true })
  })()
  const seen = new Set<string>()
  const call = async (method: string, path: string, body?: object) => {
    const answer = await gantry.call(method, path, body && { body })
    seen.add(`${answer.status} ${answer.body.error?.code ?? ''}`)
  }
  for (let count = 0; count < 30; count++) {
    await Promise.all([call('POST', '/skills', input), call('PUT', '/skills/notes/files/a%2Fb.txt', file)])
    await call('PATCH', '/skills/notes', { description: `Number ${count}` })
    await call('DELETE', '/skills/notes/files/a%2Fb.txt')
    await call('DELETE', '/skills/notes')
  }
  isOver = true
  await remover
  const skill = ['404 skill_not_found', '404 skill_file_not_found', '409 already_exists', '409 skill_changed']
  const expected = ['200 ', '201 ', ...skill]
  t.same(
    [...seen].filter((one) => !expected.includes(one)),
    [],
  )
})

/** What each call does last to the file system before it needs the folder again. */
const lastSteps = {
  open: [
    ['PATCH', '/skills/notes', { description: 'Others.' }],
    ['PUT', '/skills/notes/files/a.txt', file],
  ],
  unlink: [['DELETE', '/skills/notes/files/a.txt', undefined]],
  rename: [['DELETE', '/skills/notes', undefined]],
} as const

/** What is opened, removed and renamed then. */
const places = { open: /\/\.gantry-\d+$/, unlink: /\/a\.txt$/, rename: /\/notes$/ }

for (const [step, calls] of Object.entries(lastSteps))
  for (const [method, path, body] of calls)
    t.test(`${method} ${path} says that the folder was removed before its ${step}`, async (t) => {
      const created = await gantry.call('POST', '/skills', { body: input })
      t.equal(created.status, 201)
      if (method === 'DELETE') await gantry.call('PUT', '/skills/notes/files/a.txt', { body: file })
      removeBefore(t, step as keyof typeof lastSteps)
      const answer = await gantry.call(method, path, body && { body })
      t.match([answer.status, answer.body.error?.code], [409, 'skill_changed'])
      t.equal((await gantry.call('GET', '/skills/notes')).body.error?.code, 'skill_not_found')
    })

t.test('a skill can be created after that', async (t) => {
  t.equal((await gantry.call('POST', '/skills', { body: input })).status, 201)
})

t.test('a file may have the longest name that file systems take', async (t) => {
  const name = `${'語'.repeat(84)}.md`
  t.equal(Buffer.byteLength(name), 255)
  const path = `/skills/notes/files/${encodeURIComponent(name)}`
  t.equal((await gantry.call('PUT', path, { body: file })).status, 200)
  t.equal((await gantry.call('GET', path)).body.data.file.content, 'x')
})

t.test('a name that the service uses for drafts is refused, and not written', async (t) => {
  const refused = await gantry.call('PUT', '/skills/notes/files/a%2F.gantry-x', { body: file })
  t.match(refused.body.error, { code: 'validation_failed', message: /begins with \.gantry-/ })
})

/** Lets the folder of the skill be removed right before the service does this to something in it. */
function removeBefore(t: Teardown, step: keyof typeof lastSteps): void {
  const original: (...given: never[]) => Promise<unknown> = files[step]
  const restore = () => {
    Object.assign(files, { [step]: original })
    syncBuiltinESMExports()
  }
  const folder = join(gantry.project, '.agents/skills/notes')
  const removing = (...given: never[]) => {
    if (places[step].test(String(given[0]))) {
      restore()
      rmSync(folder, { recursive: true, force: true })
    }
    return original(...given)
  }
  Object.assign(files, { [step]: removing })
  syncBuiltinESMExports()
  t.teardown(restore)
}
