import { execFile, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { spawn as spawnOnTerminal } from 'node-pty'
import type { CliPlace } from './cli.ts'
import type { Teardown } from './folder.ts'
import { makeFolder } from './folder.ts'
import { main } from './main.ts'
import { waitUntil } from './wait.ts'

const run = promisify(execFile)

/** A shell that has read the completion as its manual says, in a folder of its own. */
export interface CompletingShell {
  /** What the shell offers at the end of a line, each as the line would contain it, sorted. */
  offers(line: string): Promise<readonly string[]>
}

export const completingShells = {
  bash: (t: Teardown, place: CliPlace) => onTerminal(t, place, ['bash', '--noprofile', '--rcfile'], bashStart),
  zsh: (t: Teardown, place: CliPlace) => onTerminal(t, place, ['zsh'], `${zshCompletion}${zshReport}`),
  'zsh with a file': (t: Teardown, place: CliPlace) => onTerminal(t, place, ['zsh'], `${zshFile}${zshReport}`),
  fish: async (t: Teardown, place: CliPlace): Promise<CompletingShell> => fishShell(t, place),
}

/** Whether this machine has a program. */
export function isInstalled(program: string): boolean {
  return spawnSync(program, ['-c', 'true']).error === undefined
}

/** M-* inserts all matches, and C-x r reports the line and empties it. */
const bashStart = `
eval "$(gantry completion bash)"
report() { printf '%s\\0' "$READLINE_LINE" > "$REPORT.new"; mv "$REPORT.new" "$REPORT"; READLINE_LINE=; READLINE_POINT=0; }
bind -x '"\\C-xr": report'
bind '"\\e*": insert-completions'
echo is-ready
`

const zshCompletion = `
autoload -Uz compinit && compinit -u -D
eval "$(gantry completion zsh)"`

const zshFile = `
mkdir "$ZDOTDIR/functions" && gantry completion zsh > "$ZDOTDIR/functions/_gantry"
fpath=("$ZDOTDIR/functions" $fpath)
autoload -Uz compinit && compinit -u -D`

const zshReport = `
report() { printf '%s\\0' "$BUFFER" > "$REPORT.new"; mv "$REPORT.new" "$REPORT"; BUFFER=; }
zle -N report && bindkey '^Xr' report
zle -C all-matches complete-word _generic && bindkey '\\e*' all-matches
zstyle ':completion:all-matches::::' completer _all_matches _complete
zstyle ':completion:all-matches:*' insert true
echo is-ready
`

async function onTerminal(
  t: Teardown,
  place: CliPlace,
  [shell = '', ...options]: readonly string[],
  start: string,
): Promise<CompletingShell> {
  const folder = makeFolder(t)
  const report = join(folder, 'report')
  writeFileSync(join(folder, '.zshrc'), start)
  const terminal = spawnOnTerminal(shell, options.length > 0 ? [...options, join(folder, '.zshrc'), '-i'] : [], {
    cwd: place.folder,
    env: { ...environmentOf(t, place, folder), ZDOTDIR: folder, REPORT: report },
    cols: 1_000,
    rows: 24,
  })
  t.teardown(() => terminal.kill('SIGKILL'))
  let shown = ''
  terminal.onData((bytes) => {
    shown += bytes
  })
  const explained = (error: Error) => {
    throw new Error(`${error.message} in ${JSON.stringify(shown.slice(-2_000))}`)
  }
  await waitUntil(() => shown.includes('is-ready'), `the start of ${shell}`).catch(explained)
  return {
    async offers(line) {
      rmSync(report, { force: true })
      terminal.write(`${line}\u001b*\u0018r`)
      await waitUntil(() => existsSync(report), `what ${shell} offers for ${line}`).catch(explained)
      const text = readFileSync(report, 'utf8').slice(0, -1)
      const start = line.lastIndexOf(' ') + 1
      return (text.slice(start).match(/(?:\\.|[^\s\\])+/g) ?? []).toSorted()
    },
  }
}

async function fishShell(t: Teardown, place: CliPlace): Promise<CompletingShell> {
  const env = environmentOf(t, place, makeFolder(t))
  return {
    async offers(line) {
      const script = 'gantry completion fish | source; complete -C $argv[1]'
      const { stdout } = await run('fish', ['--no-config', '-c', script, line], { cwd: place.folder, env })
      return stdout
        .split('\n')
        .flatMap((each) => (each === '' ? [] : [each.replace(/\t.*/, '').replaceAll(' ', '\\ ')]))
        .toSorted()
    },
  }
}

/** `gantry` is found by the path, as it is where the package is installed. */
function environmentOf(t: Teardown, { environment }: CliPlace, home: string): Record<string, string> {
  const folder = makeFolder(t)
  writeFileSync(join(folder, 'gantry'), `#!/bin/sh\nexec '${process.execPath}' '${main}' "$@"\n`, { mode: 0o755 })
  return { PATH: `${folder}:${process.env['PATH']}`, HOME: home, TERM: 'xterm', LC_ALL: 'C.UTF-8', ...environment }
}
