/** The document that is served to the tools of others: its examples, its size, and what their generators stumble on. */
import t from 'tap'
import { globSync, readFileSync } from 'node:fs'
import type { Contract, Response, Schema } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'
import { createJudge } from '../support/judge.ts'

const root = new URL('../../', import.meta.url)
const text = readFileSync(new URL('src/generated/openapi.json', root), 'utf8')
/** For an operation, with the schemas that it needs. */
const charactersMax = 4_500
const judge = await createJudge(JSON.parse(text) as Contract)

t.test('every example of an answer fits the schema beside it', async (t) => {
  const wrong = judge.operations.flatMap(({ id, responses }) =>
    Object.entries(responses).flatMap(([status, response]) =>
      wrongExamplesOf(response).map((name) => `${id} ${status} ${name}`),
    ),
  )
  t.strictSame(wrong, [])
})

t.test('a refusal that several operations give stands once, and each shared one is referred to', async (t) => {
  for (const [name, response] of Object.entries(judge.contract.components.responses)) {
    const reference = JSON.stringify({ $ref: `#/components/responses/${name}` })
    t.ok(text.split(reference).length > 2, name)
    if (name !== 'NotModified') t.ok(response.content?.['application/json'], name)
  }
})

t.test('the document stays as small as what it describes', async (t) => {
  const each = text.length / judge.operations.length
  t.ok(each <= charactersMax, `${text.length} characters, ${Math.round(each)} for an operation`)
})

t.test('no summary, description or pattern has what generators of others paste into code unescaped', async (t) => {
  const found: string[] = []
  JSON.stringify(judge.contract, (key, value) => {
    const isText = ['summary', 'description', 'pattern'].includes(key) && typeof value === 'string'
    if (isText && (value.includes('${') || /\u2028|\u2029|\\u202[89]/.test(value))) found.push(value)
    // Of examples, the value counts, and not what it says.
    return key === 'examples' || key === 'example' ? undefined : value
  })
  t.strictSame(found, [])
})

t.test('ids in the examples of the contract are made as the service makes them', async (t) => {
  const made = prefixesOfTheService()
  const ids = new Set(JSON.stringify(readContract()).match(/"[a-z]+_[0-9][0-9a-z]{9,}"/g))
  t.ok(ids.size > 10)
  for (const quoted of ids) {
    const [, prefix = '', rest = ''] = /"([a-z]+)_(\w+)"/.exec(quoted) ?? []
    if (secrets.includes(prefix)) continue
    if (prefix === 'req') t.match(rest, /^[0-9a-f]{12}[0-9a-z]{6}$/, quoted)
    else if (made.hashed.has(prefix)) t.match(rest, /^[0-9a-f]{26,32}$|^[0-9a-hjkmnp-tv-z]{26}$/, quoted)
    else {
      t.ok(made.drawn.has(prefix), `${quoted}: the service makes no ids that begin with ${prefix}_`)
      t.match(rest, /^[0-9a-hjkmnp-tv-z]{26}$/, quoted)
    }
  }
})

/** What is given once, and is no id. */
const secrets = ['dsi', 'inv', 'tkt']

/** What precedes the ids that `newId` makes, and those that are a hash, in the sources. */
function prefixesOfTheService(): { drawn: ReadonlySet<string>; hashed: ReadonlySet<string> } {
  const sources = globSync('src/**/*.ts', { cwd: root, exclude: ['src/generated/**'] })
    .map((path) => readFileSync(new URL(path, root), 'utf8'))
    .join('\n')
  const all = (pattern: RegExp) => new Set(Array.from(sources.matchAll(pattern), ([, prefix = '']) => prefix))
  return { drawn: all(/newId\('([a-z]+)'\)/g), hashed: all(/`([a-z]+)_\$\{(?:hash|createHash)\(/g) }
}

function wrongExamplesOf({ content = {} }: Response): string[] {
  return Object.values(content).flatMap(({ schema, examples = {} }: { schema: Schema; examples?: object }) =>
    Object.entries(examples).flatMap(([name, { value }]) => (judge.fits(schema, value) ? [] : [name])),
  )
}
