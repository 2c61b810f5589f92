import { spawnSync } from 'node:child_process'
import { lookup } from 'node:dns/promises'
import { fileURLToPath } from 'node:url'
import t from 'tap'

t.test('an error that nothing caught fails the test that it belongs to', async (t) => {
  const uncaught = fileURLToPath(new URL('../support/tap/uncaught.ts', import.meta.url))
  const lightDomains = new URL('../support/tap/light-domains.ts', import.meta.url).href
  const { status, stdout } = spawnSync(process.execPath, [`--import=${lightDomains}`, uncaught], {
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  })
  t.equal(status, 1)
  const points = [...stdout.matchAll(/^( *)((?:not )?ok) \d+ - (.*?)(?: # time.*)?$/gm)]
  const failed = points.filter(([, , result]) => result === 'not ok').map(([, indent = '', , name]) => indent + name)
  t.same(
    new Set(failed),
    new Set(['    lost', 'rejects', '    thrown', 'throws later', '        nested', '    throws inside', 'nests']),
  )
  t.match(stdout, /^ok \d+ - is right/m)
})

t.test('the end of the output repeats what failed, by file, test and assertion', async (t) => {
  const run = fileURLToPath(new URL('../../scripts/test.ts', import.meta.url))
  const { status, stdout } = spawnSync(process.execPath, [run, 'test/support/tap/uncaught.ts'], { encoding: 'utf8' })
  t.equal(status, 1)
  const lines = stdout.trimEnd().split('\n')
  const failed = lines.filter((line) => line.startsWith('failed: ')).map((line) => line.slice('failed: '.length))
  t.ok(failed.some((line) => line.startsWith('test/support/tap/uncaught.ts > nests > throws inside > ')))
  t.notOk(
    failed.some((line) => line.endsWith('> nests')),
    'a test that only repeats an inner failure is left out',
  )
  t.match(lines.at(-1), /^\d+ passed, \d+ failed$/)
})

t.test('files of one process have modules and an environment of their own, and leave nothing open', async (t) => {
  const runTwice = (environment: Readonly<Record<string, string>>) => {
    const [program = '', hooks] = ['files.ts', 'light-domains.ts'].map((name) =>
      fileURLToPath(new URL(`../support/tap/${name}`, import.meta.url)),
    )
    const file = 'test/support/tap/leaving.ts'
    return spawnSync(process.execPath, [`--import=${hooks}`, program, file, file], {
      encoding: 'utf8',
      cwd: fileURLToPath(new URL('../..', import.meta.url)),
      env: { ...process.env, NODE_OPTIONS: '', TAP_TIMEOUT: '600', ...environment },
    })
  }
  const { status, stdout } = runTwice({})
  t.equal(status, 0)
  t.match(stdout, /^ok 1 - test.*^ok 2 - test/ms)
  const open = runTwice({ TEST_LEAVES_OPEN: '1', TEST_WAIT_MAX_MS: '1' })
  t.equal(open.status, 1)
  t.match(open.stdout, /^ok 1 - test.*^not ok 2 - test\S+ leaves open/ms, 'a server that stays open is a failure')
  t.notMatch(open.stdout, /^ok 2/m, 'no other file runs beside it')
})

t.test('names of other machines are not found, and no name server is asked', async (t) => {
  const asked = () => process.getActiveResourcesInfo().includes('GetAddrInfoReqWrap')
  const elsewhere = lookup('example.org')
  t.notOk(asked())
  await t.rejects(elsewhere, { code: 'ENOTFOUND', hostname: 'example.org' })
  const here = lookup('localhost', { all: true })
  t.ok(asked())
  t.match(await here, [{ address: /^(127\.|::1$)/ }])
})
