/** Checks that the contract speaks one grammar in all areas (decision 109): one form for who, when and the rest. */
import { operationsOf, parametersOf, resolve } from './contract-document.ts'
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

type Rule = (property: Property, contract: Contract) => string | undefined

/** What our user gave: it keeps its form. */
const given = [
  'Comment.author',
  'TaskCommentEvent.data.author',
  'Task.author',
  'TaskInput.author',
  'TaskSummary.author',
]
/** Who wrote a commit, as git has it; whose words are in a chat, which need not be a user. */
const ofOthers = [
  'GitCommit.author',
  'GitBlameRange.author',
  'CommitInput.author',
  'ChatMessagePayload.author',
  'ChatMessage.author',
  'ToolApproval.authors',
]
/** Whether a service is there: the answers of probes, whose readers expect the word. */
const healthChecks = ['HealthAnswer', 'ReadinessProbe', 'Health']
/** The words of states, by those that say the same. */
const wordsInstead: Readonly<Record<string, string>> = {
  ...{ done: 'succeeded', passed: 'succeeded', delivered: 'succeeded', completed: 'succeeded' },
  ...{ started: 'running', aborted: 'cancelled', canceled: 'cancelled', lost: 'interrupted' },
  ...{ waiting: 'waiting_approval', allowed: 'approved', denied: 'rejected' },
}
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
  function state({ schema, name, value }) {
    if (name !== 'status' || value['type'] === 'integer' || refersTo(value, 'GitStatus')) return undefined
    return healthChecks.includes(schema) ? undefined : 'is a state: status is the number of HTTP'
  },
  function stateWord({ schema, name, value }, { components }) {
    if (name !== 'state' || schema.startsWith('Task') || schema === 'TransitionInput') return undefined
    // A terminal is no job: nothing of it was interrupted that could be run again.
    if (refersTo(value, 'TerminalState')) return undefined
    const words = enumOf(value, components.schemas)
    const other = words.find((word) => word in wordsInstead)
    return other === undefined ? undefined : `has the word ${other}: ${wordsInstead[other]}`
  },
  function failure({ place, name, value }) {
    if (name === 'fault') return 'says what is wrong, and so is a problem'
    const isText = value['type'] === 'string' && !('const' in value)
    return name === 'error' && isText && place !== 'PlanStep.error'
      ? 'has no code, and so is a problem: an error is {code, message}'
      : undefined
  },
  function position({ name, value }) {
    return /^(next)?cursor$/i.test(name) && value['type'] === 'integer'
      ? 'is a position in bytes: offset, nextOffset'
      : undefined
  },
  function onOff({ name, value }) {
    if (!/^(is)?(active|enabled|disabled)$/i.test(name)) return undefined
    return name === 'isEnabled' && value['type'] === 'boolean' ? undefined : 'says whether something is on: isEnabled'
  },
]

type OperationRule = (operation: Operation, method: string, path: string, contract: Contract) => readonly string[]

/** What is asked of each operation. */
const operationRules: readonly OperationRule[] = [
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
  function accepted({ responses }, _method, _path, contract) {
    const answer = responses['202'] && resolve(contract, responses['202'])
    const names = Object.keys(answer?.headers ?? {})
    const missing = ['Location', 'Retry-After'].filter((name) => answer && !names.includes(name))
    return missing.length > 0 ? [`answers 202 without ${missing.join(', ')}`] : []
  },
  function decision({ operationId }, _method, path) {
    const [, verb] = /^(approve|reject)[A-Z]/.exec(operationId) ?? []
    return verb !== undefined && !path.endsWith(`/${verb}`) ? [`decides, and so its path ends with /${verb}`] : []
  },
  function filter(operation, method, _path, contract) {
    const fields = parametersOf(contract, operation, 'query').filter(({ name }) => filterNames.test(name))
    return fields
      .filter(({ name, schema }) => method === 'GET' && (name === 'status' || schema['type'] !== 'array'))
      .map(({ name }) => `filters by one ${name}: a list, by the name of the field`)
  },
  function pages(operation, _method, _path, contract) {
    const { operationId } = operation
    if (!/^list[A-Z]/.test(operationId) || bounded.includes(operationId)) return []
    const names = parametersOf(contract, operation, 'query').map(({ name }) => name)
    const hasPages = operation['x-pagination'] && ['limit', 'cursor'].every((name) => names.includes(name))
    return hasPages ? [] : ['is a list without pages: x-pagination, limit, cursor']
  },
  function order({ operationId, summary, description = '' }) {
    if (!/^list[A-Z]/.test(operationId) || sets.includes(operationId)) return []
    return saysOrder.test(`${summary} ${description}`) ? [] : ['is a list that does not say its order']
  },
  function condition(operation, method, path, contract) {
    if (!['PUT', 'PATCH', 'DELETE'].includes(method) || operation.operationId === 'deleteResource') return []
    const reading = operationsOf(contract).find((other) => other.path === path && other.method === 'GET')?.operation
    const answer = reading?.responses['200'] && resolve(contract, reading.responses['200'])
    const isConditional = parametersOf(contract, operation, 'header').some(({ name }) => name === 'If-Match')
    return answer?.headers?.['ETag'] && !isConditional ? ['changes what has a version, and takes no If-Match'] : []
  },
  function id(operation, _method, _path, contract) {
    const parameters = (['path', 'query'] as const).flatMap((place) => parametersOf(contract, operation, place))
    return parameters.flatMap(({ name, example }) => {
      const [, prefix = ''] = /^([a-z]+)_[0-9a-z]{26}$/.exec(String(example)) ?? []
      const known = idNames[prefix]
      return known && name.endsWith('Id') && name !== known ? [`calls the id of ${prefix}_ a ${name}: ${known}`] : []
    })
  },
  function pathNames(_operation, _method, path) {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    return names
      .filter((name) => ['name', 'provider', 'remote', 'branch', 'server', 'skill', 'secret', 'script'].includes(name))
      .map((name) => `has {${name}} in its path: {thingName}`)
  },
]

