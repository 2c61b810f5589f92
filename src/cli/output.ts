import type { Manner } from './arguments.ts'
import { inCommands } from './in-commands.ts'
import { inOneLine, jsonOf, safe } from './safe-text.ts'
import { bold, inColourOfState } from './terminal.ts'
import type { Terminal } from './terminal.ts'
import { padded, shortened, widthOf } from './text-width.ts'

export type ShownItem = Readonly<Record<string, unknown>>

/** What names an item of any kind. */
const names = ['id', 'name', 'filename', 'path', 'key', 'oid', 'code', 'kind']
/** The fields of a table, in its order; others are left out. */
const shownFields = [
  ...[
    'id',
    'seq',
    'revision',
    'name',
    'username',
    'role',
    'filename',
    'path',
    'url',
    'oid',
    'folder',
    'code',
    'line',
    'kind',
    'type',
    'remote',
    'branch',
    'operation',
    'state',
    'status',
    'outcome',
  ],
  ...['priority', 'verdict', 'title', 'subject', 'text', 'content', 'message', 'description', 'summary', 'command'],
  ...['object', 'changed', 'size', 'readiness', 'progress', 'createdBy', 'actor', 'at', 'updatedAt', 'createdAt'],
]
const columnsMax = 7
const gap = '  '

/** Prints the answer of a call. `items` is the field of a page that has its items. */
export function printAnswer(data: unknown, items: string | undefined, manner: Manner, terminal: Terminal): void {
  if (data === undefined || data === null) return
  const page = items === undefined ? undefined : fieldOf(data, items)
  if (Array.isArray(page)) return printItems(page, manner, terminal)
  if (manner.json) {
    noteUnknown([unwrapped(data)], manner.json, terminal)
    return terminal.print(jsonOf(chosen(data, manner.json), terminal.isTty ? 2 : 0))
  }
  const item = unwrapped(data)
  if (Array.isArray(item)) return printItems(item, manner, terminal)
  if (manner.isQuiet) return terminal.print(shownNameOf(item))
  if (typeof item !== 'object') return terminal.print(safe(String(item)))
  printFields(Object(item), terminal)
}

/** Prints a list as a table, as lines with tabs, or as JSON. */
export function printItems(items: readonly unknown[], { json, isQuiet }: Manner, terminal: Terminal): void {
  if (json) {
    noteUnknown(items, json, terminal)
    const shown = items.map((item) => chosen(item, json))
    return terminal.print(jsonOf(shown, terminal.isTty ? 2 : 0))
  }
  if (isQuiet) return items.forEach((item) => terminal.print(shownNameOf(item)))
  const fields = fieldsOf(items)
  const rows = items.map((item) => fields.map((field) => textOf(fieldOf(item, field))))
  if (fields.length === 0) items.forEach((item) => terminal.print(safe(textOf(item))))
  else if (terminal.isTty) printTable(fields, rows, terminal)
  else rows.forEach((row) => terminal.print(row.map(inOneLine).join('\t')))
}

/** One item of a stream: a line. */
export function printLine(item: unknown, { json, isQuiet }: Manner, terminal: Terminal): void {
  if (json) return terminal.print(jsonOf(chosen(item, json)))
  if (isQuiet) return terminal.print(shownNameOf(item))
  const fields = fieldsOf([item])
  const texts = fields.map((field) => inOneLine(textOf(fieldOf(item, field))))
  terminal.print(fields.length === 0 ? inOneLine(textOf(item)) : texts.join(terminal.isTty ? gap : '\t'))
}

function printTable(fields: readonly string[], rows: readonly (readonly string[])[], terminal: Terminal): void {
  if (rows.length === 0) return
  const heads = fields.map(headOf)
  const lines = rows.map((row) => row.map((text) => momentOf(inOneLine(text))))
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((row) => widthOf(row[column] ?? ''))))
  const shown = fit(fields, widths, terminal.columns)
  const cellsOf = (texts: readonly string[]) =>
    shown.map(({ column, width }) => padded(shortened(texts[column] ?? '', width), width))
  terminal.print(bold(cellsOf(heads).join(gap).trimEnd(), terminal))
  for (const row of lines) {
    const cells = cellsOf(row).map((cell, index) =>
      stateFields.includes(fields[shown[index]?.column ?? 0] ?? '') ? inColourOfState(cell, terminal) : cell,
    )
    terminal.print(cells.join(gap).trimEnd())
  }
}

interface ShownColumn {
  readonly column: number
  readonly width: number
}

/** The columns that are shown: first texts are cut, then the last others are left out, and the name never is. */
function fit(fields: readonly string[], widths: readonly number[], columns: number): readonly ShownColumn[] {
  const text = fields.findIndex((field) => textFields.includes(field))
  const shown = fields.map((_, column) => column)
  const sum = (of: (column: number) => number) => shown.reduce((all, each) => all + of(each) + gap.length, -gap.length)
  const widthAt = (column: number) => widths[column] ?? 0
  const leastAt = (column: number) => (column === text ? Math.min(widthAt(text), textWidthMin) : widthAt(column))
  for (let at = shown.length - 1; at > 0 && sum(leastAt) > columns; at -= 1) if (shown[at] !== text) shown.splice(at, 1)
  const left = columns - (sum(widthAt) - (text < 0 ? 0 : widthAt(text)))
  return shown
    .map((column) => ({ column, width: column === text ? Math.min(widthAt(text), left) : widthAt(column) }))
    .filter(({ column, width }) => column === 0 || width >= textWidthLeast)
}

