/** Documents of the public MCP registry as entries of `mcpServers`. */
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

const gantry = await startGantry(t)
const imported = async (document: object, more: object = {}) =>
  (await gantry.call('POST', '/mcp/servers/import', { body: { document, ...more } })).body
const named = (more: object) => ({ name: 'io.github.ada/weather', description: 'Weather.', version: '1.2.0', ...more })

const npm = {
  registryType: 'npm',
  identifier: '@ada/weather-mcp',
  version: '1.2.0',
  transport: { type: 'stdio' },
  packageArguments: [
    { type: 'named', name: '--region', isRequired: true, description: 'Where.' },
    { type: 'positional', value: '{folder}', variables: { folder: { default: '/data' } } },
  ],
  environmentVariables: [
    { name: 'WEATHER_KEY', isRequired: true, isSecret: true, description: 'The key.' },
    { name: 'UNITS', default: 'metric' },
    { name: 'OPTIONAL' },
  ],
}

t.test('a package of npm becomes a program whose secret is a reference, and its entry can be written', async (t) => {
  const { data } = await imported(named({ packages: [npm] }), { values: { '--region': 'eu' } })
  t.same(data, {
    name: 'weather',
    description: 'Weather.',
    source: 'npm',
    entry: {
      command: 'npx',
      args: ['-y', '@ada/weather-mcp@1.2.0', '--region', 'eu', '/data'],
      env: { WEATHER_KEY: '${secret:weather.WEATHER_KEY}', UNITS: 'metric' },
    },
    values: [
      {
        name: 'WEATHER_KEY',
        description: 'The key.',
        isRequired: true,
        isFilled: false,
        secretName: 'weather.WEATHER_KEY',
      },
      { name: 'UNITS', isRequired: false, isFilled: true },
      { name: 'OPTIONAL', isRequired: false, isFilled: false },
      { name: '--region', description: 'Where.', isRequired: true, isFilled: true },
      { name: 'folder', isRequired: false, isFilled: true },
    ],
  })
  t.equal((await gantry.call('PUT', '/config/secrets/weather.WEATHER_KEY', { body: { value: 'k' } })).status, 200)
  t.equal((await gantry.call('PUT', '/mcp/servers/weather', { body: data.entry })).status, 200)
})

t.test('packages of PyPI, images and remotes are read, and the first that can be used is taken', async (t) => {
  const document = named({
    packages: [
      { registryType: 'nuget', identifier: 'Ada.Weather' },
      { registryType: 'pypi', identifier: 'weather-mcp', version: '0.3' },
      {
        registryType: 'oci',
        identifier: 'ghcr.io/ada/weather',
        version: '1.2.0',
        environmentVariables: [{ name: 'KEY', isSecret: true }],
      },
    ],
    remotes: [
      {
        type: 'streamable-http',
        url: 'https://{tenant}.example.org/mcp',
        variables: { tenant: { isRequired: true } },
        headers: [{ name: 'Authorization', value: 'Bearer {token}', variables: { token: { isSecret: true } } }],
      },
    ],
  })
  t.match((await imported({ server: document, _meta: {} })).data, {
    source: 'pypi',
    entry: { command: 'uvx', args: ['weather-mcp@0.3'] },
  })
  t.same((await imported(document, { source: 'oci' })).data.entry, {
    command: 'docker',
    args: ['run', '-i', '--rm', '-e', 'KEY', 'ghcr.io/ada/weather:1.2.0'],
    env: { KEY: '${secret:weather.KEY}' },
  })
  t.same((await imported(document, { source: 'remote', values: { tenant: 'acme' } })).data.entry, {
    type: 'http',
    url: 'https://acme.example.org/mcp',
    headers: { Authorization: 'Bearer ${secret:weather.token}' },
  })
})

const container = (...values: string[]) => ({
  ...{ registryType: 'oci', identifier: 'ghcr.io/ada/weather' },
  runtimeArguments: values.map((value) => ({ type: 'positional', value })),
})

