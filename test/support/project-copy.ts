import { execFile } from 'node:child_process'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The sources of the project in a folder of their own, to be changed, generated and type-checked. */
export interface ProjectCopy {
  readonly folder: string
  /** Runs a script of the copy. */
  run(...args: string[]): Promise<{ code: number; output: string }>
  /** Type-checks the sources of the copy. */
  check(): Promise<{ code: number; output: string }>
}

/** The folder is removed with the test. */
export function copyProject(t: Teardown): ProjectCopy {
  const folder = makeFolder(t)
  const sources = ['scripts', 'src', 'console', 'package.json', 'package-lock.json', 'tsconfig.json']
  for (const name of ['openapi.yaml', 'docs/recorded-answers.json', ...sources])
    cpSync(join(root, name), join(folder, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  writeFileSync(
    join(folder, 'tsconfig.src.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { incremental: true, tsBuildInfoFile: 'tsconfig.tsbuildinfo' },
      include: ['src'],
    }),
  )
  const run = (...args: string[]) =>
    new Promise<{ code: number; output: string }>((resolve) => {
      execFile(process.execPath, args, { cwd: folder }, (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      )
    })
  return { folder, run, check: () => run('node_modules/typescript-native/lib/tsc.js', '-p', 'tsconfig.src.json') }
}
