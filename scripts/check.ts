/** Runs everything that `npm run check` is made of, side by side; prints what a part that fails has to say. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packageFile = (path: string) => join(root, 'node_modules', path)

/** The longest ones first. */
const parts: Readonly<Record<string, readonly string[]>> = {
  'format and lint': [packageFile('.bin/biome'), 'check', '--error-on-warnings'],
  types: [process.execPath, packageFile('typescript-native/bin/tsc'), '-p', 'tsconfig.json'],
  'types of the console': [process.execPath, packageFile('typescript-native/bin/tsc'), '-p', 'console/tsconfig.json'],
  'generated code': [process.execPath, 'scripts/check-generated.ts'],
  'contract by a public linter': [packageFile('.bin/redocly'), 'lint', 'openapi.yaml'],
  'published document by public linters': [process.execPath, 'scripts/check-published.ts'],
  'contract in house order': [process.execPath, 'scripts/check-contract.ts'],
  'contract in one grammar': [process.execPath, 'scripts/check-grammar.ts'],
  'index of decisions': [process.execPath, 'scripts/decisions.ts', '--check'],
  'picture of the house': [process.execPath, 'scripts/picture.ts', '--check'],
  'breaking changes': [process.execPath, 'scripts/check-breaking.ts'],
}

const failed = await Promise.all(Object.entries(parts).map(run))
process.exitCode = failed.includes(true) ? 1 : 0
console.log(`check: ${(performance.now() / 1000).toFixed(1)} s`)

/** Resolves to whether the part failed. */
function run([name, [command = '', ...args]]: [string, readonly string[]]): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => {
      if (code !== 0) console.error(`${name}:\n${output}`)
      resolve(code !== 0)
    })
  })
}
