import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'
import { isOfService } from './commands/names.ts'

// The second start reads what the first one compiled. The folder is as trusted as the packages beside it, unlike one
// that other users may write to; where it cannot be written, every start compiles again.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/gantry', import.meta.url)))

const words = process.argv.slice(2)
if (isOfService(words)) await import('./command.ts')
else process.exitCode = await (await import('./cli/main.ts')).runCall(words, process.env)
