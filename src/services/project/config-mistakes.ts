import type { Node } from 'jsonc-parser'
import { validators } from '../../generated/config-validators.js'
import { asciiDomain, parseMailbox } from '../../platform/text/mailbox.ts'
import { nameMeant } from '../../platform/text/foreign-words.ts'
import { quote } from '../../platform/text/quote.ts'
import { escapePointer, membersOf, nodesIn, placeOf, unescapePointer, valueOf } from './config-tree.ts'

type ValidationError = NonNullable<NonNullable<(typeof validators)[string]>['errors']>[number]
type BrokenSchema = NonNullable<ValidationError['parentSchema']>

/** Something that is wrong in the text of a file. */
export interface ConfigMistake {
  /** Where it is in the text. */
  readonly offset: number
  /** The way to the value, as a JSON pointer (RFC 6901). */
  readonly pointer: string
  readonly rule: string
  readonly sentence: string
}

/** Returns all mistakes of a file with this schema of the contract, in the order of the text. */
export function findMistakes(root: Node, schema: 'ConfigFile' | 'McpFile'): ConfigMistake[] {
  const deep = findTooDeep(root)
  if (deep) {
    const sentence = `The file is nested more than ${depthMax} levels deep.`
    return [{ offset: deep.offset, pointer: '', rule: 'maxDepth', sentence }]
  }
  const found = [...namesIn(root, ''), ...schemaMistakes(root, schema)]
  const known = new Set(found.map(({ pointer }) => pointer))
  const texts = addressMistakes(root).filter(({ pointer }) => !known.has(pointer))
  return [...found, ...texts].toSorted((one, other) => one.offset - other.offset)
}

const depthMax = 64
const keyLengthMax = 256

function findTooDeep(root: Node): Node | undefined {
  let level: readonly Node[] = [root]
  for (let depth = 0; depth < depthMax && level.length > 0; depth += 1) level = level.flatMap(nodesIn)
  return level[0]
}

/** What no schema can say: keys that stand twice or that no object can bear, and texts that no program can take. */
function namesIn(node: Node, pointer: string): ConfigMistake[] {
  if (typeof node.value === 'string' && node.value.includes('\0'))
    return [mistakeAt(node, pointer, 'pattern', 'must not contain a NUL character.')]
  if (node.type === 'array') return nodesIn(node).flatMap((item, index) => namesIn(item, `${pointer}/${index}`))
  const seen = new Set<string>()
  return membersOf(node).flatMap(({ key, offset, value }) => {
    const at = { offset, pointer: `${pointer}/${escapePointer(key)}` }
    const isDouble = seen.has(key)
    seen.add(key)
    return [
      ...(isDouble ? [{ ...at, rule: 'duplicateKey', sentence: `${quote(key)} occurs twice. Keep one of them.` }] : []),
      ...(key === '' || key === '__proto__'
        ? [{ ...at, rule: 'pattern', sentence: `${quote(key)} cannot be a name.` }]
        : []),
      ...(key.length > keyLengthMax
        ? [{ ...at, rule: 'maxLength', sentence: `A name has ${key.length} characters; the limit is ${keyLengthMax}.` }]
        : []),
      ...namesIn(value, at.pointer),
    ]
  })
}

function schemaMistakes(root: Node, schema: string): ConfigMistake[] {
  const validate = validators[schema]
  if (!validate || validate(valueOf(root))) return []
  const errors = validate.errors ?? []
  // A choice reports its branches too; its own sentence says it all.
  const choices = errors.filter(({ keyword }) => keyword === 'anyOf' || keyword === 'oneOf')
  const isBranch = ({ instancePath, schemaPath, keyword }: ValidationError) =>
    choices.some(
      (choice) =>
        choice.keyword !== keyword &&
        choice.instancePath === instancePath &&
        schemaPath.includes(`/${choice.keyword}/`),
    )
  const empty = new Set(errors.filter(({ keyword }) => keyword === 'minLength').map(({ instancePath }) => instancePath))
  return errors
    .filter((error) => !isBranch(error) && !(error.keyword === 'pattern' && empty.has(error.instancePath)))
    .filter((error) => !isMisspelt(error, errors))
    .map((error) => schemaMistake(root, error))
}

/** Whether what is missing is there with another spelling, which is reported as an unknown key. */
function isMisspelt({ keyword, instancePath, params }: ValidationError, errors: readonly ValidationError[]): boolean {
  const isNone = keyword === 'oneOf' && params['passingSchemas'] === null
  if (!isNone && keyword !== 'required') return false
  const meant = errors
    .filter((other) => other.keyword === 'additionalProperties' && other.instancePath === instancePath)
    .map(({ params: { additionalProperty }, parentSchema }) =>
      nameMeant(String(additionalProperty), Object.keys(parentSchema?.properties ?? {})),
    )
  return meant.some((key) => key !== undefined && (isNone || key === params['missingProperty']))
}

