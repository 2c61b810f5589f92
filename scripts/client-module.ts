/**
 * What `gantry/client` is made of: the types of the schemas and arguments, a named type for each function with its
 * answer and failure codes, and the table by which the functions call the service. Editors compute nothing over the
 * whole contract: each name stands for itself.
 */
import { errorCodesOf } from './error-codes.ts'
import { clientTypesOf } from './client-types.ts'
import { argumentsOf } from './client-arguments.ts'
import { streamTypes } from './client-streams.ts'
import { operationsOf, parametersOf, resolve } from './contract-document.ts'
import { errorCodes, errors } from '../src/errors.ts'
import type { Arguments } from './client-arguments.ts'
import type { Contract, Operation, Response, Schema } from './contract-document.ts'

/** An operation that has a name, with what the client knows of it. */
interface Named {
  readonly operation: Operation
  /** Its `x-command` in functionNameOf. */
  readonly words: readonly string[]
  readonly method: string
  readonly path: string
  readonly input: Arguments
  readonly answer: Answer
  readonly codes: readonly string[]
}

interface Answer {
  /** The type of `data`, if the answer is JSON. */
  readonly data?: string
  /** Of a page. */
  readonly item?: string
  readonly isJob: boolean
  readonly hasBytes: boolean
  readonly stream?: string
}

export async function clientModulesOf(contract: Contract): Promise<Record<string, string>> {
  const named = operationsOf(contract).flatMap(({ path, method, operation }): Named[] => {
    const command = operation['x-command']
    if (command === undefined) return []
    const codes = [...new Set(Object.values(errorCodesOf(contract, operation)).flat())]
    const input = argumentsOf(contract, operation)
    return [
      {
        operation,
        words: command.split(' ').map(functionNameOf),
        method,
        path,
        input,
        codes,
        answer: answerOf(contract, operation),
      },
    ]
  })
  return {
    'client-types.ts': await clientTypesOf(
      contract,
      named.map(({ input }) => input),
    ),
    'client-operations.ts': operationsModuleOf(contract, named),
    'client-table.ts': tableModuleOf(contract, named),
  }
}

