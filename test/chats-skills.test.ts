import t from 'tap'
import { join } from 'node:path'
import { putProvider, startModels } from './support/ai.ts'
import { allowAll, chatClient } from './support/chats.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'

/** While a skill is active, its allowed-tools refuse other calls, and allow nothing that the rules do not. */
const models = await startModels(t)
const calling = /^call (\[.*)$/s
models.on({ userMessage: calling, hasToolResult: false }, (request) => {
  const { content } = request.messages.findLast(({ role }) => role === 'user') ?? {}
  const calls: [string, object?][] = JSON.parse(/call (\[.*?\])(?:\n\n|$)/s.exec(String(content))?.[1] ?? '[]')
  return { toolCalls: calls.map(([name, input = {}]) => ({ name, arguments: JSON.stringify(input) })) }
})
models.on({ hasToolResult: true }, { content: 'That is done.' })
models.onMessage(/./, { content: 'Hello.' })
const skillText = (name: string, tools: string) =>
  `---\nname: ${name}\ndescription: Does what ${name} does.\n${tools && `allowed-tools: ${tools}\n`}---\nBe brief.\n`
const gantry = await startGantry(t, {
  args: ['--trust'],
  environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${models.port}` },
  files: {
    '.agents/skills/reader/SKILL.md': skillText('reader', 'Read list*'),
    '.agents/skills/reader/scripts/run.sh': 'echo ran\n',
    '.agents/skills/maker/SKILL.md': skillText('maker', 'createTask mcp__files__read_* Bash(scripts/run.sh:*)'),
    '.agents/skills/maker/scripts/run.sh': 'echo ran\n',
    '.agents/skills/maker/scripts/other.sh': 'echo other\n',
    '.agents/skills/free/SKILL.md': skillText('free', ''),
  },
})
const { call } = gantry
await putProvider(gantry, models)
const { createChat, send, messagesOf, settled } = chatClient(gantry)
type Call = readonly [string, object?]
const outcomes = async (chatId: string, calls: readonly Call[], more: object = {}, state = 'idle') => {
  await send(chatId, `call ${JSON.stringify(calls)}`, more)
  await settled(chatId, state)
  const { parts } = (await messagesOf(chatId)).at(-1)
  return parts.filter(({ kind }: { kind: string }) => kind === 'toolCall')
}
const statesOf = (parts: readonly { state: string }[]) => parts.map(({ state }) => state)
const newTask: Call = ['createTask', { title: 'x' }]

t.test(
  'an active skill refuses what its list does not have, until the turn ends or another is activated',
  async (t) => {
    const chatId = await createChat({ toolRules: allowAll })
    const before = await outcomes(chatId, [newTask, ['activateSkill', { name: 'reader' }], ['listTasks'], newTask])
    t.same(statesOf(before), ['succeeded', 'succeeded', 'succeeded', 'rejected'])
    t.equal(
      before[3].output,
      'The active skill "reader" does not allow "createTask" with these arguments. Its allowed-tools are: Read list*',
    )
    t.same(statesOf(await outcomes(chatId, [newTask])), ['succeeded'], 'the next turn has no active skill')
    const reading: Call[] = [
      ['activateSkill', { name: 'reader' }],
      ['readFile', { path: '.agents/skills/reader/SKILL.md' }],
      ['getSkillFile', { skillName: 'reader', path: 'SKILL.md' }],
      ['getSkillFile', { skillName: 'maker', path: 'SKILL.md' }],
      ['searchOperations', { query: 'create a task' }],
      ['startSubchat', { work: 'create a task' }],
      ['executeMcpTool', { serverName: 'files', toolName: 'read_file' }],
      ['activateSkill', { name: 'maker' }],
      newTask,
      ['listTasks'],
      ['executeMcpTool', { serverName: 'files', toolName: 'read_file' }],
      ['executeMcpTool', { serverName: 'files', toolName: 'write_file' }],
      ['activateSkill', { name: 'free' }],
      ['listTasks'],
    ]
    const [, ...states] = statesOf(await outcomes(chatId, reading))
    t.same(states, [
      ...['succeeded', 'succeeded', 'rejected', 'succeeded', 'rejected', 'rejected'],
      ...['succeeded', 'succeeded', 'rejected', 'failed', 'rejected'],
      ...['succeeded', 'succeeded'],
    ])
  },
)

t.test('skills that come with a message are active in its turn, and allow nothing that the rules refuse', async (t) => {
  const denying = await createChat({ toolRules: [{ tool: 'createTask', action: 'deny' }] })
  t.same(statesOf(await outcomes(denying, [newTask, ['listTasks']], { skills: ['maker'] })), ['rejected', 'rejected'])
  const asking = await createChat()
  t.same(statesOf(await outcomes(asking, [newTask], { skills: ['maker'] }, 'waiting_approval')), ['waiting_approval'])
  const two = await createChat({ toolRules: allowAll })
  const both = await outcomes(two, [newTask, ['listTasks'], ['deleteTask', { id: 'x' }]], {
    skills: ['maker', 'reader'],
  })
  t.same(statesOf(both), ['succeeded', 'succeeded', 'rejected'], 'one of them must allow a call')
})

t.test('runSkillScript runs what the allowed-tools of the skill let run', async (t) => {
  const run = (name: string, script: string) => call('POST', `/skills/${name}/run`, { body: { script } })
  const refused = { code: 'skill_invalid', message: /does not allow its scripts to run/ }
  t.match((await run('reader', 'scripts/run.sh')).body.error, refused)
  t.match((await run('maker', 'scripts/other.sh')).body.error, refused)
  const { body } = await run('maker', 'scripts/run.sh')
  t.match(await waitForJob(gantry, body.data.job.id), { state: 'succeeded' })
})

t.test('a skill is active however its instructions are read', async (t) => {
  const chatId = await createChat({ toolRules: allowAll })
  const read: Call[] = [['getSkill', { skillName: 'reader' }], newTask]
  t.same(statesOf(await outcomes(chatId, read)), ['succeeded', 'rejected'])
})

t.test('getSkill says how often a skill was used, and a new one of the same name was not', async (t) => {
  const useOf = async (name: string) => (await call('GET', `/skills/${name}`)).body.data.skill.use
  const body = { name: 'counted', description: 'Is counted.', content: 'Be brief.' }
  t.same((await call('POST', '/skills', { body })).body.data.skill.use, { count: 0 })
  const chatId = await createChat()
  await outcomes(chatId, [['activateSkill', { name: 'counted' }]])
  t.match(await useOf('counted'), { count: 1, lastUsedAt: /^20/ })
  await outcomes(chatId, [['listTasks']], { skills: ['counted'] })
  t.match(await useOf('counted'), { count: 2 })
  writeFiles(join(gantry.project, '.agents/skills/counted'), { 'scripts/run.sh': 'echo ran\n' })
  const { digest } = (await call('GET', '/skills/counted')).body.data.skill
  await call('POST', '/skills/counted/approve', { body: { digest } })
  await call('POST', '/skills/counted/run', { body: { script: 'scripts/run.sh' } })
  t.match(await useOf('counted'), { count: 3 })
  await call('DELETE', '/skills/counted')
  await call('POST', '/skills', { body })
  t.same(await useOf('counted'), { count: 0 })
})
