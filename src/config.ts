import { statSync } from 'node:fs'
import { isAbsolute, join, resolve } from 'node:path'
import { readOidc } from './oidc-config.ts'
import type { OidcConfig } from './oidc-config.ts'
import { checkSecret, readKeys, readSecret } from './operator-secrets.ts'
import {
  UsageError,
  checkProxy,
  existingFile,
  itemsBetweenCommas,
  readOptions,
  readRelayAddress,
  readStore,
  requireLoopback,
} from './options.ts'
import type { Options } from './options.ts'
import { publicAddressOf, publicUrlOf } from './platform/egress/public-address.ts'
import { nearest } from './platform/text/nearest.ts'

/** The configuration of the service: options first, then `GANTRY_*` variables, then defaults. */
export interface Config {
  readonly project: string
  readonly data: string
  readonly host: string
  /** The URL under which the service is reached, without a slash at its end: `https://example.org/gantry`. */
  readonly publicUrl: string | undefined
  /** The origin of it. */
  readonly publicOrigin: string | undefined
  /** Its path, which stands in front of each path of the service: `/gantry`, or nothing. */
  readonly publicPath: string
  /** Addresses and networks of the proxies that say who called. */
  readonly trustedProxies: readonly string[]
  /** The origin at which the other processes on the store reach this one. */
  readonly relayAddress: string | undefined
  readonly port: number
  /** A port that was given explicitly is not replaced by the next free one. */
  readonly isPortChosen: boolean
  readonly trust: boolean
  /** What starts commands; with `auto` the first of them that works. */
  readonly sandbox: 'auto' | 'bwrap' | 'unshare' | 'none'
  /** How commands of people see the home of the user of the service. */
  readonly sandboxHome: 'layered' | 'private' | 'shared'
  /** Paths beside the project that commands may write. */
  readonly sandboxPaths: readonly string[]
  /** Whether restricted tokens and agents may run commands where no sandbox works. */
  readonly unsafeCommands: boolean
  readonly runnerToken: string | undefined
  readonly adminToken: string | undefined
  /** The text from which the key is derived that encrypts the secrets in the store. */
  readonly secretKey: string | undefined
  /** Earlier ones, which open what they sealed. */
  readonly oldSecretKeys: readonly string[]
  /**
   * The folder for a key that the service makes for itself; without one the operator gives the key, or there is none.
   */
  readonly keyFolder: { readonly path: string; readonly isChosen: boolean } | undefined
  /** Files and folders of the operator that hold secrets of the service. */
  readonly secretFiles: readonly string[]
  readonly allowedHosts: readonly string[]
  readonly uploadBytesMax: number
  /** The address of a PostgreSQL database; without one everything is in the data folder. */
  readonly store: string | undefined
  /**
   * A folder or `s3://bucket/prefix` that several services share; without one the bytes of files are in the data
   * folder.
   */
  readonly blobs: string | undefined
  readonly s3: S3Access
  /** The login of the service at the mail server of the project. */
  readonly smtpLogin: SmtpLogin | undefined
  /** Addresses, networks and names on private networks that the service may send to. */
  readonly privateTargets: readonly string[]
  /** The folder with the models that the service runs. */
  readonly localModels: string | undefined
  /** Calls per minute and credential; by default the value in the project configuration. */
  readonly rateLimit: number | 'off' | undefined
  /** For how long a service that is to stop serves on, not ready, so that balancers turn to another process. */
  readonly drainSeconds: number
  readonly connectionsPerAddress: number | 'off'
  readonly gitEngine: 'auto' | 'system' | 'isomorphic'
  /** The configuration file of git for remotes; without one, git reads none of the user. */
  readonly gitConfig: string | undefined
  /** Patterns of the branches that are not forced or deleted, and not pushed by agents. */
  readonly protectedBranches: readonly string[]
  readonly logLevel: string
  /** The OpenID provider by which users sign in; none without one. */
  readonly oidc: OidcConfig | undefined
  /** Of whom a second factor is required, where they sign in by a password. */
  readonly secondFactorRule: 'off' | 'owners' | 'all'
  /** A token that reads `/metrics` and nothing else. */
  readonly metricsToken: string | undefined
  readonly checkAnswers: boolean
  /** The environment without `GANTRY_*` variables. Programs receive an allow-listed part of it. */
  readonly environment: Readonly<NodeJS.ProcessEnv>
}

/** The endpoint and credentials of S3; the SDK finds absent fields by itself. */
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

