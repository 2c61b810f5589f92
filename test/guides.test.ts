import t from 'tap'
import { routes } from '../src/generated/routes.ts'
import { startGantry } from './support/gantry.ts'
import { guides, outputs, runGuides, whyNoGuides } from './support/guides.ts'

t.strictSame(
  guides.map(({ name }) => name),
  Object.keys(outputs),
  'every guide is run',
)

t.test('the blocks of every guide work as pasted, in order, in one shell', { skip: await whyNoGuides() }, async (t) => {
  await runGuides(t, await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1' } }))
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
