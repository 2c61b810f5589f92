/**
 * `npm run dev`: runs the service from its sources. Node.js restarts it when a source changes. A start generates if the
 * generated code is not what was checked last, and a change of openapi.yaml generates first. A contract with a mistake
 * is reported, and the service goes on as it was.
 */
import { spawn, spawnSync } from 'node:child_process'
import { watchFile } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generatedInputs } from './passed-inputs.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

if (!generatedInputs().areKnown) generate()
const service = spawn(process.execPath, ['--watch', 'src/main.ts', ...process.argv.slice(2)], {
  cwd: root,
  env: { INIT_CWD: process.cwd(), ...process.env },
  stdio: 'inherit',
})
service.on('exit', (code) => process.exit(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => service.kill(signal))
watchFile(`${root}openapi.yaml`, { interval: 500 }, ({ mtimeMs }, before) => {
  if (mtimeMs !== before.mtimeMs) generate()
})

/** Files whose text stays the same are not written, so that one change is one restart. */
function generate(): void {
  const { status } = spawnSync(process.execPath, ['scripts/generate.ts'], { cwd: root, stdio: 'inherit' })
  if (status !== 0) console.error('openapi.yaml has a mistake. The service goes on as it was.')
}
