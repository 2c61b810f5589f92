import t from 'tap'
import type { Test } from 'tap'
import { spawnSync } from 'node:child_process'
import { cpSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readContract } from '../../scripts/read-contract.ts'
import { eventKindsModuleOf } from '../../scripts/event-kinds.ts'
import { eventKinds } from '../../src/generated/event-kinds.ts'
import { makeFolder } from '../support/folder.ts'
import { serializers } from '../../src/generated/serializers.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

t.test('generated code is what the contract says', async (t) => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-generated.ts')], {
    encoding: 'utf8',
  })
  t.equal(status, 0, stderr)
})

t.test('a changed contract fails --check, and an operation without a scope does not generate', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace('summary: Create a task.', 'summary: Make a task.'))
  t.match(generate(copy, '--check'), { status: 1, stderr: /npm run generate/ })
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace("      x-scopes: ['tasks:write']\n", ''))
  t.match(generate(copy), { status: 1, stderr: /createTask declares no x-scopes/ })
  writeFileSync(join(copy, 'openapi.yaml'), contract.replace("x-scopes: ['tasks:write']", "x-scopes: ['tasks:rite']"))
  t.match(generate(copy), { status: 1, stderr: /unknown scope tasks:rite/ })
})

t.test('an operation without a reach, or with one that its call contradicts, does not generate', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  const cases: [operation: string, reach: string, changed: string, mistake: RegExp][] = [
    ['listTasks', 'tasks', '', /listTasks declares no x-reach/],
    [
      'listTasks',
      'tasks',
      '      x-reach: everything\n',
      /listTasks has the unknown x-reach everything\. Known: task, /,
    ],
    ['listTasks', 'tasks', '      x-reach: task\n', /listTasks has x-reach task, but a call of it names no task/],
    ['getTask', 'task', '      x-reach: tasks\n', /getTask has a task in its path, so that its x-reach is task/],
  ]
  for (const [operation, reach, changed, mistake] of cases) {
    const start = contract.indexOf(`operationId: ${operation}\n`)
    const whole = contract.slice(start).replace(`      x-reach: ${reach}\n`, changed)
    writeFileSync(join(copy, 'openapi.yaml'), contract.slice(0, start) + whole)
    t.match(generate(copy), { status: 1, stderr: mistake })
  }
})

// The check lists every mistake, so that mistakes in different places share a run.
t.test('the contract is refused when an operation that writes needs no scope but one to read', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  type Case = readonly [operation: string, from: string, to: string, mistake: RegExp]
  const rounds: readonly (readonly Case[])[] = [
    [
      ['updateCurrentUser', 'identity:write', 'identity:read', /updateCurrentUser: changes something, and so needs/],
      ['checkAccess', '      x-read-only: true\n', '', /checkAccess: changes something/],
      ['createEventTicket', 'events:read', 'tasks:write', /createEventTicket: is x-read-only only as a POST/],
      ['getHealth', '[]\n', '[]\n      x-reach: self\n', /getHealth: needs no credential, and so has no x-reach/],
      [
        'listTasks',
        'x-reach: tasks',
        'x-reach: tasks\n      x-secret: path',
        /listTasks: has no parameter in its path/,
      ],
      ['getTask', 'x-reach: task', 'x-reach: task\n      x-unlimited: true', /getTask: is unlimited, and so has no/],
    ],
    [['listTasks', 'x-reach: tasks', 'x-reach: tasks\n      x-secret: location', /listTasks: answers no Location/]],
  ]
  for (const round of rounds) {
    const changed = round.reduce((text, [operation, from, to]) => {
      const start = text.indexOf(`operationId: ${operation}\n`)
      return text.slice(0, start) + text.slice(start).replace(from, to)
    }, contract)
    const { status, stderr } = checkContract(copy, changed)
    t.equal(status, 1)
    for (const [operation, , , mistake] of round) t.match(stderr, mistake, operation)
  }
})

t.test('the contract is refused with a summary without its noun, or with a property without a sentence', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  t.match(checkContract(copy, contract), { status: 0, stderr: '' })
  type Case = readonly [from: string, to: string, mistake: RegExp]
  const rounds: readonly (readonly Case[])[] = [
    [
      ['summary: Create a task.', 'summary: Make a task.', /createTask: the summary/],
      [', description: The id of the claim.', '', /TaskClaim\.id: is described/],
      ['description: Who is working on the task.', 'description: ""', /TaskClaim: is/],
    ],
    [
      ['summary: Create a task.', 'summary: Create it.', /createTask: the summary/],
      ['The id of the claim.', 'the claim', /TaskClaim\.id: is described/],
    ],
  ]
  for (const round of rounds) {
    const changed = round.reduce((text, [from, to]) => {
      t.ok(text.includes(from), from)
      return text.replace(from, to)
    }, contract)
    const { status, stderr } = checkContract(copy, changed)
    t.equal(status, 1)
    for (const [from, , mistake] of round) t.match(stderr, mistake, from)
  }
})

