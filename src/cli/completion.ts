import { helpOf } from '../commands/help.ts'
import { commandNames, isOfCalls, isOfService, serviceCommandIn } from '../commands/names.ts'
import { commonOptions, mayBeDenied, readWords } from './arguments.ts'
import { programUsage, programs } from './help.ts'
import { commandIn, commandSummaries, inPlural, listsFor, programIn, programNames, shortNames } from './names.ts'
import type { CallOption, CommandSpec } from './spec.ts'
import { UsageMistake } from './usage-mistake.ts'

/** For how long the ids of a list are waited for. */
export const idsWithinMs = 300

/** Where Gantry offers nothing, each shell completes files. */
const scripts: Readonly<Record<string, string>> = {
  bash: `_gantry() {
  # Bash divides words at = and : as well; they are joined where no space is between them.
  local word joined= whole= rest="\${COMP_LINE:0:COMP_POINT}" words=() at
  for ((at = 0; at <= COMP_CWORD; at++)); do
    word="\${COMP_WORDS[at]}"
    [[ $at == 0 || $rest == [[:space:]]* ]] && joined= && words+=('')
    rest="\${rest#"\${rest%%[![:space:]]*}"}"
    ((at == COMP_CWORD)) && word="$rest"
    whole="$joined$word"
    words[\${#words[@]}-1]="$whole"
    rest="\${rest#"$word"}"
    [[ $at -lt $COMP_CWORD || $word == [=:] ]] && joined="$whole"
  done
  # Names come from the service: compgen -W would expand what they contain.
  COMPREPLY=()
  while IFS= read -r word; do
    word="\${word#"$joined"}"
    [[ $word == *[!A-Za-z0-9_.,/=:+-]* ]] && word="$(printf %q "$word")"
    COMPREPLY+=("$word")
  done < <(gantry __complete "\${words[@]:1}" 2>/dev/null)
  # Bash would take what is behind the sign for the name of a host.
  [[ \${#COMPREPLY[@]} == 0 && $whole == @* ]] || return 0
  while IFS= read -r word; do
    COMPREPLY+=("@$(printf %q "$word")")
  done < <(compgen -f -- "\${whole#@}")
}
complete -o default -F _gantry gantry`,
  zsh: `#compdef gantry
_gantry() {
  local -a found
  found=(\${(f)"$(gantry __complete "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)"})
  if (( $#found )); then
    compadd -a found
  else
    compset -P '--*='
    compset -P '@'
    _files
  fi
}
if [[ $funcstack[1] == _gantry ]]; then _gantry; else compdef _gantry gantry; fi`,
  fish: `function __gantry_complete
  set -l last (commandline -ct)
  set -l found (gantry __complete (commandline -opc)[2..-1] "$last" 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else
    set -l before (string match -r '^(?:--[^=]*=)?@?' -- "$last")
    for file in (__fish_complete_path (string sub -s (math 1 + (string length -- "$before")) -- "$last"))
      printf '%s\\n' "$before$file"
    end
  end
end
complete -c gantry -f -a '(__gantry_complete)'`,
}

export const completionShells = Object.keys(scripts)

/** Throws `UsageMistake` for an unknown shell. */
export function completionScript(shell: string | undefined): string {
  const script = shell !== undefined && Object.hasOwn(scripts, shell) ? scripts[shell] : undefined
  if (script !== undefined) return script
  throw new UsageMistake(`Name the shell: ${completionShells.join(', ')}.`)
}

export interface Completer {
  load(name: string): Promise<CommandSpec>
  /** What a list has. */
  ids(list: CommandSpec): Promise<readonly string[]>
  /** The names of the servers that this user signed in to. */
  servers(): readonly string[]
  /** The operations that `gantry api` calls. */
  operations(): Promise<readonly CommandSpec[]>
}

/** What may stand in the place of the last word. */
export async function completionsFor(words: readonly string[], completer: Completer): Promise<readonly string[]> {
  const [, option = '', last = ''] = /^(--[a-z-]+=)?(.*)$/s.exec(words.at(-1) ?? '') ?? []
  const given = [...withoutCommon(words.slice(0, -1)), ...(option === '' ? [] : [option.slice(0, -1)])]
  const found = await offersFor(given, last, completer)
  // A name that begins with a dash would be an option.
  const offered = last.startsWith('-') ? found : found.filter((word) => !word.startsWith('-'))
  return [...new Set(offered)].filter((word) => word.startsWith(last)).map((word) => `${option}${word}`)
}

/** Options may stand before the command. */
function withoutCommon(words: readonly string[]): readonly string[] {
  const rest = [...words]
  while (isOfCalls(rest[0] ?? '')) rest.splice(0, /^--(?:server|input)$/.test(rest[0] ?? '') ? 2 : 1)
  return rest
}

async function offersFor(given: readonly string[], last: string, completer: Completer): Promise<readonly string[]> {
  const [first = '', ...rest] = given
  if (first === 'help') return nextWords(rest)
  if (first === 'completion') return completionShells
  if (first === 'api' && rest.length === 0) return (await completer.operations()).map((spec) => spec.operationId)
  if (isOfService([...given, last]) && last.startsWith('-')) return optionsOfService(given)
  const command = await commandOf(given, completer)
  return command ? [...nextWords(given), ...(await command.offers(last))] : nextWords(given)
}

