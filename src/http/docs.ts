import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { returnMemory } from '../platform/work/memory.ts'
import { answerKinds } from './headers.ts'
import type { ContractDocument } from './docs/document.ts'
import { guides } from './docs/guides.ts'
import { sessionCookie as givenCookie } from './credentials/cookie-names.ts'
import { illustrate, madeFile, readPublished } from './docs/made.ts'
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
 * (`/client/gantry-client.js`, `.tgz`), the guides (`/docs`), and the page to read the contract and to try it
 * (`/docs/reference`), and that of a terminal. None of them needs a credential, and none costs anything
 * before its first request.
 */
export function registerDocs(
  server: FastifyInstance,
  { contractFile, keptMs = pageKeptMs, publicPath = '', sessionCookie = givenCookie }: DocsOptions,
): void {
  const site = { publicPath, sessionCookie }
  const pages = new Pages(keptMs)
  server.addHook('onClose', async () => pages.close())
  const serve = (path: string, type: string, load: () => Promise<Buffer>, kind?: ServedPage['kind']) =>
    server.get(
      path,
      pageHandler(pages, { path, type, kind, load: async () => linkBelow(publicPath, type, await load()) }),
    )

  serve('/openapi.yaml', 'application/yaml', async () =>
    Buffer.from(contractAt(site, await readFile(contractFile, 'utf8'))),
  )
  serve('/openapi.json', 'application/json', async () => describedBySwagger(publishedAt(site, await readPublished())))
  serve('/gantry.schema.json', 'application/schema+json', () => readFile(configSchemaFile))
  serve('/docs', 'text/html; charset=utf-8', async () => (await import('./docs/pages.ts')).landingPage())
  for (const guide of guides)
    serve(`/docs/${guide.name}`, 'text/html; charset=utf-8', async () =>
      (await import('./docs/pages.ts')).guidePage(guide),
    )
  serve('/sign-in', 'text/html; charset=utf-8', async () => (await import('./docs/pages.ts')).signInPage())
  serve('/device', 'text/html; charset=utf-8', async () => (await import('./docs/pages.ts')).devicePage())
  serve('/client/gantry-client.js', 'text/javascript; charset=utf-8', () => readFile(clientScript))
  // A build has the declarations; the sources of a clone have none.
  if (existsSync(clientTypes))
    serve('/client/gantry-client.tgz', 'application/gzip', async () =>
      (await import('./docs/client-package.ts')).servedClientPackage(),
    )
  serve('/docs/concepts.svg', 'image/svg+xml', () => readFile(picture))
  serve('/docs/guide.js', 'text/javascript; charset=utf-8', () => pageFile('guide.js'))
  serve('/docs/sign-in.js', 'text/javascript; charset=utf-8', () => pageFile('sign-in.js'))
  serve('/docs/device.js', 'text/javascript; charset=utf-8', () => pageFile('device.js'))
  serve('/docs/reference', 'text/html; charset=utf-8', () => pageFile('reference.html'))
  serve('/docs/page.css', 'text/css; charset=utf-8', () => pageFile('page.css'))
  serve('/docs/start.js', 'text/javascript; charset=utf-8', () => pageFile('start.js'))
  serve('/docs/openapi.json', 'application/json', async () =>
    publicPath === '' && sessionCookie === givenCookie
      ? madeFile('openapi.json')
      : illustrate(publishedAt(site, await readPublished())),
  )
  serve('/docs/reference.js', 'text/javascript; charset=utf-8', () => madeFile('reference.js'))

  for (const { path, type, load, kind } of terminalPageFiles) serve(path, type, load, kind)

  for (const path of ['/', '/docs/'])
    server.get(path, async (_, reply) => reply.headers(answerKinds.redirect.headers).redirect(`${publicPath}/docs`))
}

/**
 * The links of a page by its type: our pages refer to each other by paths, as if the service were at the top of its
 * host.
 */
const linksOf: Readonly<Record<string, RegExp>> = {
  'text/html; charset=utf-8': /(\s(?:href|src)=")\//g,
  // Of the Markdown in a contract.
  'application/json': /(\]\()\//g,
}

function linkBelow(publicPath: string, type: string, page: Buffer): Buffer {
  const links = linksOf[type]
  return publicPath === '' || !links ? page : Buffer.from(page.toString().replaceAll(links, `$1${publicPath}/`))
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

interface Page {
  readonly plain: Variant
  readonly compressed: () => Promise<Variant>
}

interface Variant {
  readonly bytes: Buffer
  readonly tag: string
}

interface ServedPage {
  readonly path: string
  readonly type: string
  readonly load: () => Promise<Buffer>
  readonly kind?: 'strictPage' | undefined
}

/** Answers with a page, compressed where the client takes that. */
type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

function pageHandler(pages: Pages, { path, type, load, kind }: ServedPage): PageHandler {
  const { headers } = answerKinds[kind ?? (type.startsWith('text/html') ? 'page' : 'asset')]
  return async (request, reply) => {
    const page = await pages.get(path, async () => pageOf(await load()))
    return send(page, type, request, reply.headers(headers))
  }
}

/** The pages that were asked for lately. What one takes to make and to keep, most services need for minutes only. */
class Pages {
  readonly #keptMs: number
  readonly #made = new Map<string, Promise<Page>>()
  #timer: NodeJS.Timeout | undefined

  constructor(keptMs: number) {
    this.#keptMs = keptMs
  }

  /** Makes a page that is not kept. A failure is not kept. */
  get(path: string, make: () => Promise<Page>): Promise<Page> {
    this.#timer ??= setTimeout(() => this.#forget(), this.#keptMs).unref()
    this.#timer.refresh()
    const page = this.#made.get(path) ?? make()
    this.#made.set(path, page)
    page.catch(() => this.#made.delete(path))
    return page
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  #forget(): void {
    this.#timer = undefined
    this.#made.clear()
    returnMemory()
  }
}

async function send(page: Page, type: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const isCompressed = acceptsGzip(request) && page.plain.bytes.length >= compressedBytesMin
  const { bytes, tag } = isCompressed ? await page.compressed() : page.plain
  reply.header('etag', tag)
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (isCompressed) reply.header('content-encoding', 'gzip')
  return reply.header('content-type', type).send(bytes)
}

const compressedBytesMin = 4096 // below this the headers weigh as much as what is saved

function pageOf(bytes: Buffer): Page {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  return {
    plain: { bytes, tag: `"${hash}"` },
    compressed: once(async () => ({ bytes: await promisify(gzip)(bytes), tag: `"${hash}-gzip"` })),
  }
}

function acceptsGzip({ headers }: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$|\s))/.test(String(headers['accept-encoding'] ?? ''))
}

/** RFC 9110, section 13.1.2: the comparison is weak, `*` matches anything. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const granted = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return granted.includes(tag) || granted.includes('*')
}

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

/** Makes it at the first call and keeps it. A failure is not kept. */
function once<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined
  return () =>
    (made ??= make().catch((cause: unknown) => {
      made = undefined
      throw cause
    }))
}
