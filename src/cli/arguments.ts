import { nameMeant, optionMeant } from '../platform/text/foreign-words.ts'
import { listsFor } from './names.ts'
import { noValue } from './spec.ts'
import type { CallOption, CommandSpec } from './spec.ts'
import { specNamed } from './specs.ts'
import { UsageMistake } from './usage-mistake.ts'

/** How a command does what it does, and shows what came of it. */
export interface Manner {
  /** The fields to show; all when empty. Absent: for people. */
  readonly json?: readonly string[]
  readonly isQuiet: boolean
  readonly isAll: boolean
  readonly isYes: boolean
  readonly isWaiting: boolean
  readonly isCurl: boolean
  readonly isWeb: boolean
  readonly server?: string
  /** The file with the body of the call, or `-`. */
  readonly input?: string
}

export interface GivenWords {
  readonly manner: Manner
  /** The texts of the options of the command, by their names. */
  readonly options: ReadonlyMap<string, readonly string[]>
  readonly operands: readonly string[]
}

/** Options that every command takes, with what they are followed by. */
export const commonOptions: Readonly<Record<string, { readonly value?: string; readonly about: string }>> = {
  json: { value: '[FIELDS]', about: 'Print JSON; with fields separated by commas, these alone.' },
  quiet: { about: 'Print ids alone (-q).' },
  all: { about: 'Read all pages of a list.' },
  wait: { about: 'Follow the job that was started to its end.' },
  yes: { about: 'Do not ask before something is deleted (-y).' },
  input: { value: 'FILE', about: 'Read the arguments from a JSON file; - is the standard input.' },
  curl: { about: 'Print the call for curl, and do not send it.' },
  web: { about: 'Open the page about it in the browser, or print its address, and do not send the call.' },
  server: { value: 'NAME', about: 'The server: a name of gantry login, or an address.' },
  help: { about: 'Show this help (-h).' },
}

const letters: ReadonlyMap<string, string> = new Map(Object.entries({ q: 'quiet', y: 'yes', h: 'help' }))

/** Reads the words behind the name of a command. Throws `UsageMistake` for an option that it does not take. */
export function readWords(words: readonly string[], own: readonly CallOption[]): GivenWords {
  const options = new Map<string, string[]>()
  const common = new Map<string, string>()
  const operands: string[] = []
  const rest = [...words]
  for (let word = rest.shift(); word !== undefined; word = rest.shift()) {
    if (word === '--') operands.push(...rest.splice(0))
    else if (!isOption(word)) operands.push(word)
    else {
      const { name, given } = partsOf(word)
      const option = own.find((each) => each.name === name || (mayBeDenied(each) && `no-${each.name}` === name))
      if (option) {
        const value =
          option.type === 'boolean'
            ? booleanOf(option, name, given)
            : option.name === name
              ? (given ?? valueAfter(name, rest))
              : noValue
        options.set(option.name, [...(options.get(option.name) ?? []), value])
      } else if (Object.hasOwn(commonOptions, name)) common.set(name, given ?? commonValue(name, rest))
      else throw unknown(word, name, own)
    }
  }
  return { options, operands, manner: mannerOf(common) }
}

/** Whether `--no-NAME` is an option too. */
export function mayBeDenied({ type, isNullable = false }: CallOption): boolean {
  return type === 'boolean' || isNullable
}

