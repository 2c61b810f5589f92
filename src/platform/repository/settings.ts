/** One line of a git configuration file. Section and name are in lower case, the subsection is as written. */
export interface Setting {
  readonly section: string
  readonly subsection?: string
  readonly name: string
  readonly value: string
}

/** The text is not a git configuration; git itself would stop at the same line. */
export class BadSettings extends Error {
  readonly line: number
  constructor(line: number) {
    super(`bad git configuration in line ${line}`)
    this.name = 'BadSettings'
    this.line = line
  }
}

/**
 * Reads the text of a git configuration file as git-config(1) describes it; includes are not followed.
 * Git never reads a project's own file for us: what this returns is sifted, and handed on in our own writing.
 */
export function parseSettings(text: string): Setting[] {
  return new SettingsReader(text).read()
}

export interface SectionPlace extends Section {
  /** Where its header begins, and where the next one does. */
  readonly start: number
  readonly end: number
}

/** Where the sections of a configuration file stand, in its text as it is read. */
export function sectionsIn(text: string): { readonly text: string; readonly sections: readonly SectionPlace[] } {
  const reader = new SettingsReader(text)
  reader.read()
  return { text: reader.text, sections: reader.sections }
}

/** Every value of one setting, in order. */
export function valuesOf(
  settings: readonly Setting[],
  section: string,
  subsection: string | undefined,
  name: string,
): string[] {
  return settings
    .filter((setting) => setting.section === section && setting.subsection === subsection && setting.name === name)
    .map((setting) => setting.value)
}

/** Writes settings so that git reads the same values back. */
export function formatSettings(settings: readonly Setting[]): string {
  return settings
    .map(({ section, subsection, name, value }) => {
      const header = subsection === undefined ? section : `${section} "${subsection.replace(/["\\]/g, '\\$&')}"`
      return `[${header}]\n\t${name} = "${escaped(value)}"\n`
    })
    .join('')
}

type Section = Pick<Setting, 'section' | 'subsection'>

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', '\\': '\\', '"': '"' }
const blank = /[ \t\v\f\r]/
const keyCharacter = /[A-Za-z0-9-]/

/** Reads character by character in the steps of git's own reader, so that no file means two things. */
class SettingsReader {
  readonly #text: string
  readonly #settings: Setting[] = []
  #at = 0
  #line = 1
  // Git takes a setting before the first section for one without a section.
  #section: Section = { section: '' }
  readonly #starts: (Section & { readonly start: number })[] = []

  constructor(text: string) {
    this.#text = `${text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')}\n`
  }

  /** Without the newline that this reader puts at the end. */
  get text(): string {
    return this.#text.slice(0, -1)
  }

  get sections(): SectionPlace[] {
    const ends = [...this.#starts.slice(1).map(({ start }) => start), this.#text.length - 1]
    return this.#starts.map((section, index) => ({ ...section, end: ends[index] ?? section.start }))
  }

  read(): Setting[] {
    while (this.#at < this.#text.length) {
      const character = this.#next()
      if (character === '#' || character === ';') this.#skipLine()
      else if (character === '[') this.#beginSection()
      else if (/[A-Za-z]/.test(character)) this.#readSetting(character)
      else if (character !== '\n' && !blank.test(character)) this.#refuse()
    }
    return this.#settings
  }

  #beginSection(): void {
    const start = this.#at - 1
    this.#section = this.#readSection()
    this.#starts.push({ ...this.#section, start })
  }

  #readSection(): Section {
    let name = ''
    for (let character = this.#next(); character !== ']'; character = this.#next()) {
      if (blank.test(character)) return { section: name, subsection: this.#readSubsection() }
      if (!keyCharacter.test(character) && character !== '.') this.#refuse()
      name += character.toLowerCase()
    }
    // `[remote.origin]` is the old way to write a subsection.
    const dot = name.indexOf('.')
    return dot < 0 ? { section: name } : { section: name.slice(0, dot), subsection: name.slice(dot + 1) }
  }

  #readSubsection(): string {
    let character = this.#nextNonBlank()
    if (character !== '"') this.#refuse()
    let name = ''
    for (character = this.#next(); character !== '"'; character = this.#next()) {
      const kept = character === '\\' ? this.#next() : character
      if (kept === '\n') this.#refuse()
      name += kept
    }
    if (this.#next() !== ']') this.#refuse()
    return name
  }

  #readSetting(first: string): void {
    let name = first
    let character = this.#next()
    for (; keyCharacter.test(character); character = this.#next()) name += character
    while (character === ' ' || character === '\t') character = this.#next()
    if (character !== '\n' && character !== '=') this.#refuse()
    // A name that stands alone means true.
    const value = character === '=' ? this.#readValue() : 'true'
    this.#settings.push({ ...this.#section, name: name.toLowerCase(), value })
  }

  #readValue(): string {
    let value = ''
    let blanks = ''
    let isQuoted = false
    for (let character = this.#next(); character !== '\n'; character = this.#next()) {
      if (!isQuoted && blank.test(character)) {
        // Blanks count only between other characters.
        if (value !== '') blanks += character
        continue
      }
      if (!isQuoted && (character === '#' || character === ';')) {
        this.#skipLine()
        return value
      }
      value += blanks
      blanks = ''
      if (character === '"') isQuoted = !isQuoted
      else value += character === '\\' ? this.#readEscape() : character
    }
    return isQuoted ? this.#refuse() : value
  }

  /** A backslash at the end of a line goes on in the next one. */
  #readEscape(): string {
    const character = this.#next()
    return character === '\n' ? '' : (escapes[character] ?? this.#refuse())
  }

  #next(): string {
    if (this.#at >= this.#text.length) this.#refuse()
    const character = this.#text.charAt(this.#at++)
    if (character === '\n') this.#line++
    return character
  }

  #nextNonBlank(): string {
    let character = this.#next()
    while (blank.test(character)) character = this.#next()
    return character
  }

  #skipLine(): void {
    while (this.#next() !== '\n');
  }

  #refuse(): never {
    const isPast = this.#text.charAt(this.#at - 1) === '\n'
    throw new BadSettings(isPast ? this.#line - 1 : this.#line)
  }
}

function escaped(value: string): string {
  return value.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')
}