/** Every variable that configures the service. */
export const variableNames = [
  'GANTRY_PROJECT',
  'GANTRY_DATA',
  'GANTRY_HOST',
  'GANTRY_PORT',
  'GANTRY_PUBLIC_URL',
  'GANTRY_TRUSTED_PROXIES',
  'GANTRY_RELAY_ADDRESS',
  'GANTRY_INSECURE_HTTP',
  'GANTRY_STORE',
  'GANTRY_TRUST',
  'GANTRY_SANDBOX',
  'GANTRY_SANDBOX_HOME',
  'GANTRY_SANDBOX_PATHS',
  'GANTRY_UNSAFE_COMMANDS',
  'GANTRY_BLOBS',
  'GANTRY_S3_ENDPOINT',
  'GANTRY_S3_REGION',
  'GANTRY_S3_ACCESS_KEY_ID',
  'GANTRY_S3_SECRET_ACCESS_KEY',
  'GANTRY_ADMIN_TOKEN',
  'GANTRY_ADMIN_TOKEN_FILE',
  'GANTRY_REQUIRE_SECOND_FACTOR',
  'GANTRY_OIDC_ISSUER',
  'GANTRY_OIDC_CLIENT_ID',
  'GANTRY_OIDC_CLIENT_SECRET',
  'GANTRY_OIDC_CLIENT_SECRET_FILE',
  'GANTRY_OIDC_NAME',
  'GANTRY_OIDC_SCOPES',
  'GANTRY_OIDC_CREATE_USERS',
  'GANTRY_SECRET_KEY',
  'GANTRY_SECRET_KEY_FILE',
  'GANTRY_OLD_SECRET_KEYS_FILE',
  'GANTRY_ALLOWED_HOSTS',
  'GANTRY_ALLOW_PRIVATE_TARGETS',
  'GANTRY_LOCAL_MODELS',
  'GANTRY_RATE_LIMIT',
  'GANTRY_CONNECTIONS_PER_ADDRESS',
  'GANTRY_DRAIN_SECONDS',
  'GANTRY_UPLOAD_BYTES_MAX',
  'GANTRY_SMTP_USER',
  'GANTRY_SMTP_PASSWORD',
  'GANTRY_GIT_ENGINE',
  'GANTRY_GIT_CONFIG',
  'GANTRY_GIT_PROTECTED_BRANCHES',
  'GANTRY_LOG',
  'GANTRY_METRICS_TOKEN',
  'GANTRY_RUNNER_TOKEN',
  'GANTRY_CHECK_ANSWERS',
] as const

/** Variables of clients and of the commands of plan steps, which may stand in the environment of a service too. */
const foreignNames: readonly string[] = [
  'GANTRY_TOKEN',
  'GANTRY_URL',
  'GANTRY_TASK_ID',
  'GANTRY_PLAN_STEP_ID',
  'GANTRY_JOB_ID',
]

type Variables = { [Name in (typeof variableNames)[number]]?: string }

const portDefault = 4600
const adminTokenMin = 20
const secretKeyMin = 32

export function readConfig(args: readonly string[], environment: NodeJS.ProcessEnv): Config {
  return configOf(readOptions(args).values, environment)
}