/** `claim-next` as the name of a function. */
export function functionNameOf(word: string): string {
  return word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function answerOf(contract: Contract, operation: Operation): Answer {
  const [status, success] = successOf(contract, operation)
  const media = Object.keys(success.content ?? {})
  const json = success.content?.['application/json']?.schema
  const data = json && propertyOf(contract, json, 'data')
  const items = operation['x-pagination']?.items
  const stream = media.includes('text/event-stream') ? streamTypes[operation.operationId] : undefined
  if (media.includes('text/event-stream') && stream === undefined)
    throw new Error(
      `openapi.yaml: ${operation.operationId} streams events that scripts/client-streams.ts does not name.`,
    )
  return {
    ...(json && { data: dataTypeOf(contract, json, data) }),
    ...(data && items !== undefined && { item: itemTypeOf(contract, data, items, nameOf(json)) }),
    ...(stream !== undefined && { stream }),
    isJob: status === '202' && data !== undefined && propertyOf(contract, data, 'job') !== undefined,
    hasBytes: media.some((type) => type !== 'application/json' && type !== 'text/event-stream'),
  }
}

function dataTypeOf(contract: Contract, json: Schema, data: Schema | undefined): string {
  const beside = Object.keys(resolve(contract, json)['properties'] ?? {}).filter(
    (name) => name !== 'success' && name !== 'data',
  )
  if (beside.length > 0) return `Omit<${nameOf(json)}, 'success' | 'data'>`
  return data ? typeOf(data, `${nameOf(json)}['data']`) : 'undefined'
}

function successOf(contract: Contract, operation: Operation): readonly [string, Response] {
  const [status, response] = Object.entries(operation.responses).find(([status]) => /^20[0-5]$/.test(status)) ?? []
  if (!status || !response) throw new Error(`openapi.yaml: ${operation.operationId} declares no success.`)
  return [status, resolve(contract, response)]
}

function propertyOf(contract: Contract, schema: Schema, name: string): Schema | undefined {
  return ((resolve(contract, schema)['properties'] ?? {}) as Record<string, Schema>)[name]
}

function nameOf(schema: Schema | undefined): string {
  return `S.${String(schema?.['$ref']).split('/').at(-1)}`
}

/** The name of a schema, or where its type stands. */
function typeOf(schema: Schema, place: string): string {
  return '$ref' in schema ? nameOf(schema) : place
}

function itemTypeOf(contract: Contract, data: Schema, items: string, answer: string): string {
  const list = resolve(contract, propertyOf(contract, data, items) ?? {})
  return typeOf((list['items'] ?? {}) as Schema, `${answer}['data']['${items}'][number]`)
}

type Tree = Map<string, Named | Tree>

function treeOf(named: readonly Named[]): Tree {
  const tree: Tree = new Map()
  for (const operation of named) {
    let group = tree
    for (const word of operation.words.slice(0, -1)) {
      const found = group.get(word) ?? new Map()
      if (!(found instanceof Map)) throw new Error(`openapi.yaml: the x-command ${word} is a group and an operation.`)
      group.set(word, found)
      group = found
    }
    const last = operation.words.at(-1) ?? ''
    if (group.has(last))
      throw new Error(`openapi.yaml: two operations have the x-command ${operation.words.join(' ')}.`)
    group.set(last, operation)
  }
  return tree
}

function operationsModuleOf(contract: Contract, named: readonly Named[]): string {
  const groups: string[] = []
  writeGroup('Operations', treeOf(named))
  return `import type {
  BytesCall,
  Call,
  CallOptions,
  JobCall,
  NoArguments,
  PageCall,
  Stream,
  StreamOptions,
  UploadOptions,
} from '../client/calls.ts'
import type * as S from './client-types.ts'

${codeTypesOf(named)}

${groups.toReversed().join('\n')}`

  function writeGroup(name: string, tree: Tree): void {
    const members = [...tree].map(([word, member]) => {
      if (!(member instanceof Map)) return functionOf(contract, word, member)
      const group = (name === 'Operations' ? '' : name.replace(/Group$/, '')) + titleOf(word)
      writeGroup(`${group}Group`, member)
      return `  readonly ${word}: ${group}Group\n`
    })
    groups.push(`export interface ${name} {\n${members.join('')}${name === 'JobsGroup' ? waiting : ''}}\n`)
  }
}

/** Which operations have codes in common, because of what they are. */
const kinds: readonly (readonly [name: string, comment: string, has: (operation: Named) => boolean])[] = [
  ['CommonCode', 'every operation', () => true],
  ['CredentialCode', 'every operation that needs a credential', ({ operation }) => operation.security?.length !== 0],
  ['BodyCode', 'every operation that takes a body', ({ operation }) => operation.requestBody !== undefined],
  ['PostCode', 'every POST', ({ method }) => method === 'POST'],
]

function codeTypesOf(named: readonly Named[]): string {
  const taken: string[] = []
  const shared = kinds.map(([name, comment, has]) => {
    const [first, ...others] = named.filter(has)
    const codes = (first?.codes ?? []).filter(
      (code) => !taken.includes(code) && others.every((other) => other.codes.includes(code)),
    )
    taken.push(...codes)
    return { name, comment, has, codes }
  })
  return [
    ...shared.map(
      ({ name, comment, codes }) => `/** The codes of ${comment}. */\nexport type ${name} = ${unionOf(codes)}\n`,
    ),
    ...named.map((operation) => {
      const having = shared.filter(({ has }) => has(operation))
      const own = operation.codes.filter((code) => !having.some(({ codes }) => codes.includes(code)))
      const names = [...having.map(({ name }) => name), ...(own.length > 0 ? [unionOf(own)] : [])]
      return `export type ${titleOf(operation.operation.operationId)}Code = ${names.join(' | ')}\n`
    }),
  ].join('')
}

function unionOf(codes: readonly string[]): string {
  return codes.length === 0 ? 'never' : codes.map((code) => `'${code}'`).join(' | ')
}

const waiting = `  /** Wait for the end of a job, over lost connections too. Gives the job as it ended. */
  wait(input: { jobId: string }, options?: StreamOptions): Promise<S.Job>
`

function titleOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1)
}

