import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { runnerSandboxOptions } from '../open.ts'
import { UsageError } from '../options.ts'
import { openSandbox } from '../platform/sandbox/sandbox.ts'
import { dial } from '../runner/dial.ts'
import type { DialRefusal } from '../runner/dial.ts'
import { OwnMachine, ownFolders } from '../runner/own-machine.ts'
import { pidFile, socketFile } from '../runner/protocol.ts'
import { isRunnerThere } from '../runner/runner-client.ts'
import { serveRunner } from '../runner/serve.ts'
import { exitCodes } from './command.ts'
import type { Command, CommandLine } from './command.ts'
import { packageVersion } from './help.ts'

/** The runner of a service on another machine: it connects by itself, and again whenever the connection has ended. */
export const runElsewhere: Command = async (line) => {
  const { config, options } = line
  const server = serverOf(options.server ?? '')
  const token = tokenOf(line)
  const folder = resolve(line.folder, options.folder ?? '.gantry/runner')
  if (await isRunnerThere(folder).catch(() => false)) {
    console.error(`A runner works in ${folder} already. Choose another folder with --folder.`)
    return exitCodes.dataFolderBusy
  }
  requireOwn(folder)
  const sandbox = await openSandbox(runnerSandboxOptions(config, folder))
  if (sandbox.launcher === 'none' && !config.unsafeCommands)
    throw new UsageError(
      `This machine has no sandbox (${sandbox.faults.join('; ') || 'as configured'}), so the runner would run commands with all that this user may do. Install bubblewrap, allow user namespaces, or start it with --unsafe-commands.`,
    )
  const machine = new OwnMachine({ folder, environment: config.environment, sandbox, serviceUrl: server.href })
  const ending = new AbortController()
  let refusal: DialRefusal | undefined
  process.on('SIGINT', () => process.kill(process.pid, 'SIGTERM'))
  process.on('SIGTERM', () => ending.abort())
  console.log(`The runner of ${server.origin} in ${folder} · process ${process.pid} · sandbox ${sandbox.launcher}`)
  let refused: string | undefined
  const onRefused = (sentence: string) => {
    refused = sentence
  }
  const takeRefusal = () => {
    const sentence = refused
    refused = undefined
    return sentence
  }
  await serveRunner(folder, { isLasting: true, machine, onRefused }, async (host) => {
    const print = (text: string) => console.log(text)
    const serve: Parameters<typeof dial>[0]['serve'] = (makeLink) => host.serve(makeLink)
    const onDisabled = () => host.endAll()
    const ours = { serve, print, onDisabled, takeRefusal, signal: ending.signal }
    refusal = await dial({ server, token, version: packageVersion(), ...ours })
    await host.stop()
  })
  ending.abort()
  if (refusal) console.error(refusal.sentence)
  if (!refusal) return exitCodes.stopped
  return refusal.reason === 'token' ? exitCodes.runnerRefused : exitCodes.runnerUnsupported
}

const ofRunner = new Set([pidFile, socketFile, 'repository.git', 'trees', 'incoming', ownFolders])

/** No program sees the folder, and what a runner finds in it counts as its own. */
function requireOwn(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const names = readdirSync(folder)
    const isOwn = dirname(folder) !== folder && (names.length === 0 || names.some((name) => ofRunner.has(name)))
    if (isOwn) return
  } catch (error) {
    throw new UsageError(`${folder} cannot be the folder of a runner: ${error instanceof Error ? error.message : ''}`)
  }
  throw new UsageError(`${folder} has other files. Give a folder for the runner alone, new or empty: --folder DIR.`)
}

function serverOf(text: string): URL {
  const url = URL.parse(text)
  if (url && ['http:', 'https:'].includes(url.protocol)) return url
  throw new UsageError(`--server must be the address of a service, such as https://gantry.example.org, not "${text}".`)
}

function tokenOf({ config, options, folder }: CommandLine): string {
  const file = options['token-file']
  const token = file === undefined ? config.runnerToken : read(resolve(folder, file))
  if (token !== undefined && token !== '') return token
  throw new UsageError('Give the token of the runner: --token-file FILE, or GANTRY_RUNNER_TOKEN.')
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new UsageError(`The file of the token cannot be read: ${error instanceof Error ? error.message : path}`)
  }
}
