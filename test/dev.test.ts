import t from 'tap'
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './support/folder.ts'
import { freePort } from './support/ports.ts'
import { copyProject } from './support/project-copy.ts'
import { waitUntil } from './support/wait.ts'

t.test('npm run dev goes on when the contract has a mistake, and serves the next one', async (t) => {
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
  const address = `http://127.0.0.1:${port}`
  // The document is large: it is read when the service names the contract that was written.
  const serves = async (text: string) => {
    const { headers } = await fetch(`${address}/api/v1/health/live`)
    return (
      headers.get('gantry-contract')?.includes(hashOf(readFileSync(contract))) === true &&
      (await (await fetch(`${address}/openapi.json`)).text()).includes(text)
    )
  }
  // It may also end in the middle of an answer.
  const waitFor = (text: string) => waitUntil(() => serves(text).catch(() => false), text)
  await waitFor('Create a task.')

  writeFileSync(contract, before.replace('operationId: createTask', 'operationId: [createTask'))
  await waitUntil(() => errors.includes('The service goes on as it was.'))
  const { headers } = await fetch(`${address}/api/v1/health/live`)
  t.match(headers.get('gantry-contract'), hashOf(before), 'the service goes on')

  writeFileSync(contract, before.replace('summary: Create a task.', 'summary: Create one task.'))
  await waitFor('Create one task.')
})

/** As the header of answers names a contract. */
function hashOf(contract: string | Buffer): string {
  return createHash('sha256').update(contract).digest('hex').slice(0, 12)
}
