import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { collectionsIn } from '../inspection.ts'
import type { StoreInspection } from '../inspection.ts'
import { knownVersion } from './schema.ts'

/** A program of PostgreSQL is missing or failed: one sentence for the operator. */
class PostgresToolFailed extends Error {}

export interface DumpOptions {
  readonly url: string
  readonly file: string
  /** The variables of the programs. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
}

/** Dumps the tables of a service as of one moment. Throws `PostgresToolFailed`. */
export async function dumpPostgres({ url, file, environment }: DumpOptions): Promise<void> {
  await runPostgresTool('pg_dump', { url, environment }, [
    '--format=custom',
    `--schema=${await schemaOf(url)}`,
    `--file=${file}`,
  ])
}

/**
 * Restores a dump, all of it or nothing. Where there are tables already, it fails, unless they are to be replaced.
 * Throws `PostgresToolFailed`.
 */
export async function restorePostgres({ url, file, environment }: DumpOptions, isReplacing: boolean): Promise<void> {
  const replace = isReplacing ? ['--clean', '--if-exists'] : []
  const schema = `--schema=${await schemaOf(url)}`
  await runPostgresTool('pg_restore', { url, environment }, [
    '--single-transaction',
    '--no-owner',
    ...replace,
    schema,
    file,
  ])
}

/**
 * Reads which version of the service wrote a dump, and the one that this service writes. Connects to nothing. Throws
 * `PostgresToolFailed`.
 */
export async function readDumpedSchema({
  file,
  environment,
}: Omit<DumpOptions, 'url'>): Promise<StoreInspection['schema']> {
  const args = ['--data-only', '--table=schemaVersion', '--file=-', file]
  const row = copiedRow(await runTool('pg_restore', args, environment))
  return {
    found: Number(row.get('version') ?? 0),
    known: knownVersion(),
    collections: collectionsIn(row.get('collections')),
  }
}

/** The first row of the first table in a script of COPY statements, by its columns. A column that is null has none. */
function copiedRow(script: string): Map<string, string> {
  const [, columns = '', row = ''] = /^COPY \S+ \((.*)\) FROM stdin;\n(.*)$/m.exec(script) ?? []
  const values = row.split('\t')
  const named = columns.split(', ').map((name, index) => [name.replaceAll('"', ''), values[index] ?? '\\N'] as const)
  return new Map(named.filter(([, value]) => value !== '\\N').map(([name, value]) => [name, unescaped(value)]))
}

function unescaped(value: string): string {
  return value.replaceAll(/\\(.)/g, (_, character: string) => ({ n: '\n', t: '\t', r: '\r' })[character] ?? character)
}

async function runPostgresTool(
  program: 'pg_dump' | 'pg_restore',
  { url, environment }: Omit<DumpOptions, 'file'>,
  args: readonly string[],
): Promise<void> {
  const target = new URL(url)
  const { password } = target
  target.password = ''
  // To the library of PostgreSQL, a plus is no space.
  target.search = target.search.replaceAll('+', '%20')
  // A password in the arguments could be read by every user of the machine.
  const env = { ...environment, ...(password !== '' && { PGPASSWORD: decodeURIComponent(password) }) }
  await runTool(program, [...args, `--dbname=${target.href}`], env)
}

/** Returns what the program prints. */
async function runTool(program: string, args: readonly string[], env: Readonly<NodeJS.ProcessEnv>): Promise<string> {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw new PostgresToolFailed(
      isMissing(error)
        ? `${program} is not installed. On Debian it is in the package postgresql-client.`
        : `${program} cannot be started.`,
      { cause: error },
    )
  })
  const [output, message, [code]] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw new PostgresToolFailed(`${program} failed: ${message.trim().split('\n')[0] ?? ''}`)
  return output
}

/** The schema in which a URL leads to the tables. */
async function schemaOf(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ name: string }>('SELECT current_schema() AS name')
    return rows[0]?.name ?? 'public'
  } finally {
    await client.end()
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
