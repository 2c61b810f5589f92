import { printEarly } from './early.ts'

const words = process.argv.slice(2)
if (!printEarly(words)) await run()

async function run(): Promise<void> {
  const { enableCompileCache } = process.getBuiltinModule('node:module')
  // The second start reads what the first one compiled. The folder is as trusted as the packages beside it, unlike one
  // that other users may write to; where it cannot be written, every start compiles again.
  const { fileURLToPath } = process.getBuiltinModule('node:url')
  enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/gantry', import.meta.url)))
  const { isOfService } = await import('./commands/names.ts')
  if (isOfService(words)) await import('./command.ts')
  else process.exitCode = await (await import('./cli/main.ts')).runCall(words, process.env)
}
