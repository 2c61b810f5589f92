import t from 'tap'
import { breaksOf, lineOf } from '../../scripts/contract-breaks.ts'
import { breaksByOasdiff, whyNoOasdiff } from '../support/oasdiff.ts'
import { changed } from '../support/small-contract.ts'
import type { Change } from '../support/small-contract.ts'

/** What a change is refused as, with the change. */
const breaks: Readonly<Record<string, readonly [rule: string, change: Change]>> = {
  'a path is removed': ['operation-removed listTasks', ({ contract }) => delete contract.paths['/tasks']],
  'an operation is removed': ['operation-removed', ({ contract }) => delete contract.paths['/tasks']?.['get']],
  'an operationId is renamed': ['operation-renamed listTasks', ({ list }) => (list.operationId = 'getTasks')],
  'a path parameter is renamed': [
    'path-parameter-renamed streamTask taskId',
    ({ contract, stream }) => {
      stream.parameters[0].name = 'id'
      contract.paths['/tasks/{id}/events'] = { get: stream }
      delete contract.paths['/tasks/{taskId}/events']
    },
  ],
  'a query parameter is renamed': ['parameter-removed', ({ list }) => (list.parameters[1].name = 'after')],
  'a parameter is removed': ['parameter-removed', ({ list }) => list.parameters.pop()],
  'an idempotency key is no longer taken': [
    'parameter-removed createTask header idempotency-key',
    ({ create }) => (create.parameters = []),
  ],
  'an effect is another, and so what a repetition does': [
    'x-effect-changed',
    ({ create }) => (create['x-effect'] = 'transient'),
  ],
  'a parameter becomes required': ['parameter-required', ({ list }) => (list.parameters[0].required = true)],
  'a new parameter is required': [
    'parameter-required',
    ({ list }) => list.parameters.push({ name: 'project', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  'a limit of a parameter goes down': ['maximum-tightened', ({ list }) => (list.parameters[0].schema.maximum = 50)],
  'a default of a parameter is another': ['default-changed', ({ list }) => (list.parameters[0].schema.default = 20)],
  'a parameter has another type': ['type-changed', ({ list }) => (list.parameters[0].schema = { type: 'boolean' })],
  'a parameter is sent in another form': ['parameter-form-changed', ({ list }) => (list.parameters[1].explode = false)],
  'a credential is no longer taken': ['credential-refused', ({ contract }) => contract.security.pop()],
  'a credential is removed': [
    'credential-removed cookie',
    ({ contract }) => delete (contract.components.securitySchemes as any).cookie,
  ],
  'a credential is carried elsewhere': [
    'credential-changed cookie',
    ({ contract }) => (contract.components.securitySchemes.cookie.name = 'session'),
  ],
  'a public operation takes a credential': ['credential-required signIn', ({ signIn }) => delete signIn.security],
  'a scope is raised': ['scope-raised listTasks: "*"', ({ list }) => (list['x-scopes'] = ['"*"'])],
  'a reach is narrowed': ['reach-narrowed', ({ list }) => (list['x-reach'] = 'project')],
  'a fresh sign-in is asked for': ['reauthentication-added', ({ list }) => (list['x-reauthentication'] = true)],
  'a rate limit is new': ['x-unlimited-removed', ({ list }) => delete list['x-unlimited']],
  'a default tool is none any more': ['x-default-tool-removed', ({ list }) => delete list['x-default-tool']],
  'the items of a page are named otherwise': [
    'pagination-changed',
    ({ list }) => (list['x-pagination'] = { items: 'items' }),
  ],
  'a body becomes smaller': ['body-limit-lowered', ({ create }) => (create['x-body-bytes-max'] = 1000)],
  'a body becomes required': ['body-required', ({ create }) => (create.requestBody.required = true)],
  'a media type is no longer accepted': [
    'media-type-removed',
    ({ create }) => delete create.requestBody.content['application/merge-patch+json'],
  ],
  'a field of a body becomes required': ['field-required', ({ input }) => input.required.push('priority')],
  'a new field of a body is required': [
    'field-required',
    ({ input }) => {
      input.properties.owner = { type: 'string' }
      input.required.push('owner')
    },
  ],
  'a field of a body is removed': ['field-removed', ({ input }) => delete input.properties.note],
  'a field of a body is no longer nullable': ['type-changed', ({ input }) => (input.properties.note.type = 'string')],
  'a field of a body has another type': ['type-changed', ({ input }) => (input.properties.title.type = 'integer')],
  'a default of a body is another': ['default-changed', ({ input }) => (input.properties.priority.default = 'high')],
  'a value that is accepted is removed': ['value-removed', ({ input }) => (input.properties.priority.enum = ['high'])],
  'a text gets a format': ['format-changed', ({ input }) => (input.properties.tag.format = 'uuid')],
  'a limit of length goes down': ['maxLength-tightened', ({ input }) => (input.properties.title.maxLength = 100)],
  'a least length goes up': ['minLength-tightened', ({ input }) => (input.properties.title.minLength = 5)],
  'a largest number goes down': ['maximum-tightened', ({ input }) => (input.properties.readiness.maximum = 10)],
  'a smallest number goes up': ['minimum-tightened', ({ input }) => (input.properties.readiness.minimum = 10)],
  'a list becomes shorter': ['maxItems-tightened', ({ input }) => (input.properties.tags.maxItems = 10)],
  'a list takes each value once': ['unique-items', ({ input }) => (input.properties.tags.uniqueItems = true)],
  'a text gets a pattern': ['pattern-changed', ({ input }) => (input.properties.title.pattern = '^[a-z]+$')],
  'a text gets another pattern': ['pattern-changed', ({ input }) => (input.properties.tag.pattern = '^[a-z]+$')],
  'a number gets a limit': ['maximum-tightened', ({ input }) => (input.properties.weight.maximum = 100)],
  'a branch of a choice is removed': ['variant-removed', ({ choice }) => choice.anyOf.pop()],
  'a field of a choice is removed': [
    'field-removed',
    ({ choice }) => {
      for (const branch of choice.anyOf) delete branch.properties.name
    },
  ],
  'a success has another status': [
    'status-removed createTask 201',
    ({ create }) => {
      create.responses[200] = create.responses[201]
      delete create.responses[201]
    },
  ],
  'a second success is new': ['status-added', ({ create }) => (create.responses[202] = create.responses[201])],
  'a conditional read is no more': ['status-removed', ({ list }) => delete list.responses[304]],
  'a field of an answer is removed': ['field-removed', ({ task }) => delete task.properties.title],
  'an optional field of an answer is removed': ['field-removed', ({ task }) => delete task.properties.state],
  'a field of an answer becomes optional': ['field-optional', ({ task }) => (task.required = ['id', 'createdAt'])],
  'a field of an answer becomes nullable': [
    'type-changed',
    ({ task }) => (task.properties.title.type = ['string', 'null']),
  ],
  'a field of an answer has another type': ['type-changed', ({ task }) => (task.properties.title.type = 'integer')],
  'a field of an answer has another format': [
    'format-changed',
    ({ task }) => (task.properties.createdAt.format = 'date'),
  ],
  'a value of a closed enumeration is new': ['value-added', ({ task }) => task.properties.state.enum.push('later')],
  'a value of an enumeration is gone': ['value-removed', ({ task }) => task.properties.state.enum.pop()],
  'a closed enumeration is opened': [
    'enum-opened',
    ({ task }) => (task.properties.state = { ...task.properties.kind, 'x-extensible-enum': ['open', 'done'] }),
  ],
  'an answer has another media type': [
    'media-type-removed',
    ({ list }) => (list.responses[200].content = { 'text/plain': { schema: { type: 'string' } } }),
  ],
  'a header of an answer is removed': ['header-removed', ({ list }) => delete list.responses[200].headers.ETag],
  'a header of an answer becomes optional': [
    'header-optional',
    ({ list }) => (list.responses[200].headers.ETag.required = false),
  ],
  'an error code is removed': ['code-removed createTask 404 forbidden', ({ create }) => codesOf(create, 404).pop()],
  'an error code is new': ['code-added createTask 404 gone', ({ create }) => codesOf(create, 404).push('gone')],
  'an error code has another status': [
    'code-removed createTask 409 conflict',
    ({ create }) => {
      create.responses[404] = create.responses[409]
      delete create.responses[409]
    },
  ],
  'a failure is new': ['code-added createTask 410', ({ create }) => (create.responses[410] = create.responses[404])],
  'a field of a stream is removed': [
    'field-removed StreamPart.text',
    ({ schemas }) => delete schemas.StreamPart.properties.text,
  ],
  'a value of a stream is new': [
    'value-added StreamPart.kind',
    ({ schemas }) => schemas.StreamPart.properties.kind.enum.push('x'),
  ],
  'a stream has another form': [
    'media-type-removed streamTask 200 text/event-stream',
    ({ stream }) => (stream.responses[200].content = { 'application/jsonl': { schema: { type: 'string' } } }),
  ],
  'a variant of a closed choice is new': [
    'variant-added Choice',
    ({ schemas }) =>
      schemas.Choice.oneOf.push({ type: 'object', required: ['n'], properties: { n: { type: 'null' } } }),
  ],
  'a field of a webhook is removed': [
    'field-removed',
    ({ contract }) =>
      delete contract.webhooks['taskChanged']?.['post'].requestBody.content['application/json'].schema.properties.title,
  ],
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
  'a header of an answer is new': ({ list }) =>
    (list.responses[200].headers.Age = { required: true, schema: { type: 'integer' } }),
  'a scope is no longer needed': ({ list }) => (list['x-scopes'] = []),
  'a reach is wider': ({ list }) => (list['x-reach'] = 'shared'),
  'a credential is new': ({ contract }) => contract.security.push({ key: [] }),
  'the order of codes is another': ({ create }) => codesOf(create, 404).reverse(),
}

/** oasdiff does not know the mark, and takes any text of the one field for a new one. */
const additionsOfOpen: Readonly<Record<string, Change>> = {
  'a value of an open enumeration is new': ({ task }) => {
    task.properties.kind['x-extensible-enum'].push('chore')
    task.properties.kind.anyOf[0].enum.push('chore')
  },
}

t.test('check-breaking refuses each edit that breaks callers', async (t) => {
  const before = JSON.parse(changed(() => {}))
  t.ok(Object.keys(breaks).length >= 40)
  for (const [name, [rule, change]] of Object.entries(breaks)) {
    const lines = breaksOf(before, JSON.parse(changed(change))).map(lineOf)
    t.ok(
      lines.some((line) => line.startsWith(rule)),
      `${name}: ${lines.join('; ')}`,
    )
  }
})

t.test('check-breaking takes each addition', async (t) => {
  const before = JSON.parse(changed(() => {}))
  for (const [name, change] of Object.entries({ ...additions, ...additionsOfOpen }))
    t.strictSame(breaksOf(before, JSON.parse(changed(change))), [], name)
})

t.test('oasdiff finds no break that check-breaking does not', { skip: whyNoOasdiff }, async (t) => {
  const before = changed(() => {})
  for (const [name, change] of Object.entries(additions)) t.equal(breaksByOasdiff(before, changed(change)), '', name)
})

function codesOf(operation: any, status: number): string[] {
  return operation.responses[status].content['application/json'].schema.properties.error.properties.code.enum
}

t.test('check-breaking lets a constant be an enumeration of one value too, and sees another constant', async (t) => {
  const withKind = (kind: object) => JSON.parse(changed(({ input }) => (input.properties.kind = kind)))
  const before = withKind({ type: 'string', const: 'a' })
  t.same(breaksOf(before, withKind({ type: 'string', const: 'a', enum: ['a'] })), [])
  t.match(breaksOf(before, withKind({ type: 'string', const: 'b', enum: ['b'] })).map(lineOf), [/^const-changed/])
})
