/**
 * Claude Code works with a model of another provider: Gantry speaks Anthropic's interface to it, and a server that
 * speaks the dialect of OpenAI stands in for the model. `npm run test:agents` runs it.
 */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import t from 'tap'
import { makeFolder, startGantry } from '../support/gantry.ts'
import { WindowModel } from '../support/window-model.ts'
import type { AskedRequest } from '../support/window-model.ts'

/** The program takes seconds to start, and much longer on a busy machine. */
t.setTimeout(600_000)
const program = process.env['CLAUDE_CODE'] ?? ''
if (program === '') {
  t.fail('CLAUDE_CODE names no program: npm run test:agents installs Claude Code and runs this.')
  process.exit(1)
}
const work = makeFolder(t)
const file = join(work, 'zebras.txt')
const said = ({ messages }: AskedRequest) => JSON.stringify(messages.filter(({ role }) => role === 'user'))
const model = new WindowModel({
  windowTokens: 400_000,
  answer: (request) => {
    if (request.messages.some(({ role }) => role === 'tool')) return { content: 'The file is written.' }
    return said(request).includes('write the file')
      ? { calls: [{ name: 'Write', arguments: JSON.stringify({ file_path: file, content: 'Three zebras.\n' }) }] }
      : { content: 'Hello from the other side.' }
  },
})
const { url, port } = await model.start()
t.teardown(() => model.stop())
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${port}` } })
await gantry.call('PUT', '/ai/providers/acme', {
  body: { kind: 'openai-compatible', baseUrl: `${url}/v1`, models: [{ id: 'm', contextTokens: 200_000 }] },
})
const env = {
  PATH: process.env['PATH'],
  HOME: makeFolder(t),
  ANTHROPIC_BASE_URL: gantry.origin,
  ANTHROPIC_AUTH_TOKEN: gantry.token,
  ANTHROPIC_DEFAULT_HAIKU_MODEL: 'acme/m',
  CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
}
const tell = async (...words: string[]) => {
  const running = promisify(execFile)(program, ['--model', 'acme/m', '-p', ...words], { env, cwd: work })
  running.child.stdin?.end()
  return (await running).stdout.trim()
}

t.test('Claude Code is answered by the model', async (t) => {
  t.equal(await tell('Say hello.'), 'Hello from the other side.')
})

t.test('its tools are called, and their results come back to the model', async (t) => {
  t.equal(await tell('Please write the file.', '--permission-mode', 'acceptEdits'), 'The file is written.')
  t.ok(existsSync(file))
  t.equal(readFileSync(file, 'utf8'), 'Three zebras.\n')
  const { calls } = (await gantry.call('GET', '/ai/calls')).body.data
  t.ok(calls.length >= 3, 'the ledger has each call')
  t.equal(model.refused, 0)
})
