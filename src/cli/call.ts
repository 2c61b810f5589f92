import type { PageCall } from '../client/calls.ts'
import { messageOf } from '../client/request.ts'
import { parseRow } from '../client/row.ts'
import { table } from '../generated/client-table.ts'
import type { Job } from '../generated/client-types.ts'
import type { Manner } from './arguments.ts'
import type { ServerConnection } from './connection.ts'
import { curlOf } from './curl.ts'
import { callExitCodes } from './exit-codes.ts'
import { EndedBadly } from './failures.ts'
import { usageOf } from './help.ts'
import { commandSummaries } from './names.ts'
import { itemsOf, printAnswer, printItems, printLine, unwrapped } from './output.ts'
import type { ShownItem } from './output.ts'
import { formOf } from './own-forms.ts'
import { printLog } from './programs/log.ts'
import type { CommandSpec } from './spec.ts'
import { specNamed } from './specs.ts'
import { leave } from './terminal.ts'
import type { Terminal } from './terminal.ts'
import { UsageMistake } from './usage-mistake.ts'

export interface CallContext {
  readonly manner: Manner
  readonly connection: ServerConnection
  readonly terminal: Terminal
}

/** Calls the operation of a command, and prints what it answers. Gives the exit code. */
export async function callOperation(
  spec: CommandSpec,
  input: Readonly<Record<string, unknown>>,
  { manner, connection, terminal }: CallContext,
): Promise<number> {
  const row = parseRow(rowOf(spec))
  if (manner.isCurl) {
    terminal.print(curlOf(messageOf(row, input), connection.server))
    return callExitCodes.done
  }
  if (manner.isWeb) {
    const { openPage, webPathOf } = await import('./web.ts')
    await openPage(webPathOf(spec, input), connection, terminal)
    return callExitCodes.done
  }
  if (spec.isDestructive && !manner.isYes) await requireConsent(spec, terminal)
  if (row.stream === 'stream' || (row.stream === 'streams' && row.items === undefined)) {
    const stream = functionFor<'stream'>(connection, spec, row.stream === 'streams' ? ['stream'] : [])
    for await (const item of stream(input)) printLine(item, manner, terminal)
    return callExitCodes.done
  }
  if (row.bytes === 'bytes' && manner.json)
    throw new UsageMistake('The answer is bytes, which --json cannot print: leave it out.', spec.name)
  if (row.bytes !== undefined && !manner.json) {
    const bytes = functionFor<'bytes'>(connection, spec, row.bytes === 'download' ? ['bytes'] : [])
    return download(await bytes(input), terminal)
  }
  const call = functionFor(connection, spec)(input)
  if (row.items !== undefined && manner.isAll) {
    const items = await call.all()
    printItems(items, manner, terminal)
    if (items.length === 0) await noteNothing(spec, input, { manner, terminal })
    return callExitCodes.done
  }
  const data = await call
  const form = manner.json ? undefined : formOf(spec.name)
  if (form) return form(data, terminal)
  if (terminal.isTty && !manner.json && Object.keys(Object(data)).length === 0)
    terminal.note(row.isRead ? 'There is none.' : 'Done.')
  printAnswer(manner.json ? data : withWholeAddresses(data, connection.server.url), row.items, manner, terminal)
  if (row.items !== undefined && terminal.isTty && !manner.json && data?.['nextCursor'] !== undefined)
    terminal.note('There are more: --all reads them, --cursor the next page.')
  else if (row.items !== undefined && itemsOf(data).length === 0) await noteNothing(spec, input, { manner, terminal })
  const job: Job | undefined = Object(data).job
  return row.isJob && manner.isWaiting && job ? endOf(await printLog(connection, job.id, terminal)) : callExitCodes.done
}

const verbsOfMakers = ['create', 'add', 'upload', 'open', 'set', 'submit']

