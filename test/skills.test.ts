import t from 'tap'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { extract } from 'tar-stream'
import { searchWords } from '../src/platform/text/search-words.ts'
import { addCaller } from './support/callers.ts'
import { startGantry, writeFiles } from './support/gantry.ts'

const gantry = await startGantry(t)
const root = join(gantry.project, '.agents/skills')
const input = (name: string) => ({
  name,
  description: `Does what ${name} does.`,
  content: `# ${name}\n\nBe careful.\n`,
})
const textOf = (name: string, description = `Does what ${name} does.`) =>
  `---\nname: ${name}\ndescription: ${description}\n---\n\n# ${name}\n`
const skillOf = async (name: string) => (await gantry.call('GET', `/skills/${name}`)).body.data.skill
const namesOf = async () =>
  (await gantry.call('GET', '/skills?limit=200')).body.data.skills.map(({ name }: { name: string }) => name)

/** The events of skills since the last call. */
let seen = 0
async function newEvents(): Promise<{ kind: string; actor: { id: string }; data: any }[]> {
  const { events } = (await gantry.call('GET', `/events?kinds=skill.*&after=${seen}&limit=200`)).body.data
  seen = events.at(-1)?.id ?? seen
  return events
}

t.afterEach(async () => {
  for (const folder of ['.agents', '.claude', '.opencode'])
    rmSync(join(gantry.project, folder), { recursive: true, force: true })
  await namesOf()
  await newEvents()
})

t.test('createSkill writes a file of the specification, and getSkill returns what it took', async (t) => {
  const given = {
    ...input('pdf-forms'),
    license: 'MIT',
    metadata: { version: '1.0' },
    allowedTools: ['Read', 'Bash(git add:*)'],
  }
  const { status, headers, body } = await gantry.call('POST', '/skills', { body: given })
  t.equal(status, 201)
  t.equal(headers.get('location'), '/api/v1/skills/pdf-forms')
  t.match(body.data.skill, {
    ...given,
    isApproved: false,
    isEnabled: true,
    findings: [],
    source: { kind: 'local', path: '.agents/skills/pdf-forms' },
  })
  t.equal(
    readFileSync(join(root, 'pdf-forms/SKILL.md'), 'utf8'),
    '---\nname: pdf-forms\ndescription: Does what pdf-forms does.\nlicense: MIT\nmetadata:\n  version: "1.0"\nallowed-tools: Read Bash(git add:*)\n---\n\n# pdf-forms\n\nBe careful.\n',
  )
  t.strictSame(await skillOf('pdf-forms'), body.data.skill)
  t.match(await newEvents(), [
    { kind: 'skill.created', actor: { id: 'user_owner' }, data: { name: 'pdf-forms', digest: body.data.skill.digest } },
  ])
  t.match((await gantry.call('POST', '/skills', { body: given })).body.error, { code: 'already_exists' })
})

t.test('a name that a path of the API has, or that is no name, is refused', async (t) => {
  for (const name of ['match', 'import', 'validate'])
    t.match((await gantry.call('POST', '/skills', { body: input(name) })).body.error, {
      code: 'skill_invalid',
      details: [{ rule: 'name_reserved' }],
    })
  for (const name of ['Notes', '-a', 'a--b', '../x', 'ä', 'a'.repeat(65)])
    t.match(
      (await gantry.call('POST', '/skills', { body: input(name) })).body.error,
      { code: 'validation_failed' },
      name,
    )
  t.strictSame(await namesOf(), [])
})

t.test('an edit by hand counts at the next call, with its event', async (t) => {
  writeFiles(join(root, 'notes'), { 'SKILL.md': textOf('notes'), 'scripts/a.sh': 'echo a\n' })
  const before = await skillOf('notes')
  t.match(await newEvents(), [{ kind: 'skill.created', actor: { id: 'system' }, data: { name: 'notes' } }])
  writeFileSync(join(root, 'notes/scripts/a.sh'), 'echo b\n')
  const after = await skillOf('notes')
  t.not(after.digest, before.digest)
  t.match(await newEvents(), [{ kind: 'skill.updated', data: { digest: after.digest, changed: ['files'] } }])
  chmodSync(join(root, 'notes/scripts/a.sh'), 0o755)
  t.not((await skillOf('notes')).digest, after.digest, 'the mode counts')
  renameSync(join(root, 'notes'), join(root, 'gone'))
  t.equal((await gantry.call('GET', '/skills/notes')).status, 200, 'the name in the file counts')
  rmSync(join(root, 'gone'), { recursive: true })
  t.match((await gantry.call('GET', '/skills/notes')).body.error, { code: 'skill_not_found' })
  t.match((await newEvents()).at(-1), { kind: 'skill.deleted', actor: { id: 'system' } })
})

