/**
 * `npm run release -- VERSION`: changes the files that a release changes (docs/decisions/0067-releases.md), and says
 * what is left to do. It commits nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { collections } from '../src/collections.ts'
import { schemasOf } from '../src/stores/collection.ts'
import { currentLine } from '../src/stores/schema-ledger.ts'
import { fingerprintOf } from './schema-fingerprint.ts'

/** In CHANGELOG.md, above what no release has yet. */
const nextHeading = '## Next version'

/**
 * Gives the project in a folder this version: package.json and its lock, the changelog, the contract that the next
 * versions are compared with, and the fingerprint of the schema. Throws when the version does not follow the one that
 * is there, or when nothing is to be released.
 */
export function prepareRelease(root: string, version: string): void {
  const at = (path: string) => join(root, path)
  const manifest = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { version: string }
  if (!/^\d+\.\d+\.\d+$/.test(version) || compareVersions(version, manifest.version) <= 0)
    throw new Error(`${version} does not follow ${manifest.version}: give a greater version of three numbers.`)
  const changelog = readFileSync(at('CHANGELOG.md'), 'utf8')
  if (!changelog.includes(`${nextHeading}\n`)) throw new Error(`CHANGELOG.md has no "${nextHeading}".`)

  replaceIn(at('package.json'), `"version": "${manifest.version}"`, `"version": "${version}"`)
  // Once for the package, and once for it as the root of all.
  for (let times = 0; times < 2; times += 1)
    replaceIn(at('package-lock.json'), `"version": "${manifest.version}"`, `"version": "${version}"`)
  replaceIn(at('CHANGELOG.md'), `${nextHeading}\n`, `## ${version}\n`)
  writeFileSync(
    at(`test/fixtures/contract-${version}.json.gz`),
    gzipSync(readFileSync(at('src/generated/openapi.json')), { level: 9 }),
  )
  // They were meant for those who used the version before.
  writeFileSync(at('test/fixtures/contract-breaks.json'), '[]\n')
  if (currentLine.fingerprint === undefined) {
    const line = `version: ${currentLine.version}, writableBy: ${currentLine.writableBy}`
    const fingerprint = fingerprintOf(schemasOf(collections), currentLine)
    replaceIn(at('src/stores/schema-ledger.ts'), `{ ${line} }`, `{ ${line}, fingerprint: '${fingerprint}' }`)
  }
}

function compareVersions(one: string, other: string): number {
  return one.localeCompare(other, 'en', { numeric: true })
}

/** Replaces the first place. */
function replaceIn(file: string, before: string, after: string): void {
  const text = readFileSync(file, 'utf8')
  if (!text.includes(before)) throw new Error(`${file} has no ${before}.`)
  writeFileSync(
    file,
    text.replace(before, () => after),
  )
}

if (import.meta.main) {
  const [version = ''] = process.argv.slice(2)
  prepareRelease(fileURLToPath(new URL('..', import.meta.url)), version)
  console.log(`The files are those of ${version}. Next:
  npm run format && npm run record -- --all test/version.test.ts && npm run generate && npm test -- --all
  git commit -am "release: ${version}" && git tag v${version} && git push --follow-tags`)
}
