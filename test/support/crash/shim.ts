import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Compiles the shim into a folder, or gives nothing where there is no C compiler. */
export async function compileShim(folder: string): Promise<string | undefined> {
  const file = join(folder, 'shim.so')
  const source = fileURLToPath(new URL('shim.c', import.meta.url))
  for (const compiler of ['cc', 'gcc', 'clang']) {
    try {
      await run(compiler, ['-shared', '-fPIC', '-O1', '-o', file, source, '-lpthread'])
      return file
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    }
  }
  return undefined
}
