import { commandLines } from '../generated/command-index.ts'

/** What a short name stands for. `plan` and the like are groups as well: a name with more words is looked up first. */
export const shortNames: Readonly<Record<string, string>> = {
  ls: 'tasks list',
  new: 'tasks create',
  show: 'tasks get',
  next: 'tasks next',
  move: 'tasks move',
  done: 'tasks move',
  claim: 'tasks claim',
  release: 'tasks release',
  comment: 'tasks comments create',
  review: 'tasks reviews submit',
  apply: 'changes apply',
  term: 'terminals open',
  exec: 'terminals exec',
  say: 'chats send',
  up: 'files upload',
  down: 'files get',
  find: 'search',
  ask: 'knowledge search',
  call: 'mcp call',
  status: 'git status',
  commit: 'git commit',
  push: 'git push',
}

/** Arguments that a short name gives. */
export const shortArguments: Readonly<Record<string, Readonly<Record<string, unknown>>>> = { done: { state: 'done' } }

/** Commands that are not one operation. */
export const programNames = [
  'login',
  'logout',
  'use',
  'watch',
  'log',
  'plan run',
  'inbox',
  'chat',
  'acp',
  'attach',
  'terminals attach',
] as const
export type ProgramName = (typeof programNames)[number]

/** The program at the beginning of the words. */
export function programIn([first = '', second = '']: readonly string[]): ProgramName | undefined {
  return programNames.find((name) => name === `${first} ${second}`) ?? programNames.find((name) => name === first)
}

/** Of these, the ones that take the arguments of the operation of their name. */
export const programsOfOperations: readonly string[] = ['plan run']

let summaries: ReadonlyMap<string, string> | undefined

/** What each command does, by its name. */
export function commandSummaries(): ReadonlyMap<string, string> {
  summaries ??= new Map(
    commandLines.split('\n').map((line) => {
      const [name = '', summary = ''] = line.split('\t')
      return [name, summary]
    }),
  )
  return summaries
}

const wordsMax = 3

/** The command at the beginning of the words, and how many words it is. A group may be given in the singular. */
export function commandIn(words: readonly string[]): { readonly name: string; readonly length: number } | undefined {
  const names = commandSummaries()
  for (let length = Math.min(wordsMax, words.length); length > 0; length -= 1) {
    const name = words.slice(0, length).join(' ')
    const found = [name, inPlural(name), ...(length === 1 ? [shortNames[name] ?? ''] : [])].find((each) =>
      names.has(each),
    )
    if (found !== undefined) return { name: found, length }
  }
  return undefined
}

/** The commands of a group: `tasks`, `tasks comments`. */
export function commandsOf(group: string): readonly string[] {
  const names = [...commandSummaries().keys()]
  const ofGroup = (prefix: string) => names.filter((name) => name.startsWith(`${prefix} `))
  return [ofGroup(group), ofGroup(inPlural(group))].find((found) => found.length > 0) ?? []
}

/** The lists that may have what an operand of a command names, the likeliest first. */
export function listsFor(
  argument: string,
  { command, isFirst }: { command: string; isFirst: boolean },
): readonly string[] {
  const nouns = command.split(' ')
  const ofCommand = isFirst ? nouns.slice(0, -1).map((_, at) => nouns.slice(0, nouns.length - 1 - at).join(' ')) : []
  const ofName = argument.endsWith('Id') ? [inPlural(argument.slice(0, -'Id'.length))] : []
  return [...ofName, ...ofCommand, ...(isFirst && argument === 'id' ? ['tasks'] : [])]
    .map((noun) => `${noun} list`)
    .filter((name) => commandSummaries().has(name))
}

/** `task comment create` is `tasks comments create`. */
export function inPlural(name: string): string {
  known ??= new Set([...commandSummaries().keys()].flatMap((each) => each.split(' ')))
  const isKnown = (word: string) => known?.has(word)
  return name
    .split(' ')
    .map((word) => [word, `${word}s`, word.replace(/y$/, 'ies')].find(isKnown) ?? word)
    .join(' ')
}

/** Each word of the names of commands. */
let known: ReadonlySet<string> | undefined
