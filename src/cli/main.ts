import { statSync } from 'node:fs'
import { commandNames, isOfCalls } from '../commands/names.ts'
import { verbMeant } from '../platform/text/foreign-words.ts'
import { lettersOff, nearest } from '../platform/text/nearest.ts'
import { callExitCodes } from './exit-codes.ts'
import { commandIn, commandSummaries, programIn, programNames, shortArguments, shortNames } from './names.ts'
import { processTerminal } from './terminal.ts'
import type { CommandSpec } from './spec.ts'
import { specNamed } from './specs.ts'
import { UsageMistake } from './usage-mistake.ts'

/** Runs a command that calls a service. Gives the exit code. */
export async function runCall(given: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const terminal = processTerminal()
  const words = optionsBehind(given)
  try {
    return (await run(words, environment)) ?? callExitCodes.done
  } catch (error) {
    const { explainCall } = await import('./failures.ts')
    const { code, lines } = explainCall(error, programIn(words) ?? commandIn(words)?.name, words)
    for (const line of lines) terminal.note(line)
    return code
  }
}

async function run(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number | undefined> {
  const [first = '', ...rest] = words
  if (first === '__complete') return complete(rest, environment)
  if (first === 'help') return showHelp(rest)
  if (first === '--help' || first === '-h') return showHelp([])
  if (first === 'completion') {
    const { completionScript } = await import('./completion.ts')
    processTerminal().print(completionScript(rest[0]))
    return callExitCodes.done
  }
  const program = programIn(words)
  if (program) {
    const given = words.slice(program.split(' ').length)
    if (asksForHelp(given)) return showHelp([program])
    return (await import('./running.ts')).runProgram(program, given, environment)
  }
  if (first === 'api') {
    const [operationId = '-', ...given] = rest
    if (operationId.startsWith('-')) return showHelp([first])
    const { runApi } = await import('./running.ts')
    if (!asksForHelp(given)) return runApi(rest, environment)
    const { specOfOperation } = await import('./programs/api.ts')
    return showHelp(specOfOperation(operationId).name.split(' '))
  }
  const found = commandIn(words)
  if (!found) return showGroupOrRefuse(words)
  if (asksForHelp(words)) return showHelp(words)
  const given = shortNames[first] === found.name ? shortArguments[first] : {}
  const { runOperation } = await import('./running.ts')
  return runOperation(await loadSpec(found.name), words.slice(found.length), { environment, given: { ...given } })
}

/** Options that stand before the command come behind it, where they are read. */
function optionsBehind(words: readonly string[]): readonly string[] {
  const rest = [...words]
  const options: string[] = []
  while (isOfCalls(rest[0] ?? '')) options.push(...rest.splice(0, /^--(?:server|input)$/.test(rest[0] ?? '') ? 2 : 1))
  const end = rest.indexOf('--')
  return rest.toSpliced(end < 0 ? rest.length : end, 0, ...options)
}

/** Before `--`, behind which words are operands. */
function asksForHelp(words: readonly string[]): boolean {
  const end = words.indexOf('--')
  return words.slice(0, end < 0 ? undefined : end).some((word) => word === '--help' || word === '-h')
}

async function loadSpec(name: string): Promise<CommandSpec> {
  const spec = await specNamed(name)
  if (spec) return spec
  throw new Error(`The command ${name} has no description.`)
}

async function showHelp(words: readonly string[]): Promise<number> {
  const { helpFor } = await import('./help-for.ts')
  const text = await helpFor(words)
  if (text === undefined) throw refusalOf(words)
  await printHelp(text)
  return callExitCodes.done
}

async function printHelp(text: string): Promise<void> {
  const terminal = processTerminal()
  const isNarrow = terminal.isTty && terminal.columns < helpWidth
  terminal.print(isNarrow ? (await import('../platform/text/fit-text.ts')).fitText(text, terminal.columns) : text)
}

/** No line of the help is longer. */
const helpWidth = 120

/** A group alone lists its commands. */
async function showGroupOrRefuse(words: readonly string[]): Promise<number> {
  const { groupHelp } = await import('./help.ts')
  const group = words.filter((word) => !word.startsWith('-')).join(' ')
  const text = groupHelp(group)
  if (text === undefined) throw refusalOf(words)
  await printHelp(text)
  return words.some((word) => word.startsWith('-')) ? callExitCodes.done : callExitCodes.usedWrongly
}

function refusalOf(words: readonly string[]): UsageMistake {
  const given = words.filter((word) => !word.startsWith('-')).slice(0, 3)
  const [first = ''] = given
  if (Object.hasOwn(wordsOfService, first))
    return new UsageMistake(`There is no command ${first}. ${wordsOfService[first]}`)
  const atMost = lettersOff(given.join(' '))
  const names = [...commandNames, ...commandSummaries().keys(), ...programNames, ...Object.keys(shortNames)]
  const inGroup = names.filter((name) => name.split(' ')[0] === given[0])
  const meant =
    commandMeant(given, names) ??
    nearest(given.join(' '), names, atMost) ??
    nearest(given.slice(0, 2).join(' '), names, atMost) ??
    nearest(first, groupsOf(names), atMost)
  const known =
    inGroup.length > 0 && (meant === undefined || !meant.includes(' '))
      ? ` ${given[0]} has: ${inGroup.map((name) => name.split(' ').slice(1).join(' ')).join(', ')}.`
      : ''
  return new UsageMistake(
    `There is no command ${given.join(' ')}.${folderHint(given)}${meant === undefined ? '' : ` Did you mean ${meant}?`}${known}`,
  )
}

/** What the commands of other services do is done here in another way. */
const wordsOfService: Readonly<Record<string, string>> = {
  stop: 'The service stops with Ctrl+C where it runs, or by the signal TERM.',
  restart: 'Stop the service with Ctrl+C where it runs, and start it with gantry.',
  serve: 'The service starts with gantry alone, or gantry --project DIR.',
  agents: 'Agents stand in the project configuration; gantry chats agents lists them.',
  init: 'Any folder is a project: start the service there with gantry.',
}

/** A verb of another command line in a group, or a verb alone, which is of tasks. */
function commandMeant([group = '', verb = '']: readonly string[], names: readonly string[]): string | undefined {
  const verbsOf = (of: string) =>
    names.flatMap((name) =>
      name.split(' ').length === 2 && name.startsWith(`${of} `) ? [name.slice(of.length + 1)] : [],
    )
  const known = [group, `${group}s`].find((each) => verbsOf(each).length > 0)
  const meant = known === undefined ? loneVerb(group, verbsOf('tasks')) : verbMeant(verb, verbsOf(known))
  return meant && `${known ?? 'tasks'} ${meant}`
}

function loneVerb(word: string, verbs: readonly string[]): string | undefined {
  const meant = verbMeant(word, verbs)
  const isGuess = meant !== undefined && nearest(word, verbs) === meant && nearest(word, verbs, 1) !== meant
  return isGuess && word.length <= 5 ? undefined : meant
}

/** A single word that is a folder is taken for the project: other programs are started so. */
function folderHint([word, ...others]: readonly string[]): string {
  const isFolder = word !== undefined && others.length === 0 && statSync(word, { throwIfNoEntry: false })?.isDirectory()
  return isFolder
    ? ` To start the service in this folder: gantry --project ${/^[\w./-]+$/.test(word) ? word : JSON.stringify(word)}.`
    : ''
}

function groupsOf(names: readonly string[]): readonly string[] {
  return [...new Set(names.map((name) => name.split(' ')[0] ?? ''))]
}

async function complete(words: readonly string[], environment: NodeJS.ProcessEnv): Promise<number> {
  const { completionsFor, idsWithinMs } = await import('./completion.ts')
  const late = Promise.withResolvers<readonly string[]>()
  let isLate = false
  const ids = async (list: CommandSpec) => {
    const timer = setTimeout(() => {
      isLate = true
      late.resolve([])
    }, idsWithinMs)
    const found = (await import('./running.ts')).idsOf(list, environment)
    return Promise.race([found, late.promise]).finally(() => clearTimeout(timer))
  }
  const { Servers } = await import('./servers.ts')
  const servers = () => new Servers(environment).list().map(({ name }) => name)
  const operations = async () => (await import('./specs.ts')).allSpecs()
  const found = await completionsFor(words, { load: loadSpec, ids, servers, operations })
  for (const word of found) processTerminal().print(word)
  // The call that was too late would keep the process.
  if (isLate) process.exit(callExitCodes.done)
  return callExitCodes.done
}
