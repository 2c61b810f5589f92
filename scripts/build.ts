/**
 * src → dist: the programs, the declarations, the licences of what the programs contain, and the bill of materials.
 * `npm run pack` packs the same.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { buildClone, buildPrograms } from './build-programs.ts'
import type { Programs } from './build-programs.ts'
import { sbomOf } from './sbom.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

if (import.meta.main) await buildClone(completePackage)

/** Builds what the package has in its folder `dist`. */
export async function buildPackage(target: string): Promise<Programs> {
  const programs = await buildPrograms(target)
  completePackage(target, programs)
  return programs
}

function completePackage(target: string, { bundled }: Programs): void {
  const compiler = `${root}node_modules/typescript-native/bin/tsc`
  const options = ['-p', 'scripts/tsconfig.build.json', '--outDir', target]
  const { status } = spawnSync(process.execPath, [compiler, ...options], { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The declarations do not compile.')
  writeFileSync(
    `${target}/LICENSES.txt`,
    [...bundled, 'node_modules/@scalar/fastify-api-reference'].toSorted().map(licenceOf).join('\n\n'),
  )
  writeFileSync(
    `${target}/sbom.cdx.json`,
    sbomOf(
      root,
      [...bundled].map(manifestOf).map(({ name, version }) => `${name}@${version}`),
    ),
  )
}

/** What the licence of a bundled package asks for: its text, or at least its name. */
function licenceOf(folder: string): string {
  const { name, version, license } = manifestOf(folder)
  const [file] = globSync(`${root}${folder}/{LICENSE,LICENCE,license,licence}*`)
  return `${name} ${version} (${license})\n\n${file === undefined ? '' : readFileSync(file, 'utf8').trim()}`
}

function manifestOf(folder: string): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8')) as Record<string, string>
}
