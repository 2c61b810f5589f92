/** A small contract with a part for each kind of change, and what a change finds at hand. */
export function smallContract() {
  const task = {
    type: 'object',
    required: ['id', 'title', 'createdAt'],
    properties: {
      id: { type: 'string' },
      title: { type: 'string', minLength: 1, maxLength: 256 },
      state: { type: 'string', enum: ['open', 'done'] },
      kind: {
        anyOf: [{ type: 'string', enum: ['bug', 'idea'] }, { type: 'string' }],
        'x-extensible-enum': ['bug', 'idea'],
      },
      createdAt: { type: 'string', format: 'date-time' },
    } as Record<string, any>,
  }
  const input = {
    type: 'object',
    required: ['title'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', minLength: 1, maxLength: 256 },
      priority: { type: 'string', enum: ['low', 'high'], default: 'low' },
      readiness: { type: 'integer', minimum: 0, maximum: 100 },
      tag: { type: 'string', pattern: '^[a-z0-9]+$' },
      note: { type: ['string', 'null'] },
      weight: { type: 'integer' },
      tags: { type: 'array', maxItems: 20, items: { type: 'string' } },
      dueAt: { type: 'string', format: 'date-time' },
    } as Record<string, any>,
  }
  // As the published document has a choice: each branch with all properties.
  const properties: Record<string, object> = { token: { type: 'string' }, name: { type: 'string' } }
  const choice = {
    anyOf: ['token', 'name'].map((field) => ({ type: 'object', required: [field], properties: { ...properties } })),
  }
  const answer = (schema: object) => ({
    description: 'What is asked for.',
    content: { 'application/json': { schema } } as Record<string, any>,
    headers: { ETag: { required: true, schema: { type: 'string' } } } as Record<string, any>,
  })
  const failure = (...codes: string[]) => {
    const code = { type: 'string', enum: codes }
    const error = { type: 'object', required: ['code'], properties: { code } }
    return answer({ type: 'object', required: ['error'], properties: { error } })
  }
  const parameter = (name: string, place: string, schema: object) => ({
    name,
    in: place,
    required: place === 'path',
    schema,
  })
  const stream = { description: 'Events.', content: { 'text/event-stream': { schema: { type: 'string' } } } }
  return {
    openapi: '3.1.0',
    info: { title: 'Tasks', version: '1.0.0' },
    tags: [],
    'x-tagGroups': [],
    security: [{ bearer: [] }, { cookie: [] }] as object[],
    paths: {
      '/tasks': {
        get: {
          operationId: 'listTasks',
          'x-scopes': ['tasks:read'],
          'x-reach': 'tasks',
          'x-pagination': { items: 'tasks' },
          'x-default-tool': true,
          'x-unlimited': true,
          parameters: [
            parameter('limit', 'query', { type: 'integer', minimum: 1, maximum: 200, default: 50 }),
            parameter('cursor', 'query', { type: 'string' }),
          ],
          responses: { 200: answer({ type: 'array', items: task }), 304: { description: 'Unchanged.' } },
        },
        post: {
          operationId: 'createTask',
          'x-scopes': ['tasks:write'],
          'x-reach': 'shared',
          'x-effect': 'outside',
          'x-body-bytes-max': 1_000_000,
          parameters: [parameter('Idempotency-Key', 'header', { type: 'string' })],
          requestBody: {
            required: false,
            content: {
              'application/json': { schema: input },
              'application/merge-patch+json': { schema: { type: 'object' } },
            } as Record<string, any>,
          },
          responses: { 201: answer(task), 404: failure('not_found', 'forbidden'), 409: failure('conflict') },
        },
        put: {
          operationId: 'signIn',
          security: [],
          'x-scopes': [],
          requestBody: { required: true, content: { 'application/json': { schema: choice } } },
          responses: { 200: answer(task) },
        },
      } as Record<string, any>,
      '/tasks/{taskId}/events': {
        get: {
          operationId: 'streamTask',
          'x-scopes': ['tasks:read'],
          'x-reach': 'task',
          parameters: [parameter('taskId', 'path', { type: 'string' })],
          responses: { 200: stream },
        },
      } as Record<string, any>,
    } as Record<string, Record<string, any>>,
    webhooks: {
      taskChanged: {
        post: {
          operationId: 'taskChanged',
          requestBody: { required: true, content: { 'application/json': { schema: structuredClone(task) } } },
          responses: { 204: { description: 'Taken.' } },
        },
      },
    } as Record<string, Record<string, any>>,
    components: {
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        cookie: { type: 'apiKey', in: 'cookie', name: 's' },
      },
      schemas: {
        StreamPart: {
          type: 'object',
          required: ['kind', 'text'],
          properties: { kind: { type: 'string', enum: ['text', 'end'] }, text: { type: 'string' } },
        },
        Choice: { oneOf: [{ $ref: '#/components/schemas/StreamPart' }, { $ref: '#/components/schemas/Other' }] },
        Other: { type: 'object', required: ['other'], properties: { other: { type: 'string' } } },
      } as Record<string, any>,
      responses: {},
      parameters: {},
      headers: {},
      requestBodies: {},
    },
  }
}

type SmallContract = ReturnType<typeof smallContract>

export interface Parts {
  readonly contract: SmallContract
  readonly list: any
  readonly create: any
  readonly signIn: any
  readonly input: any
  readonly choice: any
  readonly task: any
  readonly stream: any
  readonly schemas: any
}

export type Change = (parts: Parts) => void

/** The small contract after a change, as JSON. */
export function changed(change: Change): string {
  const contract = smallContract()
  const { get: list, post: create, put: signIn } = contract.paths['/tasks'] ?? {}
  const input = create.requestBody.content['application/json'].schema
  const choice = signIn.requestBody.content['application/json'].schema
  // Of one object, so that a change of the task is one in all answers.
  const task = create.responses[201].content['application/json'].schema
  const stream = contract.paths['/tasks/{taskId}/events']?.['get']
  change({ contract, list, create, signIn, input, choice, task, stream, schemas: contract.components.schemas })
  return JSON.stringify(contract)
}
