/** What of a change of a schema breaks callers: of what they send, or of what they read. */
import type { Schema } from './contract-document.ts'

/** `request`: the caller sends the value. `answer`: the caller reads it. */
export type Direction = 'request' | 'answer'

/** A change that breaks callers. `place` is a schema with a path in it, or an operation with a part of it. */
export interface Break {
  readonly rule: string
  readonly place: string
  readonly detail?: string
}

type Bound = readonly [keyword: string, tightens: (before: number, after: number) => boolean]

const lowered = (before: number, after: number) => after < before
const raised = (before: number, after: number) => after > before
const bounds: readonly Bound[] = [
  ['maximum', lowered],
  ['exclusiveMaximum', lowered],
  ['maxLength', lowered],
  ['maxItems', lowered],
  ['maxProperties', lowered],
  ['minimum', raised],
  ['exclusiveMinimum', raised],
  ['minLength', raised],
  ['minItems', raised],
  ['minProperties', raised],
]
/** What callers read and write by, so that any change is one of both. */
const forms = ['format', 'contentEncoding', 'contentMediaType', 'const', 'multipleOf']
const referenceStart = '#/components/schemas/'

/** Compares schemas of two documents. Each pair of named schemas is compared once for each direction. */
export class SchemaBreaks {
  readonly found: Break[] = []
  readonly #before: Readonly<Record<string, Schema>>
  readonly #after: Readonly<Record<string, Schema>>
  readonly #seen = new Set<string>()

  constructor(before: Readonly<Record<string, Schema>>, after: Readonly<Record<string, Schema>>) {
    this.#before = before
    this.#after = after
  }

  compare(direction: Direction, before: Schema, after: Schema, place: string): void {
    const [name, otherName] = [nameOf(before), nameOf(after)]
    const where = name ?? place
    if (name) {
      const key = `${direction} ${name} ${otherName ?? JSON.stringify(after)}`
      if (this.#seen.has(key)) return
      this.#seen.add(key)
    }
    this.#compareForms(direction, flat(before, this.#before), flat(after, this.#after), where)
  }

  /** Those that no operation refers to, such as the parts of a stream: callers read them. */
  compareUnseen(direction: Direction, names: Iterable<string>): void {
    for (const name of names) {
      const [before, after] = [this.#before[name], this.#after[name]]
      if (!before || [...this.#seen].some((key) => key.startsWith(`${direction} ${name} `))) continue
      const reference = { $ref: `${referenceStart}${name}` }
      if (after) this.compare(direction, reference, reference, name)
      else this.#add('schema-removed', name)
    }
  }

  #compareForms(direction: Direction, before: Schema, after: Schema, place: string): void {
    const [branches, otherBranches] = [branchesOf(before), branchesOf(after)]
    if (branches || otherBranches)
      return this.#compareBranches(
        direction,
        { branches: branches ?? [before], isOpen: before['x-extensible'] === true },
        otherBranches ?? [after],
        place,
      )
    this.#compareTypes(direction, before, after, place)
    this.#compareValues(direction, before, after, place)
    for (const keyword of forms)
      if (before[keyword] !== after[keyword] && !(direction === 'request' && after[keyword] === undefined))
        this.#add(`${keyword}-changed`, place, `${show(before[keyword])} → ${show(after[keyword])}`)
    if (direction === 'request') this.#compareLimits(before, after, place)
    this.#compareMembers(direction, before, after, place)
    const [items, otherItems] = [before['items'], after['items']] as (Schema | undefined)[]
    if (items && otherItems) this.compare(direction, items, otherItems, `${place}[]`)
  }

  #compareTypes(direction: Direction, before: Schema, after: Schema, place: string): void {
    const [types, otherTypes] = [typesOf(before), typesOf(after)]
    const [must, may] = direction === 'request' ? [types, otherTypes] : [otherTypes, types]
    const isWider = may.length === 0 || (must.length > 0 && must.every((type) => includesType(may, type)))
    if (!isWider) this.#add('type-changed', place, `${show(before['type'])} → ${show(after['type'])}`)
  }

  #compareValues(direction: Direction, before: Schema, after: Schema, place: string): void {
    const [values, otherValues] = [valuesOf(before), valuesOf(after)]
    const isOpen = isOpenEnum(before)
    if (direction === 'answer' && !isOpen && isOpenEnum(after)) this.#add('enum-opened', place)
    if (!values) {
      // A constant was limited before, and is compared as such.
      const isNewLimit = otherValues && !('const' in before)
      if (isNewLimit && direction === 'request') this.#add('values-limited', place, show(otherValues))
      return
    }
    if (!otherValues) {
      if (direction === 'answer' && !isOpen) this.#add('values-unlimited', place)
      return
    }
    for (const value of values) if (!otherValues.includes(value)) this.#add('value-removed', place, show(value))
    if (direction === 'request' || isOpen) return
    for (const value of otherValues) if (!values.includes(value)) this.#add('value-added', place, show(value))
  }

