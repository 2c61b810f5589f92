import { exitCodes } from './commands/command.ts'
import type { Command } from './commands/command.ts'
import type { CommandName } from './commands/names.ts'
import { explain } from './commands/exit.ts'
import { help, helpOf, packageVersion } from './commands/help.ts'
import { serviceCommandIn } from './commands/names.ts'
import { callerFolder, configOf } from './config.ts'
import { UsageError, readOptions } from './options.ts'
import type { CommandSyntax } from './options.ts'
import { nearest } from './platform/text/nearest.ts'

/** Each is loaded when it is called. */
const commands: Readonly<Record<CommandName, CommandSyntax & { load(): Promise<{ run: Command }> }>> = {
  start: { load: () => import('./commands/start.ts') },
  open: { options: ['print'], load: () => import('./commands/open.ts') },
  'user reset-second-factor': { operands: ['USERNAME'], load: () => import('./commands/user-reset-second-factor.ts') },
  'token create': { options: ['name', 'preset'], load: () => import('./commands/token-create.ts') },
  'project adopt': { load: () => import('./commands/project-adopt.ts') },
  backup: { operands: ['TARGET'], load: () => import('./commands/backup.ts') },
  restore: { operands: ['SOURCE'], options: ['force'], load: () => import('./commands/restore.ts') },
  run: { options: ['server', 'token-file', 'folder'], load: () => import('./commands/run.ts') },
  'run stop': { load: () => import('./commands/run-stop.ts') },
  mcp: { options: ['client'], load: () => import('./commands/mcp.ts') },
  doctor: { load: () => import('./commands/doctor.ts') },
  demo: { load: () => import('./commands/demo.ts') },
}

try {
  const code = await runCommand(process.argv.slice(2))
  if (code !== undefined) process.exit(code)
} catch (error) {
  const [code, sentence] = explain(error)
  console.error(sentence)
  process.exit(code)
}

async function runCommand(args: readonly string[]): Promise<number | undefined> {
  if (args.includes('--help') || args.includes('-h')) await printHelp(args)
  else if (args.includes('--version') || args[0] === '-v' || args[0] === 'version')
    console.log(`gantry ${packageVersion()}`)
  else {
    const { name, rest } = splitName(args)
    const command = isKnown(name) ? commands[name] : refuse(name)
    const { values: options, operands } = readOptions(rest, { ...command, name })
    const config = configOf(options, process.env)
    const folder = callerFolder(process.env)
    // Programs that inherit the environment, such as the one that draws thumbnails, get none of its secrets.
    for (const variable of Object.keys(process.env)) if (variable.startsWith('GANTRY_')) delete process.env[variable]
    return (await command.load()).run({ config, options, operands, folder })
  }
  return exitCodes.stopped
}

/** A name has one word or two; without one, it is the start of the service. */
function splitName(args: readonly string[]): { readonly name: string; readonly rest: readonly string[] } {
  const [first = '', second = ''] = args
  if (first === '' || first.startsWith('-')) return { name: 'start', rest: args }
  const both = `${first} ${second}`
  return both in commands ? { name: both, rest: args.slice(2) } : { name: first, rest: args.slice(1) }
}

function isKnown(name: string): name is CommandName {
  return name in commands
}

function refuse(name: string): never {
  const names = Object.keys(commands)
  const meant = names.find((known) => known.startsWith(`${name} `)) ?? nearest(name, names)
  throw new UsageError(
    `There is no command ${name}.${meant === undefined ? '' : ` Did you mean ${meant}?`} Run with --help to see the commands.`,
  )
}

/** On a narrow terminal it is wrapped. */
async function printHelp(args: readonly string[]): Promise<void> {
  const name = serviceCommandIn(args)
  const text = name === undefined ? help : helpOf(name)
  const { isTTY, columns } = process.stdout
  if (!isTTY || columns === 0) return console.log(text)
  const { fitText } = await import('./platform/text/fit-text.ts')
  console.log(fitText(text, columns))
}