/** The arguments of the call, of the operands, the options and the file. Throws `UsageMistake`. */
export async function argumentsFor(
  spec: CommandSpec,
  { options, operands, manner }: GivenWords,
  given: Readonly<Record<string, unknown>> = {},
): Promise<Record<string, unknown>> {
  const { ValueReader } = await import('./values.ts')
  const reader = new ValueReader()
  const result: Record<string, unknown> = { ...given, ...(manner.input && (await reader.object(manner.input))) }
  const words = [...operands]
  for (const name of spec.operands) {
    const word = words.shift()
    if (word !== undefined) result[name] = word
    else if (result[name] === undefined) throw await missing(name, spec, manner)
  }
  for (const option of spec.options) {
    const texts = options.get(option.name)
    if (texts) result[option.argument] = await reader.value(option, texts)
  }
  // What is required and not given yet comes in its order: `tasks create "Fix the login"`.
  for (const option of spec.options.filter(
    ({ isRequired, argument }) => isRequired && result[argument] === undefined,
  )) {
    const texts = option.isList ? words.splice(0) : words.splice(0, 1)
    if (texts.length === 0) throw new UsageMistake(`--${option.name} is missing: ${option.about}`, spec.name)
    result[option.argument] = await reader.value(option, texts)
  }
  const [extra] = words
  if (extra !== undefined) {
    const option = spec.options.find(({ type, argument }) => type === 'text' && result[argument] === undefined)
    const hint = option === undefined ? '' : ` Did you mean --${option.name} ${extra}?`
    throw new UsageMistake(`Unexpected argument "${extra}".${hint}`, spec.name)
  }
  return result
}

async function missing(operand: string, spec: CommandSpec, { json = [] }: Manner): Promise<UsageMistake> {
  const { name, operands } = spec
  const lists = listsFor(operand, { command: name, isFirst: operands[0] === operand }).filter((list) => list !== name)
  const found = await Promise.all(lists.map(specNamed))
  const list = found.find((each) => each?.operands.length === 0)
  const known = list === undefined ? '' : ` gantry ${list.name} shows what there is.`
  // `--json README.md` takes a name for fields.
  const taken = json.length > 0 ? ` --json took ${json.join(',')} for its fields: give it before --json.` : known
  return new UsageMistake(`${nameOfOperand(operand)} is missing.${taken}`, name)
}

/** `TASK-ID` for `taskId`. */
export function nameOfOperand(argument: string): string {
  return argument.replaceAll(/[A-Z]/g, (letter) => `-${letter}`).toUpperCase()
}

function isOption(word: string): boolean {
  return word.length > 1 && word.startsWith('-') && !/^-\d/.test(word)
}

function partsOf(word: string): { readonly name: string; readonly given: string | undefined } {
  if (!word.startsWith('--')) return { name: letters.get(word.slice(1)) ?? word.slice(1), given: undefined }
  const at = word.indexOf('=')
  return at < 0 ? { name: word.slice(2), given: undefined } : { name: word.slice(2, at), given: word.slice(at + 1) }
}

function booleanOf(option: CallOption, name: string, given: string | undefined): string {
  if (name !== option.name) return 'false'
  if (given === undefined || given === 'true') return 'true'
  if (given === 'false') return 'false'
  throw new UsageMistake(`--${name} is true or false, not "${given}".`)
}

function valueAfter(name: string, rest: string[]): string {
  const value = rest.shift()
  if (value === undefined) throw new UsageMistake(`--${name} takes a value.`)
  return value
}

function commonValue(name: string, rest: string[]): string {
  if (name === 'json') return /^[A-Za-z.]+(,[A-Za-z.]+)*$/.test(rest[0] ?? '') ? (rest.shift() ?? '') : ''
  return commonOptions[name]?.value === undefined ? 'true' : valueAfter(name, rest)
}

function mannerOf(common: ReadonlyMap<string, string>): Manner {
  const [json, server, input] = ['json', 'server', 'input'].map((name) => common.get(name))
  return {
    isQuiet: common.has('quiet'),
    isAll: common.has('all'),
    isYes: common.has('yes'),
    isWaiting: common.has('wait'),
    isCurl: common.has('curl'),
    isWeb: common.has('web'),
    ...(json !== undefined && { json: json.split(',').filter((field) => field !== '') }),
    ...(server !== undefined && { server }),
    ...(input !== undefined && { input }),
  }
}

function unknown(word: string, name: string, own: readonly CallOption[]): UsageMistake {
  const names = [...own.map((option) => option.name), ...Object.keys(commonOptions)]
  const near = word.startsWith('--') ? nameMeant(name, names) : names.find((each) => each.startsWith(name))
  const meant = optionMeant(name) ?? near
  return new UsageMistake(
    `There is no option ${word.replace(/=.*/s, '')}.${meant === undefined ? '' : ` Did you mean --${meant}?`}`,
  )
}