  #compareLimits(before: Schema, after: Schema, place: string): void {
    for (const [keyword, tightens] of bounds) {
      const [limit, other] = [before[keyword], after[keyword]] as (number | undefined)[]
      if (other !== undefined && (limit === undefined ? !isNatural(keyword, other) : tightens(limit, other)))
        this.#add(`${keyword}-tightened`, place, `${show(limit)} → ${other}`)
    }
    if (after['pattern'] !== undefined && after['pattern'] !== before['pattern'])
      this.#add('pattern-changed', place, `${show(before['pattern'])} → ${show(after['pattern'])}`)
    if (after['uniqueItems'] === true && before['uniqueItems'] !== true) this.#add('unique-items', place)
    if (show(before['default']) !== show(after['default']))
      this.#add('default-changed', place, `${show(before['default'])} → ${show(after['default'])}`)
  }

  #compareMembers(direction: Direction, before: Schema, after: Schema, place: string): void {
    const [members, otherMembers] = [propertiesOf(before), propertiesOf(after)]
    for (const [name, member] of Object.entries(members)) {
      const other = otherMembers[name]
      if (other) this.compare(direction, member, other, `${place}.${name}`)
      else this.#add('field-removed', `${place}.${name}`)
    }
    const [required, otherRequired] = [requiredOf(before), requiredOf(after)]
    const [lacking, having] = direction === 'request' ? [required, otherRequired] : [otherRequired, required]
    for (const name of having)
      if (!lacking.includes(name) && (direction === 'request' || otherMembers[name]))
        this.#add(direction === 'request' ? 'field-required' : 'field-optional', `${place}.${name}`)
    const [rest, otherRest] = [before['additionalProperties'], after['additionalProperties']]
    if (direction === 'request' && otherRest === false && rest !== false && !before['properties'])
      this.#add('members-refused', place)
    if (isSchema(rest) && isSchema(otherRest)) this.compare(direction, rest, otherRest, `${place}{}`)
  }

  #compareBranches(
    direction: Direction,
    before: { readonly branches: readonly Schema[]; readonly isOpen: boolean },
    after: readonly Schema[],
    place: string,
  ): void {
    const left = new Set(after)
    before.branches.forEach((branch, index) => {
      const match = this.#matchOf(direction, branch, [...left], place) ?? this.#likeOf(branch, [...left], index, after)
      if (!match) return this.#add('variant-removed', place, titleOf(branch, this.#before))
      if (before.branches.length === after.length || this.#isNamedAlike(branch, match)) left.delete(match)
      else if (direction === 'answer') left.delete(match)
      this.compare(direction, branch, match, `${place}<${titleOf(branch, this.#before)}>`)
    })
    if (direction === 'request' || before.isOpen) return
    for (const branch of left) {
      const isKnown = before.branches.some((old) => this.#breaksBetween(direction, old, branch, place) === 0)
      if (!isKnown) this.#add('variant-added', place, titleOf(branch, this.#after))
    }
  }

  #matchOf(direction: Direction, branch: Schema, others: readonly Schema[], place: string): Schema | undefined {
    return (
      others.find((other) => this.#isNamedAlike(branch, other)) ??
      others.find((other) => this.#breaksBetween(direction, branch, other, place) === 0)
    )
  }

  /** What a branch became, for the sake of what is reported: the one at its place. */
  #likeOf(branch: Schema, left: readonly Schema[], index: number, after: readonly Schema[]): Schema | undefined {
    const same = after[index]
    const isLike = same && left.includes(same) && titleOf(branch, this.#before) === titleOf(same, this.#after)
    return isLike ? same : undefined
  }

  #isNamedAlike(branch: Schema, other: Schema): boolean {
    return nameOf(branch) !== undefined && nameOf(branch) === nameOf(other)
  }

  #breaksBetween(direction: Direction, before: Schema, after: Schema, place: string): number {
    const trial = new SchemaBreaks(this.#before, this.#after)
    trial.compare(direction, before, after, place)
    return trial.found.length
  }

  #add(rule: string, place: string, detail?: string): void {
    this.found.push({ rule, place, ...(detail !== undefined && { detail }) })
  }
}

