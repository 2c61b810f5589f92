import { commandNames } from '../commands/names.ts'
import { commandGroups } from '../generated/command-table.js'
import { nearest } from '../platform/text/nearest.ts'
import { argumentsFor, readWords } from './arguments.ts'
import { callOperation } from './call.ts'
import { withServer } from './connection.ts'
import { callExitCodes, explainCall } from './failures.ts'
import { commandIn, commandSummaries, shortArguments, shortNames } from './names.ts'
import { processTerminal } from './output.ts'
import type { CliProgram } from './programs/program.ts'
import { Servers } from './servers.ts'
import type { CommandSpec } from './spec.ts'
import { UsageMistake } from './usage-mistake.ts'

/** Commands that are not one operation. Each is loaded when it is called. */
const programs: Readonly<Record<string, () => Promise<CliProgram>>> = {
  login: async () => (await import('./programs/sign-in.ts')).signIn,
  logout: async () => (await import('./programs/sign-in.ts')).signOut,
  use: async () => (await import('./programs/sign-in.ts')).use,
  watch: async () => (await import('./programs/streams.ts')).watch,
  log: async () => (await import('./programs/streams.ts')).log,
  'plan run': async () => (await import('./programs/plan-run.ts')).planRun,
  inbox: async () => (await import('./programs/inbox.ts')).inbox,
  chat: async () => (await import('./programs/chat.ts')).chat,
  attach: async () => (await import('./programs/attach.ts')).attach,
  'terminals attach': async () => (await import('./programs/attach.ts')).attach,
}

/** Runs a command that calls a service. Gives the exit code. */
export async function runCall(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const terminal = processTerminal()
  try {
    return (await run(words, environment)) ?? callExitCodes.done
  } catch (error) {
    const { code, lines } = explainCall(error, commandIn(words)?.name)
    for (const line of lines) terminal.note(line)
    return code
  }
}

async function run(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number | undefined> {
  const [first = '', ...rest] = words
  if (first === '__complete') return complete(rest, environment)
  if (first === 'help') return showHelp(rest)
  if (first === 'completion') {
    const { completionScript } = await import('./completion.ts')
    processTerminal().print(completionScript(rest[0]))
    return callExitCodes.done
  }
  for (const name of [`${first} ${rest[0] ?? ''}`, first]) {
    const load = programs[name]
    if (load) return runProgram({ name, load }, words.slice(name.split(' ').length), environment)
  }
  if (first === 'api') return runApi(rest, environment)
  const found = commandIn(words)
  if (!found) return showGroupOrRefuse(words)
  const given = shortNames[first] === found.name ? shortArguments[first] : undefined
  return runOperation(loadSpec(found.name), words.slice(found.length), environment, given)
}

async function runOperation(
  spec: CommandSpec,
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
  given?: object,
): Promise<number> {
  const terminal = processTerminal()
  const read = readWords(words, spec.options)
  if (read.manner.isHelp) {
    const { commandHelp } = await import('./help.ts')
    terminal.print(commandHelp(spec))
    return callExitCodes.done
  }
  const input = await argumentsFor(spec, read, { ...given })
  return withServer(new Servers(environment), placeOf(read.manner.server), (connection) =>
    callOperation(spec, input, { manner: read.manner, connection, terminal }),
  )
}

async function runApi(
  [operationId = '', ...words]: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number> {
  const { specOfOperation } = await import('./programs/api.ts')
  return runOperation(specOfOperation(operationId), words, environment)
}

async function runProgram(
  { name, load }: { readonly name: string; readonly load: () => Promise<CliProgram> },
  words: readonly string[],
  environment: NodeJS.ProcessEnv,
): Promise<number | undefined> {
  const { operands, manner } = readWords(words, [])
  if (manner.isHelp) return showHelp([name])
  const program = await load()
  const servers = new Servers(environment)
  const terminal = processTerminal()
  return program({
    operands,
    manner,
    terminal,
    servers,
    environment,
    withServer: (work) => withServer(servers, placeOf(manner.server), work),
  })
}

function placeOf(named: string | undefined): { readonly named: string | undefined; readonly folder: string } {
  return { named, folder: process.cwd() }
}

function loadSpec(name: string): CommandSpec {
  const spec = commandGroups[name.split(' ')[0] ?? '']?.().find((each) => each.name === name)
  if (spec) return spec
  throw new Error(`The command ${name} has no description.`)
}

async function showHelp(words: readonly string[]): Promise<number> {
  const help = await import('./help.ts')
  const { help: ofService } = await import('../commands/help.ts')
  const found = commandIn(words)
  const program = Object.entries(help.programs).find(([usage]) => usage.startsWith(words.join(' ')))
  const text =
    words.length === 0
      ? `${ofService}\n\n${help.overview()}`
      : found
        ? help.commandHelp(loadSpec(found.name))
        : (help.groupHelp(words.join(' ')) ?? (program && `gantry ${program[0]}\n\n${program[1]}`))
  if (text === undefined) throw refusalOf(words)
  processTerminal().print(text)
  return callExitCodes.done
}

/** A group alone lists its commands. */
async function showGroupOrRefuse(words: readonly string[]): Promise<number> {
  const { groupHelp } = await import('./help.ts')
  const group = words.filter((word) => !word.startsWith('-')).join(' ')
  const text = groupHelp(group)
  if (text === undefined) throw refusalOf(words)
  processTerminal().print(text)
  return words.some((word) => word.startsWith('-')) ? callExitCodes.done : callExitCodes.usedWrongly
}

function refusalOf(words: readonly string[]): UsageMistake {
  const given = words.filter((word) => !word.startsWith('-')).slice(0, 3)
  const names = [...commandNames, ...commandSummaries().keys(), ...Object.keys(programs), ...Object.keys(shortNames)]
  const inGroup = names.filter((name) => name.split(' ')[0] === given[0])
  const meant =
    nearest(given.join(' '), names) ??
    nearest(given.slice(0, 2).join(' '), names) ??
    nearest(given[0] ?? '', groupsOf(names))
  const known =
    inGroup.length > 0
      ? ` ${given[0]} has: ${inGroup.map((name) => name.split(' ').slice(1).join(' ')).join(', ')}.`
      : ''
  return new UsageMistake(
    `There is no command ${given.join(' ')}.${meant === undefined ? '' : ` Did you mean ${meant}?`}${known}`,
  )
}

function groupsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.split(' ')[0] ?? ''))]
}

async function complete(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { completionsFor, idsWithinMs } = await import('./completion.ts')
  const ids = async (group: string) => {
    const list = commandSummaries().has(`${group} list`) ? loadSpec(`${group} list`) : undefined
    if (!list || list.operands.length > 0) return []
    const { functionFor } = await import('./call.ts')
    const { shownNameOf, itemsOf } = await import('./output.ts')
    return withServer(new Servers(environment), placeOf(undefined), async (connection) =>
      itemsOf(await functionFor(connection, list)({ limit: 50 })).map(shownNameOf),
    ).catch(() => [])
  }
  const timer = setTimeout(() => process.exit(callExitCodes.done), idsWithinMs)
  const found = await completionsFor(words, { load: async (name) => loadSpec(name), ids })
  clearTimeout(timer)
  for (const word of found) processTerminal().print(word)
  return callExitCodes.done
}
