/** One request, as a reader would send it. */
export interface SampleRequest {
  readonly method: string
  readonly url: string
  /** Needs no credential. */
  readonly isPublic: boolean
  readonly json?: unknown
  readonly form?: readonly FormPart[]
  /** The file to which the bytes of the answer go; without it the answer is JSON. */
  readonly download?: string
}

export type FormPart =
  | { readonly name: string; readonly value: string }
  | { readonly name: string; readonly file: string }

export interface Sample {
  readonly lang: string
  readonly label: string
  readonly source: string
}

/** The request in curl, TypeScript and Python. The token comes from the environment variable GANTRY_TOKEN. */
export function samplesOf(request: SampleRequest): Sample[] {
  return [
    { lang: 'curl', label: 'curl', source: curl(request) },
    { lang: 'typescript', label: 'TypeScript', source: typeScript(request) },
    { lang: 'python', label: 'Python', source: python(request) },
  ]
}

function curl({ method, url, isPublic, json, form = [], download }: SampleRequest): string {
  // curl chooses GET, or POST for a body, by itself.
  const usualMethod = json === undefined && form.length === 0 ? 'GET' : 'POST'
  return [
    `curl ${shellWord(url)}`,
    ...(method === usualMethod ? [] : [`-X ${method}`]),
    ...(isPublic ? [] : ['-H "Authorization: Bearer $GANTRY_TOKEN"']),
    ...(json === undefined ? [] : ["-H 'Content-Type: application/json'", `-d ${shellWord(literal(json, jsonStyle))}`]),
    ...form.map((part) => `-F ${shellWord(`${part.name}=${'file' in part ? `@${part.file}` : part.value}`)}`),
    ...(download ? [`-o ${shellWord(download)}`] : []),
  ].join(' \\\n  ')
}

function shellWord(text: string): string {
  return /^[\w:/.,=@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`
}

function typeScript(request: SampleRequest): string {
  const { url, form = [], download } = request
  const options = fetchOptions(request)
    .map((option) => `  ${option},\n`)
    .join('')
  return [
    ...(form.some((part) => 'file' in part) ? ["import { openAsBlob } from 'node:fs'\n"] : []),
    ...(download ? ["import { writeFile } from 'node:fs/promises'\n"] : []),
    ...(form.length > 0 ? [['const form = new FormData()', ...form.map(appendPart), ''].join('\n')] : []),
    `const response = await fetch(${quoted(url)}${options && `, {\n${options}}`})`,
    download
      ? `await writeFile(${quoted(download)}, new Uint8Array(await response.arrayBuffer()))`
      : 'console.log(response.status, await response.json())',
  ].join('\n')
}

function appendPart(part: FormPart): string {
  const value = 'file' in part ? `await openAsBlob(${quoted(part.file)}), ${quoted(part.file)}` : quoted(part.value)
  return `form.append(${quoted(part.name)}, ${value})`
}

function fetchOptions({ method, isPublic, json, form }: SampleRequest): string[] {
  const headers = [
    ...(isPublic ? [] : ['authorization: `Bearer ${process.env.GANTRY_TOKEN}`']),
    ...(json === undefined ? [] : ["'content-type': 'application/json'"]),
  ]
  return [
    ...(method === 'GET' ? [] : [`method: ${quoted(method)}`]),
    ...(headers.length > 1
      ? [`headers: {\n${headers.map((header) => `    ${header},\n`).join('')}  }`]
      : headers.map((header) => `headers: { ${header} }`)),
    ...(json === undefined ? [] : [`body: JSON.stringify(${literal(json, typeScriptStyle, 1)})`]),
    ...(form ? ['body: form'] : []),
  ]
}

function python(request: SampleRequest): string {
  const { method, url, isPublic, download } = request
  const options = requestsOptions(request)
    .map((option) => `    ${option},\n`)
    .join('')
  const address = JSON.stringify(url)
  return [
    ...(isPublic ? [] : ['import os']),
    ...(download ? ['from pathlib import Path'] : []),
    ...(isPublic && !download ? [] : ['']),
    'import requests\n',
    `response = requests.${method.toLowerCase()}(${options ? `\n    ${address},\n${options}` : address})`,
    download
      ? `Path(${JSON.stringify(download)}).write_bytes(response.content)`
      : 'print(response.status_code, response.json())',
  ].join('\n')
}

function requestsOptions({ isPublic, json, form = [] }: SampleRequest): string[] {
  const files = form.flatMap((part) =>
    'file' in part ? [`${JSON.stringify(part.name)}: open(${JSON.stringify(part.file)}, "rb")`] : [],
  )
  const fields = form.flatMap((part) =>
    'file' in part ? [] : [`${JSON.stringify(part.name)}: ${JSON.stringify(part.value)}`],
  )
  return [
    ...(isPublic ? [] : [`headers={"Authorization": f"Bearer {os.environ['GANTRY_TOKEN']}"}`]),
    ...(json === undefined ? [] : [`json=${literal(json, pythonStyle, 1)}`]),
    ...(files.length > 0 ? [`files={${files.join(', ')}}`] : []),
    ...(fields.length > 0 ? [`data={${fields.join(', ')}}`] : []),
  ]
}

/** How a language writes a literal. */
interface Style {
  readonly indent: string
  readonly hasTrailingComma: boolean
  readonly hasSpaceInBraces: boolean
  readonly word: (value: boolean | null) => string
  readonly string: (text: string) => string
  readonly key: (name: string) => string
}

const jsonStyle: Style = {
  indent: '  ',
  hasTrailingComma: false,
  hasSpaceInBraces: false,
  word: String,
  string: JSON.stringify,
  key: JSON.stringify,
}
const typeScriptStyle: Style = {
  indent: '  ',
  hasTrailingComma: true,
  hasSpaceInBraces: true,
  word: String,
  string: quoted,
  key: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoted(name)),
}
const pythonStyle: Style = {
  indent: '    ',
  hasTrailingComma: true,
  hasSpaceInBraces: false,
  word: pythonWord,
  string: JSON.stringify,
  key: JSON.stringify,
}

const lineWidthMax = 44 // what the box beside the text shows on a laptop

/** The value as an expression of TypeScript. */
export function typeScriptLiteral(value: unknown): string {
  return literal(value, typeScriptStyle)
}

/** The value on one line, or one member a line if that is too long. */
function literal(value: unknown, style: Style, depth = 0): string {
  if (typeof value === 'string') return style.string(value)
  if (typeof value === 'boolean' || value === null) return style.word(value)
  if (typeof value !== 'object') return String(value)
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const members = membersOf(value, style, depth)
  const space = style.hasSpaceInBraces && open === '{' && members.length > 0 ? ' ' : ''
  const line = open + space + members.join(', ') + space + close
  if (line.length + depth * style.indent.length <= lineWidthMax && !line.includes('\n')) return line
  const inside = membersOf(value, style, depth + 1)
    .map((member) => style.indent.repeat(depth + 1) + member)
    .join(',\n')
  return `${open}\n${inside}${style.hasTrailingComma ? ',' : ''}\n${style.indent.repeat(depth)}${close}`
}

function membersOf(value: object, style: Style, depth: number): string[] {
  if (Array.isArray(value)) return value.map((member) => literal(member, style, depth))
  return Object.entries(value).map(([name, member]) => `${style.key(name)}: ${literal(member, style, depth)}`)
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}

function pythonWord(value: boolean | null): string {
  return value === null ? 'None' : value ? 'True' : 'False'
}
