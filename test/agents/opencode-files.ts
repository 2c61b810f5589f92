/**
 * opencode edits files by Gantry alone: its own tools are denied, `/mcp` is all that it has, and a server that speaks
 * the protocol of OpenAI stands in for its model. `npm run test:agents` runs it, and prints what an edit costs.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { gantryAlone, opencodeEnvironment } from '../support/agents/opencode-environment.ts'
import { startModels } from '../support/ai.ts'
import { allowAll, chatClient } from '../support/chats.ts'
import { makeFolder, startGantry } from '../support/gantry.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
const patient = { timeout: 600_000 }
t.setTimeout(4 * patient.timeout)
const program = process.env['OPENCODE'] ?? ''
if (program === '') {
  t.fail('OPENCODE names no program: npm run test:agents installs opencode and runs this.')
  process.exit(1)
}

const editCount = 20
const paths = ['one', 'two', 'three', 'four'].map((name) => `src/${name}.txt`)
const linesOf = (path: string) =>
  Array.from({ length: 300 }, (_, index) => `line ${index} of ${path} with a few words\n`)
const begin = Object.fromEntries(paths.map((path) => [path, linesOf(path).join('')]))
/** The edits in their order: each changes one line of a file. */
const edits = Array.from({ length: editCount }, (_, index) => {
  const path = paths[index % paths.length] ?? ''
  const line = linesOf(path)[index * 10] ?? ''
  return { path, oldText: line, newText: `${line.trimEnd()}, edited\n` }
})
const editedText = (path: string, count: number) =>
  edits
    .slice(0, count)
    .filter((edit) => edit.path === path)
    .reduce((text, { oldText, newText }) => text.replace(oldText, newText), begin[path] ?? '')

interface Asked {
  readonly tools: string[]
  /** The characters that the model wrote to call a tool, and read as its result. */
  written: number
  read: number
}

const models = await startModels(t)
const asked: Asked = { tools: [], written: 0, read: 0 }
const script = { tool: '', argumentsOf: (_index: number): object => ({}) }
models.on({ predicate: ({ tools = [] }) => tools.length > 0 }, ({ messages, tools = [] }) => {
  asked.tools.push(...tools.map(({ function: { name } }) => name))
  const last = messages.at(-1)
  const results = messages
    .slice(messages.findLastIndex(({ role }) => role === 'user'))
    .filter(({ role }) => role === 'tool')
  if (last?.role === 'tool') asked.read += JSON.stringify(last.content).length
  if (results.length === editCount) return { content: 'All is edited.' }
  const given = JSON.stringify(script.argumentsOf(results.length))
  asked.written += given.length
  return { toolCalls: [{ id: `call_${script.tool}_${results.length}`, name: script.tool, arguments: given }] }
})
models.on({ predicate: () => true }, { content: 'A title' })

const tokens = { contextTokens: 1_000_000, outputTokens: 100_000 }
const env = { HOME: makeFolder(t), ...opencodeEnvironment(models.url, { ...tokens, ...gantryAlone }) }
const gantry = await startGantry(t, {
  args: ['--trust', '--data', makeFolder(t)],
  files: {
    ...begin,
    'gantry.json': JSON.stringify({ agents: { opencode: { command: program, args: ['acp'], env } } }),
  },
})
const { createChat, send, settled } = chatClient(gantry, { kind: 'agent', agent: 'opencode' })
const inProject = (path: string) => readFileSync(join(gantry.project, path), 'utf8')
const writtenEvents = async () =>
  (await gantry.service.app.store.events({ after: 0, limit: 1_000, kinds: ['file.written'] })).length

/** One turn, of which every step is a call of this tool. */
async function work(tool: string, argumentsOf: (index: number) => object): Promise<Asked> {
  Object.assign(script, { tool, argumentsOf })
  Object.assign(asked, { tools: [], written: 0, read: 0 })
  const chatId = await createChat({ toolRules: allowAll })
  await send(chatId, 'Please edit the files.')
  await settled(chatId)
  return { ...asked }
}

const costs: Record<string, Asked> = {}

t.test('opencode makes 20 edits by the tools of Gantry alone', patient, async (t) => {
  const made = await work('gantry_editFile', (index) => {
    const { path = '', oldText, newText } = edits[index] ?? {}
    return { path, edits: [{ oldText, newText }] }
  })
  costs['editFile'] = made
  t.ok(made.tools.length > 0)
  t.same([...new Set(made.tools.filter((name) => !name.startsWith('gantry_')))], [], 'it has no tools of its own')
  for (const path of paths) t.equal(inProject(path), editedText(path, editCount), path)
  t.equal(await writtenEvents(), editCount, 'one call is one edit')
})

t.test('the same edits as whole files cost many times as much', patient, async (t) => {
  for (const [path, content] of Object.entries(begin))
    await gantry.call('POST', '/files/write', { body: { path, content } })
  const before = await writtenEvents()
  const made = await work('gantry_writeFile', (index) => {
    const { path = '' } = edits[index] ?? {}
    return { path, content: editedText(path, index + 1) }
  })
  costs['writeFile'] = made
  for (const path of paths) t.equal(inProject(path), editedText(path, editCount), path)
  t.equal((await writtenEvents()) - before, editCount)
  const perEdit = ({ written, read }: Asked) => Math.round((written + read) / 4 / editCount)
  for (const [tool, cost] of Object.entries(costs))
    t.comment(`${tool}: 1 call and about ${perEdit(cost)} tokens an edit (characters / 4)`)
  t.ok(perEdit(costs['editFile'] ?? made) * 10 < perEdit(made))
})