/** On a terminal, a list of nothing says so, and what makes the first one. */
async function noteNothing(
  { name, operands }: CommandSpec,
  input: Readonly<Record<string, unknown>>,
  { manner, terminal }: Pick<CallContext, 'manner' | 'terminal'>,
): Promise<void> {
  if (!terminal.isTty || manner.json) return
  const isFiltered = Object.keys(input).some((argument) => ![...operands, 'limit', 'sort'].includes(argument))
  const group = name.replace(/ \S+$/, '')
  const maker = verbsOfMakers.map((verb) => `${group} ${verb}`).find((each) => commandSummaries().has(each))
  const spec = maker === undefined ? undefined : await specNamed(maker)
  terminal.note(`Nothing ${isFiltered ? 'matches' : 'is here yet'}.${spec ? ` To make one: ${usageOf(spec)}` : ''}`)
}

/** A link that follows the address of the service is shown with it, so that it can be opened or sent to somebody. */
function withWholeAddresses<Data>(data: Data, address: string): Data {
  const item = unwrapped(data)
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return data
  for (const [name, value] of Object.entries(item))
    if (['link', 'url'].includes(name) && typeof value === 'string' && value.startsWith('/'))
      Object.assign(item, { [name]: address.replace(/\/$/, '') + value })
  return data
}

/** How a command ends that waited for a job. */
export function endOf(job: Job): number {
  if (job.state === 'succeeded') return callExitCodes.done
  throw new EndedBadly(`The job ${job.id} ended as ${job.state}${job.error ? `: ${job.error.message}` : '.'}`)
}

/** What the client has for an operation, by what it answers. */
interface ClientForms {
  readonly json: (input: object) => PageCall<ShownItem, unknown>
  readonly bytes: (input: object) => Promise<Response>
  readonly stream: (input: object) => AsyncIterable<unknown>
}

/** The function of the client for the operation of a command; of several forms, `member` names the one. */
export function functionFor<Form extends keyof ClientForms = 'json'>(
  { client }: ServerConnection,
  { name }: CommandSpec,
  member: readonly string[] = [],
): ClientForms[Form] {
  return memberAt(client, [...wordsOf(name), ...member])
}

function rowOf({ name }: CommandSpec): string {
  return memberAt(table, wordsOf(name))
}

/** The commands, the table and the functions of the client are made of the same names. */
function memberAt<Found>(object: object, words: readonly string[]): Found {
  const found = words.reduce<unknown>((group, word) => Object(group)[word], object)
  // The generator writes what is asked for here.
  return found as Found
}

function wordsOf(name: string): readonly string[] {
  return name.split(' ').map((word) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

async function requireConsent({ name, summary }: CommandSpec, terminal: Terminal): Promise<void> {
  if (!terminal.isTty || !process.stdin.isTTY)
    throw new UsageMistake('This deletes something, and there is no terminal for the question: give --yes.', name)
  const { createInterface } = await import('node:readline/promises')
  const lines = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await lines.question(`${summary} Sure? [y/N] `)
  lines.close()
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done.')
}

/** The bytes as they come; on a terminal, text alone. */
async function download(response: Response, terminal: Terminal): Promise<number> {
  if (!response.body) return callExitCodes.done
  const { Readable } = await import('node:stream')
  const body = Readable.fromWeb(response.body as never)
  if (!terminal.isTty) {
    const { createWriteStream } = await import('node:fs')
    const { pipeline } = await import('node:stream/promises')
    const output = createWriteStream('', { fd: 1, autoClose: false })
    // The pipeline gives it the errors of the answer as well.
    output.on('error', (error: NodeJS.ErrnoException) => error.syscall === 'write' && leave(error))
    await pipeline(body, output)
    return callExitCodes.done
  }
  const decoder = new TextDecoder()
  for await (const bytes of body) {
    const text = decoder.decode(bytes, { stream: true })
    if (text.includes('\0')) throw new UsageMistake('These bytes are no text: write them to a file with > FILE.')
    terminal.write(text)
  }
  terminal.write(decoder.decode())
  return callExitCodes.done
}
