import type { Node } from 'jsonc-parser'
import { nearest } from '../../platform/text/nearest.ts'

/** What a value of a project file must look like, and what it is for. */
export type Shape = ValueShape & { readonly about?: string }

type ValueShape =
  | {
      readonly kind: 'text'
      readonly max: number
      readonly filled?: boolean
      readonly oneOf?: readonly string[]
      readonly mistakeOf?: MistakeOf
      /** About the same as a pattern (ECMA-262), for editors. */
      readonly pattern?: string
    }
  /** A whole number, or one of some words. */
  | { readonly kind: 'count'; readonly min: number; readonly max: number; readonly or: readonly string[] }
  | { readonly kind: 'boolean' }
  /**
   * An object whose keys are known; the others are refused, or left out where the file belongs to other programs too.
   */
  | {
      readonly kind: 'record'
      readonly keys: Readonly<Record<string, Shape>>
      readonly others: 'refused' | 'ignored'
      readonly needs?: NeedsOneOf
      readonly required?: readonly string[]
    }
  /** An object whose keys are names that the user chooses. */
  | { readonly kind: 'map'; readonly of: Shape; readonly max: number }
  | { readonly kind: 'list'; readonly of: Shape; readonly max: number }
  /** An object with any content. */
  | { readonly kind: 'free' }

/** What is wrong with a text, as the rest of a sentence: `must be a host name.`; nothing when it is right. */
export type MistakeOf = (text: string) => string | undefined

export interface NeedsOneOf {
  readonly keys: readonly string[]
  readonly sentence: string
}

export interface Mistake {
  /** Where the mistake is in the text. */
  readonly offset: number
  /** The way to the value, as a JSON pointer. */
  readonly pointer: string
  readonly rule: string
  readonly sentence: string
}

/** Gives all mistakes of a value, in the order of the text. */
export function findMistakes(root: Node, shape: Shape): Mistake[] {
  const deep = findTooDeep(root)
  if (deep !== undefined)
    return [
      {
        offset: deep.offset,
        pointer: '',
        rule: 'maxDepth',
        sentence: `The file is nested more than ${depthMax} levels deep.`,
      },
    ]
  const mistakes: Mistake[] = []
  check(root, shape, '', mistakes)
  return mistakes.toSorted((one, other) => one.offset - other.offset)
}

const depthMax = 64

function findTooDeep(root: Node): Node | undefined {
  let level = [root]
  for (let depth = 0; depth < depthMax && level.length > 0; depth += 1) level = level.flatMap(valuesIn)
  return level[0]
}

function valuesIn({ type, children = [] }: Node): Node[] {
  return type === 'object' ? children.flatMap(({ children: [, value] = [] }) => value ?? []) : children
}

/** The value without what the shape ignores. A key `__proto__` is a key like any other. */
export function valueOf(node: Node, shape?: Shape): unknown {
  if (node.type === 'array')
    return (node.children ?? []).map((child) => valueOf(child, shape?.kind === 'list' ? shape.of : undefined))
  if (node.type !== 'object') return node.value
  const members = membersOf(node)
    .filter(({ key }) => shape?.kind !== 'record' || Object.hasOwn(shape.keys, key))
    .map(({ key, value }) => [key, valueOf(value, memberShape(shape, key))])
  return Object.fromEntries(members)
}

interface Member {
  readonly key: string
  readonly offset: number
  readonly value: Node
}

export function membersOf(node: Node): Member[] {
  return (node.children ?? []).flatMap(({ children }) => {
    const [name, value] = children ?? []
    return name === undefined || value === undefined ? [] : [{ key: String(name.value), offset: name.offset, value }]
  })
}

function memberShape(shape: Shape | undefined, key: string): Shape | undefined {
  if (shape?.kind === 'map') return shape.of
  return shape?.kind === 'record' ? shape.keys[key] : undefined
}

function check(node: Node, shape: Shape, pointer: string, mistakes: Mistake[]): void {
  const report = (rule: string, sentence: string) => {
    mistakes.push({ offset: node.offset, pointer, rule, sentence: `${nameOf(pointer)} ${sentence}` })
  }
  switch (shape.kind) {
    case 'text':
      return checkText(node, shape, report)
    case 'count':
      return checkCount(node, shape, report)
    case 'boolean':
      return node.type === 'boolean' ? undefined : report('type', `must be true or false, not ${typeName(node)}.`)
    case 'list':
      if (node.type !== 'array') return report('type', `must be a list, not ${typeName(node)}.`)
      if (sizeOf(node) > shape.max) return report('maxItems', `has ${sizeOf(node)} items; the limit is ${shape.max}.`)
      return node.children?.forEach((child, index) => check(child, shape.of, `${pointer}/${index}`, mistakes))
    case 'map':
    case 'record':
    case 'free':
      if (node.type !== 'object') return report('type', `must be an object, not ${typeName(node)}.`)
      return checkObject(node, shape, pointer, mistakes, report)
    default:
      shape satisfies never
  }
}