/** The configuration from options that were read before. */
export function configOf(options: Options, environment: NodeJS.ProcessEnv): Config {
  const variables = readVariables(environment)
  const folder = callerFolder(environment)
  const project = resolve(folder, options.project ?? variables.GANTRY_PROJECT ?? '.')
  if (!statSync(project, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(`The project ${project} is not a folder. Choose one with --project.`)
  const host = options.host ?? variables.GANTRY_HOST ?? '127.0.0.1'
  const publicUrl = readPublicUrl(variables.GANTRY_PUBLIC_URL)
  if (publicUrl?.protocol !== 'https:' && !(options['insecure-http'] ?? readFlag('GANTRY_INSECURE_HTTP', variables)))
    requireLoopback(host)
  const port = options.port ?? variables.GANTRY_PORT
  const store = readStore(options.store ?? variables.GANTRY_STORE)
  const { oidcClientSecret, ...secrets } = readSecrets(variables, folder, environment['CREDENTIALS_DIRECTORY'])
  return Object.freeze({
    project,
    data: resolve(folder, options.data ?? variables.GANTRY_DATA ?? resolve(project, '.gantry/data')),
    host,
    ...publicAddressOf(publicUrl),
    trustedProxies: itemsBetweenCommas(variables.GANTRY_TRUSTED_PROXIES).map(checkProxy),
    relayAddress: readRelayAddress(variables.GANTRY_RELAY_ADDRESS),
    port: port === undefined ? portDefault : readNumber('port', port, 0, 65_535),
    isPortChosen: port !== undefined,
    trust: options.trust ?? readFlag('GANTRY_TRUST', variables),
    sandbox: readChoice('GANTRY_SANDBOX', variables.GANTRY_SANDBOX, ['auto', 'bwrap', 'unshare', 'none']),
    sandboxHome: readChoice('GANTRY_SANDBOX_HOME', variables.GANTRY_SANDBOX_HOME, ['layered', 'private', 'shared']),
    sandboxPaths: itemsBetweenCommas(variables.GANTRY_SANDBOX_PATHS).map((path) => resolve(folder, path)),
    unsafeCommands: options['unsafe-commands'] ?? readFlag('GANTRY_UNSAFE_COMMANDS', variables),
    ...secrets,
    oidc: readOidc(variables, oidcClientSecret),
    keyFolder: readKeyFolder(environment),
    allowedHosts: [
      'localhost',
      host,
      ...(publicUrl ? [publicUrl.hostname] : []),
      ...itemsBetweenCommas(variables.GANTRY_ALLOWED_HOSTS),
    ],
    uploadBytesMax: readNumber(
      'GANTRY_UPLOAD_BYTES_MAX',
      variables.GANTRY_UPLOAD_BYTES_MAX ?? '104857600',
      1,
      Number.MAX_SAFE_INTEGER,
    ),
    store,
    blobs: variables.GANTRY_BLOBS,
    s3: readS3Access(variables),
    smtpLogin: readSmtpLogin(variables),
    privateTargets: itemsBetweenCommas(variables.GANTRY_ALLOW_PRIVATE_TARGETS),
    localModels: variables.GANTRY_LOCAL_MODELS && resolve(folder, variables.GANTRY_LOCAL_MODELS),
    rateLimit: readRate(variables.GANTRY_RATE_LIMIT),
    connectionsPerAddress: readConnections(variables.GANTRY_CONNECTIONS_PER_ADDRESS),
    drainSeconds: readDrain(variables.GANTRY_DRAIN_SECONDS, store),
    protectedBranches: itemsBetweenCommas(variables.GANTRY_GIT_PROTECTED_BRANCHES),
    gitConfig: existingFile('GANTRY_GIT_CONFIG', variables.GANTRY_GIT_CONFIG, folder),
    gitEngine: readChoice('GANTRY_GIT_ENGINE', variables.GANTRY_GIT_ENGINE, ['auto', 'system', 'isomorphic']),
    logLevel: readChoice('GANTRY_LOG', variables.GANTRY_LOG, ['warn', 'info', 'debug', 'error', 'silent']),
    secondFactorRule: readChoice('GANTRY_REQUIRE_SECOND_FACTOR', variables.GANTRY_REQUIRE_SECOND_FACTOR, [
      'off',
      'owners',
      'all',
    ]),
    metricsToken:
      variables.GANTRY_METRICS_TOKEN &&
      checkSecret('GANTRY_METRICS_TOKEN', variables.GANTRY_METRICS_TOKEN, adminTokenMin),
    runnerToken: variables.GANTRY_RUNNER_TOKEN,
    checkAnswers: readFlag('GANTRY_CHECK_ANSWERS', variables),
    environment: Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('GANTRY_'))),
  })
}

/** npm runs a script in the folder of its package; this is the folder in which npm was called. */
export function callerFolder(environment: NodeJS.ProcessEnv): string {
  return environment['INIT_CWD'] ?? '.'
}

/** The variables of the service. An empty one counts as absent; an unknown one is refused, as it is a typing error. */
function readVariables(environment: NodeJS.ProcessEnv): Variables {
  const known: readonly string[] = [...variableNames, ...foreignNames]
  const unknown = Object.keys(environment).find((name) => name.startsWith('GANTRY_') && !known.includes(name))
  if (unknown !== undefined) {
    const meant = nearest(unknown, variableNames)
    throw new UsageError(
      `There is no variable ${unknown}. ${meant === undefined ? 'docs/guides/settings.md lists the variables.' : `Did you mean ${meant}?`}`,
    )
  }
  const variables: Variables = {}
  for (const name of variableNames) {
    const text = environment[name]
    if (text) variables[name] = text
  }
  return variables
}

function readPublicUrl(text: string | undefined): URL | undefined {
  if (text === undefined) return undefined
  const read = publicUrlOf(text)
  if (typeof read === 'string') throw new UsageError(`GANTRY_PUBLIC_URL must be ${read}, not "${text}".`)
  return read
}

