import { once } from 'node:events'
import { statSync } from 'node:fs'
import { mkdir, mkdtemp, rm, rmdir } from 'node:fs/promises'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Config } from '../config.ts'
import { serviceVersion } from '../generated/routes.ts'
import { startProgram } from '../platform/processes/start-program.ts'
import { findSystemProgram, systemFolders } from '../platform/processes/system-programs.ts'
import type { Sandbox } from '../platform/sandbox/launch.ts'
import { openSandbox } from '../platform/sandbox/sandbox.ts'
import { costOfRoot, isRoot } from '../platform/sandbox/user.ts'
import { isLayered } from '../platform/sandbox/walls.ts'
import type { Sight } from '../platform/sandbox/walls.ts'
import { codeOf } from '../platform/work/system-error.ts'
import { workFolderOf } from '../platform/work/work-folder.ts'
import { sandboxOptions } from '../open.ts'
import { note, ok, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

/** What the service finds on this machine: the versions of programs, and the sandbox for commands. */
export async function* examineMachine(config: Config): AsyncGenerator<Finding> {
  yield ok(`This is Gantry ${serviceVersion} on Node.js ${process.versions.node}, ${process.platform}.`)
  if (config.publicOrigin !== undefined && config.trustedProxies.length === 0)
    yield note(
      `GANTRY_TRUSTED_PROXIES names no proxy: behind the one of ${config.publicUrl}, all callers share its address.`,
    )
  yield await findGit(config)
  yield* findSandbox(config)
}

/** Whether the port of the configuration is free, for when no service of ours has it. */
export async function* examinePort({ host, port, isPortChosen }: Config): AsyncGenerator<Finding> {
  if (port === 0) return
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
    yield ok(`The port ${port} is free.`)
  } catch (error) {
    const sentence = `The port ${port} on ${host} cannot be used (${codeOf(error) ?? 'unknown error'})`
    yield isPortChosen ? wrong(`${sentence}.`) : note(`${sentence}: the service takes the next free one.`)
  } finally {
    server.close()
  }
}

async function findGit({ gitEngine, gitConfig, environment }: Config): Promise<Finding> {
  const git = findSystemProgram('git', systemFolders(environment['PATH']))
  if (git === undefined)
    return gitEngine === 'system'
      ? wrong(
          'No folder of PATH into which only the system writes has the git program that GANTRY_GIT_ENGINE asks for.',
        )
      : note(
          'No folder of PATH into which only the system writes has a git program: the service pushes over HTTP and reads commits, and refuses all else.',
        )
  const program = { file: git, args: ['--version'], cwd: '/', environment: { LC_ALL: 'C' } }
  const child = startProgram(program, { stdio: ['ignore', 'pipe', 'ignore'], isDetached: false })
  const [version] = await Promise.all([child.stdout === null ? '' : text(child.stdout), once(child, 'close')])
  const named = gitConfig === undefined ? 'no configuration of the user' : `the configuration ${gitConfig}`
  return ok(`Git is ${version.trim().replace(/^git version /, '')} in ${git}, with ${named}.`)
}

/**
 * Tries the launchers as a start does, with a folder of its own for what they need, and says when commands are root.
 */
async function* findSandbox(config: Config): AsyncGenerator<Finding> {
  const owner = otherOwnerOf(config.data)
  // The trial needs a folder in it: nothing is made in that of another user.
  if (owner !== undefined)
    return yield note(
      `The data folder ${config.data} belongs to ${owner}: run the doctor as that user to look into it.`,
    )
  const parent = workFolderOf(config.data)
  // Where there is no data folder yet, none is left behind.
  const made = await mkdir(parent, { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(parent, 'doctor-'))
  try {
    const options = sandboxOptions(config)
    const sandbox = await openSandbox({
      ...options,
      site: { ...options.site, secretPaths: [...options.site.secretPaths, folder] },
      workFolder: folder,
      isInUse: async () => false,
    })
    const { launcher, faults } = sandbox
    sandbox.close()
    if (isRoot()) yield note(`This runs as root. Of a service of root, ${costOfRoot(launcher)}`)
    if (launcher !== 'none') return yield ok(`Commands run in a sandbox of ${launcher}. ${seenBy(sandbox)}`)
    const who = config.unsafeCommands
      ? 'every caller runs commands without'
      : 'restricted tokens and agents run no commands, and no rule of a token holds for what its commands do'
    yield note(`There is no sandbox (${faults.join('; ') || 'as configured'}): ${who}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
    if (made !== undefined) await removeEmpty(parent, made)
  }
}

/**
 * The user to whom a folder belongs, or the nearest one around it that can be seen, if that is another one than this.
 */
function otherOwnerOf(folder: string): string | undefined {
  try {
    const uid = statSync(folder, { throwIfNoEntry: false })?.uid
    return uid === undefined || isRoot() || uid === process.getuid?.() ? undefined : uid === 0 ? 'root' : `user ${uid}`
  } catch (error) {
    if (codeOf(error) !== 'EACCES') throw error
    return otherOwnerOf(dirname(folder))
  }
}

/** The walls of the commands of people, in words. */
function seenBy(sandbox: Sandbox): string {
  const walls = sandbox.walls({ occupant: 'person', readOnly: [], shared: [] })
  const paths = (sight: Sight) =>
    walls.filter((wall) => wall.sight === sight && !isLayered(wall)).map(({ path }) => path)
  const layers = walls.some(isLayered) ? ', with layers on the folders of the home' : ''
  return `They write to ${paths('shared').join(', ')}; ${paths('private').join(', ')} are private${layers}; ${paths('hidden').join(', ')} are hidden.`
}

/** Removes a folder and those around it up to the highest one, unless something is in them by now. */
async function removeEmpty(folder: string, highest: string): Promise<void> {
  try {
    for (let path = folder; path.length >= highest.length; path = dirname(path)) await rmdir(path)
  } catch (error) {
    if (codeOf(error) !== 'ENOTEMPTY') throw error
  }
}
