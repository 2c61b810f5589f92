/**
 * A module of standalone ajv validators in which everything is named after its schema and stands in the order of the
 * names, so that a new operation adds its own functions and moves no others.
 */
import { createHash } from 'node:crypto'
import { Ajv2020 } from 'ajv/dist/2020.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import formats from 'ajv-formats'
import ts from 'typescript'
import type { Schema } from './contract-document.ts'

type Schemas = Readonly<Record<string, Schema>>

/**
 * The text of an ES module that exports `validators`: one function for each key of `schemas`. Each component is one
 * function, which all that refer to it call; keys with the same schema share a function.
 */
export function validatorModuleOf(components: Schemas, schemas: Schemas): string {
  const ajv = createAjv(components)
  const idOfKey = addSchemas(ajv, components, schemas)
  const ids = [...new Set(idOfKey.values())].sort()
  const code = standaloneCode.default(ajv, Object.fromEntries(ids.map((id) => [`check_${id}`, id])))
  const names = new Map([...Object.keys(components), ...ids].flatMap((id) => namesOf(ajv, id)))
  const table = [...idOfKey].map(([key, id]) => `  ${key}: validate_${id},`)
  return `${arrange(withShortReports(withImports(code)), names)}\nexport const validators = {\n${table.join('\n')}\n}\n`
}

function createAjv(components: Schemas): Ajv2020 {
  const ajv = new Ajv2020({
    allErrors: true,
    // A refusal names the nearest known field, and for that needs the schema it broke.
    verbose: true,
    strict: true,
    strictRequired: false,
    useDefaults: true,
    discriminator: true,
    inlineRefs: false,
    code: { source: true, esm: true, lines: true },
    formats: { binary: true },
  })
  formats.default(ajv, ['date-time'])
  ajv.addVocabulary(['example', 'x-refusal', 'x-read-scope', 'x-tags', 'x-choices', 'x-extensible', 'x-secret'])
  // ajv fills in the defaults of properties, not those of the schemas that properties refer to.
  for (const [component, { default: _, ...schema }] of Object.entries(components))
    ajv.addSchema(withLocalReferences(schema, components), component)
  return ajv
}

/** Returns the id of the schema behind each key: a component, or the first key with the same text. */
function addSchemas(ajv: Ajv2020, components: Schemas, schemas: Schemas): Map<string, string> {
  const idOfText = new Map<string, string>()
  return new Map(
    Object.entries(schemas).map(([key, schema]) => {
      const reference = schema['$ref'] as string | undefined
      if (reference) return [key, reference.split('/').at(-1) ?? key]
      const text = JSON.stringify(schema)
      const known = idOfText.get(text)
      if (known) return [key, known]
      idOfText.set(text, key)
      ajv.addSchema(withLocalReferences(schema, components), key)
      return [key, key]
    }),
  )
}

/**
 * ajv knows the components by their names. Descriptions are left out, so that a change of words changes no validator,
 * and so is the mapping of a union, which ajv refuses: it reads the tags from the branches. A refusal names them
 * (`x-tags`), and the values of a required property that is missing (`x-choices`).
 */
function withLocalReferences(schema: Schema, components: Schemas): Schema {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/schemas/', '"'), (key, value) => {
    if (key === 'description' && typeof value === 'string') return undefined
    if (value?.discriminator)
      return {
        ...value,
        discriminator: { propertyName: value.discriminator.propertyName },
        'x-tags': Object.keys(value.discriminator.mapping),
      }
    if (key === '$ref') return `${value}#`
    const choices = choicesOf(value, components)
    return choices.length > 0 ? { ...value, 'x-choices': Object.fromEntries(choices) } : value
  }) as Schema
}