function readS3Access(variables: Variables): S3Access {
  const {
    GANTRY_S3_ENDPOINT: endpoint,
    GANTRY_S3_REGION: region,
    GANTRY_S3_ACCESS_KEY_ID: accessKeyId,
    GANTRY_S3_SECRET_ACCESS_KEY: secretAccessKey,
  } = variables
  return {
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    ...(accessKeyId && { accessKeyId }),
    ...(secretAccessKey && { secretAccessKey }),
  }
}

function readSmtpLogin({ GANTRY_SMTP_USER: user, GANTRY_SMTP_PASSWORD: password }: Variables): SmtpLogin | undefined {
  if (user === undefined && password === undefined) return undefined
  if (user === undefined || password === undefined)
    throw new UsageError('GANTRY_SMTP_USER and GANTRY_SMTP_PASSWORD must be set together.')
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
  if (text === undefined) return undefined
  if (text !== 'off' && !/^\d+$/.test(text))
    throw new UsageError(`GANTRY_RATE_LIMIT must be a number of calls per minute, or off, not "${text}".`)
  return text === 'off' ? text : readNumber('GANTRY_RATE_LIMIT', text, 1, rateMax)
}

const connectionsDefault = 256

function readConnections(text: string | undefined): number | 'off' {
  if (text === undefined) return connectionsDefault
  return text === 'off' ? text : readNumber('GANTRY_CONNECTIONS_PER_ADDRESS', text, 1, 100_000)
}

/**
 * With PostgreSQL, other processes can serve meanwhile: longer than a balancer needs to see that this one is not ready.
 */
const sharedDrainDefault = 5

function readDrain(text: string | undefined, store: string | undefined): number {
  if (text === undefined) return store === undefined ? 0 : sharedDrainDefault
  return readNumber('GANTRY_DRAIN_SECONDS', text, 0, 3_600)
}

function readFlag(name: keyof Variables, variables: Variables): boolean {
  return readChoice(name, variables[name], ['0', '1', 'false', 'true']).match(/1|true/) !== null
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

/**
 * The secrets of the operator, each from its variable, its file or a credential of systemd, and the paths of the files.
 */
function readSecrets(
  variables: Variables,
  folder: string,
  credentials: string | undefined,
): Pick<Config, 'adminToken' | 'secretKey' | 'oldSecretKeys' | 'secretFiles'> & {
  readonly oidcClientSecret: string | undefined
} {
  const read = (
    name: 'GANTRY_ADMIN_TOKEN' | 'GANTRY_SECRET_KEY' | 'GANTRY_OIDC_CLIENT_SECRET',
    credential: string,
    min: number,
  ) =>
    readSecret(name, {
      text: variables[name],
      file: variables[`${name}_FILE`] && resolve(folder, variables[`${name}_FILE`] ?? ''),
      credential: credentials && join(credentials, credential),
      min,
    })
  const oldKeysFile = variables.GANTRY_OLD_SECRET_KEYS_FILE
  const files = [
    variables.GANTRY_ADMIN_TOKEN_FILE,
    variables.GANTRY_SECRET_KEY_FILE,
    variables.GANTRY_OIDC_CLIENT_SECRET_FILE,
    oldKeysFile,
  ].filter((file) => file !== undefined)
  return {
    oldSecretKeys: oldKeysFile === undefined ? [] : readKeys(resolve(folder, oldKeysFile), secretKeyMin),
    adminToken: read('GANTRY_ADMIN_TOKEN', 'gantry-admin-token', adminTokenMin),
    oidcClientSecret: read('GANTRY_OIDC_CLIENT_SECRET', 'gantry-oidc-client-secret', 1),
    secretKey: read('GANTRY_SECRET_KEY', 'gantry-secret-key', secretKeyMin),
    secretFiles: [...files.map((file) => resolve(folder, file)), ...(credentials ? [credentials] : [])],
  }
}

/** Among the state of programs, as the XDG Base Directory Specification says; it ignores a path that is relative. */
function readKeyFolder({ XDG_STATE_HOME: state, HOME: home }: NodeJS.ProcessEnv): Config['keyFolder'] {
  if (state !== undefined && isAbsolute(state)) return { path: join(state, 'gantry/keys'), isChosen: true }
  if (home === undefined || !isAbsolute(home)) return undefined
  return { path: join(home, '.local/state/gantry/keys'), isChosen: false }
}
