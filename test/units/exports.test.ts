import t from 'tap'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

t.test('each function, class and constant that src, scripts and bench export is used by another file', async (t) => {
  const all = globSync('{src,scripts,bench,test,console}/**/*.{ts,tsx,js}', { cwd: root }).filter(
    (file) => !file.includes('node_modules'),
  )
  t.same(unusedExports(new Map(all.map((file) => [file, readFileSync(join(root, file), 'utf8')]))), [])
})

t.test('an export that no other file uses is found with its file', async (t) => {
  const one = 'export function used() {}\nexport async function alone() {}\nexport const Mine = 1\nalone(Mine)'
  const other = "import { used } from './one.ts'\n// alone\n/* Mine */\nexport class Other extends used {}"
  t.same(
    unusedExports(
      new Map([
        ['src/one.ts', one],
        ['src/other.ts', other],
        ['test/third.ts', 'new Other()'],
      ]),
    ),
    ['src/one.ts alone', 'src/one.ts Mine'],
  )
})

/**
 * By words: a name that another file has for something else counts as used. Types are left out. What an exported
 * function gives counts as well: the declarations of the package have to name it.
 */
function unusedExports(sources: ReadonlyMap<string, string>): string[] {
  const files = new Map<string, Set<string>>()
  for (const [file, text] of sources)
    for (const word of new Set(withoutComments(text).match(/[A-Za-z_$][\w$]*/g)))
      files.set(word, (files.get(word) ?? new Set()).add(file))
  return [...sources]
    .filter(([file]) => /^(src(?!\/generated)|scripts|bench)\/.*\.ts$/.test(file))
    .flatMap(([file, text]) =>
      Array.from(text.matchAll(/^export (?:async )?(?:function\*?|class|const) (\w+)/gm), ([, name = '']) => name)
        .filter((name) => (files.get(name)?.size ?? 0) < 2 && !isGiven(text, name))
        .map((name) => `${file} ${name}`),
    )
}

function isGiven(text: string, name: string): boolean {
  return new RegExp(`^(?:export .*)?\\): (?:Promise<)?${name}\\b`, 'm').test(text)
}

function withoutComments(text: string): string {
  return text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, '')
}
