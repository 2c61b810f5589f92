import t from 'tap'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { prepareRelease } from '../../scripts/release.ts'
import { makeFolder } from '../support/folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const changed = ['package.json', 'package-lock.json', 'CHANGELOG.md', 'src/stores/schema-ledger.ts']

t.test('a release changes the version everywhere, and keeps the contract and the schema of it', async (t) => {
  const folder = copyOf([...changed, 'src/generated/openapi.json'])
  prepareRelease(folder, '77.0.1')
  const read = (path: string) => readFileSync(join(folder, path), 'utf8')
  t.equal(JSON.parse(read('package.json')).version, '77.0.1')
  const lock = JSON.parse(read('package-lock.json'))
  t.strictSame([lock.version, lock.packages[''].version], ['77.0.1', '77.0.1'])
  t.match(read('CHANGELOG.md'), /^## 77\.0\.1$/m)
  t.notMatch(read('CHANGELOG.md'), /^## Next version$/m)
  const kept = gunzipSync(readFileSync(join(folder, 'test/fixtures/contract-77.0.1.json.gz')))
  t.ok(kept.equals(readFileSync(join(root, 'src/generated/openapi.json'))))
  t.equal(read('test/fixtures/contract-breaks.json'), '[]\n', 'what was declared is history')
  t.match(read('src/stores/schema-ledger.ts'), /fingerprint: '[0-9a-f]{64}' \}/)
})

t.test('a version that does not follow, or a changelog without news, is refused, and nothing is changed', async (t) => {
  const folder = copyOf([...changed, 'src/generated/openapi.json'])
  for (const version of ['', '0.0.1', 'next', '77.0'])
    t.throws(() => prepareRelease(folder, version), /does not follow/)
  prepareRelease(folder, '77.0.1')
  t.throws(() => prepareRelease(folder, '77.0.2'), /no "## Next version"/)
  t.equal(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version, '77.0.1')
})

function copyOf(paths: readonly string[]): string {
  const folder = makeFolder(t)
  for (const path of [...paths, 'test/fixtures/schema-1.sqlite.sql']) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(root, path), join(folder, path))
  }
  return folder
}
