import { basename, join } from 'node:path'
import type { Config } from '../config.ts'
import { quoted } from '../platform/text/shell-word.ts'
import { costOfRoot, isRoot } from '../platform/sandbox/user.ts'
import { pauseOptimization } from '../platform/work/compilers.ts'
import { keepYoungGeneration, returnMemory } from '../platform/work/memory.ts'
import { originOf, startService } from '../service.ts'
import type { Service } from '../service.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** The first calls that waited for the start come before the garbage of the start is collected. */
const settledMs = 2_000

/**
 * For how long a signal that comes again is the same one. A terminal and systemd signal every process of a group, and
 * npm passes on what it gets: one Ctrl+C at `npm start` arrives twice.
 */
const repeatMs = 2_000

/** Runs the service until a signal ends it, or a newer version takes over its database. */
export const run: Command = async ({ config }) => {
  const optimization = pauseOptimization()
  const service = await startService(config)
  const ended = untilSignalled(config, service)
  console.log(await bannerOf(config, service))
  optimization.resume()
  setTimeout(() => {
    returnMemory()
    keepYoungGeneration()
  }, settledMs).unref()
  const code = await ended
  const { running } = service.app.terminals
  if (running > 0)
    console.log(
      `${running} terminal${running === 1 ? ' goes' : 's go'} on without the service; gantry run stop ends them.`,
    )
  return code
}

/**
 * Stops the service at the first signal, or when it is superseded. A later one ends the drain; where there is none, or
 * it is over, it interrupts the stop, and leaves the database open.
 */
export function untilSignalled({ drainSeconds }: Config, service: Service): Promise<number> {
  let signalledAt: number | undefined
  let drainsUntil = 0
  let code: number = exitCodes.stopped
  return new Promise((resolve, reject) => {
    const stop = () => {
      const now = performance.now()
      const isFirst = signalledAt === undefined
      if (signalledAt !== undefined && now - signalledAt <= repeatMs) return
      if (!isFirst && now >= drainsUntil) process.exit(exitCodes.stopInterrupted)
      signalledAt = now
      drainsUntil = isFirst ? now + drainSeconds * 1_000 : now
      if (isFirst && drainSeconds > 0)
        console.log(`Stopping in ${drainSeconds} s, serving until then; Ctrl+C again: at once`)
      service.stop().then(() => resolve(code), reject)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
    void service.superseded.then(() => {
      if (signalledAt !== undefined) return
      console.error('A newer version of Gantry has taken over the database. This process stops.')
      code = exitCodes.superseded
      stop()
    })
  })
}

async function bannerOf(
  config: Config,
  { address, firstCredentials, sandboxFaults, app: { version, project } }: Service,
): Promise<string> {
  const { name } = await project.config()
  const listening = originOf(address)
  const origin = config.publicUrl ?? listening
  const moved = address.port !== config.port && config.port !== 0 ? `  (port ${config.port} is in use)` : ''
  const own = ownCommand(config)
  // Only double quotes let the shell make a token at a later start.
  const authorization = firstCredentials
    ? `'Authorization: Bearer ${firstCredentials.token}'`
    : `"Authorization: Bearer $(${own('token create --name try')})"`
  return [
    `Gantry ${version.version} · project ${name} · ${origin}${origin === listening ? '' : `, listening on ${listening}`}${moved}`,
    `Data     ${config.data}`,
    `Docs     ${origin}/docs`,
    ...(version.sandbox === 'none'
      ? [
          `Sandbox  none (${sandboxFaults.join('; ') || 'as configured'}): restricted tokens and agents ${config.unsafeCommands ? 'run' : 'cannot run'} commands`,
        ]
      : []),
    ...(isRoot() ? [`Root     ${costOfRoot(version.sandbox)}`] : []),
    ...(config.trust ? [`Trust    ${await trustOf(project)}`] : []),
    ...(firstCredentials
      ? [
          `Sign in  ${origin}/sign-in#next=/welcome&link=${firstCredentials.linkSecret}  (can be used once, within 15 minutes)`,
        ]
      : [`Sign in  ${own('open')}`]),
    `Try      curl -sS ${origin}/api/v1/tasks -H ${authorization} -H 'Content-Type: application/json' -d '{"title":"Hello"}'`,
    'Stop     Ctrl+C',
  ].join('\n')
}

/** A command of this program for this service, as it can be pasted anywhere on the machine. */
function ownCommand({ project, data }: Config): (words: string) => string {
  const script = process.argv[1] ?? ''
  const program = basename(script) === 'gantry' ? 'gantry' : `node ${quoted(script)}`
  const where = data === join(project, '.gantry', 'data') ? '' : ` --data ${quoted(data)}`
  return (words) => `${program} ${words} --project ${quoted(project)}${where}`
}

/** What `--trust` covers from now on. */
async function trustOf(project: Service['app']['project']): Promise<string> {
  const { approved, commands } = await project.approval()
  if (!approved)
    return 'the skills of the project as they are now; its commands refer to secrets and need an approval (GET /api/v1/config/approvals)'
  const count = `${commands.length} command${commands.length === 1 ? '' : 's'}`
  return `${count} and the skills of the project as they are now; what a file names later needs an approval`
}
