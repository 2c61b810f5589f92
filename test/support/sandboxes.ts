import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Test } from 'tap'
import type { LauncherName } from '../../src/platform/sandbox/launch.ts'
import { findProgram } from '../../src/platform/sandbox/programs.ts'
import { makeFolder } from './folder.ts'
import type { SandboxAnswer, SandboxOrder, SandboxedProgram } from './sandbox-process.ts'

export const canary = 'canary-of-the-sandbox-0123456789'
const processFile = fileURLToPath(new URL('sandbox-process.ts', import.meta.url))
export const folders = [...(process.env['PATH'] ?? '').split(':'), '/usr/sbin', '/sbin']
export const isRoot = process.getuid?.() === 0
export const ordinary = 65_534

export interface Setting {
  readonly launcher: LauncherName
  readonly user: 'root' | 'ordinary user'
}

export const settings: Setting[] = (['unshare', 'bwrap'] as const).flatMap((launcher) =>
  (['root', 'ordinary user'] as const).map((user) => ({ launcher, user })),
)

/** Why a setting cannot be tried on this machine; nothing when it can. */
export function obstacleTo({ launcher, user }: Setting): string | undefined {
  if (process.platform !== 'linux') return 'a sandbox needs Linux'
  if (findProgram(launcher, folders) === undefined) return `${launcher} is not installed`
  if (user === 'root' && !isRoot) return 'the tests do not run as root'
  if (user === 'ordinary user' && !mayMakeUserNamespaces()) return 'user namespaces are refused on this machine'
  return undefined
}

function mayMakeUserNamespaces(): boolean {
  try {
    const asOrdinary = isRoot ? ['setpriv', `--reuid=${ordinary}`, `--regid=${ordinary}`, '--clear-groups'] : []
    const [file = '', ...args] = [...asOrdinary, 'unshare', '--user', '--map-root-user', '--mount', 'true']
    execFileSync(file, args, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface Place {
  readonly project: string
  readonly data: string
}

/** A project with the data folder in it, as a service has them, both of the user. */
export function makePlace(t: Test, { user }: Setting): Place {
  const project = makeFolder(t)
  const data = join(project, '.gantry', 'data')
  mkdirSync(data, { recursive: true, mode: 0o700 })
  writeFileSync(join(data, 'secret'), canary)
  if (user === 'ordinary user' && isRoot)
    for (const path of [project, join(project, '.gantry'), data, join(data, 'secret')])
      chownSync(path, ordinary, ordinary)
  chmodSync(project, 0o755)
  return { project, data }
}

export function orderOf(
  { launcher }: Setting,
  { project, data }: Place,
  programs: readonly SandboxedProgram[],
): SandboxOrder {
  return {
    options: {
      site: {
        secretPaths: [data],
        sharedPaths: [project],
        readOnlyPaths: [],
        shownPaths: [],
        home: undefined,
        homeSight: 'private',
      },
      workFolder: join(data, 'sandbox'),
      launchers: [launcher],
      searchPath: folders.join(':'),
    },
    cwd: project,
    programs,
  }
}

export function commandOf({ user }: Setting, order: SandboxOrder): [file: string, args: string[]] {
  const node = [process.execPath, processFile, JSON.stringify(order)]
  const [file = '', ...args] =
    user === 'ordinary user' && isRoot
      ? ['setpriv', `--reuid=${ordinary}`, `--regid=${ordinary}`, '--clear-groups', ...node]
      : node
  return [file, args]
}

export const environment = { PATH: process.env['PATH'], HOME: '/', SECRET: canary }

export async function run(
  setting: Setting,
  place: Place,
  programs: readonly (SandboxedProgram | string)[],
): Promise<SandboxAnswer[]> {
  return runOrder(
    setting,
    orderOf(
      setting,
      place,
      programs.map((program) => (typeof program === 'string' ? { script: program } : program)),
    ),
  )
}

/** The descriptors 7 and 8 are open in the service, as those of a supervisor or a shell would be. */
export async function runOrder(setting: Setting, order: SandboxOrder): Promise<SandboxAnswer[]> {
  const [file, args] = commandOf(setting, order)
  const inheriting = ['-c', 'exec 7<<<$CANARY 8<<<$CANARY; exec "$@"', 'bash', file, ...args]
  const { stdout } = await promisify(execFile)('/bin/bash', inheriting, { env: { ...environment, CANARY: canary } })
  // What the process prints is what its types say.
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as SandboxAnswer)
}
