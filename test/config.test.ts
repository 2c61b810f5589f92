import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { makeFolder } from './support/gantry.ts'
import { gantry, getConfig, getApproval, write } from './support/config.ts'

t.test('getConfig answers sensible defaults without gantry.json', async (test) => {
  const { config } = await getConfig()
  test.match(config, {
    name: /^gantry-test-/,
    defaultSkill: '',
    aiModel: '',
    mcpServers: {},
    platform: { os: process.platform, arch: process.arch },
    scripts: {},
  })
})

t.test('getConfig reads gantry.json with comments and trailing commas', async (test) => {
  write(
    'gantry.json',
    `{
    // The name of the project
    "name": "engine", /* in the catalogue */
    "defaultSkill": "review",
    "aiModel": "provider/model",
    "mcpServers": {"files": {"command": "npx", "args": ["-y", "server-files"]}, "remote": {"type": "http", "url": "https://example.org/mcp"},},
    "platform": {"runner": "local", "nested": {"list": [1, true, null]}},
    "scripts": {"build": "make all"},
  }`,
  )
  test.same((await getConfig()).config, {
    name: 'engine',
    defaultSkill: 'review',
    aiModel: 'provider/model',
    mcpServers: {
      files: { command: 'npx', args: ['-y', 'server-files'] },
      remote: { type: 'http', url: 'https://example.org/mcp' },
    },
    platform: { runner: 'local', nested: { list: [1, true, null] } },
    scripts: { build: 'make all' },
  })
})

t.test('getConfig reads .mcp.json when gantry.json has no mcpServers', async (test) => {
  write('.mcp.json', '{"mcpServers": {"shared": {"command": "run", "disabled": false}}, "inputs": []}')
  write('gantry.json', '{"name": "engine"}')
  test.same((await getConfig()).config.mcpServers, { shared: { command: 'run' } })
  write('.mcp.json', '{"servers": {"other": {"command": "run"}}}')
  test.same((await getConfig()).config.mcpServers, { other: { command: 'run' } })
  write('gantry.json', '{"mcpServers": {}}')
  test.same((await getConfig()).config.mcpServers, {})
  rmSync(join(gantry.project, '.mcp.json'))
})

t.test('getConfig is fresh when gantry.json has changed on disk, even within the same moment', async (test) => {
  const moment = new Date('2024-01-01T00:00:00Z')
  for (let round = 0; round < 20; round += 1) {
    const name = `project-${round + 10}`
    write('gantry.json', JSON.stringify({ name }))
    utimesSync(join(gantry.project, 'gantry.json'), moment, moment)
    test.equal((await getConfig()).config.name, name)
  }
})

const mistakes: Record<string, [text: string, place: string, sentence: RegExp]> = {
  'a misspelt key': ['{\n  "scirpts": {}\n}', '2:3', /"scirpts".*Did you mean "scripts"\?/],
  'a key that resembles none': ['{"weather": 1}', '1:2', /Known keys are .*mcpServers/],
  'a misspelt key of an MCP server': ['{"mcpServers": {\n "a": {"comand": "x"}}}', '2:8', /Did you mean "command"\?/],
  'an MCP server without command and url': [
    '{"mcpServers": {"a": {}}}',
    '1:22',
    /"mcpServers\.a" needs either a "command".* or the "url"/,
  ],
  'an MCP server with command and url': ['{"mcpServers": {"a": {"command": "x", "url": "y"}}}', '1:22', /needs either/],
  'an unknown type of MCP server': [
    '{"mcpServers": {"a": {"type": "pipe", "command": "x"}}}',
    '1:31',
    /must be "stdio" or "http"/,
  ],
  'a number as script': ['{\n\n  "scripts": {"a": 5}}', '3:20', /"scripts\.a" must be a string, not a number/],
  'a list as platform': ['{"platform": []}', '1:14', /must be an object, not a list/],
  'an empty name': ['{"name": " "}', '1:10', /must not be empty/],
  'a key that stands twice': ['{"name": "a",\n"name": "b"}', '2:1', /twice/],
  'a name that no object can bear': ['{"scripts": {"__proto__": "x"}}', '1:14', /cannot be a name/],
  'a missing comma': ['{"name": "a"\n "aiModel": "b"}', '2:2', /comma is expected/],
  'a text that does not end': ['{"name": "a', '1:10', /not closed/],
  'nothing in it': ['\n', '1:1', /empty/],
  'a list around it': ['[]', '1:1', /must be an object/],
  'a mail server without a port': [
    '{"mail": {"outgoing": {"host": "mail.example.org", "from": "a@b.example"}}}',
    '1:23',
    /"mail\.outgoing" needs "port"/,
  ],
  'a misspelt key of mail': [
    '{"mail": {"smtp": {"port": 25, "domain": ["b.example"]}}}',
    '1:32',
    /Did you mean "domains"\?/,
  ],
  'a sender that is not exactly one address': [
    '{"mail": {"outgoing": {"host": "h", "port": 25, "from": "a@b.example, c@d.example"}}}',
    '1:57',
    /"mail\.outgoing\.from" must be an address, or a name with one/,
  ],
  'a host that is none': [
    '{"mail": {"outgoing": {"host": "a b", "port": 25, "from": "a@b.example"}}}',
    '1:32',
    /must be a host name or an IP address/,
  ],
  'a port that is none': [
    '{"mail": {"smtp": {"port": 0, "domains": []}}}',
    '1:28',
    /must be a whole number from 1 to 65535\.$/,
  ],
  'a domain that is none': [
    '{"mail": {"smtp": {"port": 25, "domains": ["*"]}}}',
    '1:44',
    /"mail\.smtp\.domains\.0" must be a domain like "example\.org"/,
  ],
  'a word instead of true': [
    '{"mail": {"outgoing": {"host": "h", "port": 25, "from": "a@b.example", "secure": "yes"}}}',
    '1:82',
    /must be true or false, not a string/,
  ],
  'more bytes of mail than are read': [
    '{"mail": {"smtp": {"port": 25, "domains": ["b.example"], "bytesMax": 26214401}}}',
    '1:70',
    /from 1024 to 26214400/,
  ],
  'nesting beyond use': [`{"platform": {"a": ${'['.repeat(100)}${']'.repeat(100)}}}`, '1:', /64 levels/],
}

