import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { runProgram } from '../fixtures/sdks/program.ts'
import type { MakeCalls } from '../fixtures/sdks/program.ts'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Gantry } from './gantry.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const odd = join(root, 'test/support/mcp-servers/odd-server.ts')
const execute = promisify(execFile)

/** The document that generators read. */
export const publishedDocument = join(root, 'src/generated/openapi.json')

/** A folder with the adapters of `test/fixtures/sdks`, in which generators write below `generated`. */
export class SdkFolder {
  readonly folder: string
  readonly generated: string

  constructor(t: Teardown, packages = join(root, 'node_modules')) {
    this.folder = makeFolder(t)
    this.generated = join(this.folder, 'generated')
    cpSync(join(root, 'test/fixtures/sdks'), this.folder, { recursive: true })
    symlinkSync(packages, join(this.folder, 'node_modules'))
    mkdirSync(this.generated)
    writeFileSync(join(this.folder, 'package.json'), '{"type": "module"}')
  }

  /** Makes a client by a script that takes its name, the published document and a folder; returns what it prints. */
  async make(name: string, script = join(root, 'test/support/make-sdk.ts')): Promise<string> {
    return (await execute(process.execPath, [script, name, publishedDocument, this.generated], { cwd: this.folder }))
      .stdout
  }

  /** Compiles adapters strictly, with the clients that they use; returns what the compiler reports. */
  async compile(names: readonly string[]): Promise<string> {
    const options = {
      ...{ target: 'es2024', lib: ['esnext', 'dom', 'dom.asynciterable'], module: 'nodenext', types: ['node'] },
      ...{ strict: true, skipLibCheck: true, rootDir: '.', outDir: 'js' },
      typeRoots: [join(root, 'node_modules/@types')],
    }
    const files = names.map((name) => `${name}.ts`)
    writeFileSync(join(this.folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }))
    const compiler = join(root, 'node_modules/typescript-native/lib/tsc.js')
    return execute(process.execPath, [compiler, '-p', this.folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  }

  /** Runs the program by a compiled adapter. */
  async run(gantry: Gantry, name: string): Promise<object> {
    const { makeCalls }: { makeCalls: MakeCalls } = await import(
      pathToFileURL(join(this.folder, 'js', `${name}.js`)).href
    )
    return runProgram(makeCalls(gantry.origin, gantry.token), name)
  }
}

/** A service for the program under these names: a repository with a file for each, an MCP server and a model. */
export async function startSdkService(t: Teardown, names: readonly string[]): Promise<Gantry> {
  const config = { mcpServers: { echo: { command: process.execPath, args: [odd] } } }
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: {
      'gantry.json': JSON.stringify(config),
      ...Object.fromEntries(names.map((name) => [`${name}.md`, `Of ${name}\n`])),
    },
  })
  // No call reaches it: a chat names a model that is known.
  const provider = { kind: 'openai', models: ['words'] }
  const { status, body } = await gantry.call('PUT', '/ai/providers/acme', { body: provider })
  if (status !== 200) throw new Error(JSON.stringify(body))
  await execute('git', ['init', '--quiet', '--initial-branch=main', gantry.project])
  return gantry
}
