import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { spawn as spawnOnTerminal } from 'node-pty'
import { endOfCommand } from './command-end.ts'
import type { CommandRun } from './command.ts'
import type { Teardown } from './folder.ts'
import type { Gantry } from './gantry.ts'
import { main } from './main.ts'
import { waitUntil } from './wait.ts'

export interface CliPlace {
  readonly folder: string
  readonly environment: Readonly<Record<string, string>>
  /** The program of an installed package, in place of the one of the sources. */
  readonly program?: string
}

/** Where a caller of a service runs commands: with its address and a token, and a home of its own. */
export function cliOf(
  { origin, token, project }: Pick<Gantry, 'origin' | 'token' | 'project'>,
  home: string,
): CliPlace {
  return { folder: project, environment: { GANTRY_URL: origin, GANTRY_TOKEN: token, XDG_CONFIG_HOME: home } }
}

/** Runs a command of the command line to its end, in pipes. */
export async function runCli(place: CliPlace, words: readonly string[], input = ''): Promise<CommandRun> {
  const child = spawn(process.execPath, [place.program ?? main, ...words], {
    cwd: place.folder,
    env: environmentOf(place),
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  const [output, errors, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, output, errors }
}

/** A process in which commands run one after the other, in pipes and without an input. */
export interface CliProcess {
  run(words: readonly string[]): Promise<CommandRun>
}

export function startCliProcess(t: Teardown, place: CliPlace): CliProcess {
  const program = fileURLToPath(new URL('command-process.ts', import.meta.url))
  const child = spawn(process.execPath, [program], {
    cwd: place.folder,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  t.teardown(() => child.kill())
  const ways = [untilEnds(child.stdout), untilEnds(child.stderr)]
  return {
    async run(words) {
      child.send({ words })
      const [output = '', errors = ''] = await Promise.all(ways.map((next) => next()))
      const [text = '', code] = output.split(endOfCommand)
      return { code: Number(code), output: text, errors: errors.split(endOfCommand)[0] ?? '' }
    },
  }
}

/** A command on a terminal. */
export interface CliOnTerminal {
  readonly shown: () => string
  type(keys: string): void
  resize(cols: number, rows: number): void
  /** Ends it at once. */
  kill(): void
  /** Waits for a text that comes after what was waited for before. */
  sees(wanted: string | RegExp): Promise<void>
  readonly exited: Promise<number>
}

export function runOnTerminal(place: CliPlace, words: readonly string[], cols = 100): CliOnTerminal {
  const terminal = spawnOnTerminal(process.execPath, [place.program ?? main, ...words], {
    cwd: place.folder,
    env: environmentOf(place),
    cols,
    rows: 24,
  })
  let shown = ''
  let seen = 0
  terminal.onData((bytes) => {
    shown += bytes
  })
  const { promise: exited, resolve } = Promise.withResolvers<number>()
  terminal.onExit(({ exitCode }) => resolve(exitCode))
  return {
    shown: () => shown,
    type: (keys) => terminal.write(keys),
    resize: (columns, rows) => terminal.resize(columns, rows),
    kill: () => terminal.kill('SIGKILL'),
    async sees(wanted) {
      await waitUntil(() => shown.slice(seen).search(wanted) >= 0, String(wanted)).catch((error: Error) => {
        throw new Error(`${error.message} in ${JSON.stringify(shown)}`)
      })
      seen += shown.slice(seen).search(wanted) + 1
    },
    exited,
  }
}

function environmentOf({ environment }: CliPlace): Record<string, string> {
  return { PATH: process.env['PATH'] ?? '', HOME: '/nonexistent', TERM: 'xterm', TZ: 'UTC', ...environment }
}

/** Gives what a stream has up to the end of the next command, each time that it is asked. */
function untilEnds(stream: Readable | null): () => Promise<string> {
  if (!stream) throw new Error('there is no pipe')
  const bytes = stream.setEncoding('utf8')[Symbol.asyncIterator]()
  let rest = ''
  return async () => {
    const isOver = () => new RegExp(`${endOfCommand}\\d+\n$`).test(rest)
    while (!isOver()) {
      const { value, done } = await bytes.next()
      if (done) throw new Error(`The process of commands ended: ${rest}`)
      rest += value
    }
    const found = rest
    rest = ''
    return found
  }
}

/** The words of a line as a shell reads them. */
export function wordsIn(line: string): string[] {
  return [...line.matchAll(/(?:'[^']*'|\\'|[^\s'])+/g)].map(([word]) =>
    word.replaceAll(/\\'|'([^']*)'/g, (all, inner) => (all === "\\'" ? "'" : inner)),
  )
}
