import { base } from './address.ts'
import type { Arguments, OperationEntry } from './operations.ts'

/** A call as a line for a shell or a program. */
export type CodeKind = 'curl' | 'gantry' | 'typescript'

export function codeOf(kind: CodeKind, operation: OperationEntry, args: Arguments): string {
  const given = Object.fromEntries(Object.entries(args).filter(([, value]) => value !== undefined))
  if (kind === 'curl') return curlFor(operation, given)
  return kind === 'gantry' ? commandFor(operation, given) : typeScriptFor(operation, given)
}

function curlFor({ method, path, places }: OperationEntry, args: Arguments): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, place: string) => {
    const argument = Object.entries(places.path).find(([, name]) => name === place)?.[0] ?? place
    return encodeURIComponent(textOf(args[argument] ?? `{${place}}`))
  })
  const query = new URLSearchParams()
  for (const [argument, name] of Object.entries(places.query))
    for (const value of listOf(args[argument])) query.append(name, textOf(value))
  const search = query.toString()
  const headers = Object.entries(places.headers).flatMap(([argument, name]) =>
    args[argument] === undefined ? [] : [`-H ${quoted(`${name}: ${textOf(args[argument])}`)}`],
  )
  const body = bodyOf(places, args)
  return [
    'curl -sS',
    ...(method === 'GET' ? [] : [`-X ${method}`]),
    quoted(`${location.origin}${base}/api/v1${filled}${search && `?${search}`}`),
    '-H "Authorization: Bearer $GANTRY_TOKEN"',
    ...headers,
    ...(body === undefined ? [] : [`-H 'Content-Type: application/json'`, `-d ${quoted(JSON.stringify(body))}`]),
  ].join(' ')
}

function bodyOf({ body, wholeBody }: OperationEntry['places'], args: Arguments): unknown {
  if (wholeBody !== undefined) return args[wholeBody]
  const members = Object.entries(body ?? {}).filter(([argument]) => args[argument] !== undefined)
  return members.length === 0
    ? undefined
    : Object.fromEntries(members.map(([argument, name]) => [name, args[argument]]))
}

function commandFor({ command, places }: OperationEntry, args: Arguments): string {
  const operands = Object.keys(places.path)
  const options = Object.entries(args).filter(([name]) => !operands.includes(name))
  return [
    'gantry',
    command,
    ...operands.map((name) => quoted(textOf(args[name] ?? name.toUpperCase()))),
    ...options.flatMap(([name, value]) => listOf(value).map((one) => `--${kebab(name)} ${quoted(textOf(one))}`)),
  ].join(' ')
}

function typeScriptFor({ command }: OperationEntry, args: Arguments): string {
  const name = command.split(' ').map((word) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return `await gantry.${name.join('.')}(${Object.keys(args).length === 0 ? '' : JSON.stringify(args)})`
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined) return []
  return Array.isArray(value) && value.every((one) => typeof one !== 'object') ? value : [value]
}

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** For a POSIX shell. */
export function quoted(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`
}
