/**
 * `npm run record`: writes what is missing in docs/recorded-answers.json, the examples of the published document, from
 * what a test is answered. By default that is `test/contract.test.ts`, which calls every operation; other test files
 * are named: `npm run record -- test/own-codes.test.ts`. With `--all`, examples that are there are replaced too.
 *
 * One success for each operation and status, by the examples of the contract, and one failure for each code that an
 * operation decides itself. Secrets and paths of the machine are masked. An example is kept while the contract declares
 * it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { operationsOf } from './contract-document.ts'
import { readContract } from './read-contract.ts'
import type { Operation } from './contract-document.ts'
import { ownCodesOf } from './error-codes.ts'
import type { RecordedAnswers } from './published-document.ts'

/** A line of the file. */
interface Answer {
  readonly file: string
  readonly id: string
  readonly status: number
  readonly code?: string
  readonly body: unknown
}

/** Below this an answer is fit to read; of several the longest says most. */
const charactersMax = 2000
const successesFrom = 'contract.test.ts'
const root = fileURLToPath(new URL('..', import.meta.url))
const target = join(root, 'docs/recorded-answers.json')
const { values, positionals } = parseArgs({ options: { all: { type: 'boolean' } }, allowPositionals: true })
const files = positionals.length > 0 ? positionals : [`test/${successesFrom}`]
const answers = answersOf(files)
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as Answer)

const before = JSON.parse(readFileSync(target, 'utf8')) as RecordedAnswers

const recorded = Object.fromEntries(
  operationsOf(readContract()).map(({ operation }) => {
    const ofOperation = answers.filter(({ id }) => id === operation.operationId)
    const successes = ofOperation.filter(({ file, status }) => status < 300 && file.endsWith(successesFrom))
    const failures = ofOperation.filter(({ code }) => code && ownCodesOf(operation).includes(code as never))
    const kept = stillDeclared(operation, before[operation.operationId] ?? {})
    const found = { ...fittest(successes, mostTelling), ...fittest(failures, shortest) }
    return [operation.operationId, values.all ? { ...kept, ...found } : { ...found, ...kept }]
  }),
)
writeFileSync(target, `${JSON.stringify(recorded, masked, 1)}\n`)

/** The answers that the tests were given. A test that fails, as for want of an example, has noted them all the same. */
function answersOf(files: readonly string[]): string {
  const folder = mkdtempSync(join(root, 'node_modules/.cache/answers-'))
  try {
    const file = join(folder, 'answers')
    for (const test of files)
      spawnSync(process.execPath, [test], {
        cwd: root,
        env: { ...process.env, TEST_ANSWERS_FILE: file },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    if (!existsSync(file)) throw new Error(`${files.join(', ')} called no operation`)
    return readFileSync(file, 'utf8')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Of the examples of the file, by status and code, those that an operation can still be answered with. */
function stillDeclared(operation: Operation, answers: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const declared = Object.entries(answers).filter(([key]) => {
    const [status = '', code] = key.split(' ')
    return code ? ownCodesOf(operation).includes(code as never) : status in operation.responses
  })
  return Object.fromEntries(declared)
}

/** One answer for each status, or status and code. */
function fittest(answers: readonly Answer[], better: (one: Answer, other: Answer) => number): Record<string, unknown> {
  const byKey = Object.groupBy(answers, ({ status, code }) => (code ? `${status} ${code}` : `${status}`))
  return Object.fromEntries(Object.entries(byKey).map(([key, group = []]) => [key, group.toSorted(better)[0]?.body]))
}

function mostTelling(one: Answer, other: Answer): number {
  const [first, second] = [lengthOf(one), lengthOf(other)]
  const areFit = [first <= charactersMax, second <= charactersMax]
  if (areFit[0] !== areFit[1]) return areFit[0] ? -1 : 1
  return areFit[0] ? second - first : first - second
}

function shortest(one: Answer, other: Answer): number {
  return lengthOf(one) - lengthOf(other)
}

function lengthOf({ body }: Answer): number {
  return JSON.stringify(body).length
}

function masked(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (['deviceCode', 'link', 'secret', 'ticket', 'token'].includes(name))
    return value.replace(/(?<=_).*/, (rest) => rest.replaceAll(/\w/g, 'x'))
  return value
    .replaceAll(/(?:\/[\w.-]+)+?\/node_modules\//g, '/opt/gantry/node_modules/')
    .replaceAll(/\/tmp\/gantry-test-\w+/g, '/home/ada/project')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:4600')
}
