/**
 * Writes docs/recorded-answers.json, the examples of the published document, from what the tests were answered:
 *
 *     TEST_ANSWERS_FILE=/tmp/answers npm test && node scripts/record-answers.ts /tmp/answers
 *
 * One success for each operation and status, by the examples of the contract, and one failure for each code that an
 * operation decides itself. Secrets and paths of the machine are masked. An example that the run did not produce is kept
 * while the contract still declares it, so that the run of one file is enough for what it tests.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { operationsOf, readContract } from './contract-document.ts'
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
const [, , source = ''] = process.argv
const target = new URL('../docs/recorded-answers.json', import.meta.url)
const answers = readFileSync(source, 'utf8')
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
    return [operation.operationId, { ...kept, ...fittest(successes, mostTelling), ...fittest(failures, shortest) }]
  }),
)
writeFileSync(target, `${JSON.stringify(recorded, masked, 1)}\n`)

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
  if (['link', 'secret', 'ticket', 'token'].includes(name))
    return value.replace(/(?<=_).*/, (rest) => rest.replaceAll(/\w/g, 'x'))
  return value
    .replaceAll(/(?:\/[\w.-]+)+?\/node_modules\//g, '/opt/gantry/node_modules/')
    .replaceAll(/\/tmp\/gantry-test-\w+/g, '/home/ada/project')
    .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:4600')
}
