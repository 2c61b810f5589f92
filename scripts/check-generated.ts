/**
 * Checks that src/generated is what openapi.yaml says. The generator runs only when the contract, the client, the
 * scripts, the installed packages or the generated files are not those of the last check that passed, or when what is
 * not committed is missing.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const checkedFile = join(root, 'node_modules/.cache/gantry/generated.sha256')
const made = join(root, 'src/generated/answer-validators.js')
const state = hashOf([
  'openapi.yaml',
  'package-lock.json',
  'scripts/*.ts',
  'src/client/*.ts',
  'src/generated/!(answer-validators.js)',
])

if (state !== lastChecked() || !existsSync(made)) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts'), '--check'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  mkdirSync(dirname(checkedFile), { recursive: true })
  writeFileSync(checkedFile, state)
}

function hashOf(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of patterns.flatMap((pattern) => globSync(pattern, { cwd: root })).sort()) {
    const content = readFileSync(join(root, path))
    hash.update(`${path} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function lastChecked(): string | undefined {
  try {
    return readFileSync(checkedFile, 'utf8')
  } catch {
    return undefined
  }
}
