import t from 'tap'
import type { Test } from 'tap'
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { routes } from '../src/generated/routes.ts'
import { startModels } from './support/ai.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { blocksOf, runInShell } from './support/shell.ts'
import type { Block } from './support/shell.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs', 'guides')
const guides = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/** What the blocks of a guide write, among other things. */
const outputs: Readonly<Record<string, readonly string[]>> = {
  'agents.md': [
    '"action":"create"',
    '"content":"The greeting is ready for review."',
    '"state":"in_review"',
    'createTaskComment',
  ],
  'ai.md': ['"hasApiKey":true', 'Hello from the model.', '"calls":1', '"role":"assistant","state":"done"'],
  'authentication.md': ['"operation":"pushChanges"', '"title":"For the agent"', '"secret":"', '"token_invalid"'],
  'chat-integrations.md': [
    '1 accepted\n2 duplicate\n',
    '"content":"Ada: Who writes the first draft?"',
    '"status":"delivered"',
  ],
  'ci.md': ['"filename":"report-1234.xml"', '"content":"Build 1234 passed.', '"code":"scope_missing"'],
  'concepts.md': [],
  'configuration.md': ['"rule":"unknownKey"', 'hello you [redacted]', '"restoredFrom":1'],
  'context.md': ['"isPinned":true', '# Document: Conventions', '"included":"full"'],
  'errors.md': ['"code":"git_busy"'],
  'events.md': [
    '"kind":"task.created"',
    "{ taskId: 'task_",
    "'to': 'done'",
    'genuine webhook.test\n',
    '"status":"delivered"',
    'forged: 401',
  ],
  'idempotency.md': ['idempotency-replayed: true', 'Created by a patient client', 'revision_mismatch', '304'],
  'jobs.md': ['event: log', '"output":"', '"status":"succeeded"', '"retryOf":"job_', '"cron":"0 3 * * *"'],
  'mail.md': ['"subject":"The build is red"', '"title":"The build is red"', '"folder":"read"'],
  'mcp.md': [
    '"toolCount":2',
    'The greeter has started.',
    'greet: done',
    '"code":"approval_required"',
    '"status":"approved"',
    'erase: done',
  ],
  'operate.md': ['Backup ', 'Restored the backup', 'Nothing is wrong.', 'gantry_http_requests_total', '/sign-in?link='],
  'paging.md': ['"nextCursor":', 'Three\nTwo\nOne\n', 'Did you mean state?'],
  'plans.md': ['"status":"failed"', '"passed":false'],
  'quickstart.md': ['"status":"passed"', '"kind":"task.created"', 'event: log', '"output is: hello"'],
  'sdks.md': ['From the client\nrefused: task_not_found\ntask.created\n', 'From a generated client\n'],
  'settings.md': [],
  'skills.md': ['"name":"release-notes"', '"why":[', '"headingPath":["Deploying","Rollback"]'],
}

/** They start a service of their own, in the folder of Gantry. */
const startsGantry = new Set(['operate.md', 'quickstart.md'])

t.strictSame(
  guides.map(({ name }) => name),
  Object.keys(outputs),
  'every guide is run',
)

t.test('the blocks of every guide work as pasted, in order, in one shell', { skip: await whyNot() }, async (t) => {
  const port = await findFreePort()
  const models = await startModels(t)
  models.onMessage(/./, { content: 'Hello from the model.' })
  const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' } })
  for (const { name, text } of guides) {
    await t.test(name, async (t) => {
      const environment = startsGantry.has(name)
        ? {}
        : { GANTRY_URL: gantry.origin, GANTRY_TOKEN: gantry.token, PORT: String(port), MODEL_URL: `${models.url}/v1` }
      const output = await runBlocks(
        t,
        blocksOf(text),
        startsGantry.has(name) ? root : makeFolderWithPackages(t),
        environment,
      )
      for (const expected of outputs[name] ?? []) t.ok(output.includes(expected), expected)
    })
  }
})

t.test('what a guide says of an operation is one of the contract', (t) => {
  const known = new Set(
    Object.values(routes).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`),
  )
  for (const { name, text } of guides) {
    for (const [, operation = ''] of text.matchAll(/`((?:GET|POST|PUT|PATCH|DELETE) \/[^`\s]*)`/g))
      t.ok(known.has(operation), `${name}: ${operation}`)
  }
  t.end()
})

/** Saves the programs under the names in their first lines, and runs the others. A JSON block shows the answer to the one before. */
async function runBlocks(
  t: Test,
  blocks: readonly Block[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const commands = blocks.filter(({ language }) => language === 'bash')
  const shown: [index: number, text: string][] = []
  let count = 0
  for (const { language, text } of blocks) {
    if (language === 'bash') count++
    else if (language === 'json') shown.push([count - 1, text])
    else {
      const [, file] = /^(?:\/\/|#) (\w+\.(?:mts|py))\n/.exec(text) ?? []
      t.ok(file, `a block of ${language} is a program with its name in the first line`)
      t.ok(
        commands.some((command) => command.text.includes(file ?? '')),
        `${file} is run`,
      )
      writeFileSync(join(cwd, file ?? 'program'), text)
    }
  }
  const output = await runInShell(t, commands.map(({ text }) => text).join(`\necho; echo '${border}'\n`), {
    cwd,
    environment,
  })
  const parts = output.split(`\n${border}\n`)
  for (const [index, text] of shown)
    t.strictSame(JSON.parse(parts[index] ?? ''), JSON.parse(text), 'the answer is shown')
  return output
}

/** A folder in which the package itself and what it is used with are installed. */
function makeFolderWithPackages(t: Test): string {
  const made = makeFolder(t)
  mkdirSync(join(made, 'node_modules'))
  symlinkSync(root, join(made, 'node_modules/gantry'))
  for (const name of ['.bin', 'openapi-fetch'])
    symlinkSync(join(root, 'node_modules', name), join(made, 'node_modules', name))
  return made
}

const border = '-- the next block --'

async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Why the blocks cannot run here, if so: some are in Python, and all of them call curl. */
async function whyNot(): Promise<false | string> {
  for (const program of ['bash', 'curl', 'python3']) {
    const isThere = await promisify(execFile)(program, ['--version']).then(
      () => true,
      () => false,
    )
    if (!isThere) return `${program} is not installed`
  }
  return false
}
