/**
 * Runs test files one after the other in this process, where the code that they share is loaded and warm. Each is a
 * test, which it gets as the root that it imports from tap, and has the modules of `test/` for itself
 * (`light-domains.ts`). `scripts/test.ts` starts it and reads its output.
 */
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import t from 'tap'
import type { Test } from 'tap'
import { cpuSeconds } from '../../../scripts/cpu-seconds.ts'
import { waitUntil } from '../wait.ts'
import { setRootTest } from './root-tests.ts'

const timeoutMs = Number(process.env['TAP_TIMEOUT']) * 1000
const environment = { ...process.env }
let isTimedOut = false
t.on('timeout', () => {
  isTimedOut = true
})
// Each file may have something to remove at the end of its process.
process.setMaxListeners(0)
let cpuSecondsSeen = 0
// Its first word opens the way to the process that reads it, which stays open.
t.comment('files in one process')
const standing = process.getActiveResourcesInfo()

for (const [index, file] of process.argv.slice(2).entries()) {
  const startedAt = performance.now()
  // Starts the time of the file, here and in the process that reads the output.
  t.setTimeout(timeoutMs)
  await t.test(file, (test) => runFile(test, file, `?${index}`))
  // It may still run.
  if (isTimedOut) break
  if (await leavesOpen()) {
    t.fail(`${file} leaves open what would keep a process of its own from ending`, {
      found: process.getActiveResourcesInfo(),
      standing,
    })
    process.exit(1)
  }
  restoreEnvironment()
  const seen = cpuSeconds()
  const wallSeconds = (performance.now() - startedAt) / 1000
  t.comment(JSON.stringify({ file, wallSeconds, ...(seen !== undefined && { cpuSeconds: seen - cpuSecondsSeen }) }))
  cpuSecondsSeen = seen ?? 0
}

async function runFile(test: Test, file: string, query: string): Promise<void> {
  const path = resolve(file)
  process.argv[1] = path
  setRootTest(query, test)
  await import(`${pathToFileURL(path).href}${query}`)
}

/** Waits until what the file opened is closed; tells whether something stays open. */
function leavesOpen(): Promise<boolean> {
  return waitUntil(() => process.getActiveResourcesInfo().length <= standing.length).then(
    () => false,
    () => true,
  )
}

function restoreEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name]
  Object.assign(process.env, environment)
}