function nameOf(schema: Schema): string | undefined {
  const reference = schema['$ref']
  return typeof reference === 'string' ? reference.slice(referenceStart.length) : undefined
}

/** Without a reference and without `allOf`: members and requirements of all parts, and the narrowest values. */
function flat(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const { $ref: _, allOf, ...own } = schema
  const name = nameOf(schema)
  const parts = [...(name ? [schemas[name] ?? {}] : []), ...((allOf ?? []) as Schema[])]
  return withOpenValues(
    parts.reduce<Schema>((whole, part) => merged(flat(part, schemas), whole), own),
    schemas,
  )
}

/** The open form of a named enumeration refers to its values. */
function withOpenValues(schema: Schema, schemas: Readonly<Record<string, Schema>>): Schema {
  const [closed, text, ...others] = (schema['anyOf'] ?? []) as Schema[]
  if (schema['x-extensible'] !== true || !closed || text?.['type'] !== 'string' || others.length > 0) return schema
  const values = schemas[nameOf(closed) ?? '']?.['enum']
  return values ? { ...schema, 'x-extensible-enum': values } : schema
}

function merged(part: Schema, whole: Schema): Schema {
  const result: Schema = { ...part, ...whole }
  if (part['properties'] || whole['properties']) {
    const members = { ...propertiesOf(part) }
    for (const [name, member] of Object.entries(propertiesOf(whole)))
      members[name] = members[name] ? { allOf: [member, members[name]] } : member
    result['properties'] = members
  }
  if (part['required'] || whole['required']) result['required'] = [...requiredOf(part), ...requiredOf(whole)]
  const [values, others] = [part['enum'], whole['enum']] as (unknown[] | undefined)[]
  if (values && others) result['enum'] = values.filter((value) => others.includes(value))
  return result
}

/** The choices of a schema; those of an open enumeration are its values. */
function branchesOf(schema: Schema): Schema[] | undefined {
  if (isOpenEnum(schema)) return undefined
  const choice = (schema['oneOf'] ?? schema['anyOf']) as Schema[] | undefined
  if (!choice || !schema['properties']) return choice
  const { oneOf: _, anyOf: __, ...shared } = schema
  return choice.map((branch) => ({ allOf: [shared, branch] }))
}

function isOpenEnum(schema: Schema): boolean {
  return Array.isArray(schema['x-extensible-enum'])
}

function valuesOf(schema: Schema): unknown[] | undefined {
  return (isOpenEnum(schema) ? schema['x-extensible-enum'] : schema['enum']) as unknown[] | undefined
}

function typesOf(schema: Schema): string[] {
  if (isOpenEnum(schema)) return ['string']
  return [schema['type'] ?? []].flat() as string[]
}

function includesType(types: readonly string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'))
}

function propertiesOf(schema: Schema): Record<string, Schema> {
  return (schema['properties'] ?? {}) as Record<string, Schema>
}

function requiredOf(schema: Schema): string[] {
  return (schema['required'] ?? []) as string[]
}

/** What every value has anyway. */
function isNatural(keyword: string, limit: number): boolean {
  return keyword.startsWith('min') && keyword !== 'minimum' && limit === 0
}

function isSchema(value: unknown): value is Schema {
  return typeof value === 'object' && value !== null
}

function titleOf(branch: Schema, schemas: Readonly<Record<string, Schema>>): string {
  const name = nameOf(branch)
  if (name) return name
  const whole = flat(branch, schemas)
  const kinds = Object.values(propertiesOf(whole)).flatMap(({ const: kind }) => (kind === undefined ? [] : [`${kind}`]))
  return kinds[0] ?? (requiredOf(whole).join('+') || show(whole['type']))
}

function show(value: unknown): string {
  return value === undefined ? 'none' : JSON.stringify(value)
}
