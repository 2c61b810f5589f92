import t from 'tap'
import { spawn } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './support/folder.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

interface Guard {
  readonly name: string
  readonly file: string
  /** Stands in the file once. */
  readonly line: string
  /** What stands there instead. */
  readonly without: string
  /** The test that must fail then: its file and its name. */
  readonly test: readonly [file: string, name: string]
}

const guards: readonly Guard[] = [
  {
    name: 'the Host check',
    file: 'http/shell.ts',
    line: "if (!isAllowedHost(host, allowedHosts)) fail('misdirected_request')",
    without: '',
    test: ['shell', 'a request for another host is refused before anything else'],
  },
  {
    name: 'the check of headers that stand twice',
    file: 'http/shell.ts',
    line: 'refuseRepeatedHeaders(rawHeaders)\n',
    without: '\n',
    test: ['shell', 'a header that must stand once is refused twice'],
  },
  {
    name: 'the Sec-Fetch-Site check',
    file: 'http/authenticate.ts',
    line: "if (site !== undefined && site !== 'same-origin' && site !== 'none') fail('csrf_failed')",
    without: '',
    test: ['shell', 'a write with the cookie comes from our own pages or from no page at all'],
  },
  {
    name: 'the Origin check',
    file: 'http/authenticate.ts',
    line: "if (origin !== undefined && !isOwnOrigin(origin, request.headers.host)) fail('origin_denied')",
    without: '',
    test: ['shell', 'a write with the cookie comes from our own pages or from no page at all'],
  },
  {
    name: 'the check of scopes',
    file: 'http/authenticate.ts',
    line: '  requireScopes(caller, route)\n',
    without: '\n',
    test: ['writes', "a refusal that was not the handler's is not kept"],
  },
  {
    name: 'the check of charsets',
    file: 'http/server.ts',
    line: "refuseOtherCharsets(request.headers['content-type'])\n",
    without: '\n',
    test: ['shell', 'a body that is not JSON by its type is refused, whatever it holds'],
  },
  {
    name: 'the check of UTF-8',
    file: 'http/json.ts',
    line: 'fatal: true',
    without: 'fatal: false',
    test: ['shell', 'JSON that two readers could read differently is refused'],
  },
  {
    name: 'the limit of calls',
    file: 'http/server.ts',
    line: 'if (isCounted) limitRate(request, reply, rates)',
    without: '',
    test: ['limits', 'more calls than the limit are refused and told when to come back'],
  },
  {
    name: 'the time for bodies',
    file: 'http/server.ts',
    line: "patience.await(request, route.body === 'multipart')",
    without: '',
    test: ['limits', 'a JSON body that does not arrive in time is answered by 408, however steadily it drips'],
  },
  {
    name: 'the refusal under overload',
    file: 'http/server.ts',
    line: 'else admission.admit(() => accept?.(request, response), () => refuseOverload(request, response))',
    without: 'else accept?.(request, response)',
    test: ['limits', 'an overloaded service refuses with 503, says when to come back, and still answers health checks'],
  },
  {
    name: 'the record of a call that may be repeated',
    file: 'http/effect.ts',
    line: '[...changes, ...record, {',
    without: '[...changes, {',
    test: ['writes', 'a key holds over a restart of the service'],
  },
  {
    name: 'the hold on a key',
    file: 'http/idempotency.ts',
    line: 'if (this.#running.has(id)) refuseRunning()',
    without: '',
    test: ['writes', 'an effect outside the store is had once, and a second call is told that it is under way'],
  },
  {
    name: 'the fingerprint of a call',
    file: 'http/idempotency.ts',
    line: "if (recorded.fingerprint !== claim.fingerprintOf(sent)) fail('idempotency_key_reused')",
    without: '',
    test: ['writes', 'a key that was used for another call is refused'],
  },
]

/** A copy of the project, as far as the tests of the guards need it. */
function copyProject(folder: string): void {
  for (const name of ['src', 'openapi.yaml', 'package.json', 'tsconfig.json'])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  cpSync(join(root, 'test/support'), join(folder, 'test/support'), { recursive: true })
  for (const name of new Set(guards.map((guard) => guard.test[0])))
    cpSync(join(root, `test/${name}.test.ts`), join(folder, `test/${name}.test.ts`))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
}

function runTest(folder: string, [file, name]: Guard['test']): Promise<string> {
  const pattern = `/^${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$/`
  const child = spawn(process.execPath, [join(folder, `test/${file}.test.ts`)], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
    env: { ...process.env, TAP_GREP: pattern, GANTRY_SEEN_FILE: '' },
  })
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk
  })
  return new Promise((resolve) => child.on('close', () => resolve(output)))
}

function resultOf(output: string, name: string): string | undefined {
  return output
    .split('\n')
    .find((line) => /^(not )?ok /.test(line) && line.includes(` - ${name}`) && !line.includes('# SKIP'))
    ?.split(' - ')[0]
    ?.replace(/ \d+$/, '')
}

// Each guard takes a start of Node and of the service, which a busy machine may draw out.
t.test('a test fails for each guard that is taken away', { timeout: 110_000 }, async (t) => {
  const waiting = [...guards]
  await Promise.all(
    ['one', 'two'].map(async (slot, index) => {
      const folder = makeFolder(t)
      copyProject(folder)
      // The copy as it stands passes, so that what fails later fails for want of the guard.
      const control = guards[index]?.test
      if (control)
        t.equal(
          resultOf(await runTest(folder, control), control[1]),
          'ok',
          `the ${slot === 'one' ? 'first' : 'second'} copy passes`,
        )
      for (let guard = waiting.shift(); guard; guard = waiting.shift()) await failsWithout(folder, guard)
    }),
  )

  async function failsWithout(folder: string, { name, file, line, without, test }: Guard): Promise<void> {
    const path = join(folder, 'src', file)
    const text = readFileSync(path, 'utf8')
    t.equal(text.split(line).length, 2, `${name} stands once in ${file}`)
    writeFileSync(path, text.replace(line, without))
    t.equal(resultOf(await runTest(folder, test), test[1]), 'not ok', `without ${name}: ${test[1]}`)
    writeFileSync(path, text)
  }
})
