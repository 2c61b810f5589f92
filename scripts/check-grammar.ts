/** Checks that the contract speaks one grammar in all areas (decision 109): one form for who, when and the rest. */
import { operationsOf } from './contract-document.ts'
import { ownCodesOf } from './error-codes.ts'
import { readContract } from './read-contract.ts'
import { errors } from '../src/errors.ts'
import type { Contract, Operation, Schema } from './contract-document.ts'

/** One property of a schema of the contract, wherever it stands. */
interface Property {
  /** `Job.createdBy`, or `JobQueuedEvent.data.jobId`. */
  readonly place: string
  readonly schema: string
  readonly name: string
  readonly value: Schema
}

type Rule = (property: Property) => string | undefined

/** What our user gave: it keeps its form. */
const given = [
  'Comment.author',
  'TaskCommentEvent.data.author',
  'Task.author',
  'TaskInput.author',
  'TaskSummary.author',
]
/** Who wrote a commit, as git has it; whose words are in a chat, which need not be a user. */
const ofOthers = ['GitCommit.author', 'CommitInput.author', 'ChatMessagePayload.author', 'ToolApproval.authors']
/** How a user signed in. */
const noActor = /^(signedInBy|shadowedBy)$/

const rules: readonly Rule[] = [
  function who({ place, name, value }) {
    if (given.includes(place) || ofOthers.includes(place) || noActor.test(name)) return undefined
    const isWho = /^(actor|author|reviewer)$|[a-z]By$/.test(name)
    return isWho && !refersTo(value, 'Actor') ? 'says who, and so is an Actor' : undefined
  },
  function when({ schema, name, value }) {
    if (name === 'at') return isEvent(schema) ? undefined : 'is a bare at: name what happened, as in createdAt'
    if (/^(finished|exited|stopped|completed|terminated)At$/.test(name)) return 'is when it ended: endedAt'
    return refersTo(value, 'Timestamp') && !/At$|[sS]ince$|^timestamp$/.test(name)
      ? 'is a time, and so ends with At'
      : undefined
  },
  function onOff({ name, value }) {
    if (!/^(is)?(active|enabled|disabled)$/i.test(name)) return undefined
    return name === 'isEnabled' && value['type'] === 'boolean' ? undefined : 'says whether something is on: isEnabled'
  },
]

/** What is asked of each operation. */
const operationRules: readonly ((operation: Operation, method: string, path: string) => readonly string[])[] = [
  function notFound(operation) {
    return ownCodesOf(operation)
      .filter((code) => code === 'not_found' || (code.endsWith('_not_found') && errors[code][0] !== 404))
      .map((code) => `has ${code}: what is missing has a code of its own, with 404`)
  },
  function upstream(operation) {
    const isGiven = operation.operationId === 'executeMcpTool'
    return ownCodesOf(operation)
      .filter((code) => errors[code]?.[0] === 500)
      .map((code) => `has ${code} with 500: what another server did is 502, or 504`)
      .concat('500' in operation.responses && !isGiven ? ['declares 500'] : [])
  },
  function verb({ operationId }, method) {
    const wanted = verbsOf[method]
    const isForeign = operationId === 'receiveMatrixTransaction'
    return wanted && !isForeign && !wanted.test(operationId)
      ? [`is a ${method}, and so begins with ${wanted.source}`]
      : []
  },
  function pathNames(_operation, _method, path) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return names
      .filter((name) => ['name', 'provider', 'remote', 'branch', 'server', 'skill', 'secret', 'script'].includes(name))
      .map((name) => `has {${name}} in its path: {thingName}`)
  },
]

/** The verbs of two methods; Matrix has given its own. */
const verbsOf: Readonly<Record<string, RegExp>> = { PUT: /^put/, DELETE: /^delete/ }

/** What of a contract is not in the grammar, in sentences. */
export function grammarMistakesOf(contract: Contract): string[] {
  const ofProperties = propertiesOf(contract).flatMap((property) =>
    rules.flatMap((rule) => {
      const mistake = rule(property)
      return mistake === undefined ? [] : [`${property.place} ${mistake}`]
    }),
  )
  const ofOperations = operationsOf(contract).flatMap(({ operation, method, path }) =>
    operationRules.flatMap((rule) =>
      rule(operation, method, path).map((mistake) => `${operation.operationId} ${mistake}`),
    ),
  )
  return [...ofProperties, ...ofOperations]
}

function propertiesOf({ components }: Contract): Property[] {
  return Object.entries(components.schemas).flatMap(([name, schema]) => within(name, name, schema))
}

function within(schema: string, place: string, { properties = {}, items, allOf = [], ...rest }: Schema): Property[] {
  const parts = [...(allOf as Schema[]), ...((rest['anyOf'] ?? []) as Schema[]), ...((rest['oneOf'] ?? []) as Schema[])]
  return [
    ...Object.entries(properties as Record<string, Schema>).flatMap(([name, value]) => [
      { place: `${place}.${name}`, schema, name, value },
      ...within(schema, `${place}.${name}`, value),
    ]),
    ...(items ? within(schema, place, items as Schema) : []),
    ...parts.flatMap((part) => within(schema, place, part)),
  ]
}

function isEvent(schema: string): boolean {
  return /Event$/.test(schema)
}

function refersTo({ $ref }: Schema, name: string): boolean {
  return $ref === `#/components/schemas/${name}`
}

if (import.meta.main) {
  const mistakes = grammarMistakesOf(readContract())
  for (const mistake of mistakes) console.error(`openapi.yaml: ${mistake}.`)
  if (mistakes.length > 0) process.exitCode = 1
}
