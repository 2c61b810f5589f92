/**
 * Codex works with a model of another provider by `/v1/responses`; a server that speaks the dialect of OpenAI's chat
 * completions stands in for the model. `npm run test:agents` runs it.
 */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { makeFolder, startGantry } from '../support/gantry.ts'
import { WindowModel } from '../support/window-model.ts'
import type { AskedRequest } from '../support/window-model.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
t.setTimeout(600_000)
const program = process.env['CODEX'] ?? ''
if (program === '') {
  t.fail('CODEX names no program: npm run test:agents installs Codex and runs this.')
  process.exit(1)
}
const work = makeFolder(t)
const said = ({ messages }: AskedRequest) => JSON.stringify(messages.filter(({ role }) => role === 'user'))
const command = ['bash', '-lc', 'echo Three zebras. > zebras.txt']
const model = new WindowModel({
  windowTokens: 400_000,
  answer: (request) => {
    if (request.messages.some(({ role }) => role === 'tool')) return { content: 'The file is written.' }
    if (!said(request).includes('write the file')) return { content: 'Hello from the other side.' }
    return JSON.stringify(request.tools).includes('"exec_command"')
      ? { calls: [{ name: 'exec_command', arguments: JSON.stringify({ cmd: command[2] }) }] }
      : { calls: [{ name: 'shell', arguments: JSON.stringify({ command }) }] }
  },
})
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
await gantry.call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'm', contextTokens: 200_000 }] },
})
const home = makeFolder(t)
const env = { PATH: process.env['PATH'], HOME: home, CODEX_HOME: home, GANTRY_TOKEN: gantry.token }
const settings = [
  'model="acme/m"',
  'model_provider="gantry"',
  `model_providers.gantry={name="Gantry",base_url="${gantry.origin}/v1",env_key="GANTRY_TOKEN",wire_api="responses"}`,
  // It is a tool of OpenAI's own.
  'web_search="disabled"',
].flatMap((setting) => ['-c', setting])
const answer = join(home, 'answer.txt')
const tell = async (words: string) => {
  const options = ['--skip-git-repo-check', '--dangerously-bypass-approvals-and-sandbox', '-o', answer]
  const running = promisify(execFile)(program, ['exec', ...settings, ...options, words], { env, cwd: work })
  running.child.stdin?.end()
  await running
  return readFileSync(answer, 'utf8').trim()
}

t.test('Codex is answered by the model', async (t) => {
  t.equal(await tell('Say hello.'), 'Hello from the other side.')
})

t.test('its tools are called, and their results come back to the model', async (t) => {
  t.equal(await tell('Please write the file.'), 'The file is written.')
  t.equal(readFileSync(join(work, 'zebras.txt'), 'utf8'), 'Three zebras.\n')
  const { calls } = (await gantry.call('GET', '/ai/calls')).body.data
  t.ok(calls.length >= 3, 'the ledger has each call')
  t.equal(model.refused, 0)
})