function schemaMistake(root: Node, error: ValidationError): ConfigMistake {
  const pointer = error.instancePath
  if (error.keyword === 'additionalProperties') {
    const key = String(error.params['additionalProperty'])
    const at = `${pointer}/${escapePointer(key)}`
    const sentence = unknownKey(key, Object.keys(error.parentSchema?.properties ?? {}))
    return { offset: placeOf(root, at)?.offset ?? root.offset, pointer: at, rule: 'unknownKey', sentence }
  }
  const isNumber = error.keyword === 'minimum' || error.keyword === 'maximum' || error.keyword === 'anyOf'
  const rule = error.keyword === 'oneOf' ? 'required' : isNumber ? 'type' : error.keyword
  return mistakeAt(placeOf(root, pointer)?.node ?? root, pointer, rule, sentenceOf(error))
}

function mistakeAt({ offset }: Node, pointer: string, rule: string, sentence: string): ConfigMistake {
  return { offset, pointer, rule, sentence: `${nameOf(pointer)} ${sentence}` }
}

/** What is wrong with a value, as the rest of a sentence about it. */
function sentenceOf({ keyword, params, parentSchema = {}, data }: ValidationError): string {
  switch (keyword) {
    case 'type':
      return `must be ${wanted(parentSchema)}${parentSchema.type === 'integer' ? '' : `, not ${typeOf(data)}`}.`
    case 'required':
      return `needs ${quote(String(params['missingProperty']))}.`
    case 'minLength':
      return 'must not be empty.'
    case 'maxLength':
      return `has ${String(data).length} characters; the limit is ${params['limit']}.`
    case 'maxItems':
      return `has ${Object(data).length} items; the limit is ${params['limit']}.`
    case 'maxProperties':
      return `has ${Object.keys(Object(data)).length} entries; the limit is ${params['limit']}.`
    case 'pattern':
    case 'oneOf':
      return parentSchema['x-refusal'] ?? 'must not be empty.'
    default:
      return `must be ${wanted(parentSchema)}.`
  }
}

function wanted({ type = '', enum: words, anyOf, minimum, maximum }: BrokenSchema): string {
  if (anyOf) return anyOf.map(wanted).join(' or ')
  if (words) return words.map(quote).join(' or ')
  return type === 'integer' ? `a whole number from ${minimum} to ${maximum}` : (typeNames[type] ?? type)
}

const typeNames: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  boolean: 'true or false',
  string: 'a string',
}

function typeOf(value: unknown): string {
  if (value === null) return 'null'
  if (typeof value === 'boolean') return 'a boolean'
  const type = Array.isArray(value) ? 'array' : typeof value
  return typeNames[type] ?? `a ${type}`
}

function unknownKey(key: string, known: readonly string[]): string {
  const near = nameMeant(key, known)
  const help = near === undefined ? `Known keys are ${known.join(', ')}.` : `Did you mean ${quote(near)}?`
  return `Unknown key ${quote(key)}. ${help}`
}

/** The addresses of mail are checked by what reads them: no pattern says as much. */
function addressMistakes(root: Node): ConfigMistake[] {
  const domains = placeOf(root, '/mail/smtp/domains')?.node
  const from = placeOf(root, '/mail/outgoing/from')?.node
  return [
    ...(domains ? nodesIn(domains) : []).map(
      (node, index) => [node, `/mail/smtp/domains/${index}`, domainRule] as const,
    ),
    ...(from ? [[from, '/mail/outgoing/from', mailboxRule] as const] : []),
  ].flatMap(([node, pointer, { read, sentence }]) =>
    typeof node.value === 'string' && read(node.value) === undefined
      ? [mistakeAt(node, pointer, 'format', sentence)]
      : [],
  )
}

interface AddressRule {
  /** Returns nothing for what is no such address. */
  readonly read: (text: string) => unknown
  readonly sentence: string
}

const domainRule: AddressRule = { read: asciiDomain, sentence: 'must be a domain like "example.org".' }
const mailboxRule: AddressRule = {
  read: parseMailbox,
  sentence: 'must be an address, or a name with one like "Gantry <gantry@example.org>".',
}

function nameOf(pointer: string): string {
  return pointer === '' ? 'The file' : quote(pointer.slice(1).split('/').map(unescapePointer).join('.'))
}
