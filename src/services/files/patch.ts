import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'
import { fileLimits } from './limits.ts'

/** What a patch does with one file. */
export interface FilePatch {
  /** Absent for a file that is created. */
  readonly oldPath?: string
  /** Absent for a file that is deleted. */
  readonly newPath?: string
  readonly isExecutable?: boolean
  readonly hunks: readonly Hunk[]
}

export interface Hunk {
  /** Where its first old line stands, counted from 1; absent where the patch does not say. */
  readonly line: number | undefined
  /** The lines, with their ends, that are in the file before, and those after. */
  readonly oldLines: readonly string[]
  readonly newLines: readonly string[]
}

/** Reads a unified diff, with the extended headers of git. Refuses with `validation_failed` what is none. */
export function readPatch(patch: string): FilePatch[] {
  const files = new PatchReader(patch).read()
  if (files.length === 0) refuse(1, 'The patch names no file. Begin with the lines "--- a/PATH" and "+++ b/PATH".')
  if (files.length > fileLimits.patchFilesMax)
    refuse(1, `The patch has ${files.length} files; the limit is ${fileLimits.patchFilesMax}.`)
  const hunks = files.reduce((count, file) => count + file.hunks.length, 0)
  if (hunks > fileLimits.patchHunksMax)
    refuse(1, `The patch has ${hunks} hunks; the limit is ${fileLimits.patchHunksMax}.`)
  return files
}

/** What the lines before the hunks of a file say. */
interface Header {
  oldPath?: string | undefined
  newPath?: string | undefined
  isExecutable?: boolean
  isRename?: boolean
}

class PatchReader {
  readonly #lines: string[]
  #index = 0
  /** The first line from the current one on that is not empty. */
  #nextText = 0