/** Fields of which a reader may want several values. */
const filterNames = /^(state|status|kind|tag|priority)s?$/

/** Lists that the configuration or the contract bounds. */
const bounded = [
  ...['listMailFolders', 'listSecrets', 'listMcpServers', 'listSkillFiles', 'listAiProviders', 'listChatAgents'],
  ...['listScopes', 'listSignInMethods', 'listSecondFactors', 'listErrorCodes'],
  'listTerminalViewers',
]
/** What has no order: what the contract or the operator names. */
const sets = ['listScopes', 'listSignInMethods', 'listErrorCodes']
const saysOrder =
  /\b(newest|oldest|first|best)\b|\bby (the )?(name|filename|path|server|id)\b|\bin (the |plan |alphabetical |no particular )?order\b/i

/** The name of each id, by what its examples begin with. A task in the paths below it is given as `id`. */
const idNames: Readonly<Record<string, string>> = {
  ...{ task: 'taskId', job: 'jobId', step: 'stepId', cmt: 'commentId', rev: 'reviewId', schedule: 'scheduleId' },
  ...{ term: 'sessionId', mcpc: 'mcpCallId', know: 'entryId', chat: 'chatId', call: 'aiCallId', appr: 'approvalId' },
  ...{ tok: 'tokenId', sess: 'sessionId', factor: 'secondFactorId', user: 'userId', hook: 'webhookId' },
  ...{
    workspace: 'workspaceId',
    msg: 'deliveryId',
    chatint: 'integrationId',
    binding: 'bindingId',
    chatlink: 'linkId',
  },
}

/** The verbs of two methods; Matrix has given its own. */
const verbsOf: Readonly<Record<string, RegExp>> = { PUT: /^put/, DELETE: /^delete/ }

/** What of a contract is not in the grammar, in sentences. */
export function grammarMistakesOf(contract: Contract): string[] {
  const ofProperties = propertiesOf(contract).flatMap((property) =>
    rules.flatMap((rule) => {
      const mistake = rule(property, contract)
      return mistake === undefined ? [] : [`${property.place} ${mistake}`]
    }),
  )
  const ofOperations = operationsOf(contract).flatMap(({ operation, method, path }) =>
    operationRules.flatMap((rule) =>
      rule(operation, method, path, contract).map((mistake) => `${operation.operationId} ${mistake}`),
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

function enumOf(value: Schema, schemas: Contract['components']['schemas']): readonly string[] {
  const named = typeof value.$ref === 'string' ? schemas[value.$ref.split('/').at(-1) ?? ''] : undefined
  return ((named ?? value)['enum'] ?? []) as readonly string[]
}

function refersTo({ $ref }: Schema, name: string): boolean {
  return $ref === `#/components/schemas/${name}`
}

if (import.meta.main) {
  const mistakes = grammarMistakesOf(readContract())
  for (const mistake of mistakes) console.error(`openapi.yaml: ${mistake}.`)
  if (mistakes.length > 0) process.exitCode = 1
}
