import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { startProgram } from '../../platform/processes/start-program.ts'

export interface TreeGitCall {
  readonly environment?: Readonly<Record<string, string>>
  readonly input?: string
  /** Descriptors that take the place of the input and the output. */
  readonly from?: number
  readonly to?: number
}

/** Runs git with these arguments and returns what it printed. Throws what it wrote to its errors. */
export type TreeGit = (given: readonly string[], call?: TreeGitCall) => Promise<string>

const settings = ['core.hooksPath=/dev/null', 'core.fsmonitor=false', 'core.quotePath=false', 'gc.auto=0']
const words = ['protocol.allow=never', 'submodule.recurse=false', 'commit.gpgSign=false', 'core.symlinks=true']
const errorCharactersMax = 2_000

/** Git without the settings of the user and the machine: nothing that a repository names runs. */
export function treeGit(folder: string, searchPath: string): TreeGit {
  const options = [...settings, ...words].flatMap((setting) => ['-c', setting])
  return async (given, { environment = {}, input, from, to } = {}) => {
    const variables = { ...ofGit, PATH: searchPath, HOME: folder, ...environment }
    const launch = { file: 'git', args: [...options, ...given], cwd: folder, environment: variables }
    const stdin = from ?? (input === undefined ? 'ignore' : 'pipe')
    const child = startProgram(launch, { stdio: [stdin, to ?? 'pipe', 'pipe'] })
    child.stdin?.on('error', () => {})
    child.stdin?.end(input)
    const exited = once(child, 'close')
    const [output, errors, [code]] = await Promise.all([
      child.stdout ? text(child.stdout) : '',
      child.stderr ? text(child.stderr) : '',
      exited,
    ])
    if (code !== 0) throw new Error(`git ${given[0]} failed at the runner: ${errors.slice(-errorCharactersMax).trim()}`)
    return output
  }
}

const ofGit = {
  LC_ALL: 'C.UTF-8',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_ATTR_NOSYSTEM: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_LAZY_FETCH: '1',
  GIT_AUTHOR_NAME: 'Gantry',
  GIT_AUTHOR_EMAIL: 'gantry@localhost',
  GIT_COMMITTER_NAME: 'Gantry',
  GIT_COMMITTER_EMAIL: 'gantry@localhost',
}
