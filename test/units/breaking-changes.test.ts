import t from 'tap'
import { breaksOf, whyNoComparison } from '../../scripts/check-breaking.ts'

/** A small contract with a part for each kind of change. */
function contractOf() {
  const task = {
    type: 'object',
    required: ['id', 'title'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string', minLength: 1, maxLength: 256 },
      state: { type: 'string', enum: ['open', 'done'] },
    } as Record<string, object>,
  }
  const input = {
    type: 'object',
    required: ['title'],
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 256 },
      priority: { type: 'string', enum: ['low', 'high'] },
      readiness: { type: 'integer', minimum: 0, maximum: 100 },
      tag: { type: 'string', pattern: '^[a-z0-9]+$' },
      note: { type: 'string' },
      weight: { type: 'integer' },
    } as Record<string, object>,
  }
  // As the published document has a choice: each branch with all properties.
  const properties: Record<string, object> = { token: { type: 'string' }, name: { type: 'string' } }
  const choice = {
    anyOf: ['token', 'name'].map((field) => ({ type: 'object', required: [field], properties: { ...properties } })),
  }
  const failure = { type: 'object', properties: { code: { type: 'string', enum: ['not_found', 'forbidden'] } } }
  const answer = (description: string, schema: object) => ({
    description,
    content: { 'application/json': { schema } } as Record<string, object>,
    headers: { ETag: { required: true, schema: { type: 'string' } } } as Record<string, object>,
  })
  return {
    openapi: '3.1.0',
    info: { title: 'Tasks', version: '1.0.0' },
    paths: {
      '/tasks': {
        get: {
          operationId: 'listTasks',
          parameters: [
            { name: 'limit', in: 'query', required: false, schema: { type: 'integer', minimum: 1, maximum: 200 } },
          ] as object[],
          responses: { 200: answer('The tasks.', { type: 'array', items: task }) } as Record<string, object>,
        },
        post: {
          operationId: 'createTask',
          requestBody: { required: false, content: { 'application/json': { schema: input } } },
          responses: { 201: answer('The task.', task), 404: answer('None.', failure) } as Record<string, object>,
        },
        put: {
          operationId: 'signIn',
          requestBody: { required: true, content: { 'application/json': { schema: choice } } },
          responses: { 200: answer('The task.', task) },
        },
      } as Record<string, any>,
    } as Record<string, Record<string, any>>,
  }
}

type Contract = ReturnType<typeof contractOf>
/** What a change finds at hand. */
interface Parts {
  readonly contract: Contract
  readonly list: any
  readonly create: any
  readonly input: any
  readonly choice: any
  readonly task: any
}
type Change = (parts: Parts) => void

