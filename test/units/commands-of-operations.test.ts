import t from 'tap'
import { argumentsFor, readWords } from '../../src/cli/arguments.ts'
import { completionsFor } from '../../src/cli/completion.ts'
import { commandHelp, exampleOf } from '../../src/cli/help.ts'
import { commandIn, commandSummaries, shortNames } from '../../src/cli/names.ts'
import { EscapeReader } from '../../src/cli/programs/escapes.ts'
import type { CommandSpec } from '../../src/cli/spec.ts'
import { commandGroups } from '../../src/generated/command-table.js'
import { operations } from '../../src/generated/operations.js'
import { wordsIn } from '../support/cli.ts'

const specs = Object.values(commandGroups).flatMap((group) => group())

function specOf(name: string): CommandSpec {
  const spec = specs.find((each) => each.name === name)
  if (!spec) throw new Error(`no command ${name}`)
  return spec
}

t.test('every operation that a person calls is a command', async (t) => {
  const named = operations.filter(({ command }) => command !== undefined)
  t.same(specs.map(({ operationId }) => operationId).toSorted(), named.map(({ operationId }) => operationId).toSorted())
  t.same([...commandSummaries().keys()].toSorted(), specs.map(({ name }) => name).toSorted())
})

t.test('the example in each help is a command line that gives the arguments of the contract', async (t) => {
  for (const spec of specs) {
    if (spec.options.some(({ type }) => type === 'file')) continue
    const line = exampleOf(spec)
    const words = wordsIn(line).slice(1)
    const found = commandIn(words)
    if (found?.name !== spec.name) t.fail(`${line} is ${found?.name}`)
    const given = await argumentsFor(spec, readWords(words.slice(found?.length), spec.options))
    const wanted = Object.fromEntries(
      Object.entries(spec.example).filter(
        ([name]) => spec.operands.includes(name) || spec.options.some(({ argument }) => argument === name),
      ),
    )
    if (JSON.stringify(sorted(given)) !== JSON.stringify(sorted(wanted))) t.same(given, wanted, line)
  }
  t.pass(`${specs.length} commands`)
})

function sorted(object: object): unknown {
  return Object.entries(object)
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, value]) => [name, String(JSON.stringify(value))])
}

t.test('each help says what the command does, and fits a terminal of 120 columns', async (t) => {
  for (const spec of specs) {
    const lines = commandHelp(spec).split('\n')
    if (!lines.includes(spec.summary)) t.fail(spec.name)
    const prose = lines.filter(
      (line) => !line.startsWith('  gantry ') && !line.startsWith('gantry ') && line !== spec.about,
    )
    const long = prose.find((line) => line.length > 120)
    if (long !== undefined) t.fail(`${spec.name}: ${long}`)
  }
  t.pass()
})

t.test('short names and singular groups stand for commands', async (t) => {
  for (const [short, name] of Object.entries(shortNames)) t.equal(commandIn([short])?.name, name, short)
  t.equal(commandIn(['task', 'comment', 'create', 'x'])?.name, 'tasks comments create')
  t.equal(commandIn(['token', 'list'])?.name, 'tokens list')
  t.equal(commandIn(['nothing']), undefined)
})

