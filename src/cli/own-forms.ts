import { callExitCodes } from './exit-codes.ts'
import { momentOf, unwrapped } from './output.ts'
import { inOneLine, safe } from './safe-text.ts'
import { inColourOfChange } from './terminal.ts'
import type { Terminal } from './terminal.ts'
import { padded } from './text-width.ts'

/** Prints the data of an answer, and gives the exit code. */
type Form = (data: unknown, terminal: Terminal) => number

/** The commands whose answer people read in another form than that of fields or a table. */
const forms: Readonly<Record<string, Form>> = {
  'git diff': printPatches,
  'workspaces diff': printPatches,
  'git blame': printBlame,
  'tree read': textIn('content'),
  'git cat': textIn('content'),
  'jobs log': textIn('output'),
  'terminals exec': textIn('output'),
  'terminals output': textIn('output'),
  'context build': textIn('content'),
}

/** The form of its own that the answer of a command has, if any. */
export function formOf(command: string): Form | undefined {
  return Object.hasOwn(forms, command) ? forms[command] : undefined
}

/** A text that is printed as it is. A program that was run gives its exit code. */
function textIn(field: string): Form {
  return (data, terminal) => {
    const found = Object(unwrapped(data))
    terminal.write(String(found[field] ?? ''))
    return typeof found.exitCode === 'number' ? found.exitCode : callExitCodes.done
  }
}

/** The patches of the files, as git(1) prints them. */
function printPatches(data: unknown, terminal: Terminal): number {
  const { files = [], isTruncated }: { files?: readonly { patch?: string }[]; isTruncated?: boolean } = Object(data)
  for (const { patch = '' } of files)
    if (!terminal.isTty) terminal.write(patch)
    else for (const line of patch.replace(/\n$/, '').split('\n')) terminal.print(inColourOfChange(safe(line), terminal))
  if (isTruncated || files.some((file) => Object(file).isTruncated))
    terminal.note('Some of it is too long and is left out.')
  return callExitCodes.done
}

interface Blame {
  readonly ranges: readonly {
    readonly startLine: number
    readonly oid: string
    readonly author: { readonly name: string; readonly createdAt: string }
    readonly lines: readonly string[]
  }[]
  readonly nextLine?: number
}

/** A line of the file with who wrote it: the commit, the author, the day, its number and its text. */
function printBlame(data: unknown, terminal: Terminal): number {
  const { ranges, nextLine } = data as Blame
  const rows = ranges.flatMap(({ startLine, oid, author, lines }) =>
    lines.map((line, index) => [
      oid.slice(0, 8),
      inOneLine(author.name),
      momentOf(author.createdAt).slice(0, 10),
      String(startLine + index),
      line,
    ]),
  )
  if (terminal.isTty) {
    const widths = [0, 1, 2, 3].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)))
    for (const row of rows)
      terminal.print(
        row
          .map((text, column) => padded(safe(text), widths[column] ?? 0))
          .join('  ')
          .trimEnd(),
      )
  } else for (const row of rows) terminal.print(row.map(inOneLine).join('\t'))
  if (nextLine !== undefined) terminal.note(`There are more: --start-line ${nextLine} reads on.`)
  return callExitCodes.done
}