/** The options that the help of a command of the service names. */
function optionsOfService(given: readonly string[]): readonly string[] {
  const text = helpOf(serviceCommandIn(given) ?? 'start')
  const found = [...text.matchAll(/--[a-z][a-z-]+/g)].map(([name]) => name)
  return given.length > 0 ? found : [...found, '--version', ...flagsOf(Object.keys(commonOptions))]
}

async function commandOf(given: readonly string[], completer: Completer): Promise<GivenCommand | undefined> {
  const program = programIn(given)
  const found = commandIn(given)
  if (program && program !== found?.name)
    return new GivenCommand(specOfProgram(program), given.slice(program.split(' ').length), completer)
  if (given[0] === 'api') {
    const spec = (await completer.operations()).find(({ operationId }) => operationId === given[1])
    return spec && new GivenCommand(spec, given.slice(2), completer)
  }
  return found && new GivenCommand(await completer.load(found.name), given.slice(found.length), completer)
}

/** A program takes no options but the common ones; its operands stand in its usage. */
function specOfProgram(program: string): Pick<CommandSpec, 'name' | 'operands' | 'options'> {
  const [usage = ''] = programUsage(program) ?? []
  const operands = [...usage.matchAll(/[A-Z][A-Z-]+/g)].map(([name]) =>
    name.toLowerCase().replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase()),
  )
  return { name: program, operands, options: [] }
}

/** A command with the words that stand behind it, up to the one that is completed. */
class GivenCommand {
  readonly #spec: Pick<CommandSpec, 'name' | 'operands' | 'options'>
  readonly #words: readonly string[]
  readonly #completer: Completer

  constructor(
    spec: Pick<CommandSpec, 'name' | 'operands' | 'options'>,
    words: readonly string[],
    completer: Completer,
  ) {
    this.#spec = spec
    this.#words = words
    this.#completer = completer
  }

  async offers(last: string): Promise<readonly string[]> {
    const { options } = this.#spec
    const before = this.#words.includes('--') ? '' : (this.#words.at(-1) ?? '')
    const option = options.find(({ name, type }) => `--${name}` === before && type !== 'boolean')
    if (option) return this.#valuesOf(option, last)
    if (before === '--server') return this.#completer.servers()
    if (before === '--input') return []
    if (!last.startsWith('-')) return this.#operands(last)
    const denied = last.startsWith('--no-') ? options.filter(mayBeDenied).map(({ name }) => `no-${name}`) : []
    return flagsOf([...options.map(({ name }) => name), ...denied, ...Object.keys(commonOptions)])
  }

  async #operands(last: string): Promise<readonly string[]> {
    const { name, operands, options } = this.#spec
    const given = operandsIn(this.#words, options)
    if (given === undefined) return []
    const operand = operands[given.length]
    if (name === 'use' || name === 'logout') return given.length === 0 ? this.#completer.servers() : []
    if (operand === 'kinds') return this.#kinds()
    if (operand !== undefined) return this.#idsOf(operand, given.length === 0)
    const next = options.filter(({ isRequired }) => isRequired)[given.length - operands.length]
    return next ? this.#valuesOf(next, last) : []
  }

  async #kinds(): Promise<readonly string[]> {
    const { options } = await this.#completer.load('events')
    return options.find(({ name }) => name === 'kinds')?.choices ?? []
  }

  async #valuesOf({ argument, choices, isList }: CallOption, last: string): Promise<readonly string[]> {
    if (!choices) return this.#idsOf(argument, false)
    const before = isList ? last.slice(0, last.lastIndexOf(',') + 1) : ''
    return choices.map((choice) => `${before}${choice}`)
  }

  /** `taskId` is one of the tasks; the first operand of a command is one of what its noun, or else its group, lists. */
  async #idsOf(argument: string, isFirst: boolean): Promise<readonly string[]> {
    for (const name of listsFor(argument, { command: this.#spec.name, isFirst })) {
      const list = await this.#completer.load(name)
      if (list.operands.length === 0) return this.#completer.ids(list)
    }
    return []
  }
}

/** The operands among words; nothing where the words are none that the command takes. */
function operandsIn(words: readonly string[], options: readonly CallOption[]): readonly string[] | undefined {
  try {
    return readWords(words, options).operands
  } catch (error) {
    if (error instanceof UsageMistake) return undefined
    throw error
  }
}

function flagsOf(names: readonly string[]): readonly string[] {
  return names.map((name) => `--${name}`)
}

function nextWords(given: readonly string[]): readonly string[] {
  const names = [
    ...commandSummaries().keys(),
    ...Object.keys(shortNames),
    ...usedNames(),
    ...commandNames,
    ...programNames,
  ]
  const inGroups = inPlural(given.join(' ')).split(' ')
  const words = names
    .map((name) => name.split(' '))
    .filter((name) => given.every((word, at) => name[at] === word || name[at] === inGroups[at]))
  return [...new Set(words.flatMap((name) => name[given.length] ?? []))]
}

function usedNames(): readonly string[] {
  return Object.keys(programs).map((usage) => usage.replace(/ \[?[A-Z].*$/, ''))
}
