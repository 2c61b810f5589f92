import { parseTree } from 'jsonc-parser'
import type { Node } from 'jsonc-parser'
import { isDeepStrictEqual } from 'node:util'
import { valueOf } from './config-tree.ts'
import { isRecord } from '../../platform/text/is-record.ts'

/** A change of one key of a JSON document with comments: its new value, or none to remove it. */
export interface KeyChange {
  readonly path: readonly string[]
  readonly value?: unknown
}

/**
 * Applies changes to the text of a JSON object. Everything else stays as it is, byte by byte: order, line ends, and
 * every comment that is not within a value that is replaced or removed. The text must be free of syntax errors and
 * duplicate keys. The library's own removal would also remove the comment of a neighbour.
 */
export function editText(text: string, changes: readonly KeyChange[]): string {
  return changes.reduce(applyChange, text)
}

/** The changes that a JSON merge patch (RFC 7396) means for an object; none where it changes nothing. */
export function changesOf(root: Node, patch: object, path: readonly string[] = []): KeyChange[] {
  return Object.entries(patch).flatMap(([key, value]: [string, unknown]): KeyChange[] => {
    const [member, keyPath] = [memberOf(root, key)?.value, [...path, key]]
    if (value === null) return member ? [{ path: keyPath }] : []
    if (isRecord(value) && member?.type === 'object') return changesOf(member, value, keyPath)
    const wanted = withoutNulls(value)
    return member && isDeepStrictEqual(valueOf(member), wanted) ? [] : [{ path: keyPath, value: wanted }]
  })
}

/** Whether the key has this value, or is as absent as the change wants it. */
export function isAlready(root: Node, change: KeyChange): boolean {
  const found = change.path.reduce<Node | undefined>((node, key) => node && memberOf(node, key)?.value, root)
  if (!('value' in change)) return found === undefined
  return found !== undefined && isDeepStrictEqual(valueOf(found), change.value)
}

/** What a patch sets where there was nothing to merge it with. */
function withoutNulls(value: unknown): unknown {
  if (!isRecord(value)) return value
  const members = Object.entries(value).filter(([, member]) => member !== null)
  return Object.fromEntries(members.map(([key, member]) => [key, withoutNulls(member)]))
}

function applyChange(text: string, change: KeyChange): string {
  const { path } = change
  const root = parseTree(text, [], { allowTrailingComma: true })
  const key = path.at(-1)
  if (root === undefined || key === undefined) return text
  const parent = path.slice(0, -1).reduce<Node | undefined>((node, name) => node && memberOf(node, name)?.value, root)
  if (parent === undefined) return 'value' in change ? applyChange(text, nest(change)) : text
  const member = memberOf(parent, key)
  if (!('value' in change)) return member ? removeMember(text, parent, member) : text
  const style = styleOf(text, root)
  return member
    ? replaceValue(text, parent, member, change.value, style)
    : addMember(text, parent, [key, change.value], style)
}

/** The same change as one of the parent, which is not there yet. */
function nest({ path, value }: KeyChange): KeyChange {
  return { path: path.slice(0, -1), value: { [path.at(-1) ?? '']: value } }
}

interface Member {
  readonly key: string
  readonly start: number
  readonly end: number
  readonly value: Node
}

function membersOf({ children = [] }: Node): Member[] {
  return children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? [{ key: String(name.value), start: name.offset, end: value.offset + value.length, value }] : [],
  )
}

function memberOf(node: Node, key: string): Member | undefined {
  return node.type === 'object' ? membersOf(node).find((member) => member.key === key) : undefined
}

interface Style {
  readonly eol: string
  /** What one level is indented by. */
  readonly unit: string
}

function styleOf(text: string, root: Node): Style {
  const [first] = membersOf(root)
  const indent = first && isMultiline(text, root) ? indentAt(text, first.start) : ''
  return { eol: /\r?\n/.exec(text)?.[0] ?? '\n', unit: indent || '  ' }
}

function replaceValue(text: string, parent: Node, { start, value }: Member, wanted: unknown, style: Style): string {
  const old = text.slice(value.offset, value.offset + value.length)
  const isInline = !isMultiline(text, parent) || (value.children !== undefined && !/[\r\n]/.test(old))
  const written = isInline ? inline(wanted) : block(wanted, indentAt(text, start), style)
  return splice(text, value.offset, value.offset + value.length, written)
}

