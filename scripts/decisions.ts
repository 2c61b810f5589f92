/**
 * Writes the index of the decision notes, `docs/decisions/README.md`; with `--check`, fails if it is not as it should
 * be.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../docs/decisions/', import.meta.url))
const index = `${folder}README.md`

interface Note {
  readonly number: number
  readonly file: string
  readonly title: string
  /** The notes that replace parts of it. */
  readonly replacedBy: readonly number[]
}

const files = readdirSync(folder).filter((file) => /^\d{4}-.*\.md$/.test(file))
const notes = files.sort().map(noteOf)
const unused = Array.from({ length: notes.at(-1)?.number ?? 0 }, (_, index) => index + 1).filter(
  (number) => !notes.some((note) => note.number === number),
)
const expected = [
  '# Decisions',
  '',
  'Why Gantry is built as it is: one note a question, with the measured reasons. Where a later note replaces parts of one,',
  `its second line says so, and the index too. No note has the numbers ${unused.join(', ')}.`,
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
  const text = readFileSync(folder + file, 'utf8')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
  if (Number(number) !== Number(file.slice(0, 4))) throw new Error(`${file} does not begin with its number and title`)
  const [replaced = ''] = /^\*\*Replaced in part\.\*\* .+$/m.exec(text) ?? []
  const replacedBy = Array.from(replaced.matchAll(/\[(\d+)\]\(/g), ([, by]) => Number(by))
  return { number: Number(number), file, title, replacedBy }
}

function linkTo(number: number): string {
  const file = files.find((each) => Number(each.slice(0, 4)) === number)
  if (file === undefined) throw new Error(`There is no decision ${number}`)
  return `[${number}](${file})`
}
