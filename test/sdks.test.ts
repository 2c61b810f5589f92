/** Clients that generators of other people make from the published document: compiled strictly, and run. */
import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import t from 'tap'
import { createClient } from '@hey-api/openapi-ts'
import { generateSource } from 'oazapfts'
import openapiTS, { astToString } from 'openapi-typescript'
import { generateApi } from 'swagger-typescript-api'
import { makeFolder, startGantry } from './support/gantry.ts'
import type { Use } from './fixtures/sdks/seen.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const input = join(root, 'src/generated/openapi.json')
const odd = join(root, 'test/support/mcp-servers/odd-server.ts')

const folder = makeFolder(t)
const generated = join(folder, 'generated')
cpSync(join(root, 'test/fixtures/sdks'), folder, { recursive: true })
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
mkdirSync(generated)
writeFileSync(join(folder, 'package.json'), '{"type": "module"}')

/** The same program with the validators of zod around each call. */
const heyApi = readFileSync(join(folder, 'hey-api.ts'), 'utf8')
writeFileSync(join(folder, 'hey-api-zod.ts'), heyApi.replaceAll('./generated/hey-api/', './generated/hey-api-zod/'))

t.test('four generators make clients of the published document, which compile strictly', async (t) => {
  await generate()
  const options = {
    ...{ target: 'es2024', lib: ['esnext', 'dom', 'dom.asynciterable'], module: 'nodenext', types: ['node'] },
    ...{ strict: true, skipLibCheck: true, rootDir: '.', outDir: 'js' },
  }
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['*.ts', 'generated'] }),
  )
  const compiler = join(root, 'node_modules/typescript-native/lib/tsc.js')
  const found = await promisify(execFile)(process.execPath, [compiler, '-p', folder]).then(
    () => '',
    ({ stdout }: { stdout: string }) => stdout,
  )
  t.equal(found, '')
})

t.test('the generated clients do what their own documentation says', async (t) => {
  const gantry = await startGantry(t, {
    args: ['--trust'],
    files: { 'gantry.json': JSON.stringify({ mcpServers: { echo: { command: process.execPath, args: [odd] } } }) },
  })
  for (const name of ['hey-api', 'hey-api-zod', 'openapi-fetch', 'swagger-typescript-api', 'oazapfts'])
    t.test(name, async (t) => {
      const { use }: { use: Use } = await import(pathToFileURL(join(folder, 'js', `${name}.js`)).href)
      const seen = await use(gantry.origin, gantry.token, name)
      t.same(seen, {
        created: `${name} 1`,
        listed: [`${name} 1`, `${name} 2`],
        uploaded: checksBytesAsText.includes(name) ? 0 : name.length,
        downloaded: checksBytesAsText.includes(name) ? '' : name,
        tool: '[{"type":"text","text":"0"}]',
        failure: 'task_not_found',
        ...(streaming.includes(name) && { streamed: name }),
      })
    })
})

/** The zod plugin of hey-api checks the bytes of a form as text and refuses its own upload: the fault is its own. */
const checksBytesAsText = ['hey-api-zod']

/** The generators whose clients can read a stream. */
const streaming = ['hey-api', 'hey-api-zod', 'openapi-fetch']

async function generate(): Promise<void> {
  const document = JSON.parse(readFileSync(input, 'utf8'))
  await createClient({
    input,
    output: { path: join(generated, 'hey-api'), module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
    logs: { level: 'silent' },
  })
  await createClient({
    input,
    output: { path: join(generated, 'hey-api-zod'), module: { extension: '.js' } },
    plugins: ['@hey-api/client-fetch', '@hey-api/typescript', 'zod', { name: '@hey-api/sdk', validator: true }],
    logs: { level: 'silent' },
  })
  await generateApi({
    ...{ input, output: join(generated, 'swagger-typescript-api'), fileName: 'api.ts' },
    ...{ silent: true, httpClientType: 'fetch', generateUnionEnums: true },
  })
  writeFileSync(join(generated, 'openapi-typescript.ts'), astToString(await openapiTS(document)))
  writeFileSync(join(generated, 'oazapfts.ts'), await generateSource(input))
}