function functionOf(contract: Contract, word: string, named: Named): string {
  const { operation, input, answer } = named
  const type = input.isEmpty ? 'NoArguments' : `S.${input.name}`
  const given = `input${input.hasRequired ? '' : '?'}: ${type}`
  const code = `${titleOf(operation.operationId)}Code`
  const options = hasFile(contract, operation) ? 'UploadOptions' : 'CallOptions'
  const forms: readonly (readonly [name: string, signature: string])[] = [
    ...(answer.data === undefined ? [] : [['', `(${given}, options?: ${options}): ${callOf(answer, code)}`] as const]),
    ...(answer.hasBytes ? [['bytes', `(${given}, options?: CallOptions): BytesCall<${code}>`] as const] : []),
    ...(answer.stream === undefined
      ? []
      : [['stream', `(${given}, options?: StreamOptions): Stream<${answer.stream}>`] as const]),
  ]
  const comment = `  /** ${[operation.summary, firstSentenceOf(operation.description)].join(' ').replaceAll('*/', '*\\/')} */\n`
  const [[, only = ''] = [], ...others] = forms
  if (others.length === 0) return `${comment}  ${word}${only}\n`
  return `${comment}  readonly ${word}: {\n${forms.map(([name, signature]) => `    ${name}${signature}\n`).join('')}  }\n`
}

function callOf({ data = '', item, isJob }: Answer, code: string): string {
  if (item !== undefined) return `PageCall<${data}, ${item}, ${code}>`
  return `${isJob ? 'JobCall' : 'Call'}<${data}, ${code}>`
}

function firstSentenceOf(text: string): string {
  return /^.*?[.!?](?=\s|$)/s.exec(text)?.[0].replaceAll(/\s+/g, ' ') ?? text
}

function hasFile(contract: Contract, { requestBody }: Operation): boolean {
  return requestBody !== undefined && 'multipart/form-data' in resolve(contract, requestBody).content
}

/** Each row is one text, which the client reads when it is called: method, path, and what is special. */
function tableModuleOf(contract: Contract, named: readonly Named[]): string {
  const later = errorCodes.filter((code) => errors[code][1] === 'later')
  return `/** The method, the path and what is special of each operation, by its name (see \`client/row.ts\`). */
export const table = ${textOf(treeOf(named), '')} as const

/** The codes of the retry class \`later\`. */
export const laterCodes = [
${later.map((code) => `  '${code}',\n`).join('')}] as const
`

  function textOf(tree: Tree, indent: string): string {
    const members = [...tree].map(
      ([word, member]) =>
        `${indent}  ${word}: ${member instanceof Map ? textOf(member, `${indent}  `) : `'${rowOf(contract, member)}'`},\n`,
    )
    return `{\n${members.join('')}${indent}}`
  }
}

function rowOf(contract: Contract, { method, path, operation, input, answer }: Named): string {
  const { items, cursor = 'cursor' } = operation['x-pagination'] ?? {}
  const query = parametersOf(contract, operation, 'query').map(({ name }) => name)
  const isBody = method !== 'GET' && method !== 'DELETE'
  return [
    method,
    path,
    ...(isBody && query.length > 0 ? [`query=${query.join(',')}`] : []),
    ...(input.renamed === undefined ? [] : [`new=${input.renamed}`]),
    ...(input.isWhole ? ['whole'] : []),
    ...(input.isBodyRequired ? ['body'] : []),
    ...(operation['x-read-only'] ? ['read'] : []),
    ...(items === undefined ? [] : [`items=${items}`]),
    ...(cursor === 'cursor' ? [] : [`cursor=${cursor}`]),
    ...(answer.isJob ? ['job'] : []),
    ...(answer.hasBytes ? [answer.data === undefined ? 'bytes' : 'download'] : []),
    ...(answer.stream === undefined ? [] : [answer.data === undefined ? 'stream' : 'streams']),
  ].join(' ')
}
