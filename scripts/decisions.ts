/**
 * Writes the index of the decision notes, `docs/decisions/README.md`; with `--check`, fails if it is not as it should
 * be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url))
const index = `${folder}README.md`

/** Numbers that were given to notes which never were written. */
const unused = [22, 26, 53]

interface Note {
  readonly number: number
  readonly file: string
  readonly title: string
  /** The notes that replace parts of it. */
  readonly replacedBy: readonly number[]
}

const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file))
const texts = new Map(files.map((file) => [file, readFileSync(folder + file, 'utf8')]))
const notes = files.sort().map(noteOf)
const expected = [
  '# Decisions',
  '',
  'Why Gantry is built as it is: one note a question, with the measured reasons. A later note that replaces parts of an',
  `earlier one says so, and the index names it. The numbers ${unused.join(', ')} were never used.`,
  '',
  '| | Decision | Replaced in part by |',
  '|---|---|---|',
  ...notes.map(
    ({ number, file, title, replacedBy }) =>
      `| ${number} | [${title}](${file}) | ${replacedBy.map(linkTo).join(', ') || '–'} |`,
  ),
  '',
].join('\n')

if (!process.argv.includes('--check')) writeFileSync(index, expected)
else if (readFileSync(index, 'utf8') !== expected) {
  console.error('docs/decisions/README.md is not as the notes say. Run npm run generate.')
  process.exitCode = 1
}

function noteOf(file: string): Note {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(texts.get(file) ?? '') ?? []
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file} does not begin with its number and title`)
  const replacing = files.filter((other) => replacedIn(texts.get(other) ?? '').includes(Number(number)))
  const named = (texts.get(file) ?? '').matchAll(/is replaced by \[decision (\d+)\]/g)
  const all = [...replacing.map((other) => Number(other.slice(0, 4))), ...Array.from(named, ([, by]) => Number(by))]
  return { number: Number(number), file, title, replacedBy: [...new Set(all)].sort((one, other) => one - other) }
}

/** The numbers of the notes that a note says it supersedes. */
function replacedIn(text: string): number[] {
  const sentences = text.matchAll(/This note supersedes[^.]*\./g)
  return Array.from(sentences, ([sentence]) =>
    Array.from(sentence.matchAll(/\b0*(\d{1,4})\b/g), ([, n]) => Number(n)),
  ).flat()
}

function linkTo(number: number): string {
  const file = files.find((each) => Number(each.slice(0, 4)) === number)
  if (file === undefined) throw new Error(`There is no decision ${number}`)
  return `[${number}](${file})`
}
