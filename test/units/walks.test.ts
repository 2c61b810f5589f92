import t from 'tap'
import { readFileSync } from 'node:fs'
import { readSources } from '../../scripts/measure.ts'

const contributing = readFileSync(new URL('../../CONTRIBUTING.md', import.meta.url), 'utf8')
const [, walks = ''] = /^## Five walks through the house\n([^]*?)^## /m.exec(contributing) ?? []
const stops = Array.from(walks.matchAll(/^\d\. `([^`]+)` `([^`]+)`/gm), ([, file = '', name = '']) => ({ file, name }))
const sources = readSources()

t.test('each stop of the walks in CONTRIBUTING is a function of its file', async (t) => {
  t.equal(stops.length, 25, 'five walks of five stops')
  t.same(
    stops.filter(({ file, name }) => !isDefinedIn(sources.get(file) ?? '', name)),
    [],
  )
})

t.test('a function that is only called is not defined there', async (t) => {
  t.notOk(isDefinedIn('export const run = () => create(one)', 'create'))
  t.notOk(isDefinedIn('function run() {\n    create(one)\n}', 'create'))
  t.ok(isDefinedIn('class A {\n  async create(one: string): Promise<void> {', 'create'))
  t.ok(isDefinedIn('export const create: Handler = () => {}', 'create'))
})

function isDefinedIn(text: string, name: string): boolean {
  const method = `^(  | +async )(async )?${name}(<[^(]*>)?\\(`
  return new RegExp(`^(export )?(async )?(function |const )${name}\\b|${method}`, 'm').test(text)
}
