import fastJsonStringify from 'fast-json-stringify'
import { resolve } from './contract-document.ts'
import type { Contract, Schema } from './contract-document.ts'

/** Where in the answer of an operation a value stands that its area shares between calls. */
const keptPlaces: ReadonlyMap<string, string> = new Map([
  ['getTask', '#/properties/data'],
  ['listTasks', '#/properties/data/properties/tasks/items'],
  ['getTaskChanges', '#/properties/data'],
])

/**
 * The text of an ES module that exports `serializers`: for each operation a function that makes its serializer,
 * compiled by fast-json-stringify. Operations whose answers have the same schema share the code.
 */
export function serializerModuleOf(contract: Contract, schemas: readonly (readonly [id: string, Schema])[]): string {
  const idOfText = new Map<string, string>()
  const makers: string[] = []
  const plains = schemas.map(([id, schema]) => [id, plain(contract, schema)] as const)
  const placeOfText = new Map(
    plains.filter(([id]) => keptPlaces.has(id)).map(([id, given]) => [JSON.stringify(given), keptPlaces.get(id)]),
  )
  const table = plains.map(([id, given]) => {
    const text = JSON.stringify(given)
    const known = idOfText.get(text)
    if (known === undefined) {
      idOfText.set(text, id)
      makers.push(
        `function make_${id}(${placeOfText.has(text) ? 'keeping = (write) => write' : ''}) {\n${bodyOf(given, placeOfText.get(text))}\n}`,
      )
    }
    return `  ${id}: make_${known ?? id},`
  })
  return `import Serializer from 'fast-json-stringify/lib/serializer.js'
const validator = null
const serializer = Serializer.restoreFromState({ mode: 'standalone' })
${makers.sort().join('\n')}

export const serializers = {
${table.join('\n')}
}
`
}

/**
 * What fast-json-stringify would run to make the serializer. It needs a validator for unions, which there are none of.
 */
function bodyOf(schema: Schema, keptPlace: string | undefined): string {
  // The type of the package does not know that a mode returns text.
  const code = String(fastJsonStringify(schema, { mode: 'standalone' }))
  const body =
    /module\.exports = function anonymous\(validator,serializer\n\) \{([^]*)\}\(validator, serializer\)$/.exec(
      code,
    )?.[1]
  if (body === undefined || !code.includes('const validator = null') || !code.includes('= {"mode":"standalone"}\n'))
    throw new Error(`fast-json-stringify wrote what is not expected: ${code.slice(0, 400)}`)
  return withKept(body, keptPlace)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n')
}

/** The code with one of its functions wrapped, so that it keeps what it wrote (see `keeping`). */
function withKept(body: string, place: string | undefined): string {
  if (place === undefined) return body
  const wrapped = body.replace(
    new RegExp(`// "${place}"\\s*function (\\w+) \\(input\\) \\{`),
    'const $1 = keeping(written_$1)\nfunction written_$1 (input) {',
  )
  if (wrapped === body) throw new Error(`fast-json-stringify wrote no function for ${place}`)
  return wrapped
}

/**
 * A schema as fast-json-stringify reads it, with references inlined. `const` is left out because the serializer would
 * write it instead of the value. A discriminated union becomes one object: fields that differ from branch to branch are
 * written as they are, so that what an earlier version stored is written too.
 */
function plain(contract: Contract, schema: Schema): Schema {
  const whole = resolve(contract, schema)
  const kept: Schema = {}
  for (const key of ['type', 'required', 'additionalProperties'] as const)
    if (whole[key] !== undefined) kept[key] = whole[key]
  if (whole['properties'])
    kept['properties'] = Object.fromEntries(
      Object.entries(whole['properties'] as Record<string, Schema>).map(([name, property]) => [
        name,
        plain(contract, property),
      ]),
    )
  if (whole['items']) kept['items'] = plain(contract, whole['items'] as Schema)
  return whole['oneOf']
    ? { ...kept, ...merged((whole['oneOf'] as Schema[]).map((branch) => plain(contract, branch))) }
    : kept
}

function merged(branches: Schema[]): Schema {
  const fields = branches.map((branch) => (branch['properties'] ?? {}) as Record<string, Schema>)
  const names = [...new Set(fields.flatMap((properties) => Object.keys(properties)))]
  const isRequired = (name: string) => branches.every(({ required = [] }) => (required as string[]).includes(name))
  return {
    required: names.filter(isRequired),
    additionalProperties: false,
    properties: Object.fromEntries(
      names.map((name) => [name, same(fields.flatMap(({ [name]: field }) => (field ? [field] : [])))]),
    ),
  }
}

function same([first = {}, ...others]: Schema[]): Schema {
  const isSame = others.every((other) => JSON.stringify(other) === JSON.stringify(first))
  return isSame ? first : { type: first['type'], ...(first['type'] === 'object' && { additionalProperties: true }) }
}
