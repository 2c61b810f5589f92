/**
 * Runs the tests, then checks that they produced every status that the contract declares, and ends with the line
 * `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { operationsOf, readContract } from './contract-document.ts'

const files = process.argv.slice(2)
const folder = mkdtempSync(join(tmpdir(), 'gantry-seen-'))
const seenFile = join(folder, 'seen.txt')
writeFileSync(seenFile, '')

const { exitCode, passed, failed } = await runTap(files)
// A part of the suite cannot produce every status.
const missing = files.length > 0 ? [] : missingStatuses()
rmSync(folder, { recursive: true })
for (const line of missing) console.log(`not produced by any test: ${line}`)
console.log(`${passed} passed, ${failed + missing.length} failed`)
process.exitCode = exitCode || (missing.length > 0 ? 1 : 0)

function runTap(files: string[]): Promise<{ exitCode: number; passed: number; failed: number }> {
  const tap = fileURLToPath(new URL('../node_modules/.bin/tap', import.meta.url))
  const child = spawn(process.execPath, [tap, '--reporter=tap', ...files], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, GANTRY_SEEN_FILE: seenFile },
  })
  let tail = ''
  child.stdout.on('data', (chunk: Buffer) => {
    process.stdout.write(chunk)
    tail = (tail + chunk).slice(-4096)
  })
  return new Promise((resolve) => child.on('close', (code) => resolve({ exitCode: code ?? 1, ...countsOf(tail) })))
}

/** tap closes with `# { total: 5, pass: 1, fail: 2 }`. */
function countsOf(tail: string): { passed: number; failed: number } {
  const line = /# \{ total: .*\}/.exec(tail)?.[0] ?? ''
  const count = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(line)?.[1] ?? 0)
  return { passed: count('pass'), failed: count('fail') }
}

function missingStatuses(): string[] {
  const seen = new Set(readFileSync(seenFile, 'utf8').split('\n'))
  return operationsOf(readContract())
    .flatMap(({ operation }) =>
      Object.keys(operation.responses)
        .filter((status) => status !== 'default')
        .map((status) => `${operation.operationId} ${status}`),
    )
    .filter((pair) => !seen.has(pair))
}
