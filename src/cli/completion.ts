import { UsageMistake } from './usage-mistake.ts'
import { commandNames } from '../commands/names.ts'
import { commonOptions } from './arguments.ts'
import { commandIn, commandSummaries, shortNames } from './names.ts'
import { programs } from './help.ts'
import type { CommandSpec } from './spec.ts'

/** For how long the ids of a list are waited for. */
export const idsWithinMs = 300

const scripts: Readonly<Record<string, string>> = {
  bash: `_gantry() {
  # Names come from the service: compgen -W would expand what they contain.
  local word
  COMPREPLY=()
  while IFS= read -r word; do
    COMPREPLY+=("$(printf %q "$word")")
  done < <(gantry __complete "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
}
complete -o default -F _gantry gantry`,
  zsh: `#compdef gantry
_gantry() {
  local -a found
  found=(\${(f)"$(gantry __complete "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  compadd -a found
}
compdef _gantry gantry`,
  fish: `complete -c gantry -f -a '(gantry __complete (commandline -opc)[2..-1] (commandline -ct) 2>/dev/null)'`,
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
  /** Ids of the things that the first operand of a command names. */
  ids(group: string): Promise<readonly string[]>
}

/** What may stand in the place of the last word. */
export async function completionsFor(words: readonly string[], completer: Completer): Promise<readonly string[]> {
  const given = words.slice(0, -1)
  const last = words.at(-1) ?? ''
  const found = commandIn(given)
  if (!found) return nextWords(given).filter((word) => word.startsWith(last))
  const spec = await completer.load(found.name)
  const before = given.at(-1) ?? ''
  const option = spec.options.find(({ name }) => `--${name}` === before)
  if (option?.choices) return option.choices.filter((choice) => choice.startsWith(last))
  if (last.startsWith('-'))
    return [...spec.options.map(({ name }) => name), ...Object.keys(commonOptions)]
      .map((name) => `--${name}`)
      .filter((name) => name.startsWith(last))
  const operands = given.slice(found.length).filter((word) => !word.startsWith('-'))
  if (operands.length < spec.operands.length)
    // A name that begins with a dash would be an option.
    return (await completer.ids(spec.name.split(' ')[0] ?? '')).filter(
      (id) => id.startsWith(last) && !id.startsWith('-'),
    )
  const next = spec.options.filter(({ isRequired }) => isRequired)[operands.length - spec.operands.length]
  return (next?.choices ?? []).filter((choice) => choice.startsWith(last))
}

function nextWords(given: readonly string[]): readonly string[] {
  const names = [...commandSummaries().keys(), ...Object.keys(shortNames), ...programNames(), ...commandNames]
  const words = names.map((name) => name.split(' ')).filter((name) => given.every((word, at) => name[at] === word))
  return [...new Set(words.flatMap((name) => name[given.length] ?? []))]
}

function programNames(): readonly string[] {
  return Object.keys(programs).map((usage) => usage.replace(/ \[?[A-Z].*$/, ''))
}
