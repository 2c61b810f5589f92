import { fail } from '../../errors.ts'
import type { Schemas } from '../../generated/types.ts'
import { isRecord } from '../../platform/text/is-record.ts'
import { quote } from '../../platform/text/quote.ts'

// The format: https://github.com/modelcontextprotocol/registry/tree/main/docs/reference/server-json

type Source = Schemas['McpImportSource']
type Input = Schemas['McpImportedValue']
type Fields = Readonly<Record<string, unknown>>

/**
 * The entry of `mcpServers` that a `server.json` of the public registry describes, and the values that it asks for. A
 * secret becomes a reference to a secret of the project. Fails with `validation_failed`: a document that refers to
 * variables or secrets itself would be given those of others.
 */
export function readRegistryDocument({ document, source, values = {} }: Schemas['McpServerImportInput']): Imported {
  const server = isRecord(document['server']) ? document['server'] : document
  const name = nameIn(server)
  const filling = new Filling(name, values)
  const offers = offersIn(server)
  const chosen = source === undefined ? offers[0] : offers.find((offer) => offer.source === source)
  if (!chosen) return refuse('document', refusalOf(offers, source))
  const entry = chosen.source === 'remote' ? remoteEntry(chosen.fields, filling) : programEntry(chosen, filling)
  const { description } = server
  return {
    name,
    source: chosen.source,
    entry,
    values: filling.asked,
    ...(typeof description === 'string' && description !== '' && { description: description.slice(0, 4_096) }),
  }
}

type Imported = Schemas['McpServerImport']

interface Offer {
  readonly source: Source
  readonly fields: Fields
}

function offersIn(server: Fields): Offer[] {
  const packages = listIn(server, 'packages').flatMap((fields): Offer[] => {
    const type = fields['registryType'] ?? fields['registry_type']
    return type === 'npm' || type === 'pypi' || type === 'oci' ? [{ source: type, fields }] : []
  })
  return [...packages, ...listIn(server, 'remotes').map((fields): Offer => ({ source: 'remote', fields }))]
}

function refusalOf(offers: readonly Offer[], source: Source | undefined): string {
  if (offers.length === 0) return 'The document has no package of npm, pypi or oci and no remote.'
  return `The document has no ${source}. It has ${[...new Set(offers.map((offer) => offer.source))].join(', ')}.`
}

/** What follows the namespace: `io.github.ada/weather` is `weather`. */
function nameIn(server: Fields): string {
  const name = textIn(server, 'name') ?? refuse('document', 'The document has no name.')
  const short = (name.split('/').at(-1) ?? '').replaceAll(/[^A-Za-z0-9_.-]+/g, '-').slice(0, 64)
  return /^[A-Za-z_]/.test(short) ? short : `mcp-${short}`
}

