/**
 * Measures the package as its users have it: `npm run measure:package` packs and installs it into a temporary folder,
 * and prints sizes, the time of the installation, the time until the service is ready and its memory. `--clone`
 * measures `npm ci --omit=dev` of a copy of this folder too.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'gantry-measure-'))
const startsCount = 7
/** The service collects its garbage two seconds after the start. */
const restMs = 4_000

try {
  const packed = execFileSync(process.execPath, [join(root, 'scripts/pack.ts'), '--pack-destination', folder], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const archive = join(folder, packed.trim().split('\n').at(-1) ?? '')
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  console.log(`packed file: ${megabytes(statSync(archive).size)}`)
  report('installed package', folder, ['install', archive])
  await measureStarts(join(folder, 'node_modules/gantry/bin/gantry.js'))
  if (process.argv.includes('--clone')) measureClone()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function measureClone(): void {
  const clone = join(folder, 'clone')
  for (const name of ['package.json', 'package-lock.json', '.npmrc', 'scripts/oasdiff'])
    cpSync(join(root, name), join(clone, name), { recursive: true })
  report('clone without development packages', clone, ['ci', '--omit=dev'])
  report('clone', clone, ['ci'])
}

function report(name: string, cwd: string, args: readonly string[]): void {
  const begun = performance.now()
  execFileSync('npm', [...args, '--no-audit', '--no-fund'], { cwd, stdio: 'ignore' })
  const seconds = ((performance.now() - begun) / 1_000).toFixed(0)
  const [size] = execFileSync('du', ['-sm', 'node_modules'], { cwd, encoding: 'utf8' }).split('\t')
  console.log(
    `${name}: ${size} MB in ${seconds} s (npm ${args[0]}${args.includes('--omit=dev') ? ' --omit=dev' : ''}, du -sm)`,
  )
}

async function measureStarts(command: string): Promise<void> {
  const project = mkdtempSync(join(folder, 'project-'))
  const measured: { readyMs: number; readyMb: number; restMb: number }[] = []
  for (let count = 0; count <= startsCount; count++) {
    const begun = performance.now()
    const child = spawn(process.execPath, [command, '--project', project, '--port', '0'], {
      env: { PATH: process.env['PATH'], HOME: folder },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    for await (const line of createInterface({ input: child.stdout })) if (line.startsWith('Stop')) break
    const readyMs = performance.now() - begun
    const readyMb = residentMb(child.pid)
    await wait(restMs)
    // The first start makes the data, and what is compiled once.
    if (count > 0) measured.push({ readyMs, readyMb, restMb: residentMb(child.pid) })
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const median = (key: keyof (typeof measured)[number]) =>
    measured
      .map((each) => each[key])
      .sort((one, other) => one - other)
      [Math.floor(startsCount / 2)]?.toFixed(0)
  console.log(
    `start, median of ${startsCount}: ready in ${median('readyMs')} ms, ${median('readyMb')} MB resident then, ${median('restMb')} MB at rest`,
  )
}

/** Of Linux: the resident memory of a process. */
function residentMb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_048_576).toFixed(1)} MB`
}
