import { readFileSync } from 'node:fs'

import type { CommandName } from './names.ts'

interface CommandUsage {
  /** Behind `gantry`, a line each. */
  readonly usage: readonly string[]
  readonly about: string
  /** Behind `gantry`. */
  readonly example: string
}

const usages: Readonly<Record<CommandName, CommandUsage>> = {
  start: {
    usage: ['[start] [--project DIR] [--data DIR] [--host ADDR] [--port N] [--store URL] [--trust]'],
    about: 'runs the service (the default)',
    example: '--project ../app',
  },
  open: {
    usage: ['open [--print]'],
    about: 'opens the browser signed in as the owner; --print prints the link instead',
    example: 'open --print',
  },
  'token create': {
    usage: ['token create --name NAME [--preset PRESET]'],
    about: 'prints a new token of the owner; presets: read_only, agent, ci, full',
    example: 'token create --name ci --preset ci',
  },
  'user reset-second-factor': {
    usage: ['user reset-second-factor USERNAME'],
    about: "removes the second factors of a user who lost them, and ends the user's browser sessions",
    example: 'user reset-second-factor ada',
  },
  'project adopt': {
    usage: ['project adopt'],
    about:
      'lets the store belong to this project folder, such as a new clone; a service does not start with another folder than the one that its store belongs to',
    example: 'project adopt --project ../clone',
  },
  backup: {
    usage: ['backup TARGET'],
    about:
      'copies the database and the uploaded files to the folder TARGET, also while the service runs, and verifies the copy',
    example: 'backup ../backups/today',
  },
  restore: {
    usage: ['restore SOURCE [--force]'],
    about: 'brings a backup into a data folder that no service uses; --force replaces data',
    example: 'restore ../backups/today --force',
  },
  run: {
    usage: ['run', 'run --server URL [--token-file FILE] [--folder DIR]'],
    about:
      'runs the runner, which owns terminals and commands, in the foreground, for a supervisor; without it, the service starts one with the first of them. With --server, it is the runner of a service on another machine, to which it connects with the token in FILE (GANTRY_RUNNER_TOKEN), and has its files below DIR (.gantry/runner)',
    example: 'run --server https://gantry.example.org --token-file runner-token',
  },
  'run stop': {
    usage: ['run stop'],
    about: 'ends the runner of this data folder with all terminals and commands',
    example: 'run stop --project ../app',
  },
  mcp: {
    usage: ['mcp [--client NAME]'],
    about:
      "prints what an MCP client needs to use Gantry's tools; clients: claude-code, claude-desktop, vscode, cursor, opencode, codex",
    example: 'mcp --client claude-code',
  },
  doctor: {
    usage: ['doctor'],
    about:
      'checks the machine, the data and the uploaded files, changes nothing, and prints a sentence for each finding',
    example: 'doctor --project ../app',
  },
  demo: {
    usage: ['demo [--port N]'],
    about: 'runs a service with a project to look around in, and removes both at its end',
    example: 'demo',
  },
}

const configuration = `  --project DIR  the project folder (default: the current folder; GANTRY_PROJECT)
  --data DIR     the folder for the service's data (default: PROJECT/.gantry/data; GANTRY_DATA)
  --store URL    postgres://… to use PostgreSQL instead of SQLite (GANTRY_STORE)`

const ofStart = `  --host ADDR    the address to listen on (default: 127.0.0.1; GANTRY_HOST)
  --port N       the port to listen on (default: 4600, or the next free one; GANTRY_PORT)
  --insecure-http
                 let other machines connect without TLS (GANTRY_INSECURE_HTTP=1)
  --trust        run the commands and skills that stand in the project at this start without approval,
                 those that refer to secrets aside (GANTRY_TRUST=1)
  --unsafe-commands
                 let restricted tokens and agents run commands where no sandbox works
                 (GANTRY_UNSAFE_COMMANDS=1)`

const exitCodes = `Exit codes: 0 stopped, 1 cannot listen or reach its database, 2 wrong options, variables or configuration,
3 data of a newer version, 4 data folder in use by another Gantry, 5 a damaged database or one of another
program, 6 the doctor found something wrong, 7 a second signal interrupted the stop, 21 the service refuses
the token of the runner, 22 the service speaks another version of the protocol of runners.`

const nameWidth = 13

/** All commands of the service itself, with their options. */
export const help = `${Object.values(usages)
  .flatMap(({ usage }) => usage.map((line) => `gantry ${line}`))
  .join('\n')}

${Object.entries(usages)
  .map(([name, { about }]) => entryOf(name, about))
  .join('\n')}
  --version      prints the version

Every command takes --project, --data and --store. All but start, project adopt and restore work
also while the service runs.

${configuration}
${ofStart}

${exitCodes}`

/** The help of one command of the service. */
export function helpOf(name: CommandName): string {
  const { usage, about, example } = usages[name]
  return [
    ...usage.map((line) => `gantry ${line}`),
    '',
    ...wrapped(`${about[0]?.toUpperCase()}${about.slice(1)}.`, 100),
    '',
    'Options:',
    configuration,
    ...(name === 'start' ? [ofStart] : []),
    '',
    'Example:',
    `  gantry ${example}`,
    '',
    'gantry help lists all commands.',
  ].join('\n')
}

function entryOf(name: string, about: string): string {
  const lines = wrapped(about, 84)
  const isShort = name.length <= nameWidth
  const indented = (isShort ? lines.slice(1) : lines).map((line) => `${' '.repeat(nameWidth + 4)}${line}`)
  return [`  ${name.padEnd(nameWidth)}${isShort ? `  ${lines[0]}` : ''}`.trimEnd(), ...indented].join('\n')
}

function wrapped(text: string, width: number): string[] {
  return text.match(new RegExp(`\\S.{0,${width - 1}}(?=\\s|$)`, 'g')) ?? []
}

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
