import t from 'tap'
import { readdirSync } from 'node:fs'
import { fingerprintOf } from '../../scripts/schema-fingerprint.ts'
import { collections } from '../../src/collections.ts'
import { schemasOf } from '../../src/stores/collection.ts'
import type { CollectionSchemas } from '../../src/stores/collection.ts'
import { currentLine, schemaLedger } from '../../src/stores/schema-ledger.ts'
import type { SchemaLine } from '../../src/stores/schema-ledger.ts'

const declared = schemasOf(collections)

t.test('the ledger admits what the declarations are', async (t) => {
  t.strictSame(faultsOf(schemaLedger, declared), [])
  t.comment(`fingerprint of version ${currentLine.version}: ${fingerprintOf(declared, currentLine)}`)
})

t.test('a change after a release needs a line of its own', async (t) => {
  const released = { version: 5, writableBy: 4 }
  const base = { version: 4, writableBy: 4, fingerprint: 'a' }
  const fingerprint = fingerprintOf(declared, released)
  const ledger = [base, { ...released, fingerprint }]
  t.strictSame(faultsOf(ledger, declared), [])
  const tasks = declared.get('tasks')
  const changed = new Map([...declared, ...(tasks ? [['tasks', { ...tasks, equal: ['state'] }] as const] : [])])
  t.match(faultsOf(ledger, changed), [/^The schema has changed since version 5 was released\. Add a line/])
  t.strictSame(faultsOf([...ledger, { version: 6, writableBy: 5 }], changed), [], 'with it the schema may change on')
})

t.test('a line admits the processes of the last release', async (t) => {
  const first = { version: 4, writableBy: 4, fingerprint: 'a' }
  t.match(faultsOf([first, { version: 5, writableBy: 5 }], declared), [/^Version 5 does not let those of version 4/])
  t.match(faultsOf([first, { version: 5, writableBy: 3 }], declared), [/^Version 5 admits version 3, which version 4/])
  t.match(faultsOf([first, { version: 6, writableBy: 4 }], declared), [/^Version 6 follows version 4/])
  t.match(
    faultsOf(
      [
        { version: 4, writableBy: 4 },
        { version: 5, writableBy: 4 },
      ],
      declared,
    ),
    [/^Version 4 has no fingerprint/],
  )
})

t.test('a migration makes a version of the ledger', async (t) => {
  const last = schemaLedger.at(-1)?.version ?? 0
  for (const driver of ['postgres', 'sqlite'])
    for (const name of readdirSync(new URL(`../../src/stores/${driver}/migrations/`, import.meta.url)))
      t.ok(Number.parseInt(name, 10) <= last, name)
})

/** What is wrong with a ledger, in sentences. */
function faultsOf(ledger: readonly SchemaLine[], declared: CollectionSchemas): string[] {
  const last = ledger.at(-1)
  const faults = ledger.slice(1).flatMap((line, index) => {
    const before = ledger[index] ?? line
    if (before.fingerprint === undefined)
      return [`Version ${before.version} has no fingerprint: only the last line is under development.`]
    if (line.version !== before.version + 1) return [`Version ${line.version} follows version ${before.version}.`]
    if (line.writableBy > before.version)
      return [
        `Version ${line.version} does not let those of version ${before.version} write. Add first, and remove a release later: writableBy is at most ${before.version}.`,
      ]
    if (line.writableBy < before.writableBy)
      return [`Version ${line.version} admits version ${line.writableBy}, which version ${before.version} did not.`]
    return []
  })
  const fingerprint = last && fingerprintOf(declared, last)
  if (last?.fingerprint !== undefined && last.fingerprint !== fingerprint)
    faults.push(
      `The schema has changed since version ${last.version} was released. Add a line { version: ${last.version + 1}, writableBy: ${last.writableBy} }; at its release it gets its fingerprint.`,
    )
  return faults
}
