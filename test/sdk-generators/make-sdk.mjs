/** Makes one client of the published document: `node make-sdk.mjs NAME DOCUMENT FOLDER`. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const makers = {
  orval: async (input, folder) => {
    const { generate } = await import('orval')
    await generate({
      input: { target: input },
      output: {
        ...{ target: join(folder, 'orval/api.ts'), client: 'fetch', mode: 'single' },
        baseUrl: { runtime: "process.env['ORVAL_BASE_URL']" },
      },
    })
  },
  kubb: async (input, folder) => {
    const [{ build }, { pluginOas }, { pluginTs }, { pluginClient }] = await Promise.all([
      ...[import('@kubb/core'), import('@kubb/plugin-oas'), import('@kubb/plugin-ts'), import('@kubb/plugin-client')],
    ])
    const { error, failedPlugins } = await build({
      config: {
        ...{ root: folder, input: { path: input }, output: { path: './kubb', extension: { '.ts': '.js' } } },
        plugins: [
          pluginOas({ generators: [], validate: false }),
          pluginTs(),
          pluginClient({ importPath: '../../../kubb-fetch.js', dataReturnType: 'full' }),
        ],
      },
    })
    if (error) throw error
    if (failedPlugins.size > 0) throw new Error([...failedPlugins].map(({ error }) => error.message).join('\n'))
  },
  'openapi-zod-client': async (input, folder) => {
    const { generateZodClientFromOpenAPI } = await import('openapi-zod-client')
    await generateZodClientFromOpenAPI({
      openApiDoc: JSON.parse(readFileSync(input, 'utf8')),
      distPath: join(folder, 'openapi-zod-client.ts'),
      options: { withAlias: true },
    })
  },
}

const [name = '', input = '', folder = ''] = process.argv.slice(2)
if (!makers[name]) throw new Error(`There is no generator "${name}"`)
await makers[name](input, folder)
