import { quoted } from '../platform/text/shell-word.ts'
import { commonOptions, nameOfOperand } from './arguments.ts'
import { commandSummaries, commandsOf, shortNames } from './names.ts'
import type { CallOption, CommandSpec } from './spec.ts'

const indent = '  '

/** The commands that are not one operation. */
export const programs: Readonly<Record<string, string>> = {
  'login [URL]': 'Sign in to a server with a code in the browser.',
  'logout [NAME]': 'Forget a server, and end the token for it.',
  'use [NAME]': 'Choose the current server, or list those that are known.',
  'api OPERATION [OPTIONS]': 'Call an operation by its name in the contract, such as createTask.',
  'attach TASK-ID [SESSION-ID]': 'Work in a terminal of a task; ~. on a line of its own leaves it.',
  'chat CHAT-ID': 'Talk with a model or an agent; its answer comes as it is made.',
  'acp [BACKEND]': 'Serve chats to an editor by the Agent Client Protocol; with a model or an agent.',
  'watch [KINDS]': 'Print events as they happen, a line each.',
  'log JOB-ID': 'Print the log of a job, and follow it to the end.',
  'plan run TASK-ID': 'Run the plan of a task, and print each step with its outcome.',
  inbox: 'Show what waits for you, and decide it.',
  'completion SHELL': 'Print the completion of bash, zsh or fish.',
  'help [COMMAND]': 'Show help.',
}

/** How a program is used, and what it does. */
export function programUsage(name: string): readonly [usage: string, about: string] | undefined {
  const wanted = name === 'terminals attach' ? 'attach' : name
  return Object.entries(programs).find(([usage]) => usage.replace(/ \[?[A-Z].*$/, '') === wanted)
}

/** What `gantry help` says of the commands of a running service. */
export function overview(): string {
  const groups = [...Map.groupBy(commandSummaries().keys(), (name) => name.split(' ')[0] ?? '')]
  const lines = groups.map(([group, names]) => [group, wordsOf(names, group)] as const)
  return [
    'Commands that call a running service; gantry help GROUP lists them with what they do:',
    '',
    ...columns(lines),
    '',
    'Commands that stay, and others:',
    '',
    ...columns(Object.entries(programs)),
    '',
    `Short names: ${Object.keys(shortNames).join(' ')}`,
    '',
    'In the folder of a project whose service runs, no sign-in is needed. Elsewhere: gantry login URL, or GANTRY_URL and',
    'GANTRY_TOKEN. Exit codes of these commands: 0 done, 1 refused, 2 used wrongly, 10 not found, 11 conflict, 12 not signed',
    'in, 13 not allowed, 14 try later, 15 no service, 20 what was started ended badly, 130 interrupted.',
  ].join('\n')
}

/** The commands of a group, each with what it does; nothing for an unknown one. */
export function groupHelp(group: string): string | undefined {
  const names = commandsOf(group)
  if (names.length === 0) return undefined
  const summaries = commandSummaries()
  return [
    ...columns(names.map((name) => [name, summaries.get(name) ?? ''])),
    '',
    `gantry ${group} COMMAND --help shows the options of one.`,
  ].join('\n')
}

/** What a command takes: `gantry tasks create TITLE [OPTIONS]`. */
export function usageOf({ name, operands, options }: CommandSpec): string {
  const required = options.filter(({ isRequired }) => isRequired)
  return [
    'gantry',
    name,
    ...operands.map(nameOfOperand),
    ...required.map((option) => `${nameOfOperand(option.argument)}${option.isList ? '…' : ''}`),
    ...(options.length > required.length ? ['[OPTIONS]'] : []),
  ].join(' ')
}

export function commandHelp(spec: CommandSpec): string {
  const { summary, about, options } = spec
  return [
    usageOf(spec),
    '',
    summary,
    ...(about === summary ? [] : [about]),
    ...(options.length === 0
      ? []
      : ['', 'Options:', ...columns(options.map((option) => [flagOf(option), aboutOf(option)]))]),
    '',
    'Of every command:',
    ...columns(
      Object.entries(commonOptions).map(([each, { value, about: what }]) => [
        `--${each}${value ? ` ${value}` : ''}`,
        what,
      ]),
    ),
    '',
    'Example:',
    `${indent}${exampleOf(spec)}`,
    '',
    `The operation ${spec.operationId} of the contract.`,
  ].join('\n')
}

/** A command line with the arguments of the example. */
export function exampleOf({ name, operands, options, example }: CommandSpec): string {
  const words = operands.map((operand) => quoted(String(example[operand] ?? nameOfOperand(operand))))
  const given = options.flatMap((option) => {
    const value = example[option.argument]
    if (value === null && option.isNullable) return [`--no-${option.name}`]
    if (value === undefined || option.type === 'file') return option.isRequired ? [`--${option.name} FILE`] : []
    if (option.type === 'json') return [`--${option.name} ${quoted(JSON.stringify(value))}`]
    if (option.type === 'boolean') return [value === true ? `--${option.name}` : `--no-${option.name}`]
    return (Array.isArray(value) ? value : [value]).map(
      (one) => `--${option.name} ${quoted(String(one).replace(/^@/, '@@'))}`,
    )
  })
  return ['gantry', name, ...words, ...given].join(' ')
}

function flagOf({ name, type, isList }: CallOption): string {
  const values = { text: 'TEXT', integer: 'N', number: 'N', time: 'TIME', file: 'FILE', json: 'JSON', boolean: '' }
  return `--${name} ${values[type]}${isList ? ' …' : ''}`.trimEnd()
}

const choicesShown = 12

function aboutOf({ name, about, isRequired, isNullable, choices = [] }: CallOption): string {
  const known = choices.length > 0 && choices.length <= choicesShown ? ` One of ${choices.join(', ')}.` : ''
  const removal = isNullable ? ` --no-${name} removes it.` : ''
  return `${isRequired ? '(required) ' : ''}${about}${known}${removal}`
}

function wordsOf(names: readonly string[], group: string): string {
  const rests = names.map((name) => name.slice(group.length + 1)).filter((rest) => rest !== '')
  const nouns = Map.groupBy(rests, (rest) => (rest.includes(' ') ? (rest.split(' ')[0] ?? '') : ''))
  const verbs = nouns.get('') ?? []
  const inNouns = [...nouns].flatMap(([noun, members]) =>
    noun === '' ? [] : [`${noun} {${members.map((member) => member.slice(noun.length + 1)).join(' ')}}`],
  )
  return [...verbs, ...inNouns].join(' ') || (commandSummaries().get(group) ?? '')
}

function columns(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(28, Math.max(...rows.map(([left]) => left.length)))
  return rows.flatMap(([left, right]) => {
    const lines = wrapped(right, 116 - width)
    return left.length > width
      ? [`${indent}${left}`, ...lines.map((line) => `${indent}${' '.repeat(width)}${indent}${line}`)]
      : lines.map((line, index) => `${indent}${(index === 0 ? left : '').padEnd(width)}${indent}${line}`.trimEnd())
  })
}

function wrapped(text: string, width: number): string[] {
  const lines = ['']
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1) ?? ''
    if (last !== '' && last.length + word.length >= width) lines.push(word)
    else lines[lines.length - 1] = last === '' ? word : `${last} ${word}`
  }
  return lines
}
