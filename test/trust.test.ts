import t from 'tap'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { totalmem } from 'node:os'
import { join } from 'node:path'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry, writeFiles } from './support/gantry.ts'
import type { Answer, Gantry } from './support/gantry.ts'
import { addStep, execute } from './support/plans.ts'
import type { Store } from '../src/collections.ts'

const secret = 'deploy-key-of-the-attacked-8415'
const evil = { command: 'sh', args: ['-c', 'printf %s "ran $X" > loot'] }
const withSecret = { ...evil, env: { X: '${secret:DEPLOY}' } }
const outgoing = { host: '127.0.0.1', port: 9, secure: false, from: 'Gantry <gantry@example.org>' }
const sandbox = { network: false, readOnlyPaths: ['fixed'] }
/** What the operator states trust in. */
const trusted = {
  mcpServers: { kept: { command: 'sh', args: ['-c', 'echo ran > kept'] } },
  scripts: { greet: 'echo hello' },
  agents: { robot: { command: 'false' } },
  mail: { outgoing },
  sandbox,
}

const gantry = await startTrusted(trusted)
const hasSandbox = gantry.service.app.version.sandbox !== 'none'
await gantry.call('PUT', '/config/secrets/DEPLOY', { body: { value: secret } })

interface Attack {
  readonly name: string
  /** What the command writes into the project. */
  readonly files: Readonly<Record<string, string>>
  readonly use: (gantry: Gantry) => Promise<Answer>
  readonly code?: string
}

const listTools = ({ call }: Gantry) => call('GET', '/mcp/tools')
const attacks: readonly Attack[] = [
  {
    name: 'a server that is given a secret',
    files: config({ ...trusted, mcpServers: { ...trusted.mcpServers, evil: withSecret } }),
    use: listTools,
  },
  {
    name: 'a server without a secret',
    files: config({ ...trusted, mcpServers: { ...trusted.mcpServers, evil } }),
    use: listTools,
  },
  {
    name: 'other arguments of a trusted server',
    files: config({ ...trusted, mcpServers: { kept: { ...trusted.mcpServers.kept, args: evil.args } } }),
    use: listTools,
  },
  {
    name: 'a secret for a trusted server',
    files: config({ ...trusted, mcpServers: { kept: { ...trusted.mcpServers.kept, env: { X: '${secret:DEPLOY}' } } } }),
    use: listTools,
  },
  {
    name: 'the servers of .mcp.json, by a gantry.json without any',
    files: { ...config({ ...trusted, mcpServers: undefined }), '.mcp.json': JSON.stringify({ mcpServers: { evil } }) },
    use: listTools,
  },
  {
    name: 'a script',
    files: config({ ...trusted, scripts: { greet: 'echo ran ${secret:DEPLOY} > loot' } }),
    use: ({ call }) => call('POST', '/config/scripts/greet/run', { body: {} }),
  },
  {
    name: 'an agent',
    files: config({ ...trusted, agents: { robot: withSecret } }),
    use: async ({ call }) => {
      const { chat } = (await call('POST', '/chats', { body: { backend: { kind: 'agent', agent: 'robot' } } })).body
        .data
      return call('POST', `/chats/${chat.id}/messages`, { body: { content: 'hello' } })
    },
    code: 'agent_not_approved',
  },
  {
    name: 'another mail server',
    files: config({ ...trusted, mail: { outgoing: { ...outgoing, host: '127.0.0.2' } } }),
    use: ({ call }) =>
      call('POST', '/mail/send', { body: { to: ['ada@example.org'], subject: 'Hello', content: 'Hello' } }),
  },
  {
    name: 'a skill',
    files: {
      '.agents/skills/evil/SKILL.md': '---\nname: evil\ndescription: Writes loot.\n---\n',
      '.agents/skills/evil/run.sh': 'echo ran > loot\n',
    },
    use: ({ call }) => call('POST', '/skills/evil/run', { body: { script: 'run.sh' } }),
    code: 'skill_not_approved',
  },
  {
    name: 'other files of a trusted skill',
    files: { '.agents/skills/notes/run.sh': 'echo ran > loot\n' },
    use: ({ call }) => call('POST', '/skills/notes/run', { body: { script: 'run.sh' } }),
    code: 'skill_not_approved',
  },
]

for (const { name, files, use, code = 'approval_required' } of attacks)
  t.test(`--trust does not cover what a command of one task writes: ${name}`, async (t) => {
    await writeByCommand(gantry, files)
    const { body } = await use(gantry)
    t.match(body.error, { code, hint: /approve|approvals/ })
    t.notOk(existsSync(join(gantry.project, 'loot')))
    t.notMatch(JSON.stringify(body), secret)
    reset(gantry)
  })

