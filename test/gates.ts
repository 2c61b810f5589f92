import type { Gate } from '../scripts/gates.ts'
import { guardsOf } from './support/guards.ts'
import type { GuardGroup } from './support/guards.ts'

const contract = ['openapi.yaml', 'docs/recorded-answers.json', 'src/generated/**', 'scripts/*.ts']
const documentation = ['README.md', 'docs/*.md', 'docs/guides/**', 'examples/**', 'openapi.yaml', 'bin/**']
const operators = ['src/{main,command,config,options,doctor,operator-secrets}.ts', 'src/{commands,operator,doctor}/**']

const sdks = [
  'openapi.yaml',
  'src/generated/**',
  'test/fixtures/sdks/**',
  'src/handlers/**',
  'test/support/make-sdk.ts',
]

/**
 * Test files that run when what they read has changed, and with `npm test -- --all`: gates of the build, with what can
 * change their result, and tests of inner code that depend on nothing but what they import. What a file imports from
 * `test/` and `scripts/` needs no line here. See docs/decisions/0104-gates-by-hash.md.
 */
export const gates: Readonly<Record<string, Gate>> = {
  'test/add-operation.test.ts': {
    reads: [...contract, 'package.json', 'tsconfig.json', 'src/*.ts', 'src/handlers/**', 'src/services/tasks.ts'],
  },
  'test/dev.test.ts': { reads: ['scripts/*.ts', 'package.json', 'src/main.ts'] },
  'test/package.test.ts': {
    reads: [
      ...['package.json', 'gantry.schema.json', 'LICENSE', 'src/**/*.{js,css,html,sql,svg}', ...documentation],
      ...['scripts/*.{js,ts}', 'scripts/tsconfig.build.json', ...operators, 'src/http/docs/**', 'console/**'],
      ...['src/generated/openapi.json', 'src/handlers/**'],
    ],
    // Which packages the service names, and which files it finds by their place: what a bundle can change.
    lines: { of: 'src/**/*.ts', matching: /import\.meta|\bimport\(|\bfrom '[^.]|\brequire\(/ },
  },
  'test/clone-start.test.ts': {
    reads: [
      'package.json',
      'bin/**',
      'scripts/*.{js,ts}',
      'src/commands/*',
      'src/**/*.{js,css,html,sql,svg}',
      'console/**',
    ],
    lines: { of: 'src/**/*.ts', matching: /import\.meta|\bimport\(|\bfrom '[^.]|\brequire\(/ },
  },
  'test/guards-terminals.test.ts': { reads: readByGuards('terminals') },
  'test/guards-requests.test.ts': { reads: readByGuards('requests') },
  'test/guards-credentials.test.ts': { reads: readByGuards('credentials') },
  'test/guards-machine.test.ts': { reads: readByGuards('machine') },
  'test/guards-things.test.ts': { reads: readByGuards('things') },
  'test/sdks.test.ts': { reads: sdks },
  'test/sdk-generators.test.ts': { reads: [...sdks, 'test/sdk-generators/*'] },
  'test/sdk-perl.test.ts': { reads: sdks },
  'test/docs.test.ts': { reads: [...documentation, 'src/http/docs.ts', 'src/http/docs/**', 'src/generated/**'] },
  'test/docs-browser.test.ts': {
    reads: [...documentation, 'src/http/docs.ts', 'src/http/docs/**', 'src/generated/**'],
  },
  'test/console-offered.test.ts': {
    reads: ['console/**', 'openapi.yaml', 'src/client/**', 'src/services/identity/**'],
  },
  'test/units/generated.test.ts': {
    reads: [...contract, 'package.json', 'src/handlers/**'],
    lines: { of: 'src/services/**/*.ts', matching: /'[a-z_]+(\.[a-z_]+)+'/ },
  },
  'test/units/breaking-changes.test.ts': { reads: ['openapi.yaml', 'test/fixtures/**', 'scripts/**'] },
  'test/units/working-tree.test.ts': { isClosed: true },
  'test/units/stores/blobs-s3.test.ts': { isClosed: true },
  'test/units/stores/blobs-files.test.ts': { isClosed: true },
  'test/units/stores/rolling-upgrade.test.ts': { isClosed: true, reads: ['src/stores/**'] },
  'test/units/stores/schema.test.ts': { isClosed: true, reads: ['src/stores/**', 'test/fixtures/**'] },
  'test/units/stores/store-crashes.test.ts': { isClosed: true, reads: ['src/stores/**', 'scripts/verify-audit.ts'] },
  'test/units/stores/store-queries.test.ts': { isClosed: true, reads: ['src/stores/**'] },
  'test/units/stores/stores.test.ts': { isClosed: true, reads: ['src/stores/**', 'test/units/stores/*'] },
}

function readByGuards(group: GuardGroup): string[] {
  return [...new Set(guardsOf(group).flatMap(({ file, test }) => [`src/${file}`, `test/${test[0]}.test.ts`]))]
}
