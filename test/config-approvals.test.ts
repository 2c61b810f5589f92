import t from 'tap'
import type { Test } from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry, writeFiles } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { gantry, getConfig, getApproval, write } from './support/config.ts'

t.test('getApproval lists the commands of the project, and that they are not approved', async (test) => {
  write(
    'gantry.json',
    JSON.stringify({
      mcpServers: {
        local: { command: 'run me', args: ['--flag', "it's"], env: { LEVEL: 'debug' }, cwd: 'tools' },
        remote: { url: 'https://example.org/mcp' },
      },
      scripts: { build: 'make \u202eall\u001b[2J' },
    }),
  )
  test.match(await getApproval(), {
    hash: /^[0-9a-f]{64}$/,
    approved: false,
    commands: [
      {
        source: 'gantry.json',
        name: 'mcpServers.local',
        command: "cd tools && LEVEL=[redacted] 'run me' --flag 'it'\\''s'",
      },
      { source: 'gantry.json', name: 'mcpServers.remote', command: 'https://example.org/mcp' },
      { source: 'gantry.json', name: 'scripts.build', command: 'make \\u{202e}all\\u{1b}[2J' },
    ],
  })
})

t.test('getApproval says of a project without commands that all of them may run', async (test) => {
  test.match(await getApproval(await startGantry(test)), { approved: true, commands: [] })
})

t.test('approveCommands lets exactly the commands run that were shown', async (test) => {
  const project = await startWithServer(test)
  test.match(await execute(project), {
    status: 403,
    body: { error: { code: 'approval_required', hint: /POST \/api\/v1\/config\/approvals\/approve/ } },
  })

  const { hash } = await getApproval(project)
  const { status, body } = await project.call('POST', '/config/approvals/approve', { body: { hash } })
  test.match(
    [status, body.data.approval],
    [200, { hash, approved: true, commands: [{ source: '.mcp.json', name: 'mcpServers.absent' }] }],
  )
  test.equal(
    (await project.call('POST', '/config/approvals/approve', { body: { hash } })).status,
    200,
    'a second time is no mistake',
  )
  test.match((await execute(project)).body.error, { code: 'mcp_server_unavailable' })

  writeFiles(project.project, {
    '.mcp.json': '// The same\n{"servers": {"absent": {"args": [], "command": "/nowhere/server"}}}',
  })
  test.match(await getApproval(project), { approved: true, hash }, 'another layout is no other command')
  writeFiles(project.project, {
    '.mcp.json': '{"mcpServers": {"absent": {"command": "/nowhere/server", "args": ["--more"]}}}',
  })
  test.match(await getApproval(project), { approved: false })
  test.equal((await execute(project)).status, 403)
})

t.test('approveCommands needs the scope secrets:write where the commands refer to secrets', async (test) => {
  const project = await startGantry(test, { files: { 'gantry.json': withKey('${secret:API_KEY}') } })
  const approver = await addCaller(project, 'owner', { scopes: ['config:read', 'config:write'] })
  const keeper = await addCaller(project, 'owner', { scopes: ['config:write', 'secrets:write'] })
  const approve = async ({ secret }: { readonly secret: string }) =>
    await project.call('POST', '/config/approvals/approve', {
      body: { hash: (await getApproval(project)).hash },
      headers: { authorization: `Bearer ${secret}` },
    })
  const { status, body } = await approve(approver)
  test.match([status, body.error], [403, { code: 'scope_missing', message: /secrets:write/ }])
  test.match(await getApproval(project), { approved: false })
  test.equal((await approve(keeper)).status, 200)
  for (const variable of ['${env:AWS_KEY}', '${AWS_KEY}']) {
    writeFiles(project.project, { 'gantry.json': withKey(variable) })
    test.equal((await approve(approver)).status, 403, variable)
  }
  writeFiles(project.project, { 'gantry.json': withKey('plain') })
  test.equal((await approve(approver)).status, 200, 'other commands need config:write alone')
})

