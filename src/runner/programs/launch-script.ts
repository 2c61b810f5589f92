import { networkVariables } from '../../platform/processes/network-variables.ts'
import type { Launch } from '../../platform/sandbox/launch.ts'

/** One argument may have 128 KiB (execve(2)); a start that is refused must be refused by the system. */
const bytesMax = 64 * 1024
/** No shell gives these names a meaning that keeps them from being set. */
const settable = new RegExp(
  `^(PATH|HOME|USER|LOGNAME|LANG|TZ|TMPDIR|LC_[A-Z]+|GANTRY_[A-Z0-9_]+|${networkVariables.join('|')})$`,
)

/** Of the shell. A process without any looks to `ProcessTrees` as if it executed another program just then. */
export const shellEnvironment = { PATH: '/usr/bin:/bin' } as const

/**
 * The launch as a command for a POSIX shell with this environment, which the program replaces. It is one compound
 * command: a shell that reads only a part of it runs nothing. Undefined where a shell could do it differently: a
 * program that may not be there, a variable that a shell sets itself, or more than may be passed.
 */
export function scriptOf({ cwd, isSandboxed, ...program }: Launch): string | undefined {
  const isThere = isSandboxed || program.file === shell
  return isThere ? compoundOf(program, `cd -P -- ${quoteWord(cwd)} && unset PWD OLDPWD && `) : undefined
}

/** The same for a shell in the sandbox and in the folder of the program. */
export function scriptInside(program: Pick<Launch, 'file' | 'args' | 'environment'>): string | undefined {
  return program.file === shell ? compoundOf(program, '') : undefined
}

const shell = '/bin/sh'

function compoundOf(
  { file, args, environment }: Pick<Launch, 'file' | 'args' | 'environment'>,
  enter: string,
): string | undefined {
  const variables = Object.entries(environment)
  if (!variables.every(([name]) => settable.test(name))) return undefined
  const values = variables.map(([name, value]) => `${name}=${quoteWord(value)}`)
  // A shell that does not know a language says so once more when the command begins.
  const exported = values.length === 0 ? '' : `export ${values.join(' ')} 2> /dev/null; `
  const program = [file, ...args].map(quoteWord).join(' ')
  const script = `{ unset PATH; ${exported}${enter}exec ${program} < /dev/null; }\n`
  return Buffer.byteLength(script) > bytesMax || script.includes('\0') ? undefined : script
}

function quoteWord(word: string): string {
  return `'${word.replaceAll("'", "'\\''")}'`
}
