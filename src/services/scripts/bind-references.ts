/**
 * A shell command in which each reference to a secret or variable is the expansion of a variable of its environment,
 * whose name `bind` gives. A value is neither parsed by the shell nor among its arguments, which other users of the
 * machine can read. Within single quotes, where the shell expands nothing, the quotes are closed for it.
 */
export function bindReferences(command: string, bind: (reference: string) => string): string {
  const state = new ShellState()
  let bound = ''
  for (let index = 0; index < command.length; ) {
    const reference = referenceAt(command, index)
    const part = reference ?? state.partAt(command, index)
    bound += reference === undefined ? part : expansionOf(bind(reference), state.quotes)
    state.pass(part)
    index += part.length
  }
  return bound
}

type Quotes = '' | "'" | '"'

/**
 * In which quotes a shell is, as it reads a command. Here-documents and back quotes are read like the text around them.
 */
class ShellState {
  /** Those of the command, then those of each substitution within. */
  readonly #nested: Quotes[] = ['']
  #isWordStart = true

  get quotes(): Quotes {
    return this.#nested.at(-1) ?? ''
  }

  /** The next character, with what it makes literal: an escaped one, or the rest of a comment. */
  partAt(command: string, index: number): string {
    const character = command.charAt(index)
    const isEscape = character === '\\' && this.quotes !== "'"
    if (isEscape || (command.startsWith('$(', index) && this.quotes !== "'")) return command.slice(index, index + 2)
    if (character !== '#' || this.quotes !== '' || !this.#isWordStart) return character
    const end = command.indexOf('\n', index)
    return end === -1 ? command.slice(index) : command.slice(index, end)
  }

  pass(part: string): void {
    const { quotes } = this
    if (part === '$(' || (part === '(' && quotes === '')) this.#nested.push('')
    else if (part === ')' && quotes === '' && this.#nested.length > 1) this.#nested.pop()
    else if (part === quotes) this.#nested.splice(-1, 1, '')
    else if ((part === "'" || part === '"') && quotes === '') this.#nested.splice(-1, 1, part)
    this.#isWordStart = this.quotes === '' && /[\s;&|()]$/.test(part)
  }
}

const form = /\$\{(?:secret|env):[^}]*\}/y

function referenceAt(command: string, index: number): string | undefined {
  form.lastIndex = index
  return form.exec(command)?.[0]
}

/** One word, or a part of one, whatever the value contains. */
function expansionOf(variable: string, quotes: Quotes): string {
  if (quotes === '"') return `\${${variable}}`
  return quotes === "'" ? `'"\${${variable}}"'` : `"\${${variable}}"`
}
