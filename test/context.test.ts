import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { makeFolder, startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)
const path = join(gantry.project, '.gantry/context/role.md')

t.test('getRoleContext answers a built-in role when the project has none', async (test) => {
  const { status, body } = await getRole()
  test.equal(status, 200)
  test.same(Object.keys(body), ['success', 'data', 'document'])
  test.same(body.data, {})
  test.match(body.document, {
    filename: 'role.md',
    title: 'Developer',
    metadata: { builtIn: true },
    content: /\.gantry\/context\/role\.md/,
  })
})

t.test('getRoleContext answers the front matter and the markdown of the role', async (test) => {
  write('---\ntitle: Reviewer\ntags: [a, b]\nlimits: {files: 3}\nsince: 2024-01-02\n---\n\n# Heading\n\nRead first.\n')
  test.same((await getRole()).body.document, {
    filename: 'role.md',
    metadata: { title: 'Reviewer', tags: ['a', 'b'], limits: { files: 3 }, since: '2024-01-02' },
    content: '# Heading\n\nRead first.\n',
    title: 'Reviewer',
  })
})

const titles: Record<string, [text: string, title: string]> = {
  'the front matter': ['---\ntitle: "  From: front  "\n---\n# Heading', 'From: front'],
  'the first heading': ['\ufeffText\n\n```sh\n# a comment\n```\n\n## The *first* one ##\n# Second', 'The *first* one'],
  'the first heading when the front matter has no text for it': [
    '---\r\ntitle: [1]\r\n---\r\n# Heading\r\n',
    'Heading',
  ],
  'the filename': ['Just text.\n#hash', 'role.md'],
}

for (const [source, [text, title]] of Object.entries(titles)) {
  t.test(`getRoleContext takes the title from ${source}`, async (test) => {
    write(text)
    test.equal((await getRole()).body.document.title, title)
  })
}

t.test('getRoleContext is fresh when the role has changed on disk', async (test) => {
  for (let round = 0; round < 20; round += 1) {
    const title = `Role ${round + 10}`
    write(`# ${title}\n`)
    test.equal((await getRole()).body.document.title, title)
  }
})

t.test('getRoleContext keeps credentials to itself', async (test) => {
  write(
    '---\napi_key: CANARY\nserver: https://user:CANARY@example.org\n---\n# Role\n\nToken: use the one of the team. Call https://bot:CANARY@example.org with sk-CANARY0123456789abc.\n',
  )
  const { document } = (await getRole()).body
  test.notMatch(JSON.stringify(document), /CANARY/)
  test.match(document.content, /Token: use the one of the team\./)
})

const mistakes: Record<string, [text: string, message: RegExp]> = {
  'YAML that is broken': ['---\ntitle: x\ntags: [a\n---\n', /^\.gantry\/context\/role\.md:[345]:\d+: /],
  'a key that stands twice': ['---\na: 1\na: 2\n---\n', /^\.gantry\/context\/role\.md:3:1: /],
  'front matter that is not closed': ['---\ntitle: x\n', /:1:1: .*not closed/],
  'front matter without keys': ['---\njust words\n---\n', /:2:1: .*keys with values/],
  'aliases that grow without end': [
    `---\na0: &a0 [x, x]\n${Array.from({ length: 30 }, (_, n) => `a${n + 1}: &a${n + 1} [*a${n}, *a${n}]\n`).join('')}---\n`,
    /:2:1: .*too many aliases/,
  ],
  'nesting without end': [`---\na: ${'['.repeat(20_000)}\n---\n`, /role\.md:2:\d+: /],
}

for (const [what, [text, message]] of Object.entries(mistakes)) {
  t.test(`getRoleContext reports where the role has ${what}`, async (test) => {
    write(text)
    const { status, body } = await getRole()
    test.match([status, body.error.code], [400, 'config_invalid'])
    test.match(body.error.message, message)
  })
}

t.test('getRoleContext runs nothing that the front matter names', async (test) => {
  write('---js\n{ title: String(process.pid) }\n---\n# Safe')
  test.match((await getRole()).body.document, { title: 'Safe', metadata: {} })
  write('---\ntitle: !!js/function "process.exit"\n__proto__: {polluted: true}\n---\n')
  test.equal((await getRole()).status, 200)
  test.notOk('polluted' in {})
})

t.test('getRoleContext follows a link within the project and none out of it', async (test) => {
  const inside = await startGantry(test, { files: { 'AGENTS.md': '# Agents' } })
  mkdirSync(join(inside.project, '.gantry/context'), { recursive: true })
  symlinkSync('../../AGENTS.md', join(inside.project, '.gantry/context/role.md'))
  test.equal((await inside.call('GET', '/context/role')).body.document.title, 'Agents')

  const elsewhere = makeFolder(test)
  writeFileSync(join(elsewhere, 'role.md'), '# Secret')
  const outside = await startGantry(test)
  mkdirSync(join(outside.project, '.gantry'), { recursive: true })
  symlinkSync(elsewhere, join(outside.project, '.gantry/context'))
  const { status, body } = await outside.call('GET', '/context/role')
  test.match([status, body.error], [400, { code: 'config_invalid', message: /a place outside the project/ }])
})

t.test('getRoleContext needs a credential', async (test) => {
  test.equal((await gantry.call('GET', '/context/role', { headers: { authorization: '' } })).status, 401)
})

async function getRole() {
  return await gantry.call('GET', '/context/role')
}

function write(text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
