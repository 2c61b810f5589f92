import t from 'tap'
import { schemasOf } from '../../../src/stores/collection.ts'
import { facetsOf } from '../../../src/stores/facets.ts'
import { itemWordsOf } from '../../../src/stores/sqlite/words.ts'
import { tokensOf } from '../../../src/stores/tokens.ts'

const declared = {
  equal: ['state', 'kind'],
  together: [['state', 'kind']],
  lists: ['tags'],
  ordered: ['at'],
  text: ['title'],
} as const
const [things] = schemasOf({ things: declared }).values()
if (!things) throw new Error('nothing is declared')

t.test('the words of filters are those that are in the data of before', async (t) => {
  const doc = { id: 'a', title: 'T', state: 'open', kind: 'A b', tags: ['x'] }
  t.same(facetsOf(things, doc), [
    '\ue100open',
    '\ue101\ue241\ue220b',
    '\ue100open\ue101\ue241\ue220b',
    '\ue102x',
    '\ue102x\ue100open',
    '\ue102x\ue101\ue241\ue220b',
    '\ue102x\ue100open\ue101\ue241\ue220b',
  ])
  const { hash } = itemWordsOf(things, { ...doc, tags: ['x', 'y'] })
  t.equal(hash, 'Dqm-4i5CTbqzRU1EWHyFsGZ3UzNHkA-ynqFXPwatSyo')
})

t.test('what lacks a field has no word of it', async (t) => {
  t.same(facetsOf(things, { id: 'a', state: 'open', tags: ['x'] }), ['\ue100open', '\ue102x', '\ue102x\ue100open'])
  t.same(facetsOf(things, { id: 'a' }), [])
})

t.test('a text of ASCII has the words that it has beside other letters', async (t) => {
  const texts = ['The Importer, the importer! x-1_y2', '', ' \0\x7f\n', `${'Long'.repeat(40)} end`, 'A.B/C(d)[e]{f}~9']
  for (const text of texts)
    t.same(
      tokensOf(text),
      tokensOf(`${text} \u00e9`).filter((word) => word !== 'e' || /\be\b/.test(text)),
      JSON.stringify(text),
    )
  t.same(tokensOf('Caf\u00e9 \ufb01ne'), ['cafe', 'fine'])
})