t.test('values are read by the types of the contract', async (t) => {
  const create = specOf('tasks create')
  const read = (spec: CommandSpec, ...words: string[]) => argumentsFor(spec, readWords(words, spec.options))
  t.same(await read(create, 'Title', '--readiness', '20', '--tags', 'a', '--tags=b'), {
    title: 'Title',
    readiness: 20,
    tags: ['a', 'b'],
  })
  t.same(await read(specOf('tasks list'), '--state', 'open,blocked'), { state: ['open', 'blocked'] })
  await t.rejects(read(create), { message: /^--title is missing/ })
  await t.rejects(read(create, 'One', 'two'), { message: 'Unexpected argument "two".' })
  await t.rejects(read(create, 'One', '--readiness', 'much'), { message: '--readiness is a whole number, not "much".' })
  await t.rejects(read(create, 'One', '--priority', 'urgent'), {
    message: /must be one of low, medium, high, critical, not "urgent"/,
  })
  await t.rejects(read(create, 'One', '--content', '@/nowhere'), {
    message: /^There is no file \/nowhere\./,
  })
  await t.rejects(read(specOf('tasks get')), { message: 'ID is missing.' })
  t.throws(() => readWords(['--prioritty', 'low'], create.options), {
    message: 'There is no option --prioritty. Did you mean --priority?',
  })
  t.same(readWords(['--json', 'id,title', 'x'], create.options).manner.json, ['id', 'title'])
  t.same(readWords(['-q', '--', '--title'], create.options).operands, ['--title'])
  const [expiry] = specs.flatMap((spec) =>
    spec.options.filter(({ type }) => type === 'time').map((option) => ({ spec, option })),
  )
  if (!expiry) return t.fail('no option takes a time')
  const { options } = readWords([`--${expiry.option.name}`, '2h'], [expiry.option])
  const only = { ...expiry.spec, operands: [], options: [expiry.option] }
  const given = await argumentsFor(only, { options, operands: [], manner: readWords([], []).manner })
  t.match(given[expiry.option.argument], /^\d{4}-\d\d-\d\dT/)
})

t.test('the next word is completed by names, options and choices', async (t) => {
  const completer = {
    load: async (name: string) => specOf(name),
    ids: async ({ name }: CommandSpec) => [`${name.replace(/ list$/, '').replace(' ', '_')}_1`],
    servers: () => ['here', 'there'],
    operations: async () => specs,
  }
  for (const [line, offered] of [
    ['tasks comm', 'comments'],
    ['task comm', 'comments'],
    ['token crea', 'create'],
    ['--json tasks cre', 'create'],
    ['--server there tasks cre', 'create'],
    ['tasks create --prio', '--priority'],
    ['tasks create --priority h', 'high'],
    ['tasks create --priority=h', '--priority=high'],
    ['tasks list --state open,bl', 'open,blocked'],
    ['tasks get ', 'tasks_1'],
    ['tasks comments create --content Yes ', 'tasks_1'],
    ['plan list ', 'tasks_1'],
    ['jobs list --task-id ', 'tasks_1'],
    ['mcp servers get ', 'mcp_servers_1'],
    ['tasks comments update tasks_1 ', ''],
    ['attach ', 'tasks_1'],
    ['plan run ', 'tasks_1'],
    ['log j', 'jobs_1'],
    ['chat --server here ', 'chats_1'],
    ['move tasks_1 in_p', 'in_progress'],
    ['move --claim-id 3 tasks_1 in_p', 'in_progress'],
    ['move --nope tasks_1 in_p', ''],
    ['done tasks_1 --no-c', ''],
    ['files update a.txt --no-d', '--no-description'],
    ['use ', 'here there'],
    ['tasks list --server t', 'there'],
    ['watch task.co', 'task.comment.* task.comment.created task.comment.updated task.comment.deleted'],
    ['watch --js', '--json'],
    ['help tas', 'tasks'],
    ['help tasks comm', 'comments'],
    ['completion z', 'zsh'],
    ['api createTa', 'createTask createTaskComment createTaskFromEmail createTag'],
    ['api createTask --prio', '--priority'],
    ['doctor --dat', '--data'],
    ['restore --fo', '--force'],
    ['--proj', '--project'],
    ['--ver', '--version'],
    ['exec tasks_1 -- --pr', ''],
  ] as const)
    t.equal((await completionsFor(line.split(' '), completer)).slice(0, 4).join(' '), offered, line)
  t.ok((await completionsFor(['ta'], completer)).includes('tasks'))
})

t.test('a tilde and a dot leave a terminal where a line begins, and nowhere else', async (t) => {
  const read = (text: string) => {
    const { typed, hasLeft } = new EscapeReader().read(Buffer.from(text))
    return [typed.toString(), hasLeft]
  }
  t.same(read('~.'), ['', true])
  t.same(read('ls\r~.rest'), ['ls\r', true])
  t.same(read('a~.'), ['a~.', false])
  t.same(read('~~.'), ['~.', false])
  t.same(read('~x'), ['~x', false])
})