t.test('of two skills with one name the one in .agents counts, and the other is listed as shadowed', async (t) => {
  writeFiles(join(gantry.project, '.claude/skills/notes'), { 'SKILL.md': textOf('notes', 'The one of Claude.') })
  t.match(await skillOf('notes'), { description: 'The one of Claude.', source: { path: '.claude/skills/notes' } })
  writeFiles(join(root, 'notes'), { 'SKILL.md': textOf('notes', 'The one of all agents.') })
  t.match((await gantry.call('GET', '/skills')).body.data.skills, [
    { description: 'The one of all agents.', source: { path: '.agents/skills/notes' } },
    { description: 'The one of Claude.', shadowedBy: '.agents/skills/notes' },
  ])
  t.equal((await skillOf('notes')).description, 'The one of all agents.')
  await gantry.call('DELETE', '/skills/notes')
  t.equal((await skillOf('notes')).description, 'The one of Claude.')
})

t.test('skills that deviate are read with findings, and left out only without a description', async (t) => {
  const files = {
    'colon/SKILL.md': '---\nname: colon\ndescription: Use it: always\n---\nText\n',
    'folder/SKILL.md': textOf('other-name'),
    'long/SKILL.md': textOf('long', 'x'.repeat(1_068)),
    'extra/SKILL.md': '---\nname: extra\ndescription: Extra.\nversion: 1\nallowed-tools: [Read, Write]\n---\n',
    'none/SKILL.md': '# No front matter\n',
    'broken/SKILL.md': '---\nname: [\n---\n',
    'silent/SKILL.md': '---\nname: silent\n---\n',
  }
  writeFiles(root, files)
  const { skills } = (await gantry.call('GET', '/skills')).body.data
  const found = Object.fromEntries(
    skills.map(({ name, findings }: any) => [name, findings.map(({ rule }: { rule: string }) => rule)]),
  )
  t.strictSame(found, {
    colon: ['front_matter_quotes'],
    extra: ['allowed_tools_type', 'unknown_field'],
    long: ['description_length'],
    'other-name': ['name_folder'],
  })
  t.equal(skills.find(({ name }: any) => name === 'colon').description, 'Use it: always')
})

t.test('no link is followed: not of a root, of a skill or of a file', async (t) => {
  const outside = join(gantry.project, 'outside')
  writeFiles(outside, { 'secret/SKILL.md': textOf('secret'), 'key.txt': 'a secret' })
  t.teardown(() => rmSync(outside, { recursive: true }))
  mkdirSync(join(gantry.project, '.claude'))
  symlinkSync(outside, join(gantry.project, '.claude/skills'))
  writeFiles(join(root, 'linked'), { 'SKILL.md': textOf('linked') })
  symlinkSync(join(outside, 'secret'), join(root, 'secret'))
  symlinkSync(join(outside, 'key.txt'), join(root, 'linked/key.txt'))
  t.strictSame(await namesOf(), ['linked'])
  const skill = await skillOf('linked')
  t.match(skill.findings, [{ rule: 'skill_link' }])
  t.match((await gantry.call('GET', '/skills/linked/files/key.txt')).body.error, { code: 'skill_file_not_found' })
  t.match((await gantry.call('POST', '/skills/linked/approve', { body: { digest: skill.digest } })).body.error, {
    code: 'skill_invalid',
  })
  symlinkSync(outside, join(root, 'linked/assets'))
  const put = await gantry.call('PUT', '/skills/linked/files/assets%2Fkey.txt', { body: { content: 'changed' } })
  t.match(put.body.error, { code: 'path_forbidden' })
  t.equal(readFileSync(join(outside, 'key.txt'), 'utf8'), 'a secret')
  rmSync(join(gantry.project, '.agents'), { recursive: true })
  symlinkSync(outside, join(gantry.project, '.agents'))
  t.match((await gantry.call('POST', '/skills', { body: input('blocked') })).body.error, { code: 'path_forbidden' })
})

