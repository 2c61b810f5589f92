/**
 * Judges the published document as it is served, by Redocly (redocly.yaml) and by Spectral with its rules and those of
 * OWASP (.spectral.yaml). They run only when the document, their rules or the installed packages are not those of the
 * last check that passed.
 */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassedInputs, root } from './passed-inputs.ts'

const document = 'src/generated/openapi.json'
const rules = ['redocly.yaml', '.redocly.lint-ignore.yaml', '.spectral.yaml']
const inputs = new PassedInputs('published', [document, ...rules, 'package-lock.json', 'scripts/check-published.ts'])

if (!inputs.areKnown) {
  const cache = join(root, 'node_modules/.cache')
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, 'published-'))
  try {
    const copy = join(folder, 'openapi.json')
    writeFileSync(copy, withoutCategories(readFileSync(join(root, document), 'utf8')))
    const statuses = await Promise.all([
      run('@redocly/cli/bin/cli.js', ['lint', document]),
      run('@stoplight/spectral-cli/dist/index.js', [
        'lint',
        copy,
        '--ruleset',
        '.spectral.yaml',
        '--fail-severity=warn',
      ]),
    ])
    if (statuses.some((status) => status !== 0)) process.exitCode = 1
    else inputs.recordPassed()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * Spectral compiles patterns without the flag `u`, against the recommendation of JSON Schema, and would take `\p{Cc}`
 * for six letters. It is given the same characters as ranges.
 */
function withoutCategories(text: string): string {
  return text
    .replaceAll(String.raw`\\p{Cc}`, String.raw`\\u0000-\\u001f\\u007f-\\u009f`)
    .replaceAll(String.raw`\\p{Zl}\\p{Zp}`, String.raw`\\u2028\\u2029`)
}

/** Resolves to the exit code. */
function run(program: string, args: readonly string[]): Promise<number | null> {
  const child = spawn(process.execPath, [join(root, 'node_modules', program), ...args], { cwd: root, stdio: 'inherit' })
  return new Promise((resolve, reject) => child.once('error', reject).once('close', resolve))
}
