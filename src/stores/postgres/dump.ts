import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import pg from 'pg'

/** A program of PostgreSQL is missing or failed: one sentence for the operator. */
export class PostgresToolFailed extends Error {}

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
 * Restores a dump, all of it or nothing. Where there are tables already, it fails, unless they are to be replaced. Throws
 * `PostgresToolFailed`.
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
  const child = spawn(program, [...args, `--dbname=${target.href}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env,
  })
  const ended = once(child, 'close').catch((error: unknown) => {
    throw new PostgresToolFailed(
      isMissing(error)
        ? `${program} is not installed. On Debian it is in the package postgresql-client.`
        : `${program} cannot be started.`,
      { cause: error },
    )
  })
  const [message, [code]] = await Promise.all([text(child.stderr), ended])
  if (code !== 0) throw new PostgresToolFailed(`${program} failed: ${message.trim().split('\n')[0] ?? ''}`)
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
