import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { collections } from '../collections.ts'
import type { Config } from '../config.ts'
import { isKeyAt, ownKeyPath } from '../platform/secrets/key-folder.ts'
import { keyIdsIn } from '../platform/secrets/secret-box.ts'
import { quote } from '../platform/text/quote.ts'
import { openBlobs } from '../open.ts'
import { readProjectId } from '../services/project.ts'
import { inspectFiles } from '../services/resources.ts'
import { verifyAudit } from '../stores/audit.ts'
import { checksumColumn } from '../stores/checksum.ts'
import { readRow } from '../stores/inspection.ts'
import type { FoundSchema, StoreInspection } from '../stores/inspection.ts'
import { DataDamaged, DatabaseUnavailable } from '../stores/port.ts'
import type { Durability } from '../stores/port.ts'
import { note, ok, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

/** The database, everything in it, and the uploaded files that it names. */
export async function* examineData(config: Config): AsyncGenerator<Finding> {
  const store = await open(config)
  if ('level' in store) {
    yield store
    return
  }
  try {
    const schema = examineSchema(store.schema)
    yield schema
    if (schema.level === 'wrong') return
    const damage = await store.integrity()
    yield damage === undefined
      ? ok('The structure of the database is in order.')
      : wrong(`The structure of the database is damaged: ${damage}. Restore it from a backup.`)
    yield* examineServer(store)
    yield* examineProject(store, config)
    yield* examineItems(store)
    yield* examineAudit(store)
    yield* examineSecrets(store, config)
    yield* examineFiles(store, config)
  } finally {
    await store.close()
  }
}

function examineSchema({ known, ...schema }: StoreInspection['schema']): Finding {
  const { found, writableBy = found } = schema
  if (found > known && writableBy <= known)
    return note(`The data has schema ${found}, of a newer Gantry that lets this version, which knows ${known}, write.`)
  const newer = newerThanKnown(schema, known)
  if (newer !== undefined) return wrong(newer)
  return found === known
    ? ok(`The data has schema ${found}, as this version writes it.`)
    : note(`The data has schema ${found}, which the next start brings to ${known}.`)
}

/** What says that data are of a newer version, which this one cannot read, or nothing. */
export function newerThanKnown({ found, collections: recorded }: FoundSchema, known: number): string | undefined {
  if (found > known) return `The data has schema ${found}, and this version knows ${known}. Use a newer Gantry.`
  const unknown = recorded.filter((name) => !(name in collections))
  return found < known || unknown.length === 0
    ? undefined
    : `The data has collections that this version does not know: ${unknown.join(', ')}. Use a newer Gantry.`
}

async function open({ data, store }: Config): Promise<StoreInspection | Finding> {
  const file = join(data, 'gantry.db')
  try {
    if (store !== undefined) return await (await import('../stores/postgres/inspection.ts')).inspectPostgres(store)
    if (!existsSync(file)) return wrong(`There is no database ${file}. If there was one, restore it from a backup.`)
    return await (await import('../stores/sqlite/inspection.ts')).inspectSqlite(file)
  } catch (error) {
    if (error instanceof DataDamaged) return wrong(`${error.message} Restore it from a backup.`)
    if (error instanceof DatabaseUnavailable) return wrong(error.message)
    throw error
  }
}

const durabilityFindings: Readonly<Record<Durability, Finding>> = {
  single: ok('The database has no replica: an acknowledged write is as safe as its server.'),
  asynchronous: note(
    'The replicas of the database are asynchronous: the last acknowledged writes can be lost in a failover. Set synchronous_standby_names to keep them.',
  ),
  synchronous: ok('A synchronous replica has each acknowledged write.'),
}

/** More than this is no measurement error and no drift: a time service is missing on one of the machines. */
const skewMaxMs = 2_000

function* examineServer({ server }: StoreInspection): Generator<Finding> {
  if (!server) return
  const seconds = Math.abs(server.clockSkewMs / 1_000).toFixed(1)
  const direction = server.clockSkewMs < 0 ? 'behind' : 'ahead of'
  yield Math.abs(server.clockSkewMs) <= skewMaxMs
    ? ok(`The clock of the database differs from the one of this machine by ${seconds} s.`)
    : note(
        `The clock of the database is ${seconds} s ${direction} the one of this machine. Leases and times follow the database; synchronize both clocks, as signatures and second factors need.`,
      )
  yield durabilityFindings[server.durability]
}

/** Whether the store belongs to the project. A backup of another one may be looked at. */
async function* examineProject(store: StoreInspection, { project, store: url }: Config): AsyncGenerator<Finding> {
  const own = await readProjectId(project)
  const name = (id: string | undefined) =>
    id === undefined ? 'a folder without an id' : `the project ${id.slice(0, 8)}`
  for await (const row of store.rows('projectMarks')) {
    const mark = readRow('projectMarks', row)
    if (!mark || !('projectId' in mark) || !('folder' in mark) || !('machine' in mark)) continue
    const isTaken = mark.projectId === own || (own === undefined && url === undefined)
    yield isTaken
      ? ok(`The store belongs to ${name(String(mark.projectId))}, in ${quote(String(mark.folder))}.`)
      : (url === undefined ? note : wrong)(
          `The store belongs to ${name(String(mark.projectId))}, in ${quote(String(mark.folder))} of ${String(mark.machine)}, and ${quote(project)} is ${name(own)}. Choose that folder with --project, or let the store belong to this one with gantry project adopt.`,
        )
    return
  }
  yield note('The store belongs to no project yet: the next start lets it belong to the one with which it starts.')
}

async function* examineItems(store: StoreInspection): AsyncGenerator<Finding> {
  let [count, unchecked, damaged] = [0, 0, 0]
  for (const table of [...Object.keys(collections), 'events']) {
    for await (const row of store.rows(table)) {
      count++
      if (row[checksumColumn] === null || row[checksumColumn] === undefined) unchecked++
      if (readRow(table, row)) continue
      damaged++
      yield wrong(`The stored item ${String(row['id'])} of ${table} is damaged. Restore it from a backup.`)
    }
  }
  if (damaged === 0) yield ok(`None of ${count} stored items is damaged.`)
  if (unchecked > 0) yield note(`${unchecked} stored items have no checksum until they are written again.`)
}

async function* examineAudit(store: StoreInspection): AsyncGenerator<Finding> {
  const { count, brokenAt, newestHash } = await verifyAudit(store)
  yield brokenAt === undefined
    ? ok(`Each of ${count} audit entries follows from the one before. The newest has the hash ${newestHash}.`)
    : wrong(`The audit entry ${brokenAt} does not follow from the one before: it, or what came before it, was changed.`)
}

/** Where the key is, and whether it opens what is sealed. */
async function* examineSecrets(store: StoreInspection, config: Config): AsyncGenerator<Finding> {
  const keyIds = new Set<string>()
  for (const table of ['serviceKeys', 'webhooks', 'secrets', 'aiProviders', 'gitCredentials', 'configContents'])
    for await (const { doc } of store.rows(table)) for (const keyId of keyIdsIn(String(doc))) keyIds.add(keyId)
  const missing = [...keyIds].filter((keyId) => !isKeyAt(config, keyId))
  for (const keyId of missing) {
    const path = config.keyFolder && join(config.keyFolder.path, `${keyId}.key`)
    yield wrong(
      `Secrets are encrypted with the key ${keyId}, which is not given${path === undefined ? '' : ` and not in ${path}`}. Give it with GANTRY_SECRET_KEY_FILE, or put it there: without it the service does not start.`,
    )
  }
  if (missing.length > 0) return
  const own = ownKeyPath(config)
  if (config.secretKey !== undefined) yield ok('The key of secrets is the one that the operator gives.')
  else if (own !== undefined && existsSync(own))
    yield ok(`The key of secrets is in ${own}. Back it up apart from the data.`)
  else yield note('There is no key: the secrets of webhooks and the key of links are stored in plain text.')
}

async function* examineFiles(store: StoreInspection, config: Config): AsyncGenerator<Finding> {
  const folder = config.blobs ?? join(config.data, 'blobs')
  if (!folder.startsWith('s3://') && !existsSync(folder))
    return yield wrong(`There is no folder ${folder} for uploaded files. If there was one, restore it from a backup.`)
  const blobs = await openBlobs(config)
  const { files, faults, orphans, spared } = await inspectFiles(resourcesOf(store), blobs)
  for (const { filename, fault } of faults)
    yield wrong(`The content of the file ${quote(filename)} is ${fault}. Restore it from a backup.`)
  if (faults.length === 0) yield ok(`None of ${files} uploaded files is missing or damaged.`)
  if (spared > 0)
    yield note(`${spared} uploaded contents were known to a later state of the database, and are kept for it.`)
  if (orphans > spared)
    yield note(`${orphans - spared} uploaded contents belong to no file. A sweep removes them after seven days.`)
  const owners = await blobs.identities()
  const own = await identityOf(store)
  if (owners.length > 0 && own !== undefined && owners[0] !== own)
    yield wrong('The uploaded files belong to another database, so that no sweep removes any of them.')
}

async function* resourcesOf(store: StoreInspection): AsyncGenerator<object> {
  for await (const row of store.rows('resources')) {
    const document = readRow('resources', row)
    if (document) yield document
  }
}

/** The identity that ties the database to the uploaded files. */
async function identityOf(store: StoreInspection): Promise<string | undefined> {
  for await (const row of store.rows('serviceKeys')) {
    const document = readRow('serviceKeys', row)
    if (document?.id === 'blobs' && 'key' in document) return String(document.key)
  }
  return undefined
}
