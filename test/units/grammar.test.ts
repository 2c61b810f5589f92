import t from 'tap'
import { grammarMistakesOf } from '../../scripts/check-grammar.ts'
import { operationsOf } from '../../scripts/contract-document.ts'
import type { Contract, Operation, Schema } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'

/** What each rule finds in the contract after one edit. */
const breaches: Readonly<Record<string, { edit: (contract: Contract) => unknown; found: string }>> = {
  'who did something is an id': {
    edit: (contract) => property(contract, 'Job', 'createdBy', ref('Id')),
    found: 'Job.createdBy says who, and so is an Actor',
  },
  'who did something in an event is a text': {
    edit: (contract) => property(contract, 'JobQueuedEvent', 'actor', { type: 'string' }),
    found: 'JobQueuedEvent.actor says who, and so is an Actor',
  },
  'a revision has a bare at': {
    edit: (contract) => property(contract, 'TaskRevision', 'at', ref('Timestamp')),
    found: 'TaskRevision.at is a bare at: name what happened, as in createdAt',
  },
  'an end has a word of its own': {
    edit: (contract) => property(contract, 'Job', 'finishedAt', ref('Timestamp')),
    found: 'Job.finishedAt is when it ended: endedAt',
  },
  'a time has a name that does not say so': {
    edit: (contract) => property(contract, 'Job', 'begin', ref('Timestamp')),
    found: 'Job.begin is a time, and so ends with At',
  },
  'something on has a word of its own': {
    edit: (contract) => property(contract, 'Webhook', 'isActive', { type: 'boolean' }),
    found: 'Webhook.isActive says whether something is on: isEnabled',
  },
  'a state is called a status': {
    edit: (contract) => property(contract, 'Job', 'status', { type: 'string' }),
    found: 'Job.status is a state: status is the number of HTTP',
  },
  'a state has a word of its own': {
    edit: (contract) => property(contract, 'Delivery', 'state', { type: 'string', enum: ['queued', 'done'] }),
    found: 'Delivery.state has the word done: succeeded',
  },
  'an error is a text': {
    edit: (contract) => property(contract, 'AiCall', 'error', { type: 'string' }),
    found: 'AiCall.error has no code, and so is a problem: an error is {code, message}',
  },
  'a place in a log is a cursor': {
    edit: (contract) => property(contract, 'JobLogPart', 'nextCursor', { type: 'integer' }),
    found: 'JobLogPart.nextCursor is a position in bytes: offset, nextOffset',
  },
  'work is accepted without a place to follow it': {
    edit: (contract) => Object.assign(operation(contract, 'sendEmail').responses, { 202: { headers: {} } }),
    found: 'sendEmail answers 202 without Location, Retry-After',
  },
  'a decision is one of the values of a body': {
    edit: (contract) => Object.assign(operation(contract, 'approveToolCall'), { operationId: 'rejectToolCall' }),
    found: 'rejectToolCall decides, and so its path ends with /reject',
  },
  'a list has no pages': {
    edit: (contract) => Object.assign(operation(contract, 'listJobs'), { 'x-pagination': undefined }),
    found: 'listJobs is a list without pages: x-pagination, limit, cursor',
  },
  'a list does not say its order': {
    edit: (contract) => Object.assign(operation(contract, 'listJobs'), { summary: 'List jobs.', description: 'All.' }),
    found: 'listJobs is a list that does not say its order',
  },
  'a change of what has a version takes no condition': {
    edit: (contract) => Object.assign(operation(contract, 'updateSkill'), { parameters: [] }),
    found: 'updateSkill changes what has a version, and takes no If-Match',
  },
  'an id has a second name': {
    edit: (contract) =>
      operation(contract, 'listEmails').parameters?.push({
        ...{ name: 'workId', in: 'query', schema: { type: 'string' } },
        example: `job_${'0'.repeat(26)}`,
      }),
    found: 'listEmails calls the id of job_ a workId: jobId',
  },
  'a filter takes one value': {
    edit: (contract) =>
      operation(contract, 'listJobs').parameters?.push({ name: 'state', in: 'query', schema: { type: 'string' } }),
    found: 'listJobs filters by one state: a list, by the name of the field',
  },
  'a PUT has another verb': {
    edit: (contract) => Object.assign(operation(contract, 'putSecret'), { operationId: 'setSecret' }),
    found: 'setSecret is a PUT, and so begins with ^put',
  },
  'a DELETE has another verb': {
    edit: (contract) => Object.assign(operation(contract, 'deleteToken'), { operationId: 'revokeToken' }),
    found: 'revokeToken is a DELETE, and so begins with ^delete',
  },
  'a path names its parameter simply name': {
    edit: ({ paths }) => Object.assign(paths, { '/ai/models/{name}': paths['/ai/models'] }),
    found: 'listAiModels has {name} in its path: {thingName}',
  },
  'something is simply not found': {
    edit: (contract) => operation(contract, 'getMcpCall')['x-errors']?.push('not_found'),
    found: 'getMcpCall has not_found: what is missing has a code of its own, with 404',
  },
  'a failure of another server is an error of this one': {
    edit: (contract) => operation(contract, 'getMcpPrompt')['x-errors']?.push('internal_error'),
    found: 'getMcpPrompt has internal_error with 500: what another server did is 502, or 504',
  },
}

const asItIs = readContract()

t.test('the contract speaks one grammar', async (t) => {
  t.strictSame(grammarMistakesOf(asItIs), [])
})

for (const [name, { edit, found }] of Object.entries(breaches))
  t.test(`it is found that ${name}`, async (t) => {
    const contract = structuredClone(asItIs)
    edit(contract)
    t.strictSame(grammarMistakesOf(contract), [found])
  })

function property({ components }: Contract, schema: string, name: string, value: object): void {
  const { properties } = components.schemas[schema] as unknown as { properties: Record<string, object> }
  properties[name] = value
}

function operation(contract: Contract, id: string): Operation {
  const found = operationsOf(contract).find((each) => each.operation.operationId === id)
  if (!found) throw new Error(`no operation ${id}`)
  return found.operation
}

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