const breaks: Readonly<Record<string, Change>> = {
  'a path is removed': ({ contract }) => delete contract.paths['/tasks'],
  'an operation is removed': ({ contract }) => delete contract.paths['/tasks']?.['get'],
  'a field of a body becomes required': ({ input }) => input.required.push('priority'),
  'a new field of a body is required': ({ input }) => {
    input.properties.owner = { type: 'string' }
    input.required.push('owner')
  },
  'a body becomes required': ({ create }) => (create.requestBody.required = true),
  'a value that is accepted is removed': ({ input }) => (input.properties.priority.enum = ['high']),
  'a field has another type': ({ input }) => (input.properties.title.type = 'integer'),
  'a limit of length goes down': ({ input }) => (input.properties.title.maxLength = 100),
  'a least length goes up': ({ input }) => (input.properties.title.minLength = 5),
  'a largest number goes down': ({ input }) => (input.properties.readiness.maximum = 10),
  'a smallest number goes up': ({ input }) => (input.properties.readiness.minimum = 10),
  'a text gets a pattern': ({ input }) => (input.properties.title.pattern = '^[a-z]+$'),
  'a text gets another pattern': ({ input }) => (input.properties.tag.pattern = '^[a-z]+$'),
  'a text gets a limit': ({ input }) => (input.properties.note.maxLength = 100),
  'a number gets a limit': ({ input }) => (input.properties.weight.maximum = 100),
  'a field of a body is removed': ({ input }) => delete input.properties.note,
  'a branch of a choice is removed': ({ choice }) => choice.anyOf.pop(),
  'a field of a choice is removed': ({ choice }) => {
    for (const branch of choice.anyOf) delete branch.properties.name
  },
  'a media type is no longer accepted': ({ create }) => {
    create.requestBody.content = { 'text/plain': { schema: { type: 'string' } } }
  },
  'a parameter is removed': ({ list }) => (list.parameters = []),
  'a parameter becomes required': ({ list }) => (list.parameters[0].required = true),
  'a new parameter is required': ({ list }) =>
    list.parameters.push({ name: 'project', in: 'query', required: true, schema: { type: 'string' } }),
  'a limit of a parameter goes down': ({ list }) => (list.parameters[0].schema.maximum = 50),
  'a parameter has another type': ({ list }) => (list.parameters[0].schema = { type: 'boolean' }),
  'a success has another status': ({ create }) => {
    create.responses[200] = create.responses[201]
    delete create.responses[201]
  },
  'a field of an answer is removed': ({ task }) => delete task.properties.title,
  'an optional field of an answer is removed': ({ task }) => delete task.properties.state,
  'a field of an answer becomes optional': ({ task }) => (task.required = ['id']),
  'a field of an answer has another type': ({ task }) => (task.properties.title = { type: 'integer' }),
  'an answer has another media type': ({ list }) => {
    list.responses[200].content = { 'text/plain': { schema: { type: 'string' } } }
  },
  'a header of an answer is removed': ({ list }) => delete list.responses[200].headers.ETag,
}

const additions: Readonly<Record<string, Change>> = {
  'nothing changes': () => {},
  'an operation is new': ({ contract, list }) => {
    contract.paths['/jobs'] = { get: { ...list, operationId: 'listJobs' } }
  },
  'a field of a body is new': ({ input }) => (input.properties.owner = { type: 'string' }),
  'a field of a choice is new': ({ choice }) => {
    for (const branch of choice.anyOf) branch.properties.code = { type: 'string' }
  },
  'a field of a body is no longer required': ({ input }) => (input.required = []),
  'a value is accepted': ({ input }) => input.properties.priority.enum.push('medium'),
  'a limit goes up': ({ input }) => (input.properties.title.maxLength = 512),
  'a parameter is new': ({ list }) =>
    list.parameters.push({ name: 'tag', in: 'query', required: false, schema: { type: 'string' } }),
  'a field of an answer is new': ({ task }) => (task.properties.owner = { type: 'string' }),
  'texts of an answer are longer': ({ task }) => (task.properties.title.maxLength = 1024),
  'an error code is new': ({ create }) =>
    create.responses[404].content['application/json'].schema.properties.code.enum.push('conflict'),
  'a failure is new': ({ create }) => (create.responses[409] = create.responses[404]),
}

t.test('check-breaking', { skip: whyNoComparison }, async (t) => {
  const before = JSON.stringify(contractOf())
  for (const [name, change] of Object.entries(breaks)) t.not(breaksOf(before, changed(change)), '', `${name}: refused`)
  for (const [name, change] of Object.entries(additions))
    t.equal(breaksOf(before, changed(change)), '', `${name}: taken`)
})

function changed(change: Change): string {
  const contract = contractOf()
  const { get: list, post: create, put: signIn } = contract.paths['/tasks'] ?? {}
  const input = create.requestBody.content['application/json'].schema
  const choice = signIn.requestBody.content['application/json'].schema
  // Of one object, so that a change of the task is one in both answers.
  const task = create.responses[201].content['application/json'].schema
  change({ contract, list, create, input, choice, task })
  return JSON.stringify(contract)
}