t.test('updateSkill keeps other fields and comments, and refuses a new breach', async (t) => {
  writeFiles(join(root, 'notes'), {
    'SKILL.md': '---\n# who wrote it\nname: notes\ndescription: Old.\nauthor: Ada\n---\n\nText.\n',
  })
  const { headers } = await gantry.call('GET', '/skills/notes')
  const patch = (body: object, tag = '*') =>
    gantry.call('PATCH', '/skills/notes', { body, headers: { 'if-match': tag } })
  const updated = await patch(
    { description: 'New: better.', license: 'MIT', isEnabled: false },
    headers.get('etag') ?? '',
  )
  t.match(updated.body.data.skill, {
    description: 'New: better.',
    license: 'MIT',
    isEnabled: false,
    content: 'Text.\n',
  })
  const text = readFileSync(join(root, 'notes/SKILL.md'), 'utf8')
  t.match(text, /# who wrote it\n/)
  t.match(text, /author: Ada\n/)
  t.match((await newEvents()).at(-1)?.data.changed, ['description', 'license', 'isEnabled', 'files'])
  t.match((await patch({ content: 'x' }, headers.get('etag') ?? '')).body.error, { code: 'revision_mismatch' })
  const metadata = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`key${index}`, 'x'.repeat(4_096)]))
  t.match((await patch({ metadata })).body.error, { code: 'skill_invalid', details: [{ rule: 'front_matter_length' }] })
  t.notOk('license' in (await patch({ license: null, content: 'Other.\n' })).body.data.skill)
  t.equal((await skillOf('notes')).content, 'Other.\n')
  t.equal((await skillOf('notes')).isEnabled, false, 'an edit of the text leaves it disabled')
})

t.test('files are listed, read, written and deleted, and the ETag is that of the skill', async (t) => {
  await gantry.call('POST', '/skills', { body: input('files') })
  const put = (path: string, body: object, headers = {}) =>
    gantry.call('PUT', `/skills/files/files/${encodeURIComponent(path)}`, { body, headers })
  const first = await put('scripts/run.sh', { content: '#!/bin/sh\n', isExecutable: true })
  t.match(first.body.data.file, { path: 'scripts/run.sh', size: 10, isExecutable: true })
  t.equal((await put('scripts/run.sh', { content: 'x' }, { 'if-match': '"1"' })).status, 412)
  t.equal(
    (await put('scripts/run.sh', { content: 'echo\n' }, { 'if-match': first.headers.get('etag') ?? '' })).status,
    200,
  )
  await put('logo.bin', { content: Buffer.from([0, 255, 1]).toString('base64'), encoding: 'base64' })
  t.match((await gantry.call('GET', '/skills/files/files/logo.bin')).body.data.file, {
    content: 'AP8B',
    encoding: 'base64',
    size: 3,
  })
  t.match((await gantry.call('GET', '/skills/files/files')).body.data.files, [
    { path: 'SKILL.md' },
    { path: 'logo.bin' },
    { path: 'scripts/run.sh', isExecutable: true },
  ])
  t.equal((await gantry.call('GET', '/skills/files/files/scripts%2Frun.sh')).body.data.file.content, 'echo\n')
  t.equal((await gantry.call('DELETE', '/skills/files/files/logo.bin')).status, 200)
  t.match((await gantry.call('DELETE', '/skills/files/files/logo.bin')).body.error, { code: 'skill_file_not_found' })
  t.match((await gantry.call('DELETE', '/skills/files/files/SKILL.md')).body.error, { code: 'skill_invalid' })
  t.match((await put('SKILL.md', { content: textOf('another') })).body.error, {
    code: 'skill_invalid',
    details: [{ rule: 'name_folder' }],
  })
  t.match((await put('scripts/RUN.sh', { content: 'x' })).body.error, {
    code: 'skill_invalid',
    details: [{ rule: 'path_duplicate' }],
  })
  t.match((await put('a.bin', { content: 'A', encoding: 'base64' })).body.error, { code: 'validation_failed' })
  t.equal((await put('big.txt', { content: 'x'.repeat(1_048_577) })).status, 413)
})

