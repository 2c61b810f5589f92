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
  readonly gitEngine: 'auto' | 'system' | 'isomorphic'
  readonly logLevel: string
  readonly checkAnswers: boolean
  /** The environment from which programs are given their allow-listed part; nothing in it is ours. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
}

/** A mistake in the options: one sentence for the person who typed them. */
export class UsageError extends Error {}

export const help = `gantry [--project DIR] [--data DIR] [--host ADDR] [--port N] [--trust]

  --project DIR  the project to work on (the current folder; GANTRY_PROJECT)
  --data DIR     where the service keeps its data (PROJECT/.gantry/data; GANTRY_DATA)
  --host ADDR    the address to listen on (127.0.0.1; GANTRY_HOST)
  --port N       the port to listen on (4600 or the next free one; GANTRY_PORT)
  --trust        let the project's own files name commands to run (GANTRY_TRUST=1)

Exit codes: 0 stopped, 1 could not listen, 2 wrong options or configuration,
3 data of a newer version, 4 data folder in use by another service.`

const portDefault = 4600
const adminTokenMin = 20

export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config | 'help' {
  const values = readOptions(args)
  if (values.help) return 'help'
  const given = (name: 'project' | 'data' | 'host' | 'port') => values[name] ?? environment[`GANTRY_${name.toUpperCase()}`]
  // npm runs scripts in the package's folder and tells where it was called.
  const project = resolve(environment['INIT_CWD'] ?? '.', given('project') ?? '.')
  if (!statSync(project, { throwIfNoEntry: false })?.isDirectory()) throw new UsageError(`The project ${project} is not a folder.`)
  const port = given('port')
  return Object.freeze({
    project,
    data: resolve(environment['INIT_CWD'] ?? '.', given('data') ?? resolve(project, '.gantry/data')),
    host: given('host') ?? '127.0.0.1',
    port: port === undefined ? portDefault : readNumber('port', port, 0, 65_535),
    isPortChosen: port !== undefined,
    trust: values.trust ?? readFlag('GANTRY_TRUST', environment),
    adminToken: readAdminToken(environment['GANTRY_ADMIN_TOKEN']),
    allowedHosts: ['localhost', given('host') ?? '', ...(environment['GANTRY_ALLOWED_HOSTS']?.split(',') ?? [])].map((name) => name.trim()).filter(Boolean),
    uploadBytesMax: readNumber('GANTRY_UPLOAD_BYTES_MAX', environment['GANTRY_UPLOAD_BYTES_MAX'] ?? '104857600', 1, Number.MAX_SAFE_INTEGER),
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
        project: { type: 'string' }, data: { type: 'string' }, host: { type: 'string' }, port: { type: 'string' },
        trust: { type: 'boolean' }, help: { type: 'boolean', short: 'h' },
      },
    }).values
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message.split('. ')[0] : error}. Run with --help to see the options.`)
  }
}

function readNumber(name: string, text: string, min: number, max: number): number {
  const value = Number(text)
  if (!/^\d+$/.test(text) || value < min || value > max) throw new UsageError(`${name} must be a whole number from ${min} to ${max}, not "${text}".`)
  return value
}

function readFlag(name: string, environment: NodeJS.ProcessEnv): boolean {
  return readChoice(name, environment[name] || undefined, ['0', '1', 'false', 'true']).match(/1|true/) !== null
}

/** The first choice is the default. */
function readChoice<Choice extends string>(name: string, text: string | undefined, choices: readonly [Choice, ...Choice[]]): Choice {
  if (text === undefined) return choices[0]
  const found = choices.find((choice) => choice === text)
  if (!found) throw new UsageError(`${name} must be one of ${choices.join(', ')}, not "${text}".`)
  return found
}

function readAdminToken(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined
  if (text.length < adminTokenMin || /\s/.test(text)) throw new UsageError(`GANTRY_ADMIN_TOKEN must have at least ${adminTokenMin} characters and no spaces.`)
  return text
}
