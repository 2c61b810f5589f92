import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Test } from 'tap'
import { stopRunner } from '../../src/runner/runner-client.ts'
import { providerKey, startModels } from './ai.ts'
import { modelBackend } from './chats.ts'
import { cliOf, runCli, runOnTerminal } from './cli.ts'
import { startProcess, token } from './crash/service.ts'
import { makeFolder } from './folder.ts'
import { waitUntil } from './wait.ts'

/** Programs that stay, on terminals, while their service is killed and started again: of the sources or a package. */
export async function testRestarts(t: Test, program?: string): Promise<void> {
  const models = await startModels(t)
  models.onMessage(/./, { content: 'Hello to you.' })
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  t.teardown(() => stopRunner(data))
  const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' }
  const options = { project, data, environment, ...(program !== undefined && { version: program }) }
  const first = await startProcess(options)
  const port = Number(new URL(first.origin).port)
  const place = { ...cliOf({ origin: first.origin, token, project }, makeFolder(t)), ...(program && { program }) }
  const gt = async (...words: string[]) => (await runCli(place, words)).output.trim()
  const provider = ['--kind', 'openai-compatible', '--base-url', `${models.url}/v1`, '--api-key', providerKey]
  await gt('ai', 'providers', 'set', 'acme', ...provider)
  const id = await gt('new', 'Over a restart', '-q')
  const command = 'echo begun; until test -e go; do sleep 0.1; done; echo ended'
  await gt('plan', 'add', id, 'Wait', '--command', command, '--expected-outcome', 'output contains: ended')
  const made = await runCli(place, ['chats', 'create', '--input', '-', '-q'], JSON.stringify({ backend: modelBackend }))
  const open = (...words: string[]) => {
    const opened = runOnTerminal(place, words)
    t.teardown(() => opened.kill())
    return opened
  }
  const watch = open('watch', 'task.created')
  await waitUntil(async () => {
    await gt('new', 'Seen', '-q')
    return watch.shown().includes('task.created')
  }, 'an event')
  const plan = open('plan', 'run', id)
  await plan.sees('begun')
  const log = open('log', '--follow', await gt('jobs', 'list', '--kind', 'execute_plan', '-q'))
  await log.sees('begun')
  const chat = open('chat', made.output.trim())
  await chat.sees('> ')
  await first.end('SIGKILL')
  for (const each of [watch, plan, log, chat]) await each.sees('The connection is lost; trying again.')
  chat.type('too early\r')
  await chat.sees('No service answers')
  const second = await startProcess({ ...options, port })
  t.teardown(() => second.end('SIGKILL'))
  const shown = watch.shown().length
  await gt('new', 'After it', '-q')
  await waitUntil(() => watch.shown().slice(shown).includes('task.created'), 'an event after the restart')
  writeFileSync(join(project, 'go'), '')
  await plan.sees('ended')
  await plan.exited
  await log.exited
  t.match(plan.shown(), /✓.*1 Wait.*succeeded/)
  t.equal(log.shown().split('begun').length, 2, 'no line is repeated')
  chat.type('hello\r')
  await chat.sees('Hello to you.')
  chat.type('\u0004')
  t.equal(await chat.exited, 0)
  watch.type('\u0003')
  await watch.exited
}