/** The required properties of a schema that have one of a few values, with these. */
function choicesOf(schema: unknown, components: Schemas): (readonly [name: string, values: unknown])[] {
  const { required, properties } = Object(schema)
  if (!Array.isArray(required)) return []
  return required.flatMap((name: string) => {
    const property = Object(Object(properties)[name])
    const { enum: values } = Object(property.$ref ? components[String(property.$ref).replace(/#$/, '')] : property)
    return Array.isArray(values) && values.length > 1 && values.length <= choicesMax ? [[name, values] as const] : []
  })
}

const choicesMax = 12

/** The number that ajv gave the function of a schema, and the name that it gets; none of a schema that no key needs. */
function namesOf(ajv: Ajv2020, id: string): [string, string][] {
  const source = ajv.schemas[id]?.validate?.source
  return source ? [[source.validateName.str, `validate_${id}`]] : []
}

// ajv writes require() even into ES modules (ajv-validator/ajv#2209).
function withImports(code: string): string {
  const names = new Map<string, string>()
  const body = code.replaceAll(/require\("([^"]+)"\)/g, (_, path: string) => {
    const file = path.endsWith('.js') ? path : `${path}.js`
    const name = names.get(file) ?? `runtime_${/(\w+)\.js$/.exec(file)?.[1]}`
    names.set(file, name)
    return name
  })
  const imports = [...names].map(([file, name]) => `import ${name} from '${file}'`)
  return `${imports.join('\n')}\n${body.replace('"use strict";', '')}`
}

/** ajv writes eight lines to report a mistake; a call of `add` is the same in two. */
function withShortReports(code: string): string {
  const report =
    /^const (err\d+) = (\{.*\});\nif\(vErrors === null\)\{\nvErrors = \[\1\];\n\}\nelse \{\nvErrors\.push\(\1\);\n\}\n/gm
  return `${code}\nfunction add(errors, error){\nif(errors === null) return [error];\nerrors.push(error);\nreturn errors;\n}\n`.replaceAll(
    report,
    'vErrors = add(vErrors, $2);\n',
  )
}

/** Names the statements of a module by what they are, and orders them by their names. */
function arrange(code: string, names: Map<string, string>): string {
  const source = ts.createSourceFile('validators.js', code, ts.ScriptTarget.ESNext, false, ts.ScriptKind.JS)
  const imports: string[] = []
  const constants = new Map<string, string>()
  const functions: string[] = []
  for (const statement of source.statements) {
    const text = code.slice(statement.getStart(source), statement.end)
    if (ts.isImportDeclaration(statement)) imports.push(text)
    else if (!ts.isVariableStatement(statement)) functions.push(text)
    else if (!text.startsWith('export')) {
      const [, name = '', kind = '', value = ''] = /^const (([a-z]+)\d+) = (.*);$/s.exec(text) ?? []
      if (name === '') throw new Error(`ajv wrote what is not expected: ${text.slice(0, 80)}`)
      const stable = `${kind}_${createHash('sha256').update(value).digest('hex').slice(0, 12)}`
      names.set(name, stable)
      constants.set(stable, value)
    }
  }
  const renamed = (text: string) =>
    text.replaceAll(/(?<![.\w"'])[a-z]+\d+(?=[\s(,;.)\][])/g, (name) => names.get(name) ?? name)
  const lines = [...constants].map(([name, value]) =>
    name.startsWith('schema_')
      ? `function ${name}(){ return made.${name} ??= ${value}; }`
      : `const ${name} = ${withCalls(value)};`,
  )
  return [
    ...imports.sort(),
    'const made = {}',
    ...lines.map(renamed).sort(),
    ...functions.map((text) => withCalls(renamed(text))).sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1)),
  ].join('\n')
}

/** Only a refusal reads a schema: it is made then, and not when the module is loaded. */
function withCalls(code: string): string {
  return code.replaceAll(/(?<![\w"'])schema_[0-9a-f]{12}\b/g, '$&()')
}

/** `validate_Task.evaluated = …` stands behind `function validate_Task`. */
function keyOf(text: string): string {
  const [, name = ''] = /^(?:function )?(\w+)/.exec(text) ?? []
  return `${name} ${text.startsWith('function') ? 0 : 1}`
}