t.test('no path leads out of a skill or to a name that some system cannot have', async (t) => {
  await gantry.call('POST', '/skills', { body: input('paths') })
  for (const path of [
    '../x',
    'a/../../x',
    '/etc/passwd',
    'a\\b',
    'C:/x',
    'a//b',
    'NUL',
    'aux.txt',
    'a\nb',
    'x.',
    'a/b/c/d/e/f/g/h',
    `${'x'.repeat(256)}`,
  ]) {
    const { status, body } = await gantry.call('PUT', `/skills/paths/files/${encodeURIComponent(path)}`, {
      body: { content: 'x' },
    })
    t.equal(`${status} ${body.error?.code}`, '400 validation_failed', path)
  }
  t.notOk(existsSync(join(root, 'x')))
})

t.test('an approval holds until a file changes', async (t) => {
  await gantry.call('POST', '/skills', { body: input('scripts') })
  await gantry.call('PUT', '/skills/scripts/files/run.sh', { body: { content: 'echo\n' } })
  const { digest } = await skillOf('scripts')
  const approve = (digest: string) => gantry.call('POST', '/skills/scripts/approve', { body: { digest } })
  t.match((await approve('0'.repeat(64))).body.error, { code: 'revision_mismatch' })
  t.equal((await approve(digest)).body.data.skill.isApproved, true)
  t.match((await newEvents()).at(-1), { kind: 'skill.updated', data: { changed: ['isApproved'] } })
  t.equal((await skillOf('scripts')).isApproved, true)
  writeFileSync(join(root, 'scripts/run.sh'), 'rm -rf /\n')
  t.equal((await skillOf('scripts')).isApproved, false)
  writeFileSync(join(root, 'scripts/run.sh'), 'echo\n')
  t.equal((await skillOf('scripts')).isApproved, true, 'the same files are what was approved')
  const agent = await addCaller(gantry, 'agent')
  t.match((await agent.call('POST', '/skills/scripts/approve', { body: { digest } })).body.error, {
    code: 'scope_missing',
  })
})

t.test('matchSkills ranks by shared words and says which', async (t) => {
  const texts = {
    'pdf-forms': 'Fills in and reads the fields of PDF forms.',
    'release-notes': 'Writes the notes of a release from its commits.',
    spreadsheets: 'Reads, writes and formats spreadsheets.',
    youyaku: '日本語の文書を要約します。',
  }
  for (const [name, description] of Object.entries(texts))
    writeFiles(join(root, name), { 'SKILL.md': textOf(name, description) })
  const match = async (body: object) => (await gantry.call('POST', '/skills/match', { body })).body.data.matches
  const [best] = await match({ query: 'please fill this PDF form' })
  t.match(best, {
    name: 'pdf-forms',
    why: [
      { term: 'fill', field: 'description' },
      { term: 'pdf', field: 'name' },
    ],
  })
  const id = await gantry.createTask('Release 2.0: list the commits')
  t.equal((await match({ taskId: id }))[0].name, 'release-notes')
  t.strictSame(await match({ query: 'unrelated' }), [])
  t.match(await match({ query: '文書の要約' }), [
    { name: 'youyaku', why: [{ term: '文書', field: 'description' }, { term: '要約' }] },
  ])
  await gantry.call('PATCH', '/skills/pdf-forms', { body: { isEnabled: false } })
  t.notMatch(await match({ query: 'please fill this PDF form' }), [{ name: 'pdf-forms' }])
  const reader = await addCaller(gantry, 'developer', { scopes: ['skills:read'] })
  t.match((await reader.call('POST', '/skills/match', { body: { taskId: id } })).body.error, { code: 'scope_missing' })
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: ['task_other'] } })
  t.match((await narrow.call('POST', '/skills/match', { body: { taskId: id } })).body.error, { code: 'task_not_found' })
  t.match((await gantry.call('POST', '/skills/match', { body: {} })).body.error.message, 'Give a query or a taskId.')
})

