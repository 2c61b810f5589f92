import { diff } from 'node:util'
import type { Schemas } from '../../generated/types.ts'
import { decodeUtf8 } from '../../platform/text/utf8.ts'
import type { NewFile } from './folders.ts'

type FileChange = Schemas['SkillFileChange']

/** How the files of a skill differ from those before, by path. */
export function differenceOf(before: readonly NewFile[], after: readonly NewFile[]): FileChange[] {
  const [old, wanted] = [before, after].map((files) => new Map(files.map((file) => [file.path, file])))
  const paths = [...new Set([...(old?.keys() ?? []), ...(wanted?.keys() ?? [])])].sort()
  const budget = { characters: patchesLengthMax }
  return paths.flatMap((path) => changeOf(path, old?.get(path), wanted?.get(path), budget) ?? [])
}

const patchLengthMax = 65_536
const patchesLengthMax = 524_288
// What is compared line by line grows with the square of what differs.
const linesMax = 1_500
const contextLines = 3

function changeOf(
  path: string,
  before: NewFile | undefined,
  after: NewFile | undefined,
  budget: { characters: number },
): FileChange | undefined {
  const isSame = before && after && Buffer.compare(before.bytes, after.bytes) === 0
  if (isSame) return before.isExecutable === after.isExecutable ? undefined : { path, change: 'mode' }
  const patch = patchOf(before, after)
  const fits = patch !== undefined && patch.length <= Math.min(patchLengthMax, budget.characters)
  if (fits) budget.characters -= patch.length
  const change = before === undefined ? 'added' : after === undefined ? 'removed' : 'modified'
  return { path, change, ...(fits && { patch }) }
}

/** The lines that differ with three around them, as in a unified diff; nothing for what is no text, or too long. */
function patchOf(before: NewFile | undefined, after: NewFile | undefined): string | undefined {
  const [old, wanted] = [before, after].map((file) => (file === undefined ? '' : decodeUtf8(file.bytes)))
  if (old === undefined || wanted === undefined || old.includes('\0') || wanted.includes('\0')) return undefined
  const [a, b] = [linesOf(old), linesOf(wanted)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  const [changedA, changedB] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (changedA.length + changedB.length > linesMax) return undefined
  const [above, below] = [
    a.slice(Math.max(0, start - contextLines), start),
    a.slice(a.length - end).slice(0, contextLines),
  ]
  const lines = [
    ...above.map((line) => ` ${line}`),
    ...diff(changedB, changedA).map(([kind, line]) => `${kind === 0 ? ' ' : kind === 1 ? '+' : '-'}${line}`),
    ...below.map((line) => ` ${line}`),
  ]
  const count = (given: readonly string[]) => given.length + above.length + below.length
  const from = start - above.length + 1
  return `@@ -${from},${count(changedA)} +${from},${count(changedB)} @@\n${lines.join('\n')}\n`
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