type Report = (rule: string, sentence: string) => void

function checkText(node: Node, shape: Extract<Shape, { kind: 'text' }>, report: Report): void {
  if (typeof node.value !== 'string') return report('type', `must be a string, not ${typeName(node)}.`)
  if (node.value.length > shape.max)
    return report('maxLength', `has ${node.value.length} characters; the limit is ${shape.max}.`)
  if (shape.filled === true && node.value.trim() === '') return report('minLength', 'must not be empty.')
  if (node.value.includes('\0')) return report('pattern', 'must not contain a NUL character.')
  if (shape.oneOf !== undefined && !shape.oneOf.includes(node.value))
    return report('enum', `must be ${shape.oneOf.map(quote).join(' or ')}.`)
  const mistake = shape.mistakeOf?.(node.value)
  if (mistake !== undefined) report('format', mistake)
}

function checkCount({ value }: Node, { min, max, or }: Extract<Shape, { kind: 'count' }>, report: Report): void {
  const isCount = Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  if (!isCount && !or.includes(value))
    report('type', `must be ${[`a whole number from ${min} to ${max}`, ...or.map(quote)].join(' or ')}.`)
}

function checkObject(
  node: Node,
  shape: Extract<Shape, { kind: 'map' | 'record' | 'free' }>,
  pointer: string,
  mistakes: Mistake[],
  report: Report,
): void {
  checkKeys(node, shape, pointer, mistakes)
  if (shape.kind === 'map' && sizeOf(node) > shape.max)
    report('maxProperties', `has ${sizeOf(node)} entries; the limit is ${shape.max}.`)
  if (shape.kind === 'record' && shape.needs !== undefined) checkNeeds(node, shape.needs, report)
  if (shape.kind === 'record') checkRequired(node, shape.required ?? [], report)
  for (const { key, value } of membersOf(node)) {
    const known = memberShape(shape, key)
    if (known !== undefined) check(value, known, `${pointer}/${escapePointer(key)}`, mistakes)
  }
}

function checkKeys(node: Node, shape: Shape, pointer: string, mistakes: Mistake[]): void {
  const seen = new Set<string>()
  for (const { key, offset } of membersOf(node)) {
    const report = (rule: string, sentence: string) => {
      mistakes.push({ offset, pointer: `${pointer}/${escapePointer(key)}`, rule, sentence })
    }
    if (seen.has(key)) report('duplicateKey', `${quote(key)} occurs twice. Keep one of them.`)
    seen.add(key)
    if (shape.kind === 'map' && (key === '' || key === '__proto__'))
      report('pattern', `${quote(key)} cannot be a name.`)
    if (key.length > keyLengthMax)
      report('maxLength', `A name has ${key.length} characters; the limit is ${keyLengthMax}.`)
    if (shape.kind === 'record' && shape.others === 'refused' && !Object.hasOwn(shape.keys, key))
      report('unknownKey', unknownKey(key, Object.keys(shape.keys)))
  }
}

const keyLengthMax = 256

function checkNeeds(node: Node, needs: NeedsOneOf, report: Report): void {
  const given = membersOf(node).filter(({ key }) => needs.keys.includes(nearest(key, needs.keys) ?? ''))
  // A misspelt key is already reported as an unknown one.
  if (given.length !== 1) report('required', needs.sentence)
}

function checkRequired(node: Node, required: readonly string[], report: Report): void {
  // A misspelt key is already reported as an unknown one.
  const given = new Set(membersOf(node).map(({ key }) => nearest(key, required) ?? key))
  for (const key of required) if (!given.has(key)) report('required', `needs ${quote(key)}.`)
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nearest(key, known)
  const help = near === undefined ? `Known keys are ${known.join(', ')}.` : `Did you mean ${quote(near)}?`
  return `Unknown key ${quote(key)}. ${help}`
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The file' : quote(pointer.slice(1).split('/').map(unescapePointer).join('.'))
}

function typeName(node: Node): string {
  if (node.type === 'null') return 'null'
  return node.type === 'array' ? 'a list' : node.type === 'object' ? 'an object' : `a ${node.type}`
}

function sizeOf(node: Node): number {
  return node.children?.length ?? 0
}

function quote(text: string): string {
  return JSON.stringify(text.length > 80 ? `${text.slice(0, 79)}…` : text)
}

export function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

function unescapePointer(key: string): string {
  return key.replaceAll('~1', '/').replaceAll('~0', '~')
}
