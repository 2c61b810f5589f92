/**
 * Draws the picture of the house in CONTRIBUTING from `src/areas.ts`: the areas in their order, a row for each comment.
 * With `--check`, fails if the picture is not as it should be.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = `${root}CONTRIBUTING.md`
const [begin, end] = ['<!-- picture: drawn by npm run generate -->\n', '<!-- end of the picture -->']

const above = [
  '  service["service.ts, commands/, operator/, doctor/"]',
  '  http["http/: requests, answers, limits"]',
  '  handlers["handlers/: one function an operation"]',
]
const below = [
  '  runner["runner/: the process that has terminals and programs"]',
  '  platform["platform/: clocks, commits, sandbox, egress, text"]',
  '  stores["stores/: SQLite, PostgreSQL, files, S3"]',
  '  contract["openapi.yaml → generated/"]',
]

interface Row {
  readonly title: string
  readonly areas: readonly string[]
}

const text = readFileSync(file, 'utf8')
const [before, rest = ''] = text.split(begin)
const after = rest.slice(rest.indexOf(end))
const expected = before + begin + picture(rowsOf(readFileSync(`${root}src/areas.ts`, 'utf8'))) + after
if (!process.argv.includes('--check')) writeFileSync(file, expected)
else if (text !== expected) {
  console.error('The picture in CONTRIBUTING.md is not as src/areas.ts says. Run npm run generate.')
  process.exitCode = 1
}

function rowsOf(composition: string): Row[] {
  const rows = composition.matchAll(/^ {4}\/\/ (.+)\n((?: {4}(?!\/\/).*\n| {5,}.*\n)*)/gm)
  return Array.from(rows, ([, title = '', lines = '']) => ({
    title,
    areas: Array.from(lines.matchAll(/\.add\('(\w+)'/g), ([, name = '']) => name),
  }))
}

function picture(rows: readonly Row[]): string {
  const ids = rows.map((_, index) => `row${index}`)
  const uses = ids.slice(1).map((id, index) => `  ${id} --> ${ids[index]}`)
  return [
    '```mermaid',
    'flowchart TB',
    ...above,
    '  subgraph areas["services/: each row uses those below it"]',
    ...rows.map(({ title, areas }, index) => `    ${ids[index]}["${title}: ${areas.join(', ')}"]`),
    '  end',
    ...below,
    ...[
      'service --> http',
      'http --> handlers',
      'handlers --> areas',
      'areas --> platform',
      'areas --> runner',
      'runner --> platform',
      'platform --> stores',
    ].map((arrow) => `  ${arrow}`),
    '  contract -.-> http',
    ...uses,
    '```',
    '',
  ].join('\n')
}