function remoteEntry(fields: Fields, filling: Filling): Schemas['McpImportedEntry'] {
  const type = textIn(fields, 'type') ?? 'streamable-http'
  if (type !== 'streamable-http' && type !== 'sse') refuse('document', `The transport ${quote(type)} is not supported.`)
  const url = filling.fill(textIn(fields, 'url') ?? refuse('document', 'The remote has no url.'), fields)
  if (!/^https?:\/\//i.test(url)) refuse('document', `${quote(url)} is not an address by http or https.`)
  const headers = filling.named(listIn(fields, 'headers'))
  return { type: type === 'sse' ? 'sse' : 'http', url, ...(Object.keys(headers).length > 0 && { headers }) }
}

function programEntry({ source, fields }: Offer, filling: Filling): Schemas['McpImportedEntry'] {
  const transport = isRecord(fields['transport']) ? textIn(fields['transport'], 'type') : 'stdio'
  if (transport !== undefined && transport !== 'stdio')
    refuse('document', `The package speaks ${quote(transport)}; only programs that speak stdio are started.`)
  const env = filling.named(listIn(fields, 'environmentVariables'))
  const before = filling.list(listIn(fields, 'runtimeArguments'))
  if (source === 'oci') requireHarmless(before)
  const after = filling.list(listIn(fields, 'packageArguments'))
  const identifier = packageIn(source, fields)
  const named = Object.keys(env)
  const started =
    source === 'oci'
      ? { command: 'docker', args: ['run', '-i', '--rm', ...named.flatMap((each) => ['-e', each]), ...before] }
      : source === 'npm'
        ? { command: 'npx', args: ['-y', ...before] }
        : { command: 'uvx', args: before }
  return { command: started.command, args: [...started.args, identifier, ...after], ...(named.length > 0 && { env }) }
}

const harmlessFlag = /^(?:-i|-t|-it|--rm|--init|--interactive|--tty)$/
const environmentFlag = /^(?:-e|--env)$/
const environmentValue = /^[A-Za-z_][A-Za-z0-9_]*(?:=|$)/

/** Other arguments of `docker run` can give a container the files, the network or all of the machine. */
function requireHarmless(runtimeArguments: readonly string[]): void {
  const refused = runtimeArguments.find((each, index) => {
    const isValue = environmentFlag.test(runtimeArguments[index - 1] ?? '') && environmentValue.test(each)
    return !harmlessFlag.test(each) && !environmentFlag.test(each) && !isValue
  })
  if (refused !== undefined)
    refuse(
      'document',
      `The document wants ${quote(refused)} for docker run. Write the entry yourself if it may have that.`,
    )
}

/** None of them can be taken for an option of the program that starts it. */
const identifiers: Readonly<Record<Exclude<Source, 'remote'>, RegExp>> = {
  npm: /^(@[a-z0-9][a-z0-9._-]*\/)?[a-z0-9][a-z0-9._-]*$/i,
  pypi: /^[a-z0-9][a-z0-9._-]*$/i,
  oci: /^[a-z0-9][a-z0-9._:/-]*(@sha256:[0-9a-f]{64})?$/i,
}
const versionPattern = /^[a-z0-9][a-z0-9._+-]*$/i

function packageIn(source: Source, fields: Fields): string {
  const identifier = textIn(fields, 'identifier') ?? refuse('document', 'The package has no identifier.')
  if (source === 'remote' || !identifiers[source].test(identifier))
    return refuse('document', `${quote(identifier)} is not the name of a package of ${source}.`)
  const version = textIn(fields, 'version')
  if (version === undefined || version === 'latest') return identifier
  if (!versionPattern.test(version)) refuse('document', `${quote(version)} is not a version.`)
  if (source !== 'oci') return `${identifier}@${version}`
  return /[@:][^/]*$/.test(identifier) ? identifier : `${identifier}:${version}`
}

/** Fills in what the document leaves open, and notes what it asks for. */
class Filling {
  readonly asked: Input[] = []
  #filled = 0
  readonly #server: string
  readonly #values: Readonly<Record<string, string>>

  constructor(server: string, values: Readonly<Record<string, string>>) {
    this.#server = server
    this.#values = values
  }

  /** Environment variables or headers. */
  named(inputs: readonly Fields[]): Record<string, string> {
    const named: Record<string, string> = {}
    for (const input of inputs) {
      const name = textIn(input, 'name') ?? refuse('document', 'A variable or header has no name.')
      if (!/^[A-Za-z_][A-Za-z0-9_-]*$/.test(name)) refuse('document', `${quote(name)} is not the name of a variable.`)
      const value = this.#valueOf(input, name)
      if (value !== undefined) named[name] = value
    }
    return named
  }

  /** Arguments, in order. */
  list(inputs: readonly Fields[]): string[] {
    return inputs.flatMap((input) => {
      const name = textIn(input, 'name')
      const value = this.#valueOf(input, name ?? textIn(input, 'valueHint') ?? 'argument')
      if (textIn(input, 'type') !== 'named' || name === undefined) return value === undefined ? [] : [value]
      if (value !== undefined) return [plain(name), value]
      return input['isRequired'] === true ? [plain(name)] : []
    })
  }

  /** A text with variables in braces. Only what is put in whole, and by this service or the caller, is a reference. */
  fill(text: string, { variables }: Fields): string {
    const known = isRecord(variables) ? variables : {}
    let references = 0
    const filled = plain(text).replaceAll(/\{([^{}]+)\}/g, (whole, name: string) => {
      const about = Object.hasOwn(known, name) ? known[name] : undefined
      const value = isRecord(about) ? this.#valueOf(about, name) : undefined
      references += countOf(value ?? '')
      return value ?? whole
    })
    if (countOf(filled) > references) refuse('document', `${quote(text)} puts together a reference to a secret.`)
    return filled
  }

  #valueOf(input: Fields, name: string): string | undefined {
    this.#filled += 1
    if (this.#filled > filledMax) refuse('document', `The document fills in more than ${filledMax} values.`)
    const fixed = textIn(input, 'value')
    if (fixed !== undefined) return this.fill(fixed, input)
    const isRequired = input['isRequired'] === true
    if (input['isSecret'] === true) {
      const secretName = `${this.#server}.${name}`.replaceAll(/[^A-Za-z0-9_.-]/g, '_').slice(0, 128)
      this.#ask(input, { name, isRequired, isFilled: false, secretName })
      return `\${secret:${secretName}}`
    }
    const given = Object.hasOwn(this.#values, name) ? this.#values[name] : undefined
    const value = given ?? textIn(input, 'default')
    this.#ask(input, { name, isRequired, isFilled: value !== undefined })
    // What the caller gives is the caller's own.
    return value === undefined || value === given ? value : plain(value)
  }

  #ask(input: Fields, asked: Input): void {
    const description = textIn(input, 'description')
    if (this.asked.length >= valuesMax) refuse('document', `The document asks for more than ${valuesMax} values.`)
    this.asked.push({ ...asked, ...(description !== undefined && { description: description.slice(0, 4_096) }) })
  }
}

const valuesMax = 200
/** Variables have variables: a small document could have more filled in than there is memory. */
const filledMax = 1_000
const textLengthMax = 8_192

function countOf(text: string): number {
  return text.split('${').length - 1
}

/** A text of the document. In an entry, a dollar sign and a brace name a variable or a secret of this service. */
function plain(text: string): string {
  if (text.includes('${')) refuse('document', `${quote(text)} refers to a variable or secret of this service.`)
  return text
}

function textIn(fields: Fields, name: string): string | undefined {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') return undefined
  return value.length <= textLengthMax ? value : refuse('document', `The ${name} is longer than ${textLengthMax}.`)
}

function listIn(fields: Fields, name: string): Fields[] {
  const value = fields[name]
  return Array.isArray(value) ? value.filter(isRecord).slice(0, valuesMax) : []
}

function refuse(field: string, message: string): never {
  return fail('validation_failed', { message, details: [{ path: `body/${field}`, rule: 'server.json', message }] })
}
