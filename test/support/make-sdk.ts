/**
 * Makes one client of the published document: `node make-sdk.ts NAME DOCUMENT FOLDER`. A process each, because each of
 * them takes seconds.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Make = (input: string, folder: string) => Promise<unknown>

// Each imports its generator alone: to load all of them takes longer than to make a client.
const makers: Readonly<Record<string, Make>> = {
  'hey-api': async (input, folder) => {
    const { createClient } = await import('@hey-api/openapi-ts')
    await createClient({
      input,
      output: { path: join(folder, 'hey-api'), module: { extension: '.js' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
      logs: { level: 'silent' },
    })
  },
  'hey-api-zod': async (input, folder) => {
    const { createClient } = await import('@hey-api/openapi-ts')
    await createClient({
      input,
      output: { path: join(folder, 'hey-api-zod'), module: { extension: '.js' } },
      plugins: ['@hey-api/client-fetch', '@hey-api/typescript', 'zod', { name: '@hey-api/sdk', validator: true }],
      logs: { level: 'silent' },
    })
  },
  'openapi-fetch': async (input, folder) => {
    const { default: openapiTS, astToString } = await import('openapi-typescript')
    // Otherwise it requires each field of a body that has a default.
    const types = await openapiTS(JSON.parse(readFileSync(input, 'utf8')), { defaultNonNullable: false })
    writeFileSync(join(folder, 'openapi-typescript.ts'), astToString(types))
  },
  'swagger-typescript-api': async (input, folder) => {
    const { generateApi } = await import('swagger-typescript-api')
    await generateApi({
      ...{ input, output: join(folder, 'swagger-typescript-api'), fileName: 'api.ts' },
      ...{ silent: true, httpClientType: 'fetch', generateUnionEnums: true },
    })
  },
  oazapfts: async (input, folder) => {
    const { generateSource } = await import('oazapfts')
    writeFileSync(join(folder, 'oazapfts.ts'), await generateSource(input))
  },
}

const [name = '', input = '', folder = ''] = process.argv.slice(2)
const make = makers[name]
if (!make) throw new Error(`There is no generator "${name}"`)
await make(input, folder)
