/**
 * What the command line is made of: the names of all commands with what each does, which is read at every start, and
 * the options of each command, of which one group is read when it is needed; and the samples of the reference.
 */
import { operationRowsOf } from './operation-table.ts'
import { referenceSamplesOf } from './reference-samples.ts'
import type { Contract, Schema } from './contract-document.ts'
import type { CallOption, CommandSpec } from '../src/cli/spec.ts'

type Row = ReturnType<typeof operationRowsOf>[number]

export function commandModulesOf(contract: Contract): Record<string, string> {
  const specs = operationRowsOf(contract).flatMap((row) =>
    row.command === undefined ? [] : [specOf(row, row.command)],
  )
  const groups = Map.groupBy(specs, ({ name }) => name.split(' ')[0] ?? '')
  const functions = [...groups].map(
    ([group, members]) =>
      `  ${JSON.stringify(group)}: () => [\n${members.map((spec) => `    ${JSON.stringify(spec)},\n`).join('')}  ],\n`,
  )
  const lines = specs.map(({ name, summary }) => `${name}\t${summary}`)
  return {
    'command-index.ts': `/** A line for each command: its name, a tab, and what it does. */
export const commandLines = \`${lines.join('\n').replaceAll(/[`$\\]/g, '\\$&')}\`
`,
    'reference-samples.ts': referenceSamplesOf(specs),
    'command-table.js': `export const commandGroups = {\n${functions.join('')}}\n`,
    'command-table.d.ts': `import type { CommandSpec } from '../cli/spec.ts'

/** The commands of each group, made when they are asked for. */
export const commandGroups: Readonly<Record<string, () => readonly CommandSpec[]>>
`,
  }
}

function specOf(row: Row, name: string): CommandSpec {
  const paths = Object.keys(row.places.path)
  const { properties = {}, required = [] } = row.input as Members
  const options = Object.entries(properties)
    .filter(([argument]) => !paths.includes(argument))
    .map(([argument, schema]) => optionOf(row, argument, schema, required.includes(argument)))
  return {
    name,
    operationId: row.operationId,
    summary: row.summary,
    about: row.firstSentence,
    operands: paths,
    options,
    example: row.example,
    ...(row.method === 'DELETE' && { isDestructive: true }),
  }
}

interface Members {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
}

function optionOf(row: Row, argument: string, schema: Schema, isRequired: boolean): CallOption {
  const value = withoutNull(schema)
  const isList = value['type'] === 'array'
  const one = isList ? ((value['items'] ?? {}) as Schema) : value
  const choices = one['enum'] as readonly string[] | undefined
  const type = typeOf(one)
  return {
    name: kebabCase(argument),
    argument,
    type,
    about: firstSentenceOf(String(schema['description'] ?? one['description'] ?? '')),
    ...(isList && { isList }),
    ...(isRequired && { isRequired }),
    ...(value !== schema && { isNullable: true }),
    ...(type === 'text' && choices && { choices }),
    ...(type === 'time' && argument in row.places.query && { isPast: true }),
  }
}

/** What a value is where it is not null; the schema itself if it cannot be null. */
function withoutNull(schema: Schema): Schema {
  const branches = (schema['anyOf'] ?? schema['oneOf'] ?? []) as Schema[]
  const others = branches.filter(({ type }) => type !== 'null')
  const [other] = others
  if (other && others.length === 1 && branches.length === 2)
    return { ...schema, anyOf: undefined, oneOf: undefined, ...other }
  const types = [schema['type']].flat()
  const named = types.filter((type) => type !== 'null')
  return named.length === 1 && types.length === 2 ? { ...schema, type: named[0] } : schema
}

function typeOf({ type, format }: Schema): CallOption['type'] {
  if (type === 'integer' || type === 'number' || type === 'boolean') return type
  if (type !== 'string') return 'json'
  if (format === 'binary') return 'file'
  return format === 'date-time' ? 'time' : 'text'
}

function kebabCase(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function firstSentenceOf(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text
}