t.test('a container is given the variables that its document names', async (t) => {
  const { entry } = (await imported(named({ packages: [container('--init', '-e', 'LEVEL=debug')] }))).data
  t.same(entry.args, ['run', '-i', '--rm', '--init', '-e', 'LEVEL=debug', 'ghcr.io/ada/weather'])
})

t.test('a document cannot take secrets or options of others, and what it lacks is named', async (t) => {
  for (const [document, message] of [
    [
      named({ packages: [{ ...npm, environmentVariables: [{ name: 'X', value: '${secret:OTHER}' }] }] }),
      /refers to a variable or secret/,
    ],
    [
      named({ packages: [{ ...npm, environmentVariables: [{ name: 'X', default: '${HOME}' }] }] }),
      /refers to a variable or secret/,
    ],
    [
      named({ packages: [{ ...npm, packageArguments: [{ type: 'named', name: '${secret:A}', isRequired: true }] }] }),
      /refers to/,
    ],
    [named({ remotes: [{ type: 'sse', url: 'https://x.example/${secret:A}' }] }), /refers to a variable or secret/],
    [named({ remotes: [{ type: 'sse', url: 'file:///etc/passwd' }] }), /http or https/],
    [named({ remotes: [{ type: 'websocket', url: 'https://x.example' }] }), /"websocket" is not supported/],
    [named({ packages: [{ ...npm, identifier: '--registry=https://evil.example' }] }), /not the name of a package/],
    [named({ packages: [{ ...npm, version: '1 --x' }] }), /not a version/],
    [named({ packages: [{ ...npm, transport: { type: 'sse' } }] }), /stdio/],
    [named({ packages: [{ registryType: 'nuget', identifier: 'A' }] }), /no package of npm, pypi or oci/],
    [{ packages: [npm] }, /has no name/],
    ...(
      [
        ['--privileged'],
        ['-v', '/:/host'],
        ['--mount=type=bind,source=/,target=/host'],
        ['--network', 'host'],
        ['-e', '--privileged'],
        ['-e', 'A=1', '/:/host'],
        ['evil/image'],
      ] as const
    ).map((values) => [named({ packages: [container(...values)] }), /for docker run/] as const),
  ] as const) {
    const { error } = await imported(document)
    t.match(error, { code: 'validation_failed', message })
  }
  t.match((await imported(named({ packages: [npm] }), { source: 'oci' })).error.message, /has no oci\. It has npm/)
  const narrow = await addCaller(gantry, 'owner', { scopes: ['tasks:read'] })
  t.equal((await narrow.call('POST', '/mcp/servers/import', { body: { document: named({}) } })).status, 403)
})

t.test('variables put together no reference to a secret of others', async (t) => {
  const remote = (url: string, variables: object) => named({ remotes: [{ type: 'streamable-http', url, variables }] })
  for (const [url, variables] of [
    ['https://example.com/{a}{b}', { a: { value: '$' }, b: { value: '{secret:other.KEY}' } }],
    ['https://example.com/{a}{secret:other.KEY}', { a: { default: '$' } }],
    ['https://example.com/{a}', { a: { value: '{b}{secret:other.KEY}', variables: { b: { default: '$' } } } }],
  ] as const)
    t.match(await imported(remote(url, variables)), {
      error: { code: 'validation_failed', message: /a reference to a secret/ },
    })
  const own = await imported(remote('https://example.com/{key}', { key: { isSecret: true } }))
  t.equal(own.data.entry.url, 'https://example.com/${secret:weather.key}')
  const odd = await imported(remote('https://example.com/{constructor}', { constructor: { isRequired: true } }))
  t.equal(odd.data.entry.url, 'https://example.com/{constructor}')
})

t.test('a small document does not fill the memory', async (t) => {
  const nested = (depth: number): object => ({
    value: depth === 0 ? 'x' : '{a}'.repeat(1_000),
    ...(depth > 0 && { variables: { a: nested(depth - 1) } }),
  })
  const remotes = [{ type: 'streamable-http', url: 'https://example.com/{a}', variables: { a: nested(3) } }]
  t.match(await imported(named({ remotes })), {
    error: { code: 'validation_failed', message: /more than 1000 values/ },
  })
})