t.test('what stood there at the start still runs when the file is as it was', async (t) => {
  await gantry.call('GET', '/mcp/tools')
  t.equal(readFileSync(join(gantry.project, 'kept'), 'utf8'), 'ran\n')
  t.equal((await gantry.call('POST', '/config/scripts/greet/run', { body: {} })).status, 202)
  t.equal((await gantry.call('POST', '/skills/notes/run', { body: { script: 'run.sh' } })).status, 202)
})

const skip = hasSandbox ? false : 'this machine has no sandbox'
t.test(
  'a command that removes or widens the rules of the sandbox changes nothing for the next one',
  { skip },
  async (t) => {
    const looks =
      'grep -c : /proc/net/dev; echo x > fixed/new; grep "Max data size" /proc/self/limits | tr -s " " | cut -d " " -f 4'
    const memory = Math.max(2 ** 30, Math.floor(totalmem() / 2))
    for (const rules of [undefined, {}, { network: true, memoryBytes: 2 ** 42 }, { readOnlyPaths: [] }]) {
      await writeByCommand(gantry, config({ ...trusted, sandbox: rules }))
      const step = await runAsOneTask(gantry, looks)
      t.equal(step.output, `1\n${memory}\n`, JSON.stringify(rules))
      t.match(step.error, /fixed\/new: Read-only file system/)
    }
    const alone = await startTrusted({ sandbox })
    await writeByCommand(alone, config({}))
    t.match((await runAsOneTask(alone, looks)).error, /fixed\/new: Read-only file system/, 'a file without any command')
    const { approval } = (await alone.call('GET', '/config/approvals')).body.data
    t.match(approval, { approved: false, commands: [{ name: 'sandbox', command: 'start commands with a network' }] })
    await alone.call('POST', '/config/approvals/approve', { body: { hash: approval.hash } })
    t.notMatch((await runAsOneTask(alone, looks)).error, /Read-only file system/)
    reset(gantry)
  },
)

t.test('a change by a call is approved under --trust, unless it builds on what a command wrote', async (t) => {
  const own = await startTrusted(trusted)
  const patch = (body: object) => own.call('PATCH', '/config', { body })
  t.equal((await patch({ scripts: { added: 'true' } })).status, 200)
  t.equal((await own.call('POST', '/config/scripts/added/run', { body: {} })).status, 202)
  t.equal((await own.call('PUT', '/mcp/servers/more', { body: { command: 'true' } })).status, 200)
  t.equal((await approvalOf(own)).approved, true)
  const { scripts } = (await own.call('GET', '/config')).body.data.config
  await writeByCommand(own, config({ ...trusted, scripts, mcpServers: { evil } }))
  t.equal((await patch({ scripts: { more: 'true' } })).status, 200)
  t.equal((await approvalOf(own)).approved, false)
  t.equal((await own.call('POST', '/config/scripts/more/run', { body: {} })).body.error.code, 'approval_required')
  t.equal((await own.call('POST', '/config/revisions/1/restore')).status, 200)
  t.equal((await approvalOf(own)).approved, true, 'the state of the start is what was trusted')
})

t.test('under --trust the call of a token that a rule keeps from approving approves nothing', async (t) => {
  const own = await startTrusted(trusted)
  for (const action of ['deny', 'ask'] as const) {
    const ruled = await addCaller(own, 'maintainer', { rules: [[{ tool: 'approveCommands', action }]] })
    const patched = await ruled.call('PATCH', '/config', { body: { scripts: { [action]: 'true' } } })
    t.equal(patched.status, 200, action)
    t.equal((await approvalOf(own)).approved, false, action)
    t.equal((await ruled.call('PUT', '/mcp/servers/more', { body: { command: 'true' } })).status, 200)
    t.equal((await approvalOf(own)).approved, false, action)
    t.equal((await own.call('POST', '/config/revisions/1/restore')).status, 200)
    t.equal((await approvalOf(own)).approved, true, action)
  }
})

t.test('a call that uncovers the servers of .mcp.json does not approve them', async (t) => {
  const own = await startTrusted(trusted)
  await writeByCommand(own, { '.mcp.json': JSON.stringify({ mcpServers: { evil } }) })
  t.equal((await own.call('PATCH', '/config', { body: { mcpServers: null } })).status, 200)
  t.equal((await listTools(own)).body.error.code, 'approval_required')
  t.notOk(existsSync(join(own.project, 'loot')))
})

t.test('under --trust a reference to a secret needs secrets:write, by a call as by an approval', async (t) => {
  const own = await startTrusted(trusted)
  await own.call('PUT', '/config/secrets/DEPLOY', { body: { value: secret } })
  const scripts = { leak: 'printf %s ${secret:DEPLOY} | wc -c' }
  const narrow = await addCaller(own, 'maintainer', { scopes: ['config:write', 'config:read', 'tasks:execute'] })
  t.match((await narrow.call('PATCH', '/config', { body: { scripts } })).body.error, {
    code: 'scope_missing',
    message: /secrets:write/,
  })
  await writeByCommand(own, config({ ...trusted, scripts }))
  const { hash } = await approvalOf(own)
  t.match((await narrow.call('POST', '/config/approvals/approve', { body: { hash } })).body.error.code, 'scope_missing')
  reset(own)
  const wide = await addCaller(own, 'maintainer', { scopes: ['config:write', 'tasks:execute', 'secrets:write'] })
  t.equal((await wide.call('PATCH', '/config', { body: { scripts } })).status, 200)
  t.equal((await own.call('POST', '/config/scripts/leak/run', { body: {} })).status, 202)
})

