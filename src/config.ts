import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** What the service is told at its start: options first, then `GANTRY_*` variables, then defaults. */
export interface Config {
  readonly project: string
  readonly data: string
  readonly host: string
  readonly port: number
  /** A port that was asked for is not replaced by the next free one. */
  readonly isPortChosen: boolean
  readonly trust: boolean
  readonly adminToken: string | undefined
  readonly allowedHosts: readonly string[]
  readonly uploadBytesMax: number
  /** The address of a PostgreSQL database; without one everything is in the data folder. */
  readonly store: string | undefined
  /** A folder or `s3://bucket/prefix` that several services share; without one the bytes of files are in the data folder. */
  readonly blobs: string | undefined
  readonly s3: S3Access
  /** How the service signs in at the mail server of the project; only the operator knows. */
  readonly smtpLogin: SmtpLogin | undefined
  /** Addresses, networks and names on private networks that the service may send to. */
  readonly privateTargets: readonly string[]
  /** Calls a minute of one credential; without one, what the project says. */
  readonly rateLimit: number | 'off' | undefined
  readonly gitEngine: 'auto' | 'system' | 'isomorphic'
  readonly logLevel: string
  readonly checkAnswers: boolean
  /** The environment from which programs are given their allow-listed part; nothing in it is ours. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
}

/** Where S3 is and how to get in; what is left out the SDK finds by itself. */
export interface S3Access {
  readonly endpoint?: string
  readonly region?: string
  readonly accessKeyId?: string
  readonly secretAccessKey?: string
}

/** A user and a password for a mail server. */
export interface SmtpLogin {
  readonly user: string
  readonly password: string
}

/** A mistake in the options: one sentence for the person who typed them. */
export class UsageError extends Error {}

export const help = `gantry [--project DIR] [--data DIR] [--host ADDR] [--port N] [--store URL] [--trust]

  --project DIR  the project to work on (the current folder; GANTRY_PROJECT)
  --data DIR     where the service keeps its data (PROJECT/.gantry/data; GANTRY_DATA)
  --host ADDR    the address to listen on (127.0.0.1; GANTRY_HOST)
  --port N       the port to listen on (4600 or the next free one; GANTRY_PORT)
  --store URL    postgres://… instead of SQLite in the data folder (GANTRY_STORE)
  --trust        let the project's own files name commands to run (GANTRY_TRUST=1)

Exit codes: 0 stopped, 1 could not listen, 2 wrong options or configuration,
3 data of a newer version, 4 data folder in use by another service.`

const portDefault = 4600
const adminTokenMin = 20

export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config | 'help' {
  const values = readOptions(args)
  if (values.help) return 'help'
  const given = (name: 'project' | 'data' | 'host' | 'port' | 'store') =>
    values[name] ?? environment[`GANTRY_${name.toUpperCase()}`]
  // npm runs scripts in the package's folder and tells where it was called.
  const project = resolve(environment['INIT_CWD'] ?? '.', given('project') ?? '.')
  if (!statSync(project, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`The project ${project} is not a folder.`)
  const port = given('port')
  return Object.freeze({
    project,
    data: resolve(environment['INIT_CWD'] ?? '.', given('data') ?? resolve(project, '.gantry/data')),
    host: given('host') ?? '127.0.0.1',
    port: port === undefined ? portDefault : readNumber('port', port, 0, 65_535),
    isPortChosen: port !== undefined,
    trust: values.trust ?? readFlag('GANTRY_TRUST', environment),
    adminToken: readAdminToken(environment['GANTRY_ADMIN_TOKEN']),
    allowedHosts: ['localhost', given('host') ?? '', ...(environment['GANTRY_ALLOWED_HOSTS']?.split(',') ?? [])]
      .map((name) => name.trim())
      .filter(Boolean),
    uploadBytesMax: readNumber(
      'GANTRY_UPLOAD_BYTES_MAX',
      environment['GANTRY_UPLOAD_BYTES_MAX'] ?? '104857600',
      1,
      Number.MAX_SAFE_INTEGER,
    ),
    store: readStore(given('store')),
    blobs: environment['GANTRY_BLOBS'] || undefined,
    s3: readS3Access(environment),
    smtpLogin: readSmtpLogin(environment),
    privateTargets:
      environment['GANTRY_ALLOW_PRIVATE_TARGETS']
        ?.split(',')
        .map((target) => target.trim())
        .filter(Boolean) ?? [],
    rateLimit: readRate(environment['GANTRY_RATE_LIMIT']),
    gitEngine: readChoice('GANTRY_GIT_ENGINE', environment['GANTRY_GIT_ENGINE'], ['auto', 'system', 'isomorphic']),
    logLevel: readChoice('GANTRY_LOG', environment['GANTRY_LOG'], ['warn', 'info', 'debug', 'error', 'silent']),
    checkAnswers: readFlag('GANTRY_CHECK_ANSWERS', environment),
    environment: Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GANTRY_'))),
  })
}

function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        project: { type: 'string' },
        data: { type: 'string' },
        host: { type: 'string' },
        port: { type: 'string' },
        store: { type: 'string' },
        trust: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : error}. Run with --help to see the options.`,
    )
  }
}

function readStore(text: string | undefined): string | undefined {
  if (text === undefined || text === '' || text === 'sqlite') return undefined
  if (!/^postgres(ql)?:\/\//.test(text))
    throw new UsageError('store must be sqlite or an address like postgres://user@host/database.')
  return text
}

function readS3Access(environment: NodeJS.ProcessEnv): S3Access {
  const names = {
    endpoint: 'ENDPOINT',
    region: 'REGION',
    accessKeyId: 'ACCESS_KEY_ID',
    secretAccessKey: 'SECRET_ACCESS_KEY',
  }
  return Object.fromEntries(
    Object.entries(names).flatMap(([field, name]) =>
      environment[`GANTRY_S3_${name}`] ? [[field, environment[`GANTRY_S3_${name}`]]] : [],
    ),
  )
}

function readSmtpLogin({
  GANTRY_SMTP_USER: user = '',
  GANTRY_SMTP_PASSWORD: password = '',
}: NodeJS.ProcessEnv): SmtpLogin | undefined {
  if (user === '' && password === '') return undefined
  if (user === '' || password === '')
    throw new UsageError('GANTRY_SMTP_USER and GANTRY_SMTP_PASSWORD are given together, or neither of them.')
  return { user, password }
}

function readNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max)
    throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

const rateMax = 1_000_000

function readRate(text: string | undefined): number | 'off' | undefined {
  if (text === undefined || text === '') return undefined
  if (text !== 'off' && !/^\d+$/.test(text))
    throw new UsageError(`GANTRY_RATE_LIMIT must be a number of calls a minute, or off, not "${text}".`)
  return text === 'off' ? text : readNumber('GANTRY_RATE_LIMIT', text, 1, rateMax)
}

function readFlag(name: string, environment: NodeJS.ProcessEnv): boolean {
  return readChoice(name, environment[name] || undefined, ['0', '1', 'false', 'true']).match(/1|true/) !== null
}

/** The first choice is the default. */
function readChoice<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly [Choice, ...Choice[]],
): Choice {
  if (text === undefined) return choices[0]
  const found = choices.find((choice) => choice === text)
  if (!found) throw new UsageError(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}

function readAdminToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length < adminTokenMin || /\s/.test(text))
    throw new UsageError(`GANTRY_ADMIN_TOKEN must have at least ${adminTokenMin} characters and no spaces.`)
  return text
}
