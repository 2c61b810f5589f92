import { isUtf8 } from 'node:buffer'
import { openAsBlob } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { noValue } from './spec.ts'
import type { CallOption } from './spec.ts'
import { valueMeant } from '../platform/text/foreign-words.ts'
import { UsageMistake } from './usage-mistake.ts'

/** Reads the values of options. The standard input is read once, for one of them. */
export class ValueReader {
  #isInputTaken = false

  async value(option: CallOption, texts: readonly string[]): Promise<unknown> {
    if (!option.isList) return this.#one(option, texts.at(-1) ?? '')
    const values: unknown[] = []
    for (const text of texts) {
      const isSplit = option.choices !== undefined && !option.choices.includes(text)
      for (const part of isSplit ? text.split(',') : [text]) {
        const value = await this.#one(option, part)
        // A file has the whole list.
        if (option.type === 'json' && Array.isArray(value)) values.push(...value)
        else values.push(value)
      }
    }
    return values
  }

  /** The members of a JSON object in a file. */
  async object(source: string): Promise<object> {
    const value: unknown = parse(await this.#read(source), '--input')
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new UsageMistake('--input has no JSON object.')
    return value
  }

  async #one(option: CallOption, given: string): Promise<unknown> {
    const name = `--${option.name}`
    if (given === noValue) return null
    if (option.type === 'file') return fileOf(given)
    const text = await this.#textOf(given)
    switch (option.type) {
      case 'boolean':
        return text === 'true'
      case 'integer':
      case 'number':
        return numberOf(name, text, option.type)
      case 'time':
        return timeOf(text, option.isPast === true)
      case 'json':
        return parse(text, name)
      case 'text':
        return choiceOf(option, text)
      default:
        return option.type satisfies never
    }
  }

  /** `@FILE` and `-` stand for what is there; `@@` is an at sign. */
  #textOf(given: string): string | Promise<string> {
    if (given.startsWith('@@')) return given.slice(1)
    if (given.startsWith('@')) return this.#read(given.slice(1), ' A text that begins with @ is written @@.')
    return given === '-' ? this.#read(given) : given
  }

  async #read(source: string, hint = ''): Promise<string> {
    if (source !== '-')
      return readFile(source).then(
        (bytes) => textIn(bytes, `The file ${source}`),
        (error: unknown) => refuseFile(source, error, hint),
      )
    if (this.#isInputTaken) throw new UsageMistake('The standard input is one value alone.')
    this.#isInputTaken = true
    const { buffer } = await import('node:stream/consumers')
    return textIn(await buffer(process.stdin), 'The standard input')
  }
}

/** The file that an option names: a call for curl is made of the path, of which the form has the last part. */
export class NamedFile extends File {
  readonly path: string

  constructor(blob: Blob, path: string) {
    super([blob], basename(path))
    this.path = path
  }
}

async function fileOf(path: string): Promise<Blob> {
  const { isFile } = await stat(path).then(
    (found) => ({ isFile: found.isFile() }),
    (error: unknown) => refuseFile(path, error),
  )
  if (!isFile) throw new UsageMistake(`${path} is no file.`)
  const blob = await openAsBlob(path).catch((error: unknown) => refuseFile(path, error))
  return new NamedFile(blob, path)
}

function refuseFile(path: string, error: unknown, hint = ''): never {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') throw new UsageMistake(`There is no file ${path}.${hint}`)
  const reason = code === '' ? '' : ` (${code})`
  throw new UsageMistake(`The file ${path} cannot be read${reason}.${hint}`)
}

function textIn(bytes: Uint8Array, what: string): string {
  if (!isUtf8(bytes)) throw new UsageMistake(`${what} is no text in UTF-8.`)
  return new TextDecoder().decode(bytes)
}

function numberOf(name: string, text: string, type: 'integer' | 'number'): number {
  const value = Number(text)
  if (text.trim() === '' || Number.isNaN(value) || (type === 'integer' && !Number.isInteger(value)))
    throw new UsageMistake(`${name} is ${type === 'integer' ? 'a whole number' : 'a number'}, not "${text}".`)
  return value
}

function choiceOf({ name, choices }: CallOption, text: string): string {
  // A newer server may know more.
  if (choices === undefined || choices.includes(text) || choices.length > shownChoicesMax) return text
  const meant = valueMeant(text, choices)
  const hint = meant === undefined ? '' : ` Did you mean ${meant}?`
  throw new UsageMistake(`--${name} must be one of ${choices.join(', ')}, not "${text}".${hint}`)
}

const shownChoicesMax = 12
const unitsMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 }

/** A date, or a duration from now: `2h`. */
function timeOf(text: string, isPast: boolean): string {
  const [, count, unit = ''] = /^(\d+)([smhdw])$/.exec(text) ?? []
  const ms = Number(count) * (unitsMs[unit] ?? 0)
  if (count !== undefined) return new Date(Date.now() + (isPast ? -ms : ms)).toISOString()
  const at = new Date(text)
  return Number.isNaN(at.getTime()) ? text : at.toISOString()
}

function parse(text: string, name: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new UsageMistake(`${name} is no JSON: ${error instanceof Error ? error.message : String(error)}.`)
  }
}
