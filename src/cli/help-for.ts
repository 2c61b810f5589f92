import { help as ofService, helpOf } from '../commands/help.ts'
import { commandNames, isOfService, serviceCommandIn } from '../commands/names.ts'
import { completionScript, completionShells } from './completion.ts'
import { commandHelp, groupHelp, overview, programUsage } from './help.ts'
import { commandIn, commandSummaries, programNames, programsOfOperations, shortNames } from './names.ts'
import { specNamed } from './specs.ts'

/** The help of what words name: a command, a program, a group or, without words, all of it. */
export async function helpFor(words: readonly string[]): Promise<string | undefined> {
  if (words.length === 0) return `${ofService}\n\n${overview()}`
  const name = words.join(' ')
  const program = programsOfOperations.includes(name) ? undefined : programUsage(name)
  if (program) return `gantry ${program[0]}\n\n${program[1]}`
  // Two words of the service are no call, as one of `run` and `mcp` is with what follows.
  const found = words.length > 1 && helpOfService(words) !== undefined ? undefined : commandIn(words)
  if (!found) return groupHelp(name) ?? helpOfService(words)
  const spec = await specNamed(found.name)
  if (!spec) throw new Error(`The command ${found.name} has no description.`)
  return commandHelp(spec)
}

function helpOfService(words: readonly string[]): string | undefined {
  const name = serviceCommandIn(words)
  if (name !== undefined) return helpOf(name)
  return isOfService(words) ? ofService : undefined
}

/**
 * What is printed for words that ask for nothing of a service: the help by the name of what it is of, where `NAME
 * --help` is the same as `help NAME`, and completions. A build keeps it, so that it is printed without the modules
 * that made it.
 */
export async function earlyTexts(): Promise<ReadonlyMap<string, string>> {
  const names = [...commandSummaries().keys()]
  const groups = names.flatMap((name) => name.split(' ').map((_, at, words) => words.slice(0, at).join(' ')))
  const known = [...names, ...groups, ...programNames, ...Object.keys(shortNames), ...commandNames]
  const texts = new Map<string, string>()
  for (const name of new Set(known.filter((each) => each !== ''))) {
    const words = name.split(' ')
    const text = await helpFor(words)
    if (text === undefined) continue
    texts.set(name, text)
    const ofItself = helpOfService([...words, '--help'])
    if (ofItself !== undefined && text !== ofItself) texts.set(`${name} --help`, ofItself)
  }
  texts.set('help', (await helpFor([])) ?? '')
  for (const shell of completionShells) texts.set(`completion ${shell}`, completionScript(shell))
  return texts
}