for (const [what, [text, place, sentence]] of Object.entries(mistakes)) {
  t.test(`getConfig reports where gantry.json has ${what}`, async (test) => {
    write('gantry.json', text)
    const { status, body } = await gantry.call('GET', '/config')
    test.match([status, body.error.code], [400, 'config_invalid'])
    test.ok(body.error.message.startsWith(`gantry.json:${place}`), body.error.message)
    test.match(body.error.message, sentence)
    test.match(body.error.details[0], { path: /^gantry\.json/, message: sentence })
  })
}

t.test('what reads gantry.json refuses a mistake in it', async (test) => {
  write('gantry.json', '{"agents": ')
  for (const path of ['/config', '/chats/agents', '/mcp/servers']) {
    const { status, body } = await gantry.call('GET', path)
    test.match([status, body.error.code], [400, 'config_invalid'], path)
  }
})

t.test('getConfig reports all mistakes at once', async (test) => {
  write('gantry.json', '{"scirpts": {}, "name": 5, "platform": 1}')
  const { body } = await gantry.call('GET', '/config')
  test.match(body.error.message, /\(and 2 more\)$/)
  test.same(
    body.error.details.map(({ path, rule }: { path: string; rule: string }) => [path, rule]),
    [
      ['gantry.json/scirpts', 'unknownKey'],
      ['gantry.json/name', 'type'],
      ['gantry.json/platform', 'type'],
    ],
  )
})

t.test('getConfig reports where .mcp.json has a mistake', async (test) => {
  rmSync(join(gantry.project, 'gantry.json'))
  write('.mcp.json', '{"mcpServers": {"a": {"command": 5}}}')
  test.match((await gantry.call('GET', '/config')).body.error.message, /^\.mcp\.json:1:34: /)
  rmSync(join(gantry.project, '.mcp.json'))
})

t.test('getConfig refuses a gantry.json that is not a plain file of the project', async (test) => {
  const file = join(gantry.project, 'gantry.json')
  const elsewhere = join(makeFolder(test), 'gantry.json')
  writeFileSync(elsewhere, '{"name": "secret"}')
  const cases: [make: () => void, message: RegExp][] = [
    [() => symlinkSync(elsewhere, file), /a place outside the project/],
    [() => symlinkSync('/dev/zero', file), /a place outside the project/],
    [() => mkdirSync(file), /not a regular file/],
    [() => execFileSync('mkfifo', [file]), /not a regular file/],
    [() => writeFileSync(file, Buffer.alloc(1_048_577, ' ')), /limit is 1048576/],
    [() => writeFileSync(file, Buffer.from('{"name": "\xff"}', 'latin1')), /UTF-8/],
  ]
  for (const [make, message] of cases) {
    make()
    test.match((await gantry.call('GET', '/config')).body.error, { code: 'config_invalid', message })
    rmSync(file, { recursive: true })
  }
  writeFileSync(join(gantry.project, 'shared.json'), '{"name": "shared"}')
  symlinkSync('shared.json', file)
  test.equal((await getConfig()).config.name, 'shared', 'a link within the project is followed')
  rmSync(file)
})