t.test('words of one stem are one word', async (t) => {
  const stems: Record<string, string> = {
    exports: 'export',
    exporting: 'export',
    exported: 'export',
    ponies: 'poni',
    relational: 'relat',
    hopping: 'hop',
    happy: 'happi',
    adjustment: 'adjust',
    generalization: 'gener',
    agreed: 'agre',
  }
  for (const [word, stem] of Object.entries(stems)) t.strictSame(searchWords(word), [stem])
})

t.test('exportSkill returns an archive of the folder, the same bytes each time', async (t) => {
  writeFiles(join(root, 'notes'), { 'SKILL.md': textOf('notes'), 'scripts/a.sh': 'echo a\n' })
  const { status, headers, body } = await gantry.call('GET', '/skills/notes/archive')
  t.equal(status, 200)
  t.equal(headers.get('content-type'), 'application/gzip')
  const names: string[] = []
  const archive = extract()
  archive.end(gunzipSync(body))
  for await (const entry of archive) {
    names.push(entry.header.name)
    entry.resume()
  }
  t.strictSame(names, ['notes/SKILL.md', 'notes/scripts/a.sh'])
  t.strictSame((await gantry.call('GET', '/skills/notes/archive')).body, body)
  const tag = headers.get('etag') ?? ''
  t.equal((await gantry.call('GET', '/skills/notes/archive', { headers: { 'if-none-match': tag } })).status, 304)
})

t.test('validateSkill reports every deviation and stores nothing', async (t) => {
  const validate = async (source: string, folder?: string) =>
    (await gantry.call('POST', '/skills/validate', { body: { source, ...(folder && { folder }) } })).body.data
  t.strictSame(await validate(textOf('notes'), 'notes'), { isValid: true, findings: [] })
  t.match(await validate(textOf('notes'), 'other'), { isValid: false, findings: [{ rule: 'name_folder' }] })
  t.match(await validate('no front matter'), { isValid: false, findings: [{ rule: 'front_matter_missing' }] })
  const bomb = `---\na: &a [x,x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b,*b]\nd: [*c,*c,*c,*c,*c,*c,*c,*c,*c]\ndescription: x\n---\n`
  t.match(await validate(bomb), { isValid: false, findings: [{ rule: 'front_matter_syntax' }] })
  t.equal(
    (await validate(`---\nname: a\ndescription: b\n---\n${'line\n'.repeat(600)}`)).isValid,
    true,
    'a long text is only advised against',
  )
  t.strictSame(await namesOf(), [])
})

t.test('the list has pages, and a cursor of another list is refused', async (t) => {
  for (const name of ['a', 'b', 'c']) writeFiles(join(root, name), { 'SKILL.md': textOf(name) })
  const first = (await gantry.call('GET', '/skills?limit=2')).body.data
  t.match(first.skills, [{ name: 'a' }, { name: 'b' }])
  const second = (await gantry.call('GET', `/skills?limit=2&cursor=${first.nextCursor}`)).body.data
  t.match(second.skills, [{ name: 'c' }])
  t.notOk('nextCursor' in second)
  t.match((await gantry.call('GET', '/skills?cursor=abc')).body.error, { code: 'invalid_cursor' })
})

t.test('every refusal of a name that is not there is skill_not_found', async (t) => {
  const digest = '0'.repeat(64)
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PATCH', '', { isEnabled: true }],
    ['DELETE', ''],
    ['GET', '/files'],
    ['GET', '/files/SKILL.md'],
    ['PUT', '/files/a.md', { content: '' }],
    ['DELETE', '/files/a.md'],
    ['GET', '/archive'],
    ['POST', '/approve', { digest }],
  ]
  for (const [method, path, body] of calls) {
    const answer = await gantry.call(method, `/skills/nothing${path}`, body ? { body } : {})
    t.equal(`${answer.status} ${answer.body.error?.code}`, '404 skill_not_found', `${method} ${path}`)
  }
})

t.test('a token restricted to tasks reads skills and changes none', async (t) => {
  const narrow = await addCaller(gantry, 'developer', { allow: { taskIds: ['task_other'] } })
  t.equal((await narrow.call('GET', '/skills')).status, 200)
  t.equal((await narrow.call('POST', '/skills', { body: input('narrow') })).status, 403)
})
