import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What of a CycloneDX document is read and changed here. */
interface Sbom {
  readonly serialNumber?: string
  readonly metadata: { readonly timestamp?: string; readonly component: Component }
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
}

interface Locked {
  readonly name?: string
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
}

/**
 * The software bill of materials of the package (CycloneDX 1.5): all that package-lock.json has for production, and
 * what the bundles took besides (each as NAME@VERSION), with hashes and licences. The lock file says what is of
 * production, because `npm sbom --omit dev` leaves out what development packages need too. It is the same for the same
 * lock file: without a time and a random number, and with the name of the package, where npm takes that of the folder.
 */
export function sbomOf(root: string, bundled: Iterable<string>): string {
  const options = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only']
  const text = execFileSync('npm', ['sbom', ...options], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
  })
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const { serialNumber: _serialNumber, ...sbom } = JSON.parse(text) as Sbom
  const { timestamp: _timestamp, ...metadata } = sbom.metadata
  const kept = new Set([...ofProduction(packages), ...bundled])
  const isKept = ({ name, version }: Component) => kept.has(`${name}@${version}`)
  const components = sbom.components.filter(isKept)
  const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']))
  const dependencies = sbom.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }))
  const component = { ...metadata.component, name: packages['']?.name ?? metadata.component.name }
  return `${JSON.stringify({ ...sbom, metadata: { ...metadata, component }, components, dependencies }, undefined, 1)}\n`
}

/** Each as NAME@VERSION. */
function ofProduction(packages: Readonly<Record<string, Locked>>): string[] {
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
    .map(([path, { name = path.slice(path.lastIndexOf('node_modules/') + 13), version }]) => `${name}@${version}`)
}
