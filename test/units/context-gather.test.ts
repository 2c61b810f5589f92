import t from 'tap'
import { fail } from '../../src/errors.ts'
import { Gatherer } from '../../src/services/context/gather.ts'
import type { GatherOptions, Purpose } from '../../src/services/context/gather.ts'

const found = [{ name: 'gone' }, { name: 'here' }]
const passages = [{ id: 'know_gone' }, { id: 'know_here' }].map((each) => ({
  ...{
    title: 'Builds',
    headingPath: [],
    snippet: { text: 'green' },
    place: { start: 0, end: 5, startLine: 1, endLine: 1 },
  },
  ...each,
}))
const skill = { digest: 'd', content: 'Write notes.', source: { kind: 'local' } }
const entry = { content: 'The build is green.', revision: 1 }

// What was found is removed by another call before it is read.
const options = {
  skills: {
    match: async () => found,
    get: async (name: string) => (name === 'gone' ? fail('skill_not_found') : { skill }),
  },
  knowledge: {
    search: async () => ({ results: passages }),
    entries: { get: async (id: string) => (id === 'know_gone' ? fail('knowledge_not_found') : { entry }) },
  },
} as unknown as GatherOptions
const purpose = { query: 'notes', caller: { scopes: ['skills:read', 'knowledge:read'] } } as unknown as Purpose

t.test('what is removed between the search and the reading is left out', async (t) => {
  const gatherer = new Gatherer(options)
  t.match((await gatherer.gather('skills', purpose)).pieces, [{ id: 'here', text: 'Write notes.' }])
  const { pieces } = await gatherer.gather('knowledge', purpose)
  t.same(
    pieces.map(({ id }) => id),
    ['know_here'],
  )
})
