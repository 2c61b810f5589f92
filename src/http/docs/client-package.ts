import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeArchive } from '../../platform/archives/write-archive.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
/** Where a build puts the declarations and the module of the client. */
const built = fileURLToPath(new URL('../..', import.meta.url))
const types = ['client/*.d.ts', 'generated/client-{types,operations,table}.d.ts']

/** The package `@gantry/client` out of what a build has made: for the version that serves it. */
export async function servedClientPackage(): Promise<Buffer> {
  return clientPackage(built, await readFile(join(built, 'client/client.js')))
}

/**
 * An npm package, as a gzipped tar archive, of one module and its types, without dependencies.
 *
 * @param declarations The folder in which the declarations are, by the paths of the sources.
 */
export async function clientPackage(declarations: string, script: Uint8Array): Promise<Buffer> {
  const { version, license } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as Record<string, string>
  const manifest = {
    name: '@gantry/client',
    version,
    description: 'The client of Gantry: every operation as a typed function.',
    license,
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: {
      '.': { types: './types/client/client.d.ts', default: './index.js' },
      './package.json': './package.json',
    },
    types: './types/client/client.d.ts',
  }
  const paths = (await Array.fromAsync(glob([...types], { cwd: declarations }))).toSorted()
  const files = [
    { path: 'package.json', bytes: Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`) },
    { path: 'index.js', bytes: script },
    { path: 'LICENSE', bytes: await readFile(join(root, 'LICENSE')) },
    { path: 'README.md', bytes: await readFile(join(root, 'docs/client.md')) },
    ...(await Promise.all(
      paths.map(async (path) => ({ path: `types/${path}`, bytes: await readFile(join(declarations, path)) })),
    )),
  ]
  return writeArchive(
    'package',
    files.map((file) => ({ ...file, isExecutable: false })),
  )
}
