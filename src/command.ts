import { UsageError, help, readConfig } from './config.ts'
import type { Config } from './config.ts'
import { Failure } from './errors.ts'
import { startService } from './service.ts'
import type { Service } from './service.ts'
import { DataFolderBusy } from './stores/files/data-folder.ts'
import { DataTooNew } from './stores/port.ts'
import { BucketUnavailable } from './stores/s3/blobs.ts'

const exitCodes = { stopped: 0, cannotListen: 1, wrongOptions: 2, dataTooNew: 3, dataFolderBusy: 4 } as const

try {
  const config = readConfig(process.argv.slice(2), process.env)
  if (config === 'help') console.log(help)
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

function bannerOf(config: Config, { address, firstCredentials, app: { version } }: Service, name: string): string {
  const origin = `http://${address.family === 'IPv6' ? `[${address.address}]` : address.address}:${address.port}`
  const moved = address.port !== config.port && config.port !== 0 ? `  (port ${config.port} is busy)` : ''
  // Only double quotes let the shell put the token of a later start in.
  const authorization = firstCredentials
    ? `'Authorization: Bearer ${firstCredentials.token}'`
    : '"Authorization: Bearer $GANTRY_TOKEN"'
  return [
    `Gantry ${version.version} · project ${name} · ${origin}${moved}`,
    `Data     ${config.data}`,
    `Docs     ${origin}/docs`,
    ...(firstCredentials
      ? [`Sign in  ${origin}/sign-in?link=${firstCredentials.linkSecret}  (works once, for 15 minutes)`]
      : []),
    `Try      curl -sS ${origin}/api/v1/tasks -H ${authorization} -H 'Content-Type: application/json' -d '{"title":"Hello"}'`,
    'Stop     Ctrl+C',
  ].join('\n')
}

/** One sentence and the exit code that goes with it; anything unforeseen is told whole. */
function leave(error: unknown): never {
  const [code, sentence] = explain(error)
  console.error(sentence)
  process.exit(code)
}

function explain(error: unknown): [code: number, sentence: string] {
  if (error instanceof UsageError) return [exitCodes.wrongOptions, error.message]
  if (error instanceof Failure) return [exitCodes.wrongOptions, error.message]
  if (error instanceof DataTooNew)
    return [exitCodes.dataTooNew, `${error.message} Start a newer Gantry, or choose another folder with --data.`]
  if (error instanceof BucketUnavailable) return [exitCodes.cannotListen, error.message]
  if (error instanceof DataFolderBusy)
    return [
      exitCodes.dataFolderBusy,
      'Another Gantry works on this data folder. Stop it, or choose another folder with --data.',
    ]
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return [
      exitCodes.cannotListen,
      'This port is busy. Choose another with --port, or leave --port away to get a free one.',
    ]
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return [exitCodes.cannotListen, `Gantry cannot start: ${error.message}.`]
  return [exitCodes.cannotListen, error instanceof Error ? (error.stack ?? error.message) : String(error)]
}
