import { setImmediate as nextTick } from 'node:timers/promises'
import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { fileLimits } from './limits.ts'
import { describeNearest, hasWindowsLines, lineAt, withWindowsLines } from './lines.ts'
import { occurrencesOf } from './occurrences.ts'

type FileEdit = Schemas['FileEdit']

const placesMax = 10

/**
 * The text after all replacements, each of which sees what those before it made. Refuses with `edit_conflict` a text
 * that is not there exactly once, unless each place is to be replaced. In a file whose lines end with CR LF, an LF
 * stands for them.
 */
export async function applyEdits(text: string, edits: readonly FileEdit[], path: string): Promise<string> {
  const isWindows = hasWindowsLines(text)
  let edited = text
  for (const [index, { oldText, newText, isEverywhere = false }] of edits.entries()) {
    // A large file is searched for some milliseconds, and other calls wait.
    await nextTick()
    const [sought, put] = isWindows ? [withWindowsLines(oldText), withWindowsLines(newText)] : [oldText, newText]
    const places = occurrencesOf(sought, edited, placesMax + 1)
    const [place] = places
    if (place === undefined) refuse(index, 'missing', missing(edited, sought, path))
    if (isEverywhere) {
      edited = replaceEach(edited, sought, put, index)
      continue
    }
    if (places.length > 1) refuse(index, 'unique', repeated(edited, places, path))
    edited = edited.slice(0, place) + put + edited.slice(place + sought.length)
  }
  return edited
}

function replaceEach(text: string, sought: string, put: string, index: number): string {
  const parts = text.split(sought)
  const length = text.length + (parts.length - 1) * (put.length - sought.length)
  if (length > fileLimits.writeBytesMax)
    refuse(index, 'size', `With these ${parts.length - 1} replacements the file would have ${length} characters.`)
  return parts.join(put)
}

function missing(text: string, sought: string, path: string): string {
  return `The text is not in ${path}.${describeNearest(text, sought)} Read the file and copy the text exactly.`
}

function repeated(text: string, places: readonly number[], path: string): string {
  const lines = places.slice(0, placesMax).map((place) => lineAt(text, place))
  const count = places.length > placesMax ? `more than ${placesMax}` : places.length
  return `The text is ${count} times in ${path}, in the lines ${lines.join(', ')}. Add lines around it until it is unique.`
}

function refuse(index: number, rule: string, message: string): never {
  fail('edit_conflict', {
    message: `${message} Nothing was written.`,
    details: [{ path: `body/edits/${index}/oldText`, rule, message }],
  })
}
