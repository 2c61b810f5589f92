import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import t from 'tap'

t.test('an error that nothing caught fails the test that it belongs to', async (t) => {
  const uncaught = fileURLToPath(new URL('support/tap/uncaught.ts', import.meta.url))
  const lightDomains = new URL('support/tap/light-domains.ts', import.meta.url).href
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