const credentials = {
  mcpServers: {
    local: {
      command: 'npx',
      args: [
        '-y',
        'server',
        '--api-key',
        'CANARY',
        '--token=CANARY',
        '--password',
        '-CANARY',
        'TOKEN=CANARY',
        '-e',
        'PLAIN=CANARY',
        '--header',
        'X-Any: CANARY',
        'Authorization: Bearer CANARY',
        'https://user:CANARY@example.org/a',
        'https://example.org/?x=1&access_token=CANARY#key=CANARY',
        'https://CANARY@example.org',
      ],
      env: { ANY: 'CANARY', WITH_DEFAULT: '${WITH_DEFAULT:-CANARY}' },
    },
    remote: {
      url: 'https://example.org/mcp?api_key=CANARY',
      headers: { Authorization: 'Bearer CANARY', 'X-Any': 'CANARY' },
    },
  },
  platform: {
    apiKey: 'CANARY',
    API_KEY: 'CANARY',
    'private-key': 'CANARY',
    dbPassword: 'CANARY',
    DB_PASS: 'CANARY',
    clientSecret: 'CANARY',
    Authorization: 'CANARY',
    authToken: ['CANARY', { deep: 'CANARY' }],
    credentials: { user: 'CANARY', pin: 1234567890123 },
    env: { A: 'CANARY' },
    headers: [{ name: 'X', value: 'CANARY' }],
    variables: [{ name: 'GITHUB_TOKEN', value: 'CANARY' }],
    note: 'use ghp_CANARY0123456789 or sk-CANARY-0123456789 or xoxb-CANARY-0123456789',
    id: 'AKIACANARY0123456789',
    google: 'AIzaCANARY0123456789012345',
    jwt: 'x',
    session: 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJDQU5BUlkifQ.CANARY',
    file: '-----BEGIN RSA PRIVATE KEY-----\nProc-Type: 4\nCANARY\n-----END RSA PRIVATE KEY-----',
    database: 'postgres://user:CANARY@localhost/db',
    hexadecimal: 'c0ffee00c0ffee00c0ffee00c0ffee00CANARY'.replace('CANARY', 'aa11aa11'),
    mixed: 'CANARYabcdefghijklmnop0123456789xyz',
  },
  scripts: {
    a: 'API_KEY=CANARY npm publish',
    b: 'deploy --token CANARY --yes',
    c: 'curl -u me:CANARY https://example.org',
    d: 'curl -H "X-Any: CANARY" x',
    e: "secret='CAN CANARY' run",
    f: 'echo \'{"password": "CANARY"}\'',
    g: 'docker run -e ANY=CANARY image',
    h: 'git push https://CANARY@example.org/x',
    i: 'Authorization: token CANARY',
    j: 'x ${TOKEN:-CANARY}',
    k: 'run --token=${A}CANARY API_KEY=${B:-x y}CANARY',
  },
}

t.test('getConfig and getApproval show no credential, whatever its shape', async (test) => {
  write('gantry.json', JSON.stringify(credentials))
  const shown = JSON.stringify([await getConfig(), await getApproval()])
  test.notMatch(shown, /.{0,60}CANARY/)
  test.notMatch(shown, /1234567890123|c0ffee/)
})

t.test('getConfig leaves readable what is no credential', async (test) => {
  const config = {
    name: 'monkey business',
    aiModel: 'provider/model-4.5',
    defaultSkill: 'keyboard',
    mcpServers: {
      'auth-server': {
        command: 'npx',
        args: [
          '-y',
          '@scope/server@1.2.3',
          '--verbose',
          '--port',
          '8080',
          '--token',
          '${TOKEN}',
          'https://unpkg.com/@scope/x',
        ],
        env: { TOKEN: '${TOKEN}', EMPTY: '' },
      },
      remote: { url: 'https://example.org/mcp', headers: { Authorization: 'Bearer ${TOKEN}' } },
    },
    platform: {
      author: 'Ada',
      monkey: 'see',
      retries: 3,
      isOpen: true,
      image: `image@sha256:${'0123456789abcdef'.repeat(4)}`,
      remote: 'ssh://git@example.org/x',
    },
    scripts: {
      auth: 'npm run auth:login && npm run keys:generate',
      test: 'tap --passWithNoTests src && eslint --fix .',
      keys: 'echo ${API_KEY}',
      start: 'node -e "const a = 1"',
    },
  }
  write('gantry.json', JSON.stringify(config))
  test.same((await getConfig()).config, config)
})

t.test('every operation on the configuration needs a credential', async (test) => {
  const headers = { authorization: '' }
  for (const path of ['/config', '/config/approvals'])
    test.equal((await gantry.call('GET', path, { headers })).status, 401)
  test.equal(
    (await gantry.call('POST', '/config/approvals/approve', { headers, body: { hash: '0'.repeat(64) } })).status,
    401,
  )
})

// A pattern that begins again at every letter would take minutes here.
t.test('a configuration that is made to take long is shown at once', async (test) => {
  const pieces = [
    'a://',
    '-eyJ',
    'bearer "',
    'bearer ${',
    'key=',
    'key:',
    '-H ',
    '-u a',
    "a='",
    '${A:-',
    'aA1-',
    '-----BEGIN A-----',
    ' '.repeat(8),
  ]
  const scripts = Object.fromEntries(
    pieces.flatMap((piece) => ['', '/'].map((end) => [piece + end, piece.repeat(32_000 / piece.length) + end])),
  )
  write('gantry.json', JSON.stringify({ scripts }))
  test.equal((await getApproval()).commands.length, pieces.length * 2)
})