t.test('a start with --trust approves what stands there then, and no other start does', async (t) => {
  const own = await startTrusted(trusted)
  await writeByCommand(own, config({ scripts: { evil: 'true' } }))
  t.equal((await approvalOf(own)).approved, false)
  await own.service.stop()
  const untrusted = await startAgain(own)
  t.equal((await approvalOf(untrusted)).approved, false)
  await untrusted.service.stop()
  const again = await startAgain(own, ['--trust'])
  t.equal((await approvalOf(again)).approved, true, 'trust is a statement about the folder at the start')
})

t.test('a start with --trust approves no reference to a secret, until its hash is approved once', async (t) => {
  const own = await startTrusted({ mcpServers: { evil: withSecret } })
  await own.call('PUT', '/config/secrets/DEPLOY', { body: { value: secret } })
  t.match((await listTools(own)).body.error, { code: 'approval_required', hint: /refer to secrets/ })
  t.notOk(existsSync(join(own.project, 'loot')))
  const { hash } = await approvalOf(own)
  t.equal((await own.call('POST', '/config/approvals/approve', { body: { hash } })).status, 200)
  await own.service.stop()
  t.equal((await approvalOf(await startAgain(own))).approved, true)
})

t.test('a change by a call is approved in every trusted process of a store, and in no other', async (t) => {
  const first = await startTrusted(trusted)
  const args = ['--project', first.project, '--data']
  // The store of the first is closed by its own stop.
  const store: Store = new Proxy(first.service.app.store, {
    get: (target, key) => {
      const member: unknown = key === 'close' ? async () => {} : Reflect.get(target, key)
      return typeof member === 'function' ? member.bind(target) : member
    },
  })
  const second = await startGantry(t, { args: [...args, makeFolder(t), '--trust'], parts: { store } })
  const third = await startGantry(t, { args: [...args, makeFolder(t)], parts: { store } })
  await first.call('PATCH', '/config', { body: { scripts: { added: 'true' } } })
  t.equal((await approvalOf(second)).approved, true)
  const { approved, hash } = await approvalOf(third)
  t.equal(approved, false)
  t.equal((await third.call('POST', '/config/approvals/approve', { body: { hash } })).status, 200)
  t.equal((await approvalOf(third)).approved, true)
})

function config(file: object): Record<string, string> {
  return { 'gantry.json': JSON.stringify(file) }
}

function startTrusted(file: object): Promise<Gantry> {
  return startGantry(t, { args: ['--trust'], files: startFiles(file) })
}

/** Another start on the same project. */
function startAgain({ project }: Gantry, args: readonly string[] = []): Promise<Gantry> {
  return startGantry(t, { args: ['--project', project, ...args] })
}

function startFiles(file: object): Record<string, string> {
  return {
    ...config(file),
    'fixed/file': 'text',
    '.agents/skills/notes/SKILL.md': '---\nname: notes\ndescription: Writes notes.\n---\n',
    '.agents/skills/notes/run.sh': 'echo noted\n',
  }
}

/** The files as at the start. */
function reset({ project }: Gantry): void {
  for (const path of ['loot', '.mcp.json', '.agents/skills/evil'])
    rmSync(join(project, path), { recursive: true, force: true })
  writeFiles(project, startFiles(trusted))
}

async function approvalOf({ call }: Gantry) {
  return (await call('GET', '/config/approvals')).body.data.approval
}

/** Writes files by a plan step of a token for one task. */
async function writeByCommand(gantry: Gantry, files: Readonly<Record<string, string>>): Promise<void> {
  const writes = Object.entries(files).map(
    ([path, text]) => `mkdir -p "$(dirname ${path})"; printf %s '${text.replaceAll("'", "'\\''")}' > ${path}`,
  )
  const { outcome, exitCode, error } = await runAsOneTask(gantry, `set -e; ${writes.join('\n')}`)
  if (error) throw new Error(JSON.stringify({ outcome, exitCode, error }))
}

async function runAsOneTask(gantry: Gantry, command: string) {
  const task = await gantry.createTask()
  const scopes = ['tasks:read', 'tasks:write', 'tasks:execute', 'jobs:read'] as const
  // Without a sandbox a token for one task runs no commands: those of the owner stand for them.
  const caller = hasSandbox ? await addCaller(gantry, 'owner', { scopes, allow: { taskIds: [task] } }) : gantry
  return (await execute(caller, task, await addStep(caller, task, { command }))).planStep
}
