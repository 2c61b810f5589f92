import t from 'tap'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { castsPerThousandLines, measure, namesWithTwoMeanings, quantile, readSources } from '../../scripts/measure.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const sources = readSources()

const fileLinesMax = 400
const functionLinesMax = 80

t.test('files and functions stay short', async (t) => {
  const { files, functions } = measure(sources)
  t.same(
    files.filter(({ lines }) => lines > fileLinesMax),
    [],
  )
  t.same(
    functions.filter(({ lines }) => lines > functionLinesMax),
    [],
  )
  t.ok(quantile(files, 0.5) <= 90, 'half of all files have 90 lines or fewer')
  t.ok(quantile(functions, 0.5) <= 8, 'half of all functions have 8 lines or fewer')
  t.ok(quantile(functions, 0.9) <= 30, 'nine functions in ten have 30 lines or fewer')
})

t.test('casts are rare', async (t) => {
  t.ok(castsPerThousandLines(sources) <= 1.5, 'at most three casts in two thousand lines')
  t.equal(
    castsPerThousandLines(new Map([['a.ts', 'const one = two as unknown as Three\nconst four = [] as const']])),
    1_000,
  )
})

t.test('a function that is too long is found with its name', async (t) => {
  const body = Array.from({ length: functionLinesMax - 1 }, (_, index) => `  log(${index})`).join('\n')
  const text = `export const fits = () => {}\n/** Its comment does not count. */\nexport function isLong() {\n${body}\n}`
  t.same(
    measure(new Map([['services/health.ts', text]])).functions.filter(({ lines }) => lines > functionLinesMax),
    [{ name: 'services/health.ts isLong', lines: functionLinesMax + 1 }],
  )
})

const classLinesMax = 250

t.test('classes stay short', async (t) => {
  t.same(
    measure(sources).classes.filter(({ lines }) => lines > classLinesMax),
    [],
  )
})

t.test('a class that is too long is found with its name', async (t) => {
  const body = Array.from({ length: classLinesMax }, (_, index) => `  field${index} = 0`).join('\n')
  t.same(measure(new Map([['services/health.ts', `export class Long {\n${body}\n}`]])).classes, [
    { name: 'services/health.ts Long', lines: classLinesMax + 2 },
  ])
})

const sharedNamesMax = 25

t.test('few exported names have two meanings', async (t) => {
  const shared = namesWithTwoMeanings(sources)
  t.ok(shared.length <= sharedNamesMax, `${shared.length} of at most ${sharedNamesMax}: ${shared.join(', ')}`)
  const one = 'export class Claim {}\nexport const judge = () => {}\nexport type { Other } from "./c.ts"'
  const other = 'export interface Claim {}\nexport type Other = string'
  t.same(
    namesWithTwoMeanings(
      new Map([
        ['a.ts', one],
        ['b.ts', other],
      ]),
    ),
    ['Claim'],
  )
})

const testLinesMax = 500

t.test('test files stay short', async (t) => {
  t.same(
    handWritten('test').filter(({ text }) => text.trimEnd().split('\n').length > testLinesMax),
    [],
  )
})

const commentColumnsMax = 120

t.test('comments end before column 121', async (t) => {
  t.same(['src', 'test', 'scripts', 'bench'].flatMap(handWritten).flatMap(wideCommentsIn), [])
  const wide = `// ${'a'.repeat(commentColumnsMax)}`
  t.same(wideCommentsIn({ file: 'a.ts', text: `const a = 1\n${wide}\n * ${'b'.repeat(117)}` }), ['a.ts:2'])
})

/** The lines that begin with a comment and are too wide. */
function wideCommentsIn({ file, text }: { readonly file: string; readonly text: string }): string[] {
  const isWide = (line: string) => line.length > commentColumnsMax && /^\s*(\/\/|\* |\/\*)/.test(line)
  return text.split('\n').flatMap((line, index) => (isWide(line) ? [`${file}:${index + 1}`] : []))
}

function handWritten(folder: string): { readonly file: string; readonly text: string }[] {
  return globSync(`${folder}/**/*.ts`, { cwd: root })
    .filter((file) => !/\/(generated|fixtures|node_modules)\//.test(file))
    .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
}