  constructor(patch: string) {
    this.#lines = patch.split('\n')
    if (this.#lines.at(-1) === '') this.#lines.pop()
  }

  read(): FilePatch[] {
    const files: FilePatch[] = []
    while (this.#index < this.#lines.length) {
      const line = this.#line()
      if (line.startsWith('diff --git ')) files.push(...this.#readGitFile())
      else if (this.#isFileHeader()) files.push(this.#readFile({}))
      else if (isHunkHeader(line)) refuse(this.#index + 1, 'The hunk stands before the first file.')
      // What mail and tools write around a diff.
      else this.#index++
    }
    return files
  }

  #line(ahead = 0): string {
    return this.#lines[this.#index + ahead] ?? ''
  }

  #isFileHeader(): boolean {
    return this.#line().startsWith('--- ') && this.#line(1).startsWith('+++ ')
  }

  /** A file after a line of git, which may have no hunks: an empty, renamed or deleted one. */
  #readGitFile(): FilePatch[] {
    const header = namesOfGit(this.#line())
    let isChanged = false
    for (this.#index++; this.#index < this.#lines.length; this.#index++) {
      const line = this.#line()
      if (line.startsWith('diff --git ') || isHunkHeader(line) || this.#isFileHeader()) break
      isChanged = this.#readExtended(line, header) || isChanged
    }
    if (this.#isFileHeader()) return [this.#readFile(header)]
    if (!isChanged) refuse(this.#index, 'The file has no hunks.')
    return [fileOf(header, [])]
  }

  /** Returns whether the line alone is a change. */
  #readExtended(line: string, header: Header): boolean {
    const [, name, rest = ''] =
      /^(rename from|rename to|copy from|new file mode|deleted file mode|new mode) (.*)$/.exec(line) ?? []
    if (/^(Binary files|GIT binary patch)/.test(line)) refuse(this.#index + 1, 'Binary files are written by writeFile.')
    if (name === undefined) return false
    if (name === 'copy from') refuse(this.#index + 1, 'Copies are not supported. Create the file by its whole content.')
    if (name === 'rename from') header.oldPath = unquote(rest)
    if (name === 'rename to') Object.assign(header, { newPath: unquote(rest), isRename: true })
    if (name === 'new mode') refuse(this.#index + 1, 'Changes of the mode are not supported.')
    if (name === 'deleted file mode') header.newPath = undefined
    if (name === 'new file mode') Object.assign(header, { oldPath: undefined, isExecutable: this.#readMode(rest) })
    return true
  }

  #readMode(mode: string): boolean {
    if (mode !== '100644' && mode !== '100755')
      refuse(this.#index + 1, `The mode ${quote(mode)} is not that of a regular file.`)
    return mode === '100755'
  }

  #readFile(header: Header): FilePatch {
    const place = this.#index + 1
    const [oldName, newName] = [nameIn(this.#line()), nameIn(this.#line(1))]
    this.#index += 2
    const isPrefixed = [oldName, newName].every(
      (name, index) => name === undefined || name.startsWith(index === 0 ? 'a/' : 'b/'),
    )
    const [oldPath, newPath] = [oldName, newName].map((name) => (isPrefixed ? name?.slice(2) : name))
    if (oldPath === undefined && newPath === undefined) refuse(place, 'Both names are /dev/null.')
    if (oldPath !== undefined && newPath !== undefined && oldPath !== newPath && !header.isRename)
      refuse(
        place,
        `The names ${quote(oldPath)} and ${quote(newPath)} differ. Of a renamed file, write "rename from" and "rename to" after a line "diff --git".`,
      )
    const hunks: Hunk[] = []
    while (isHunkHeader(this.#line())) hunks.push(this.#readHunk())
    if (hunks.length === 0 && !header.isRename) refuse(place, 'The file has no hunks.')
    return fileOf({ ...header, oldPath, newPath }, hunks)
  }

  #readHunk(): Hunk {
    const place = this.#index + 1
    const [, start, oldCount = start && '1', newCount = start && '1'] =
      /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+\d{1,9}(?:,(\d{1,9}))? @@/.exec(this.#line()) ?? []
    this.#index++
    const hunk = { oldLines: [] as string[], newLines: [] as string[] }
    const isComplete = () => hunk.oldLines.length === Number(oldCount) && hunk.newLines.length === Number(newCount)
    const hasCounts = start !== undefined
    while (this.#index < this.#lines.length && !(hasCounts && isComplete())) {
      if (!hasCounts && this.#isEndOfFile()) break
      if (!this.#readLine(hunk)) break
    }
    this.#readEndOfFile(hunk)
    if (hasCounts && !isComplete())
      refuse(
        place,
        `The hunk has ${hunk.oldLines.length} old and ${hunk.newLines.length} new lines, and its header says ${oldCount} and ${newCount}. Correct the header, or write @@ alone.`,
      )
    if (hunk.oldLines.length + hunk.newLines.length === 0) refuse(place, 'The hunk has no lines.')
    const isInsertion = hasCounts && Number(oldCount) === 0
    return { ...hunk, line: hasCounts ? Number(start) + (isInsertion ? 1 : 0) : undefined }
  }

  /** Whether the next file, or nothing but empty lines, follows. */
  #isEndOfFile(): boolean {
    while (this.#nextText < this.#index || this.#lines[this.#nextText] === '') this.#nextText++
    const [next, after = ''] = this.#lines.slice(this.#nextText, this.#nextText + 2)
    return next === undefined || next.startsWith('diff --git ') || (next.startsWith('--- ') && after.startsWith('+++ '))
  }

  /** One line of a hunk; returns false where the hunk has ended. */
  #readLine(hunk: { oldLines: string[]; newLines: string[] }): boolean {
    const line = this.#line()
    if (line.startsWith('\\')) {
      this.#readEndOfFile(hunk)
      return true
    }
    // Editors and models leave the blank of an empty line away.
    const [mark, text] = line === '' ? [' ', ''] : [line[0], line.slice(1)]
    if (mark !== ' ' && mark !== '-' && mark !== '+') return false
    if (mark !== '+') hunk.oldLines.push(`${text}\n`)
    if (mark !== '-') hunk.newLines.push(`${text}\n`)
    this.#index++
    return true
  }

  /** `\ No newline at end of file`: the line before it has no end. */
  #readEndOfFile(hunk: { oldLines: string[]; newLines: string[] }): void {
    if (!this.#line().startsWith('\\')) return
    const mark = this.#lines[this.#index - 1]?.[0]
    if (mark !== '+') dropEnd(hunk.oldLines)
    if (mark !== '-') dropEnd(hunk.newLines)
    this.#index++
  }
}

function fileOf({ oldPath, newPath, isExecutable }: Header, hunks: readonly Hunk[]): FilePatch {
  return {
    hunks,
    ...(oldPath !== undefined && { oldPath }),
    ...(newPath !== undefined && { newPath }),
    ...(isExecutable !== undefined && { isExecutable }),
  }
}

function dropEnd(lines: string[]): void {
  const last = lines.pop()
  if (last !== undefined) lines.push(last.replace(/\n$/, ''))
}

function isHunkHeader(line: string): boolean {
  return /^@@(?: |$)/.test(line)
}

/** `diff --git a/PATH b/PATH`: of a renamed file other lines say the names. */
function namesOfGit(line: string): Header {
  const names = line.slice('diff --git '.length)
  const [, quoted] = /^("(?:[^"\\]|\\.)*") /.exec(names) ?? []
  const one = quoted === undefined ? names.slice(0, (names.length - 1) / 2) : unquote(quoted)
  const path = one.startsWith('a/') ? one.slice(2) : one
  return { oldPath: path, newPath: path }
}

/** The name in a line such as `--- a/PATH`, which a tab and a time may follow; nothing for /dev/null. */
function nameIn(line: string): string | undefined {
  const name = unquote(line.slice(4).replace(/\r$/, ''))
  return name === '/dev/null' ? undefined : name
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', a: '\x07', b: '\b', f: '\f', v: '\v' }

/** git quotes names with unusual characters as C does: their bytes in octal. */
function unquote(name: string): string {
  if (!name.startsWith('"')) return name.split('\t', 1)[0] ?? ''
  const inner = name.slice(1, name.lastIndexOf('"'))
  const bytes = inner.split(/(\\[0-7]{3}|\\.)/).map((piece) => {
    if (!piece.startsWith('\\')) return Buffer.from(piece)
    const [, code = ''] = /^\\(.+)$/s.exec(piece) ?? []
    return /^[0-7]{3}$/.test(code) ? Buffer.from([Number.parseInt(code, 8) & 0xff]) : Buffer.from(escapes[code] ?? code)
  })
  return Buffer.concat(bytes).toString()
}

function refuse(line: number, problem: string): never {
  const message = `The patch cannot be read at its line ${line}: ${problem}`
  fail('validation_failed', { message, details: [{ path: 'body/patch', rule: 'patch', message }] })
}