function addMember(text: string, parent: Node, [key, value]: [string, unknown], style: Style): string {
  const members = membersOf(parent)
  const last = members.at(-1)
  const end = parent.offset + parent.length - 1
  const name = JSON.stringify(key)
  if (last && !isMultiline(text, parent)) return splice(text, last.end, last.end, `, ${name}: ${inline(value)}`)
  const base = indentAt(text, parent.offset)
  const indent = members[0] ? indentAt(text, members[0].start) : base + style.unit
  const line = `${style.eol}${indent}${name}: ${block(value, indent, style)}`
  if (last === undefined) return addFirst(text, end, line, `${style.eol}${base}`)
  const comma = commaAfter(text, last.end)
  const place = endOfLineComments(text, comma === undefined ? last.end : comma + 1)
  const added = splice(text, place, place, comma === undefined ? line : `${line},`)
  return comma === undefined ? splice(added, last.end, last.end, ',') : added
}

/** Into an object without members, in which there may be comments. */
function addFirst(text: string, end: number, line: string, closing: string): string {
  const place = skipBack(text, end, /\s/)
  const isOnOwnLine = /[\r\n]/.test(text.slice(place, end))
  return splice(text, place, end, line + (isOnOwnLine ? text.slice(place, end) : closing))
}

/** Removes a member with its comma, and its lines where they become empty. No comment around it is touched. */
function removeMember(text: string, parent: Node, { start, end }: Member): string {
  const comma = commaAfter(text, end)
  const before = membersOf(parent).findLast((each) => each.end <= start)
  const earlier = comma === undefined && before ? commaAfter(text, before.end) : undefined
  const isNear = comma !== undefined && text.slice(end, comma).trim() === ''
  const to = isNear ? comma + 1 : end
  const cut = blankAround(text, start, to, comma === undefined)
  const removed = splice(text, cut.start, cut.end, '')
  if (earlier !== undefined) return splice(removed, earlier, earlier + 1, '')
  if (comma === undefined || isNear) return removed
  const moved = comma - (cut.end - cut.start)
  return splice(removed, moved, moved + 1, '')
}

/** A span with the blanks that are left over without it: its whole line, or those on one side. */
function blankAround(text: string, start: number, end: number, isLast: boolean): { start: number; end: number } {
  const left = skipBack(text, start, /[ \t]/)
  const right = skip(text, end, /[ \t]+/y)
  const isLineStart = left === 0 || /[\r\n]/.test(text.charAt(left - 1))
  const isLineEnd = right === text.length || /[\r\n]/.test(text.charAt(right))
  if (isLineStart && isLineEnd) return { start: left, end: skip(text, right, /\r?\n/y) }
  return isLineEnd || (isLast && !isLineStart) ? { start: left, end } : { start, end: right }
}

const trivium = /[\s\uFEFF]+|\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y

/** The offset of the comma that follows, behind blanks and comments. */
function commaAfter(text: string, offset: number): number | undefined {
  let at = offset
  for (let next = skip(text, at, trivium); next > at; next = skip(text, at, trivium)) at = next
  return text.charAt(at) === ',' ? at : undefined
}

/** Behind the comments that begin on the same line. */
function endOfLineComments(text: string, offset: number): number {
  let end = offset
  for (;;) {
    const at = skip(text, end, /[ \t]+/y)
    const next = skip(text, at, /\/\/[^\r\n]*|\/\*[\s\S]*?\*\//y)
    if (next === at) return end
    end = next
  }
}

function skip(text: string, offset: number, pattern: RegExp): number {
  pattern.lastIndex = offset
  return pattern.test(text) ? pattern.lastIndex : offset
}

function skipBack(text: string, offset: number, blank: RegExp): number {
  let at = offset
  while (at > 0 && blank.test(text.charAt(at - 1))) at -= 1
  return at
}

function isMultiline(text: string, { offset, length, children = [] }: Node): boolean {
  const first = children[0]
  return /[\r\n]/.test(text.slice(offset, first ? first.offset : offset + length))
}

/** The blanks at the beginning of a line. */
function indentAt(text: string, offset: number): string {
  const start = Math.max(text.lastIndexOf('\n', offset - 1), text.lastIndexOf('\r', offset - 1)) + 1
  return /^[ \t]*/.exec(text.slice(start, offset))?.[0] ?? ''
}

function block(value: unknown, indent: string, { eol, unit }: Style): string {
  return JSON.stringify(value, null, unit).replaceAll('\n', `${eol}${indent}`)
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (!isRecord(value)) return JSON.stringify(value)
  return `{${Object.entries(value)
    .map(([key, member]) => `${JSON.stringify(key)}: ${inline(member)}`)
    .join(', ')}}`
}

function splice(text: string, start: number, end: number, insert: string): string {
  return text.slice(0, start) + insert + text.slice(end)
}
