import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { collections } from '../../../src/collections.ts'
import { verifyAudit } from '../../../src/stores/audit.ts'
import { openBlobFolder } from '../../../src/stores/files/blobs.ts'
import { openDataFolder } from '../../../src/stores/files/data-folder.ts'
import type { Store } from '../../../src/collections.ts'
import { openSqliteStore } from '../../../src/stores/sqlite/store.ts'
import { sha256 } from './ledger.ts'
import type { Write } from './ledger.ts'

/** Opens a data folder with the real store, as a restart would, and tells all that is wrong with it. */
export async function examine(
  data: string,
  writes: readonly Write[],
  isAcknowledged: (write: Write) => boolean = ({ state }) => state === 'acknowledged',
): Promise<string[]> {
  const folder = await openDataFolder(data)
  try {
    const store = await openSqliteStore(folder.path, collections)
    try {
      const faults = [
        ...(await examineTasks(store, writes, isAcknowledged)),
        ...(await examineUploads(store, data, writes, isAcknowledged)),
        ...(await examineAudit(store)),
      ]
      return [...faults, ...examineFile(join(data, 'gantry.db'))]
    } finally {
      await store.close()
    }
  } finally {
    folder.release()
  }
}

/** The bytes that uploads left behind without being kept. */
export function leftOvers(data: string): string[] {
  return readdirSync(join(data, 'blobs/incoming'))
}

async function examineTasks(
  store: Store,
  writes: readonly Write[],
  isAcknowledged: (write: Write) => boolean,
): Promise<string[]> {
  const counts = new Map<string, number>()
  for await (const { doc } of everything(store, 'tasks')) counts.set(doc.title, (counts.get(doc.title) ?? 0) + 1)
  const faults = writes
    .filter(({ kind }) => kind === 'create')
    .flatMap((write) => {
      const count = counts.get(write.name) ?? 0
      if (count > 1) return [`task ${write.name} is there ${count} times`]
      return count === 0 && isAcknowledged(write) ? [`acknowledged task ${write.name} is lost`] : []
    })
  const changed = Map.groupBy(
    writes.filter(({ kind }) => kind === 'change'),
    ({ name }) => name,
  )
  for (const [task, changes] of changed) {
    const found = Number((await store.read.taskChanges.get(task))?.doc.changes[0]?.content ?? 0)
    const least = Math.max(0, ...changes.filter(isAcknowledged).map(({ count }) => count))
    const most = Math.max(0, ...changes.map(({ count }) => count))
    if (found < least || found > most)
      faults.push(`task ${task} holds change ${found}, where ${least} was acknowledged and ${most} was sent`)
  }
  return faults
}

async function examineUploads(
  store: Store,
  data: string,
  writes: readonly Write[],
  isAcknowledged: (write: Write) => boolean,
): Promise<string[]> {
  const blobs = await openBlobFolder(join(data, 'blobs'))
  const sent = new Map(writes.filter(({ kind }) => kind === 'upload').map((write) => [write.name, write]))
  const faults: string[] = []
  const found = new Set<string>()
  for await (const { doc } of everything(store, 'resources')) {
    const write = sent.get(doc.id)
    found.add(doc.id)
    if (!write) faults.push(`nobody uploaded ${doc.id}`)
    const bytes = await collect(doc.size === 0 ? [] : await blobs.open(doc.blob, 0, doc.size - 1).catch(() => []))
    if (write?.bytes && sha256(bytes) !== sha256(write.bytes))
      faults.push(`upload ${doc.id} is torn: ${bytes.length} of ${write.bytes.length} bytes`)
  }
  for (const write of sent.values())
    if (isAcknowledged(write) && !found.has(write.name)) faults.push(`acknowledged upload ${write.name} is lost`)
  return faults
}

async function examineAudit(store: Store): Promise<string[]> {
  const { brokenAt } = await verifyAudit(store)
  return brokenAt === undefined ? [] : [`the audit chain is broken at ${brokenAt}`]
}

function examineFile(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true })
  try {
    return database
      .prepare('PRAGMA integrity_check')
      .all()
      .map((row) => String(row['integrity_check']))
      .filter((line) => line !== 'ok')
  } finally {
    database.close()
  }
}

async function* everything<Name extends 'tasks' | 'resources'>(store: Store, name: Name) {
  for (let after: { id: string } | undefined; ; ) {
    const page = await store.read[name].list({ limit: 500, ...(after && { after }) })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < 500) return
    after = { id: last.doc.id }
  }
}

async function collect(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of bytes) chunks.push(chunk)
  return Buffer.concat(chunks)
}
