import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { registerConsole } from './docs/console.ts'
import { answerKinds } from './headers.ts'
import type { ContractDocument } from './docs/document.ts'
import { registerDocsPages } from './docs/docs-pages.ts'
import { sessionCookie as givenCookie } from './credentials/cookie-names.ts'
import { illustrate, madeFile, readPublished } from './docs/made.ts'
import { ServedPages, htmlType as html } from './docs/served-pages.ts'
import type { ServedPage } from './docs/served-pages.ts'
import { terminalPageFiles } from './docs/terminal-page.ts'

export interface DocsOptions {
  /** The path of openapi.yaml. */
  readonly contractFile: string
  /** For how long a page is kept after it was asked for. */
  readonly keptMs?: number
  /** What stands in front of each path of the service. */
  readonly publicPath?: string
  /** The name that the cookie of a session has at the address of the service. */
  readonly sessionCookie?: string
}

const pageKeptMs = 60_000

/**
 * The contract as it was written (`/openapi.yaml`), as the tools of others read it best (`/openapi.json`), the schema
 * of gantry.json (`/gantry.schema.json`), the client as a module for pages and as a package for npm
 * (`/client/gantry-client.js`, `.tgz`), the guides and the reference (`/docs`), the page to try operations
 * (`/docs/try`), and that of a terminal. None of them needs a credential, and none costs anything before its first
 * request.
 */
export function registerDocs(
  server: FastifyInstance,
  { contractFile, keptMs = pageKeptMs, publicPath = '', sessionCookie = givenCookie }: DocsOptions,
): void {
  const site = { publicPath, sessionCookie }
  const pages = new ServedPages(keptMs, publicPath)
  server.addHook('onClose', async () => pages.close())
  const serve = (path: string, type: string, load: () => Promise<Buffer>, kind?: ServedPage['kind']) =>
    pages.serve(server, { path, type, load, kind })

  serve('/openapi.yaml', 'application/yaml', async () =>
    Buffer.from(contractAt(site, await readFile(contractFile, 'utf8'))),
  )
  serve('/openapi.json', 'application/json', async () => describedBySwagger(publishedAt(site, await readPublished())))
  serve('/gantry.schema.json', 'application/schema+json', () => readFile(configSchemaFile))
  serve('/docs', html, async () => (await import('./docs/pages.ts')).landingPage(), 'guide')
  serve('/llms.txt', 'text/plain; charset=utf-8', async () =>
    (await import('./docs/pages.ts')).llmsText(await pages.sources()),
  )
  registerDocsPages(server, pages)
  serve('/sign-in', html, async () => (await import('./docs/pages.ts')).signInPage(), 'strictPage')
  serve('/device', html, async () => (await import('./docs/pages.ts')).devicePage(), 'strictPage')
  serve('/client/gantry-client.js', 'text/javascript; charset=utf-8', () => readFile(clientScript))
  // A build has the declarations; the sources of a clone have none.
  if (existsSync(clientTypes))
    serve('/client/gantry-client.tgz', 'application/gzip', async () =>
      (await import('./docs/client-package.ts')).servedClientPackage(),
    )
  serve('/docs/concepts.svg', 'image/svg+xml', () => readFile(picture))
  for (const name of ['console-board.png', 'console-git.png', 'console-task.png'])
    serve(`/docs/${name}`, 'image/png', () => readFile(new URL(`../../docs/images/${name}`, import.meta.url)))
  serve('/docs/guide.js', 'text/javascript; charset=utf-8', () => pageFile('guide.js'))
  serve('/docs/sign-in.js', 'text/javascript; charset=utf-8', () => pageFile('sign-in.js'))
  serve('/docs/device.js', 'text/javascript; charset=utf-8', () => pageFile('device.js'))
  serve('/docs/try', html, () => pageFile('try.html'))
  serve('/docs/page.css', 'text/css; charset=utf-8', () => pageFile('page.css'))
  serve('/docs/start.js', 'text/javascript; charset=utf-8', () => pageFile('start.js'))
  serve('/docs/openapi.json', 'application/json', async () =>
    publicPath === '' && sessionCookie === givenCookie
      ? madeFile('openapi.json')
      : illustrate(publishedAt(site, await readPublished())),
  )
  serve('/docs/reference.js', 'text/javascript; charset=utf-8', () => madeFile('reference.js'))

  for (const { path, type, load, kind } of terminalPageFiles) serve(path, type, load, kind)

  server.get('/docs/', async (_, reply) => reply.headers(answerKinds.redirect.headers).redirect(`${publicPath}/docs`))
  registerConsole(server, { pages, publicPath, sessionCookie })
}

/** What the address of a service changes in the contract. */
type Site = Required<Pick<DocsOptions, 'publicPath' | 'sessionCookie'>>

/** The contract with the path of the service in its `servers`, and with its cookie. */
function contractAt({ publicPath, sessionCookie }: Site, contract: string): string {
  return contract
    .replace(/^(servers:\n\s*- \{url: )\//m, `$1${publicPath}/`)
    .replace(/(\n {4}sessionCookie:\n {6}type: apiKey\n {6}in: cookie\n {6}name: )[\w-]+/, `$1${sessionCookie}`)
}

function publishedAt({ publicPath, sessionCookie }: Site, document: ContractDocument): ContractDocument {
  const { components } = document
  const schemes = components.securitySchemes ?? {}
  return {
    ...document,
    servers: (document.servers ?? []).map(({ url, ...server }) => ({ ...server, url: publicPath + url })),
    components: {
      ...components,
      securitySchemes: Object.fromEntries(
        Object.entries(schemes).map(([id, scheme]) => [
          id,
          scheme.name === givenCookie ? { ...scheme, name: sessionCookie } : scheme,
        ]),
      ),
    },
  }
}

const picture = new URL('../../docs/guides/concepts.svg', import.meta.url)
const clientScript = new URL('../generated/client-script.mjs', import.meta.url)
const clientTypes = join(import.meta.dirname, '../client/client.d.ts')
const configSchemaFile = new URL('../../gantry.schema.json', import.meta.url)

function pageFile(name: string): Promise<Buffer> {
  return readFile(join(import.meta.dirname, 'docs', name))
}

/**
 * The contract as @fastify/swagger returns it. An instance of its own is asked for it, so that the start does not wait
 * for the plugin, nor for the 70 files of YAML that it needs.
 */
async function describedBySwagger(document: ContractDocument): Promise<Buffer> {
  const [{ default: fastify }, { default: swagger }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
  ])
  const describing = fastify()
  await describing.register(swagger, { mode: 'static', specification: { document } })
  return Buffer.from(JSON.stringify(describing.swagger()))
}
