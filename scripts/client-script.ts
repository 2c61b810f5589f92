import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const root = fileURLToPath(new URL('..', import.meta.url))

export interface ScriptOptions {
  readonly isMinified: boolean
  /** The text of `src/generated/client-table.ts`, if it is not yet written. */
  readonly table?: string
}

/** `src/client` as one module, for Node.js 20 and later and for browsers. */
export async function clientScriptOf({ isMinified, table }: ScriptOptions): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ['src/client/client.ts'],
    absWorkingDir: root,
    bundle: true,
    write: false,
    platform: 'neutral',
    target: 'es2022',
    format: 'esm',
    minify: isMinified,
    legalComments: 'none',
    plugins: [
      {
        name: 'table',
        setup: ({ onLoad }) =>
          onLoad({ filter: /\/generated\/client-table\.ts$/ }, () =>
            table === undefined ? undefined : { contents: table, loader: 'ts' },
          ),
      },
    ],
  })
  return outputFiles[0]?.text ?? ''
}
