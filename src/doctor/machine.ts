import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Config } from '../config.ts'
import { contractVersion } from '../generated/routes.ts'
import { openSandbox } from '../platform/sandbox/sandbox.ts'
import { costOfRoot, isRoot } from '../platform/sandbox/user.ts'
import { codeOf } from '../platform/work/system-error.ts'
import { sandboxOptions } from '../service.ts'
import { note, ok, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

/** What the service finds on this machine: the versions of programs, and the sandbox for commands. */
export async function* examineMachine(config: Config): AsyncGenerator<Finding> {
  yield ok(`This is Gantry ${contractVersion} on Node.js ${process.versions.node}, ${process.platform}.`)
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

async function findGit({ gitEngine, environment }: Config): Promise<Finding> {
  try {
    const { stdout } = await promisify(execFile)('git', ['--version'], { env: environment })
    return ok(`Git is ${stdout.trim().replace(/^git version /, '')}.`)
  } catch {
    return gitEngine === 'system'
      ? wrong('There is no git program, which GANTRY_GIT_ENGINE asks for.')
      : note('There is no git program: isomorphic-git takes its place.')
  }
}

/** Tries the launchers as a start does, with a folder of its own for what they need, and says when commands are root. */
async function* findSandbox(config: Config): AsyncGenerator<Finding> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-doctor-'))
  try {
    const options = sandboxOptions(config)
    const { launcher, faults } = await openSandbox({
      ...options,
      site: { ...options.site, secretPaths: [...options.site.secretPaths, folder] },
      workFolder: folder,
    })
    if (isRoot()) yield note(`This runs as root. Of a service of root, ${costOfRoot(launcher)}`)
    if (launcher !== 'none') return yield ok(`Commands run in a sandbox of ${launcher}.`)
    const who = config.unsafeCommands
      ? 'every caller runs commands without'
      : 'restricted tokens and agents run no commands'
    yield note(`There is no sandbox (${faults.join('; ') || 'as configured'}): ${who}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
