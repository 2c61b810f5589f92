import { readFileSync } from 'node:fs'

export const help = `gantry [start] [--project DIR] [--data DIR] [--host ADDR] [--port N] [--store URL] [--trust]
gantry open [--print]
gantry token create --name NAME [--preset PRESET]
gantry user reset-second-factor USERNAME
gantry project adopt
gantry backup TARGET
gantry restore SOURCE [--force]
gantry run [stop]
gantry run --server URL [--token-file FILE] [--folder DIR]
gantry mcp [--client NAME]
gantry doctor
gantry demo [--port N]

  start          runs the service (the default)
  open           opens the browser signed in as the owner; --print prints the link instead
  token create   prints a new token of the owner; presets: read_only, agent, ci, full
  user reset-second-factor
                 removes the second factors of a user who lost them, and ends the user's
                 browser sessions
  project adopt  lets the store belong to this project folder, such as a new clone; a service
                 does not start with another folder than the one that its store belongs to
  backup         copies the database and the uploaded files to the folder TARGET, also while the
                 service runs, and verifies the copy
  restore        brings a backup into a data folder that no service uses; --force replaces data
  run            runs the runner, which owns terminals and commands, in the foreground, for a supervisor;
                 without it, the service starts one with the first of them
                 with --server, it is the runner of a service on another machine, to which it connects with
                 the token in FILE (GANTRY_RUNNER_TOKEN), and has its files below DIR (.gantry/runner)
  run stop       ends the runner of this data folder with all terminals and commands
  mcp            prints what an MCP client needs to use Gantry's tools; clients: claude-code,
                 claude-desktop, vscode, cursor, opencode, codex
  doctor         checks the machine, the data and the uploaded files, changes nothing, and prints
                 a sentence for each finding
  demo           runs a service with a project to look around in, and removes both at its end
  --version      prints the version

Every command takes --project, --data and --store. All but start, project adopt and restore work
also while the service runs.

  --project DIR  the project folder (default: the current folder; GANTRY_PROJECT)
  --data DIR     the folder for the service's data (default: PROJECT/.gantry/data; GANTRY_DATA)
  --host ADDR    the address to listen on (default: 127.0.0.1; GANTRY_HOST)
  --port N       the port to listen on (default: 4600, or the next free one; GANTRY_PORT)
  --store URL    postgres://… to use PostgreSQL instead of SQLite (GANTRY_STORE)
  --insecure-http
                 let other machines connect without TLS (GANTRY_INSECURE_HTTP=1)
  --trust        run the commands and skills that stand in the project at this start without approval,
                 those that refer to secrets aside (GANTRY_TRUST=1)
  --unsafe-commands
                 let restricted tokens and agents run commands where no sandbox works
                 (GANTRY_UNSAFE_COMMANDS=1)

Exit codes: 0 stopped, 1 cannot listen or reach its database, 2 wrong options, variables or configuration,
3 data of a newer version, 4 data folder in use by another Gantry, 5 a damaged database or one of another
program, 6 the doctor found something wrong, 7 a second signal interrupted the stop, 21 the service refuses
the token of the runner, 22 the service speaks another version of the protocol of runners.`

export function packageVersion(): string {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    version: string
  }
  return version
}