t.test('approveCommands covers the environment, the headers and the scripts', async (test) => {
  const base = {
    mcpServers: { a: { command: 'x', env: { A: '1' } }, b: { url: 'https://b', headers: { H: '1' } } },
    scripts: { s: 'one' },
  }
  const variants = [
    base,
    { ...base, scripts: { s: 'two' } },
    { ...base, mcpServers: { ...base.mcpServers, a: { command: 'x', env: { A: '2' } } } },
    { ...base, mcpServers: { ...base.mcpServers, a: { command: 'x', env: { A: '1' }, cwd: 'elsewhere' } } },
    { ...base, mcpServers: { ...base.mcpServers, b: { url: 'https://b', headers: { H: '2' } } } },
    { ...base, mcpServers: { a: base.mcpServers.b, b: base.mcpServers.a } },
  ]
  const hashes = new Set<string>()
  for (const variant of variants) {
    write('gantry.json', JSON.stringify(variant))
    hashes.add((await getApproval()).hash)
  }
  test.equal(hashes.size, variants.length)
})

t.test('what takes mail in and sends it out is approved as a command is, and every part of it', async (test) => {
  const smtp = { port: 2525, domains: ['example.org', 'bücher.example'] }
  const outgoing = { host: 'mail.example.org', port: 587, from: 'Gantry <gantry@example.org>' }
  write('gantry.json', JSON.stringify({ mail: { smtp, outgoing } }))
  test.match(await getApproval(), {
    approved: false,
    commands: [
      {
        source: 'gantry.json',
        name: 'mail.smtp',
        command: 'listen smtp://127.0.0.1:2525 for example.org, bücher.example',
      },
      {
        source: 'gantry.json',
        name: 'mail.outgoing',
        command: 'send mail through smtp://mail.example.org:587 from Gantry <gantry@example.org>',
      },
    ],
  })
  test.equal((await getConfig()).config.mail, undefined, 'it is no part of the configuration that is shown')
  const variants = [
    { smtp },
    { outgoing },
    { smtp, outgoing },
    ...[{ port: 2526 }, { host: '::' }, { domains: ['example.org'] }, { bytesMax: 2_000 }].map((change) => ({
      outgoing,
      smtp: { ...smtp, ...change },
    })),
    ...[{ host: '::1' }, { port: 25 }, { secure: true }, { secure: false }, { from: 'evil@example.org' }].map(
      (change) => ({ smtp, outgoing: { ...outgoing, ...change } }),
    ),
  ]
  const seen = new Map<string, string[]>()
  for (const mail of variants) {
    write('gantry.json', JSON.stringify({ mail }))
    const { hash, commands } = await getApproval()
    seen.set(
      hash,
      commands.map(({ command }: { command: string }) => command),
    )
  }
  test.equal(seen.size, variants.length)
  const lines = new Set([...seen.values()].flat())
  for (const line of [
    'listen smtp://[::]:2525 for example.org, bücher.example',
    'send mail through smtps://mail.example.org:587 from Gantry <gantry@example.org>',
    'send mail through smtp://[::1]:587 from Gantry <gantry@example.org>',
    'send mail through smtp://mail.example.org:587 from Gantry <gantry@example.org>, also without TLS',
  ])
    test.ok(lines.has(line), line)
  write('gantry.json', '{"mail": {}}')
  test.match(await getApproval(), { approved: true, commands: [] })
})

t.test('approveCommands refuses the hash of other commands', async (test) => {
  const { status, body } = await gantry.call('POST', '/config/approvals/approve', { body: { hash: '0'.repeat(64) } })
  test.match([status, body.error.code], [412, 'revision_mismatch'])
  test.equal((await gantry.call('POST', '/config/approvals/approve', { body: { hash: 'short' } })).status, 400)
})

t.test('a project that is trusted needs no approval, and none is stored', async (test) => {
  const project = await startWithServer(test, ['--trust'])
  const { hash, approved } = await getApproval(project)
  test.equal(approved, true)
  test.match((await execute(project)).body.error, { code: 'mcp_server_unavailable' })
  test.equal(await project.service.app.store.read.approvals.get(hash), undefined)
})

async function startWithServer(test: Test, args: string[] = []): Promise<Gantry> {
  return await startGantry(test, {
    files: { '.mcp.json': '{"mcpServers": {"absent": {"command": "/nowhere/server", "args": []}}}' },
    args,
  })
}

async function execute(of: Gantry) {
  return await of.call('POST', '/mcp/tools/execute', { body: { serverName: 'absent', toolName: 'any' } })
}

function withKey(value: string): string {
  return JSON.stringify({ mcpServers: { a: { command: 'x', env: { KEY: value } } } })
}
