/**
 * Checks that src/generated is what openapi.yaml says. The generator runs only when the contract, the client, the
 * scripts, the installed packages or the generated files are not those of the last check that passed, or when what is
 * not committed is missing.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { generatedInputs, root } from './passed-inputs.ts'

const made = join(root, 'src/generated/answer-validators.js')
const inputs = generatedInputs()

if (!inputs.areKnown || !existsSync(made)) {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/generate.ts'), '--check'], { stdio: 'inherit' })
  if (status !== 0) process.exit(1)
  inputs.recordPassed()
}
