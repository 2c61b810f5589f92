import type { Config } from '../config.ts'
import { returnMemory } from '../platform/work/memory.ts'
import { originOf, startService } from '../service.ts'
import type { Service } from '../service.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** The first calls that waited for the start come before the garbage of the start is collected. */
const settledMs = 2_000

/** Runs the service until a signal ends it. */
export const run: Command = async ({ config }) => {
  const service = await startService(config)
  const { name } = await service.app.project.config()
  console.log(bannerOf(config, service, name))
  setTimeout(returnMemory, settledMs).unref()
  let isStopping = false
  return new Promise((resolve, reject) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(exitCodes.cannotListen)
        isStopping = true
        service.stop().then(() => resolve(exitCodes.stopped), reject)
      })
    }
  })
}

function bannerOf(
  config: Config,
  { address, firstCredentials, sandboxFaults, app: { version } }: Service,
  name: string,
): string {
  const listening = originOf(address)
  const origin = config.publicUrl ?? listening
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
