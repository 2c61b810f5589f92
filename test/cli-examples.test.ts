/** Each example of the contract as a command: what is called, and what is printed of the answer. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import t from 'tap'
import type { RecordedAnswers } from '../scripts/published-document.ts'
import { readContract } from '../scripts/read-contract.ts'
import { exampleOf } from '../src/cli/help.ts'
import { programNames } from '../src/cli/names.ts'
import type { CommandSpec } from '../src/cli/spec.ts'
import { parseRow } from '../src/client/row.ts'
import { table } from '../src/generated/client-table.ts'
import { commandGroups } from '../src/generated/command-table.js'
import { operations as rows } from '../src/generated/operations.js'
import { cliOf, startCliProcess, wordsIn } from './support/cli.ts'
import type { CommandRun } from './support/command.ts'
import { makeFolder } from './support/folder.ts'
import { judgedOperationsOf } from './support/judge.ts'
import type { JudgedOperation } from './support/judge.ts'
import { startRecordingProxy } from './support/recording-proxy.ts'
import type { RecordedCall } from './support/recording-proxy.ts'
import { pixel } from './support/sample-files.ts'
import { examplePath, startSampleGantry } from './support/samples.ts'
import type { RealNames } from './support/samples.ts'

/** Operations whose commands no example is run of, and why. */
const notRun: Readonly<Record<string, string>> = {
  streamFileChanges: 'It prints what happens until it is ended: test/client-streams.test.ts has the streams.',
  streamEvents: 'The same.',
  streamChat: 'The same.',
  streamJob: 'The same.',
}

/** The answers that the published document shows. */
const recorded: RecordedAnswers = JSON.parse(
  readFileSync(new URL('../docs/recorded-answers.json', import.meta.url), 'utf8'),
)
const operations = judgedOperationsOf(readContract())
const { gantry, call } = await startSampleGantry(t)
const home = makeFolder(t)
const proxy = await startRecordingProxy(t, gantry.port)
const cli = startCliProcess(t, cliOf({ ...gantry, origin: proxy.origin }, home))
const specs = Object.values(commandGroups).flatMap((group) => group())
const picture = join(home, 'picture.png')
writeFileSync(picture, pixel)

t.test('every example of the contract is run as a command and gives the recorded answer', async (t) => {
  let count = 0
  for (const operation of operations) {
    const spec = specs.find(({ operationId }) => operationId === operation.id)
    if (!spec || operation.id in notRun) continue
    for (const [name, body] of examplesOf(operation)) {
      const example = argumentsOf(operation, body)
      if (!example) continue
      const mistakes: string[] = []
      let line = ''
      await call(operation, {
        body,
        async send(real) {
          const isBytes = rowOf(spec).bytes === 'bytes'
          line = lineOf({ ...spec, example: JSON.parse(await real(JSON.stringify(example))) })
          const words = [...wordsIn(line).slice(1), ...(isBytes ? [] : ['--json'])]
          proxy.takeCalls()
          const run = await cli.run([...words, ...(spec.isDestructive ? ['--yes'] : [])])
          const [called, ...others] = proxy.takeCalls()
          if (called && others.length === 0)
            mistakes.push(...(await mistakesIn({ operation, body, called, run, real })))
          else mistakes.push(`${others.length + 1} calls`, run.errors)
          return { status: called?.status ?? 0, headers: new Headers(), body: {} }
        },
      })
      if (mistakes.length > 0) t.same(mistakes, [], `${operation.id}, ${name}: ${line}`)
      count += 1
    }
  }
  t.ok(count > specs.length - 10, `${count} examples of ${specs.length} commands`)
})

interface Ran {
  readonly operation: JudgedOperation
  readonly body: unknown
  readonly called: RecordedCall
  readonly run: CommandRun
  readonly real: RealNames
}

async function mistakesIn({ operation, body, called, run, real }: Ran): Promise<string[]> {
  const mistakes: string[] = []
  const differ = (what: string, found: unknown, wanted: unknown) => {
    if (!isDeepStrictEqual(found, wanted))
      mistakes.push(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(wanted)}`)
  }
  differ('exit code', run.code, 0)
  if (run.errors !== '') mistakes.push(run.errors)
  const path = `/api/v1${await real(examplePath(operation))}`
  differ('request', [called.method, ...pathAndQuery(called.path)], [operation.method, ...pathAndQuery(path)])
  if (!called.type.startsWith('multipart/'))
    differ('body', parsed(called.body) ?? {}, parsed(await real(JSON.stringify(body ?? {}))))
  const answer = parsed(called.answer.toString())
  if (!answer) {
    differ('bytes', Buffer.byteLength(run.output) > 0, called.answer.length > 0)
    return mistakes
  }
  const { success: _success, data, ...beside } = Object(answer)
  const whole = { ...Object(data), ...beside }
  const items = itemsOf(operation)
  const isNothing = data === undefined && Object.keys(beside).length === 0
  differ('printed', parsed(run.output), items === undefined ? (isNothing ? undefined : whole) : whole[items])
  const shown = Object(recorded[operation.id]?.[called.status])
  const wantedMembers = Object.keys({ ...shown.data, ...shown }).filter((name) => !['success', 'data'].includes(name))
  const missing = wantedMembers.filter((name) => !(name in whole))
  if (missing.length > 0) mistakes.push(`the recorded answer has ${missing.join(', ')} as well`)
  return mistakes
}

function itemsOf({ id }: JudgedOperation): string | undefined {
  const spec = specs.find(({ operationId }) => operationId === id)
  return spec && rowOf(spec).items
}

function rowOf({ name }: CommandSpec) {
  const words = name.split(' ').map((word) => word.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()))
  return parseRow(String(words.reduce<unknown>((group, word) => Object(group)[word], table)))
}

function pathAndQuery(path: string): readonly [string, string] {
  const { pathname, searchParams } = new URL(path, gantry.origin)
  return [pathname, searchParams.toString()]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The arguments that give an example; none where it has deprecated members, which commands do not have. */
function argumentsOf({ id, parameters }: JudgedOperation, body: unknown): object | undefined {
  const places = rows.find(({ operationId }) => operationId === id)?.places
  if (!places) throw new Error(`there is no row of ${id}`)
  const argumentOf = new Map(Object.entries(places.body ?? {}).map(([argument, member]) => [member, argument]))
  const members = Object.entries(Object(body)).map(([member, value]) => [argumentOf.get(member), value] as const)
  if (places.wholeBody === undefined && members.some(([argument]) => argument === undefined)) return undefined
  const ofBody = places.wholeBody === undefined ? Object.fromEntries(members) : { [places.wholeBody]: body }
  const ofParameters = Object.entries({ ...places.path, ...places.query }).flatMap(([argument, field]) => {
    const found = parameters.find(({ name }) => name === field)
    return found && (found.required || field === 'replace') ? [[argument, found.example] as const] : []
  })
  return { ...Object.fromEntries(ofParameters), ...ofBody }
}

function lineOf(spec: CommandSpec): string {
  const line = exampleOf(spec).replace('--file FILE', `--file ${picture}`)
  // A program may have the name of a command, and call more than its operation.
  return programNames.some((name) => name === spec.name) ? line.replace(spec.name, `api ${spec.operationId}`) : line
}

function examplesOf(operation: JudgedOperation): [name: string, body: unknown][] {
  const examples = Object.entries(operation.requestBody?.content['application/json']?.examples ?? {})
  return examples.length > 0 ? examples.map(([name, { value }]) => [name, value]) : [['without a body', undefined]]
}