t.test('events are refused when a branch does not name the scope that it needs', async (t) => {
  const breaks: readonly ((text: string) => string)[] = [
    (text) => text.replace('"x-read-scope":"tasks:read",', ''),
    (text) => text.replace('"x-read-scope":"tasks:read"', '"x-read-scope":"tasks:rite"'),
  ]
  const contract = JSON.stringify(readContract())
  for (const change of breaks) {
    const changed = change(contract)
    t.not(changed, contract)
    t.throws(() => eventKindsModuleOf(JSON.parse(changed)), { message: /Event declares no x-read-scope/ })
  }
})

t.test('refusals, ids of operations and kinds of events are computed', async (t) => {
  const { paths, components } = readContract()
  const { responses } = paths['/tasks/{id}/comments']?.['post'] ?? {}
  t.same(Object.keys(responses ?? {}), ['201', '400', '401', '403', '404', '409', '413', '415', '429', 'default'])
  t.same(responses?.['429'], { $ref: '#/components/responses/TooMany' }, 'by x-errors: [quota_exceeded]')
  t.same(
    paths['/health/ready']?.['get']?.responses['503'],
    { $ref: '#/components/responses/Unavailable' },
    'its own stays',
  )
  const valuesOf = (name: string) => components.schemas[name]?.['enum'] as string[]
  t.same(valuesOf('EventKind'), eventKinds)
  t.ok(['*', 'task.*', 'task.comment.*', 'webhook.*'].every((group) => valuesOf('EventSelector').includes(group)))
  t.notOk(valuesOf('WebhookSelector').some((value) => /^(webhook|stream)\./.test(value)))
  t.ok(valuesOf('OperationId').includes('createTaskComment'))
})

t.test('the contract is refused with unknown values, and with a code that no response has', async (t) => {
  const copy = copyOf(t)
  const contract = readFileSync(join(copy, 'openapi.yaml'), 'utf8')
  const cases: readonly [from: string, to: string, mistake: RegExp][] = [
    ['x-values: eventKinds', 'x-values: eventKind', /EventKind has the unknown x-values eventKind\./],
    ['x-errors: [quota_exceeded]', 'x-errors: [internal_error]', /moveTask has a code with 500, and no such/],
    ['\n  responses:\n', `\n  responses:\n    Unasked: {description: Unused.}\n`, /responses\/Unasked is never used/],
    ['info:\n', `info:\n${' '.repeat(161)}\n`, /line \d+ has more than 160 columns/],
  ]
  for (const [from, to, mistake] of cases) {
    t.ok(contract.includes(from), from)
    t.match(checkContract(copy, contract.replace(from, to)), { status: 1, stderr: mistake })
  }
})

t.test('every kind of event is emitted by some service', async (t) => {
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(services|handlers)\/.*\.ts$/.test(name))
    .map((name) => readFileSync(join(root, 'src', name), 'utf8'))
  // As the value of `kind`, as one of two values, or as the first argument of what builds events of several kinds.
  const literal = /(?:kind: |\(\s*|, |\? |: )'([a-z_]+(?:\.[a-z_]+)+)'/g
  const emitted = new Set(sources.flatMap((text) => [...text.matchAll(literal)].map(([, kind]) => kind)))
  t.same(
    eventKinds.filter((kind) => !emitted.has(kind)),
    [],
  )
})

t.test('validators contain no require, which an ES module does not have', async (t) => {
  for (const name of ['request-validators.js', 'answer-validators.js']) {
    t.notMatch(readFileSync(join(root, 'src/generated', name), 'utf8'), /\brequire\(/)
  }
})

t.test('serializers know no const, which they would write in place of the value', async (t) => {
  t.match(serializers['resizeTerminal']?.()({ success: false }) ?? '', '"success":false')
})

function generate(folder: string, ...args: string[]) {
  return spawnSync(process.execPath, [join(folder, 'scripts/generate.ts'), ...args], { encoding: 'utf8' })
}

function checkContract(folder: string, contract: string) {
  writeFileSync(join(folder, 'openapi.yaml'), contract)
  return spawnSync(process.execPath, [join(folder, 'scripts/check-contract.ts')], { encoding: 'utf8' })
}

function copyOf(t: Test): string {
  const copy = makeFolder(t)
  for (const name of ['openapi.yaml', 'docs/recorded-answers.json', 'package.json', 'scripts', 'src'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