const textFields = ['title', 'subject', 'text', 'content', 'message', 'description', 'summary', 'command']
const textWidthMin = 24
/** A text that would have less than this is left out. */
const textWidthLeast = 2
const stateFields = ['state', 'status', 'verdict']

/** A time in the zone of the reader, to the minute. */
export function momentOf(text: string): string {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text)) return text
  const at = new Date(text)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())} ${two(at.getHours())}:${two(at.getMinutes())}`
}

function printFields(item: ShownItem, terminal: Terminal): void {
  const entries = Object.entries(item)
    .map(([name, value]) => [name, name === 'warnings' ? inCommands(textOf(value)) : value] as const)
    .flatMap(([name, value]) => fieldsWithin(name, value))
    .filter(([, value]) => textOf(value) !== '')
  if (!terminal.isTty) {
    for (const [name, value] of entries) for (const line of linesOf(value, '\t')) terminal.print(`${name}\t${line}`)
    return
  }
  const width = Math.max(0, ...entries.map(([name]) => name.length))
  for (const [name, value] of entries) {
    const [first = '', ...others] = linesOf(value, gap)
    terminal.print(`${bold(name.padEnd(width), terminal)}${gap}${first}`)
    for (const line of others) terminal.print(' '.repeat(width + gap.length) + line)
  }
}

/** The fields of a thing within another are named as `--json` takes them: `claim.expiresAt`. */
function fieldsWithin(name: string, value: unknown): readonly (readonly [name: string, value: unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || isNamed(value)) return [[name, value]]
  return Object.entries(value).flatMap(([each, inner]) => fieldsWithin(`${name}.${each}`, inner))
}

/** A list of things is a line for each; on a terminal a text has its lines. */
function linesOf(value: unknown, between: string): readonly string[] {
  if (!Array.isArray(value) || isCell(value))
    return between === gap ? momentOf(safe(textOf(value))).split('\n') : [inOneLine(textOf(value))]
  return value.map((item) => {
    const texts = [...fieldsOf([item]), 'author'].map((field) => inOneLine(textOf(fieldOf(item, field))))
    const shown = texts.filter((text) => text !== '')
    return shown.length === 0 ? inOneLine(textOf(item)) : shown.map(between === gap ? momentOf : String).join(between)
  })
}

/** The items of a page: its longest list. */
export function itemsOf(page: unknown): readonly unknown[] {
  const lists = Object.values(Object(page)).filter((value) => Array.isArray(value))
  return lists.toSorted((one, other) => other.length - one.length)[0] ?? []
}

/** Answers have their one item below its name. */
export function unwrapped(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data
  const [first, ...others] = Object.values(data)
  // Beside a list there may be others, such as how much each kind has.
  const isList = Array.isArray(first) && others.every((value) => typeof value === 'object')
  return isList || (others.length === 0 && typeof first === 'object' && first !== null) ? first : data
}

function chosen(item: unknown, fields: readonly string[]): unknown {
  if (fields.length === 0) return item
  const found = unwrapped(item)
  return Object.fromEntries(fields.map((field) => [field, field.split('.').reduce<unknown>(fieldOf, found)]))
}

/** A field that is absent from some items may be optional; when none has any of the fields, they are mistakes. */
function noteUnknown(items: readonly unknown[], fields: readonly string[], terminal: Terminal): void {
  const known = new Set(items.flatMap((item) => Object.keys(Object(item))))
  if (fields.length === 0 || known.size === 0 || fields.some((field) => known.has(field.split('.')[0] ?? ''))) return
  terminal.note(`There is no field ${fields.join(', ')}. Known: ${[...known].join(', ')}.`)
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Object(value)[name] : undefined
}

/** What `-q` shows. Of an answer with several things, such as a task and its claim, the first is meant. */
export function shownNameOf(item: unknown): string {
  const nameOf = (of: unknown) => names.map((name) => fieldOf(of, name)).find((value) => value !== undefined)
  const found =
    nameOf(item) ??
    Object.values(Object(item))
      .map(nameOf)
      .find((name) => name !== undefined)
  // A line is one name, whatever it contains.
  return safe(textOf(found ?? item)).replaceAll(/[\t\n]/g, ' ')
}

function fieldsOf(items: readonly unknown[]): readonly string[] {
  const objects = items.filter((item): item is ShownItem => typeof item === 'object' && item !== null)
  const known = [...new Set(shownFields)].filter((field) =>
    objects.some((item) => isCell(item[field]) && textOf(item[field]) !== ''),
  )
  const scalars = objects.flatMap((item) => Object.keys(item).filter((name) => typeof item[name] !== 'object'))
  return (known.length > 1 ? known : [...new Set([...known, ...scalars])]).slice(0, columnsMax)
}

/** What is no thing of its own, but for one that has a name, or a list of such. */
function isCell(value: unknown): boolean {
  return [value].flat().every((one) => typeof one !== 'object' || isNamed(one))
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return ''
  if (typeof value !== 'object') return String(value)
  if (Array.isArray(value) && isCell(value)) return value.map(textOf).join(', ')
  // Who did something is shown by the name.
  return isNamed(value) ? value.name : JSON.stringify(value)
}

/** Who did something, or what else is told by its name alone. */
function isNamed(value: unknown): value is { readonly name: string } {
  const keys = Object.keys(Object(value))
  return ['id', 'name'].every((key) => keys.includes(key)) && keys.every((key) => fieldsOfNamed.includes(key))
}

const fieldsOfNamed = ['id', 'name', 'kind', 'tokenName']

function headOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => ` ${letter}`).toUpperCase()
}
