import t from 'tap'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { variableNames } from '../src/config.ts'

// Its blocks are run with the package: test/package.test.ts.
const root = fileURLToPath(new URL('..', import.meta.url))

t.test('the guide of settings lists every variable of the service', (t) => {
  const settings = readFileSync(join(root, 'docs/guides/settings.md'), 'utf8')
  for (const name of variableNames.filter((name) => name !== 'GANTRY_CHECK_ANSWERS'))
    t.ok(settings.includes(name) || settings.includes(`\`_${name.replace('GANTRY_S3_', '')}\``), name)
  t.end()
})

t.test('the pictures of README are there, and small', async (t) => {
  const pictures = [...readFileSync(join(root, 'README.md'), 'utf8').matchAll(/!\[[^\]]+\]\((\S+)\)/g)]
  t.equal(pictures.length, 3)
  for (const [, file = ''] of pictures) t.ok(statSync(join(root, file)).size <= 150_000, file)
})
