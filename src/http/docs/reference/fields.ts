/** The members of a schema as a flat list, each by its path: `data.tasks[].title`. */
import { resolved } from './published.ts'
import type { PublishedDocument, PublishedSchema, Referenced } from './published.ts'

export interface SchemaField {
  /** From the top of the body: `tags[]`, `author.id`. */
  readonly path: string
  readonly type: string
  readonly isRequired: boolean
  readonly about: string
}

/** Deeper members are those of a thing that has an operation of its own. */
const depthMax = 3
/** A page says what a thing is; the contract has the rest. */
const fieldsMax = 120
const choicesMax = 16

type Given = Referenced<PublishedSchema>

export class SchemaFields {
  readonly #contract: PublishedDocument

  constructor(contract: PublishedDocument) {
    this.#contract = contract
  }

  /** The members of a body or an answer, in the order of the contract. */
  of(schema: Given): readonly SchemaField[] {
    return this.#membersOf(schema, '', 0).slice(0, fieldsMax)
  }

  /** A value alone, such as that of a parameter. */
  ofOne(schema: Given): { readonly type: string; readonly bounds: string } {
    return { type: this.typeOf(schema), bounds: boundsOf(this.#whole(schema)) }
  }

  /** A type in a few words: `list of text`, `one of low, medium`. */
  typeOf(given: Given): string {
    const schema = this.#whole(given)
    if (schema.const !== undefined) return JSON.stringify(schema.const)
    if (schema.enum) return choiceOf(schema.enum)
    const branches = schema.oneOf ?? schema.anyOf
    if (branches && !schema.properties) return [...new Set(branches.map((branch) => this.typeOf(branch)))].join(' or ')
    if (schema.type === 'array') return `list of ${schema.items ? this.typeOf(schema.items) : 'values'}`
    return plainTypeOf(schema)
  }

  #membersOf(given: Given, prefix: string, depth: number): SchemaField[] {
    const schema = this.#whole(given)
    if (schema.type === 'array' && schema.items) return this.#membersOf(schema.items, `${prefix}[]`, depth)
    const found = new Map<string, SchemaField[]>()
    for (const branch of [schema, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      const { properties = {}, required = [] } = branch === schema ? schema : this.#whole(branch)
      for (const [name, member] of Object.entries(properties))
        if (!found.has(name)) found.set(name, this.#field(member, joined(prefix, name), required.includes(name), depth))
    }
    return [...found.values()].flat()
  }

  #field(member: Given, path: string, isRequired: boolean, depth: number): SchemaField[] {
    const about = this.#aboutOf(member)
    const field = { path, type: this.typeOf(member), isRequired, about }
    return depth + 1 >= depthMax ? [field] : [field, ...this.#membersOf(member, path, depth + 1)]
  }

  #aboutOf(member: Given): string {
    const own = 'description' in member ? member.description : undefined
    const schema = this.#whole(member)
    return [own ?? schema.description ?? '', boundsOf(schema)].filter(Boolean).join(' ')
  }

  /** The schema without references and parts. What stands beside a reference counts. */
  #whole(given: Given): PublishedSchema {
    const schema: PublishedSchema = resolved(given, this.#contract)
    if (!schema.allOf) return schema
    const parts = [...schema.allOf.map((part) => this.#whole(part)), { ...schema, allOf: undefined }]
    return {
      ...Object.assign({}, ...parts),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
      required: parts.flatMap(({ required = [] }) => required),
    }
  }
}

function joined(prefix: string, name: string): string {
  return prefix === '' ? name : `${prefix}.${name}`
}

function choiceOf(values: readonly unknown[]): string {
  const shown = values.slice(0, choicesMax).map(String).join(', ')
  return `one of ${shown}${values.length > choicesMax ? ` and ${values.length - choicesMax} more` : ''}`
}

const typeNames: Readonly<Record<string, string>> = { string: 'text', boolean: 'yes or no', object: 'object' }

function plainTypeOf({ type, format }: PublishedSchema): string {
  if (typeof type === 'object') return type.map((each) => typeNames[each] ?? each).join(' or ')
  if (format === 'date-time') return 'time'
  if (format === 'binary') return 'file'
  return typeof type === 'string' ? (typeNames[type] ?? type) : 'any'
}

function boundsOf({ type, default: given, ...schema }: PublishedSchema): string {
  const bounds = [
    ...(type === 'string' ? [rangeOf(schema.minLength, schema.maxLength, 'characters')] : []),
    ...(type === 'array' ? [rangeOf(schema.minItems, schema.maxItems, 'items')] : []),
    rangeOf(schema.minimum, schema.maximum, ''),
    ...(given === undefined ? [] : [`by default ${JSON.stringify(given)}`]),
  ].filter((bound) => bound !== undefined)
  return bounds.length === 0 ? '' : `(${bounds.join('; ')})`
}

function rangeOf(least: number | undefined, most: number | undefined, unit: string): string | undefined {
  if (most === undefined) return least === undefined || least === 0 ? undefined : `at least ${least} ${unit}`.trim()
  return (least === undefined || least === 0 ? `at most ${most} ${unit}` : `${least} to ${most} ${unit}`).trim()
}
