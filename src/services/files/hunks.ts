import { setImmediate as nextTick } from 'node:timers/promises'
import { fail } from '../../errors.ts'
import { describeNearest, hasWindowsLines, linesWithEnds, withWindowsLines } from './lines.ts'
import { LineIndex } from './occurrences.ts'
import type { Hunk } from './patch.ts'

const placesMax = 10

/**
 * The text after all hunks. The old lines of each must stand where it says or else at one other place alone, behind the
 * hunk before it. Refuses with `edit_conflict`. In a file whose lines end with CR LF, an LF stands for them.
 */
export async function applyHunks(text: string, hunks: readonly Hunk[], path: string): Promise<string> {
  const lines = linesWithEnds(text)
  const isWindows = hasWindowsLines(text)
  let made: LineIndex | undefined
  const index = () => (made ??= new LineIndex(lines))
  const parts: (readonly string[])[] = []
  let done = 0
  let shift = 0
  for (const [place, hunk] of hunks.entries()) {
    // A large file is searched for some milliseconds, and other calls wait.
    await nextTick()
    const { line, oldLines, newLines } = isWindows ? windowsHunk(hunk) : hunk
    const wanted = line === undefined ? undefined : line - 1 + shift
    const start = placeOf({ lines, index, oldLines, wanted, from: done }, (rule, problem) =>
      refuse(rule, `Hunk ${place + 1} of ${path} ${problem}`),
    )
    if (wanted !== undefined) shift += start - wanted
    parts.push(lines.slice(done, start), newLines)
    done = start + oldLines.length
  }
  const edited = [...parts, lines.slice(done)].flat()
  // What stands behind a line without an end would go on in the same line.
  if (edited.some((each, index) => index < edited.length - 1 && !each.endsWith('\n')))
    refuse('fits', `A hunk of ${path} says that the file ends where it does not.`)
  return edited.join('')
}

interface Sought {
  readonly lines: readonly string[]
  readonly index: () => LineIndex
  readonly oldLines: readonly string[]
  /** Where the patch says that they stand. */
  readonly wanted: number | undefined
  /** Behind the hunk before. */
  readonly from: number
}

function placeOf(
  { lines, index, oldLines, wanted, from }: Sought,
  refuseHunk: (rule: string, problem: string) => never,
): number {
  if (wanted !== undefined && wanted >= from && fits(lines, oldLines, wanted)) return wanted
  if (oldLines.length === 0) {
    if (lines.length === 0) return 0
    refuseHunk('context', 'has no old lines to find its place by. Add the lines around it.')
  }
  const places = index().find(oldLines, { max: placesMax + 1, from })
  const [place] = places
  if (place === undefined)
    refuseHunk(
      'fits',
      `does not fit: its old lines are not in the file.${describeNearest(lines.join(''), oldLines.join(''))} Read the file and make the hunk again.`,
    )
  if (places.length > 1)
    refuseHunk(
      'unique',
      `fits at several places, in the lines ${places
        .slice(0, placesMax)
        .map((each) => each + 1)
        .join(', ')}. Give the line in its header, or add lines around it.`,
    )
  return place
}

function fits(lines: readonly string[], oldLines: readonly string[], start: number): boolean {
  return start + oldLines.length <= lines.length && oldLines.every((line, index) => line === lines[start + index])
}

function windowsHunk({ line, oldLines, newLines }: Hunk): Hunk {
  return { line, oldLines: oldLines.map(withWindowsLines), newLines: newLines.map(withWindowsLines) }
}

function refuse(rule: string, message: string): never {
  fail('edit_conflict', {
    message: `${message} Nothing was written.`,
    details: [{ path: 'body/patch', rule, message }],
  })
}
