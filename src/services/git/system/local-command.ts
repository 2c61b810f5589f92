import { fail } from '../../../errors.ts'
import { runGit, streamGit } from './command.ts'
import type { CommandOptions, CommandResult } from './command.ts'
import { refuseDiskFaults } from './disk-faults.ts'
import type { Machine } from './machine.ts'
import type { GitSite } from '../reading.ts'
import { cleanWords } from '../remotes/text.ts'
import { viewOfSite } from './views.ts'

export interface LocalOptions {
  readonly input?: string | Uint8Array
  readonly outputBytesMax?: number
  /** More variables. */
  readonly environment?: Readonly<Record<string, string>>
}

/**
 * Runs git in the project with a configuration of ours alone: neither the project's own nor the user's is read, so that
 * no hook, filter, diff driver, monitor or helper runs, and nothing is fetched. Paths are names and never patterns.
 * Fails with `overloaded` when git does not finish in time, and with `shutting_down` when the service stops.
 */
export async function runLocal(
  machine: Machine,
  site: GitSite,
  given: readonly string[],
  options: LocalOptions = {},
): Promise<CommandResult> {
  const result = await runGit([...globalOptions, ...given], commandOptions(machine, site, options))
  if (result.ending === 'silent')
    fail('overloaded', { message: 'git did not finish its work in this repository in time.' })
  if (result.ending === 'abandoned') fail('shutting_down')
  return result
}

/** The same, for bytes that are passed on as they come. */
export function streamLocal(
  machine: Machine,
  site: GitSite,
  given: readonly string[],
  options: Pick<LocalOptions, 'input' | 'environment'> = {},
): AsyncGenerator<Uint8Array, void, undefined> {
  return streamGit([...globalOptions, ...given], commandOptions(machine, site, options))
}

/** Refuses what git refused, by what it says in its C locale. */
export function refuseErrors({ errors }: CommandResult, { repository, folder }: GitSite): never {
  refuseDiskFaults(errors)
  const words = cleanWords(errors.replaceAll(folder, '.git').replaceAll(`${repository.folder}/`, ''), [])
  const known = meanings.find(([pattern]) => pattern.test(errors))
  if (known) return fail(known[1], known[2] === undefined ? {} : { message: known[2] })
  return fail('git_unsupported', { message: `git cannot do this in this repository: ${words}` })
}

const unknownCommit = 'The repository has no such commit, branch or tag.'
const meanings: readonly (readonly [RegExp, Parameters<typeof fail>[0], string?])[] = [
  [/Unable to create '.*\.lock'|cannot lock ref/, 'git_busy'],
  [
    /unknown revision|bad revision|bad object|[Nn]ot a valid object name|[Ii]nvalid object name|Needed a single revision|ambiguous argument|no such ref/,
    'git_ref_not_found',
    unknownCommit,
  ],
]

const settings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'core.editor=false',
  'core.pager=cat',
  'core.askPass=',
  'core.sshCommand=false',
  'core.gitProxy=false',
  'credential.helper=',
  'safe.bareRepository=explicit',
  'protocol.allow=never',
  'diff.external=',
  'diff.ignoreSubmodules=dirty',
  'status.submoduleSummary=false',
  'submodule.recurse=false',
  'commit.gpgSign=false',
  'tag.gpgSign=false',
  'log.showSignature=false',
  'gpg.program=false',
  'gc.auto=0',
  'maintenance.auto=false',
]
const globalOptions = [
  '--no-pager',
  '--no-optional-locks',
  '--literal-pathspecs',
  ...settings.flatMap((setting) => ['-c', setting]),
]

function commandOptions(
  machine: Machine,
  site: GitSite,
  { input, outputBytesMax, environment: more }: LocalOptions,
): CommandOptions {
  const { repository, folder, limits, signal } = site
  return {
    machine,
    view: viewOfSite(site),
    orders: site.folder,
    folder: repository.folder,
    limits,
    signal,
    input,
    outputBytesMax,
    environment: {
      ...machine.variables,
      GIT_DIR: repository.gitFolder,
      GIT_COMMON_DIR: folder,
      GIT_WORK_TREE: repository.folder,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_ATTR_NOSYSTEM: '1',
      // None at all: the list has no name of a protocol.
      GIT_ALLOW_PROTOCOL: 'none',
      GIT_NO_LAZY_FETCH: '1',
      GIT_TERMINAL_PROMPT: '0',
      GIT_EDITOR: 'false',
      GIT_SSH_COMMAND: 'false',
      GIT_ASKPASS: 'false',
      ...more,
    },
  }
}
