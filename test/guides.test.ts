import t from 'tap'
import { routes } from '../src/generated/routes.ts'
import { guides } from './support/guides.ts'

// Their blocks are run with the package: test/package.test.ts.
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
