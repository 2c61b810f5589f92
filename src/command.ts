import { UsageError, help, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { Failure } from './errors.ts'
import { SecretsLocked } from './platform/secrets/secret-box.ts'
import { startService } from './service.ts'
import type { Service } from './service.ts'
import { DataFolderBusy } from './stores/files/data-folder.ts'
import {
  DataDamaged,
  DataTooNew,
  DatabaseUnavailable,
  DocumentDamaged,
  StorageLocked,
  StorageUnavailable,
} from './stores/port.ts'
import { BucketUnavailable } from './stores/s3/blobs.ts'

const exitCodes = {
  stopped: 0,
  cannotListen: 1,
  wrongOptions: 2,
  dataTooNew: 3,
  dataFolderBusy: 4,
  dataDamaged: 5,
  unhealthy: 6,
} as const

try {
  const [command = '', ...options] = process.argv.slice(2)
  const isNamed = command === 'start' || command === 'doctor'
  const config = readConfig(isNamed ? options : process.argv.slice(2), process.env)
  // Programs that inherit the environment, such as the one that draws thumbnails, get none of its secrets.
  for (const name of Object.keys(process.env)) if (name.startsWith('GANTRY_')) delete process.env[name]
  if (config === 'help') console.log(help)
  else if (command === 'doctor') process.exitCode = await diagnose(config)
  else await run(config)
} catch (error) {
  leave(error)
}

async function run(config: Config): Promise<void> {
  const service = await startService(config)
  const { name } = await service.app.project.config()
  console.log(bannerOf(config, service, name))
  let isStopping = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1)
      isStopping = true
      service.stop().then(() => process.exit(exitCodes.stopped), leave)
    })
  }
}

/** Prints a line for each finding, and returns the exit code. */
async function diagnose(config: Config): Promise<number> {
  const { examine } = await import('./doctor.ts')
  let faults = 0
  for await (const { level, sentence } of examine(config)) {
    if (level === 'wrong') faults++
    console.log(`${level.padEnd(5)}  ${sentence}`)
  }
  console.log(faults === 0 ? 'Nothing is wrong.' : `${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`)
  return faults === 0 ? exitCodes.stopped : exitCodes.unhealthy
}

function bannerOf(
  config: Config,
  { address, firstCredentials, sandboxFaults, app: { version } }: Service,
  name: string,
): string {
  const listening = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
  const origin = config.publicOrigin ?? listening
  const moved = address.port !== config.port && config.port !== 0 ? `  (port ${config.port} is in use)` : ''
  // Only double quotes let the shell put the token of a later start in.
  const authorization = firstCredentials
    ? `'Authorization: Bearer ${firstCredentials.token}'`
    : '"Authorization: Bearer $GANTRY_TOKEN"'
  return [
    `Gantry ${version.version} · project ${name} · ${origin}${origin === listening ? '' : `, listening on ${listening}`}${moved}`,
    `Data     ${config.data}`,
    `Docs     ${origin}/docs`,
    ...(version.sandbox === 'none'
      ? [
          `Sandbox  none (${sandboxFaults.join('; ') || 'as configured'}): restricted tokens and agents ${config.unsafeCommands ? 'run' : 'cannot run'} commands`,
        ]
      : []),
    ...(firstCredentials
      ? [`Sign in  ${origin}/sign-in?link=${firstCredentials.linkSecret}  (can be used once, within 15 minutes)`]
      : []),
    `Try      curl -sS ${origin}/api/v1/tasks -H ${authorization} -H 'Content-Type: application/json' -d '{"title":"Hello"}'`,
    'Stop     Ctrl+C',
  ].join('\n')
}

/** Prints one sentence and exits with its code; an unexpected error is printed with its stack. */
function leave(error: unknown): never {
  const [code, sentence] = explain(error)
  console.error(sentence)
  process.exit(code)
}

function explain(error: unknown): [code: number, sentence: string] {
  if (error instanceof UsageError) return [exitCodes.wrongOptions, error.message]
  if (error instanceof Failure) return [exitCodes.wrongOptions, error.message]
  if (error instanceof SecretsLocked) return [exitCodes.wrongOptions, error.message]
  if (error instanceof DataTooNew)
    return [exitCodes.dataTooNew, `${error.message} Start a newer Gantry, or choose another folder with --data.`]
  if (error instanceof DataDamaged)
    return [exitCodes.dataDamaged, `${error.message} Restore it from a backup, or choose another folder with --data.`]
  if (error instanceof DocumentDamaged)
    return [
      exitCodes.dataDamaged,
      `The stored item ${error.id} of ${error.collection} is damaged. Restore the database from a backup.`,
    ]
  if (error instanceof DatabaseUnavailable)
    return [
      exitCodes.cannotListen,
      error.cause instanceof StorageLocked
        ? `${error.message} Stop that program, or choose another folder with --data.`
        : `${error.message} Start it, or correct --store or GANTRY_STORE.`,
    ]
  if (error instanceof StorageUnavailable) return [exitCodes.cannotListen, `Gantry cannot start: ${error.message}.`]
  if (error instanceof BucketUnavailable) return [exitCodes.cannotListen, error.message]
  if (error instanceof DataFolderBusy)
    return [
      exitCodes.dataFolderBusy,
      'Another Gantry is using this data folder. Stop it, or choose another folder with --data.',
    ]
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return [
      exitCodes.cannotListen,
      'This port is in use. Choose another with --port, or omit --port to use a free one.',
    ]
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return [exitCodes.cannotListen, `Gantry cannot start: ${error.message}.`]
  return [exitCodes.cannotListen, error instanceof Error ? (error.stack ?? error.message) : String(error)]
}
