import t from 'tap'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readSources } from '../../scripts/measure.ts'
import { timeouts } from '../../src/timeouts.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

t.test('docs/timeouts.md shows the table of timeouts', async (t) => {
  const docs = readFileSync(join(root, 'docs/timeouts.md'), 'utf8')
  const rows = docs.split('\n').filter((line) => /\| \d+ m?s \|/.test(line))
  t.same(
    rows,
    Object.values(timeouts).map(({ part, ms, outcome }) => `| ${part} | ${inWords(ms)} | ${outcome} |`),
  )
})

t.test('README leads to the table', async (t) => {
  t.match(readFileSync(join(root, 'README.md'), 'utf8'), /\(docs\/timeouts\.md\)/)
})

t.test('a database that does not answer is noticed soon enough for a call to answer within five seconds', async (t) => {
  for (const { ms } of [timeouts.sqliteLock, timeouts.postgresLock, timeouts.postgresSilence]) t.ok(ms < 5_000)
  t.ok(timeouts.readinessProbe.ms < 1_000)
})

t.test('no timeout of an outside part stands outside of the table', async (t) => {
  const found = [...readSources()]
    .filter(([file]) => file !== 'timeouts.ts' && !file.startsWith('generated/'))
    .flatMap(([file, text]) =>
      [...text.matchAll(/\b(?:\w*[tT]imeout(?:Ms)?|connectMs|attemptMs)\b\s*[:=]\s*['"]?[\d_]{3,}/g)].map(
        ([line]) => `${file}: ${line}`,
      ),
    )
  t.same(found, [])
})

t.test('each timeout of the table is used', async (t) => {
  const texts = [...readSources()].filter(([file]) => file !== 'timeouts.ts').map(([, text]) => text)
  for (const name of Object.keys(timeouts))
    t.ok(
      texts.some((text) => text.includes(`timeouts.${name}.ms`)),
      name,
    )
})

function inWords(ms: number): string {
  return ms % 1_000 === 0 ? `${ms / 1_000} s` : `${ms} ms`
}
