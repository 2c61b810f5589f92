import t from 'tap'
import { grammarMistakesOf } from '../../scripts/check-grammar.ts'
import type { Contract, Schema } from '../../scripts/contract-document.ts'
import { readContract } from '../../scripts/read-contract.ts'

/** What each rule finds in the contract after one edit. */
const breaches: Readonly<Record<string, { edit: (contract: Contract) => void; found: string }>> = {
  'who did something is an id': {
    edit: (contract) => property(contract, 'Job', 'createdBy', ref('Id')),
    found: 'Job.createdBy says who, and so is an Actor',
  },
  'who did something in an event is a text': {
    edit: (contract) => property(contract, 'JobQueuedEvent', 'actor', { type: 'string' }),
    found: 'JobQueuedEvent.actor says who, and so is an Actor',
  },
  'a revision has a bare at': {
    edit: (contract) => property(contract, 'TaskRevision', 'at', ref('Timestamp')),
    found: 'TaskRevision.at is a bare at: name what happened, as in createdAt',
  },
  'an end has a word of its own': {
    edit: (contract) => property(contract, 'Job', 'finishedAt', ref('Timestamp')),
    found: 'Job.finishedAt is when it ended: endedAt',
  },
  'a time has a name that does not say so': {
    edit: (contract) => property(contract, 'Job', 'begin', ref('Timestamp')),
    found: 'Job.begin is a time, and so ends with At',
  },
}

t.test('the contract speaks one grammar', async (t) => {
  t.strictSame(grammarMistakesOf(readContract()), [])
})

for (const [name, { edit, found }] of Object.entries(breaches))
  t.test(`it is found that ${name}`, async (t) => {
    const contract = readContract()
    edit(contract)
    t.strictSame(grammarMistakesOf(contract), [found])
  })

function property({ components }: Contract, schema: string, name: string, value: object): void {
  const { properties } = components.schemas[schema] as unknown as { properties: Record<string, object> }
  properties[name] = value
}

function ref(name: string): Schema {
  return { $ref: `#/components/schemas/${name}` }
}
