import t from 'tap'
import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './support/folder.ts'
import { freePort } from './support/ports.ts'
import { copyProject } from './support/project-copy.ts'
import { waitUntil } from './support/wait.ts'

t.test('npm run dev serves a changed contract, and goes on when the contract has a mistake', async (t) => {
  const { folder } = copyProject(t)
  const port = await freePort()
  const args = ['scripts/dev.ts', '--project', makeFolder(t), '--port', String(port)]
  const dev = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, GANTRY_DRAIN_SECONDS: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  dev.stderr.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const ended = new Promise((resolve) => dev.once('exit', resolve))
  t.teardown(async () => {
    dev.kill()
    await ended
  })
  const contract = join(folder, 'openapi.yaml')
  const before = readFileSync(contract, 'utf8')
  const served = async (text: string) =>
    fetch(`http://127.0.0.1:${port}/openapi.json`)
      .then(async (response) => (await response.text()).includes(text))
      // The service may also end in the middle of an answer.
      .catch(() => false)
  await waitUntil(() => served('Create a task.'))

  writeFileSync(contract, before.replace('summary: Create a task.', 'summary: Create one task.'))
  await waitUntil(() => served('Create one task.'))

  writeFileSync(contract, before.replace('operationId: createTask', 'operationId: [createTask'))
  await waitUntil(() => errors.includes('The service goes on as it was.'))
  t.ok(await served('Create one task.'), 'the service goes on')

  writeFileSync(contract, before)
  await waitUntil(() => served('Create a task.'))
})
