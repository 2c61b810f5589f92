import t from 'tap'
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { labelOf, prepareContent, readContent, replaceContent } from '../src/platform/files/file-content.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'

/** Commands can make links in the project, to what the sandbox hides from them: the service does not follow those. */
const secret = 'a secret of the service'

t.test('a document or a configuration that is a link leads to nothing of git and of the service', async (t) => {
  const keyFolder = makeFolder(t)
  const gantry = await startGantry(t, {
    files: {
      'own.md': 'own',
      '.gantry/mail/inbox/a.eml': secret,
    },
    args: ['--data', 'var/lib'],
    environment: { XDG_STATE_HOME: keyFolder },
  })
  const { project, call, data } = gantry
  execFileSync('git', ['init', '-q', '--bare', join(project, '.bare')])
  writeFileSync(join(project, '.git'), 'gitdir: ./.bare\n')
  writeFileSync(join(data, 'note'), secret)
  mkdirSync(join(project, '.gantry/context'), { recursive: true })
  const link = join(project, '.gantry/context/link.md')
  const targets = [
    'var/lib/note',
    'var/lib/work',
    '.git',
    '.bare/config',
    '.bare/hooks/new',
    '.gantry/project/id',
    '.gantry/mail/inbox/a.eml',
  ]
  for (const target of targets) {
    const path = join(project, target)
    const before = existsSync(path) && !['var/lib/work'].includes(target) ? readFileSync(path, 'utf8') : undefined
    symlinkSync(join('../..', target), link)
    const read = await call('GET', '/context/documents/link.md')
    t.notMatch(JSON.stringify(read.body), /secret|repositoryformat|gitdir/, `read ${target}`)
    t.not(read.status, 200, `read ${target}`)
    const put = await call('PUT', '/context/documents/link.md', { body: { content: 'replaced' } })
    if (put.status === 200) t.equal(readFileSync(link, 'utf8'), 'replaced', 'a link to nothing is replaced')
    t.not(
      (await call('DELETE', '/context/documents/link.md')).status,
      put.status === 200 ? 404 : 200,
      `delete ${target}`,
    )
    rmSync(link, { force: true })
    if (before !== undefined) t.equal(readFileSync(path, 'utf8'), before, `${target} is as it was`)
    t.equal(existsSync(path), before !== undefined || target === 'var/lib/work', `${target} is there as before`)
  }
  symlinkSync('../../own.md', link)
  t.match(await call('GET', '/context/documents/link.md'), {
    status: 200,
    body: { data: { document: { content: 'own' } } },
  })
  symlinkSync('var/lib/note', join(project, 'AGENTS.md'))
  const built = await call('POST', '/context/build', { body: { parts: ['agents'] } })
  t.notMatch(JSON.stringify(built.body), new RegExp(secret))
  symlinkSync('var/lib/note', join(project, 'gantry.json'))
  t.match(await call('GET', '/config'), {
    status: 400,
    body: { error: { message: /belongs to git or to the service/ } },
  })
})

t.test('what is put in the way while a file is written is not followed', async (t) => {
  const [project, outside] = [makeFolder(t), makeFolder(t)]
  writeFiles(project, { '.gantry/context/a.md': 'before', 'gantry.json': '{}' })
  writeFiles(outside, { 'a.md': 'before', 'target.json': '{}' })
  const place = { folder: project }
  const name = '.gantry/context/a.md'
  const before = await readContent(place, name)
  // As a program does that wins the race: the service has read the file, and now writes it.
  rmSync(join(project, '.gantry/context'), { recursive: true })
  symlinkSync(outside, join(project, '.gantry/context'))
  const lease = { term: 1, confirm: async () => {} }
  await t.rejects(replaceContent(place, name, { before, after: Buffer.from('after'), lease }), {
    code: 'path_forbidden',
  })
  await t.rejects(prepareContent(place, name, Buffer.from('after'), labelOf(1)), { code: 'path_forbidden' })
  rmSync(join(project, 'gantry.json'))
  symlinkSync(join(outside, 'target.json'), join(project, 'gantry.json'))
  await t.rejects(prepareContent(place, 'gantry.json', Buffer.from('{"a":1}'), labelOf(1)), { code: 'path_forbidden' })
  t.strictSame(execFileSync('ls', ['-A', outside], { encoding: 'utf8' }).trim().split('\n'), ['a.md', 'target.json'])
  t.equal(readFileSync(join(outside, 'a.md'), 'utf8'), 'before')
})
