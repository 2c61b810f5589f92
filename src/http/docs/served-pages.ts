import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { returnMemory } from '../../platform/work/memory.ts'
import { answerKinds } from '../headers.ts'
import type { DocsSources } from './documents.ts'
import type { DocsSearch, FoundPlace } from './search.ts'

type Coding = 'br' | 'gzip'

interface Page {
  readonly plain: Variant
  readonly compressed: Readonly<Record<Coding, () => Promise<Variant>>>
}

interface Variant {
  readonly bytes: Buffer
  readonly tag: string
}

/** A page or a file of the documentation: under which name it is kept, what it is, and what makes it. */
export interface ServedPage {
  readonly path: string
  readonly type: string
  /** Gives nothing where there is no page at that path. */
  readonly load: () => Promise<Buffer | undefined>
  readonly kind?: 'guide' | 'strictPage' | 'page' | 'console' | 'consoleFile' | undefined
}

export const htmlType = 'text/html; charset=utf-8'
export const markdownType = 'text/markdown; charset=utf-8'

/**
 * The pages of the documentation, compressed for clients that take that. Those that were asked for lately are kept:
 * what one takes to make and to keep, most services need for minutes only.
 */
export class ServedPages {
  readonly #keptMs: number
  readonly #publicPath: string
  readonly #made = new Map<string, Promise<Page | undefined>>()
  #sources: Promise<DocsSources> | undefined
  #search: Promise<DocsSearch> | undefined
  #timer: NodeJS.Timeout | undefined

  /** `publicPath` stands in front of each path of the service. */
  constructor(keptMs: number, publicPath: string) {
    this.#keptMs = keptMs
    this.#publicPath = publicPath
  }

  /** Answers with the page at its path. */
  serve(server: FastifyInstance, page: ServedPage): void {
    server.get(page.path, (request, reply) => this.answer(page, request, reply))
  }

  async answer({ path, type, load, kind }: ServedPage, request: FastifyRequest, reply: FastifyReply) {
    const page = await this.#get(path, () => this.#make(type, load))
    if (page === undefined) return reply.callNotFound()
    return send(page, type, request, reply.headers(headersOf(type, kind)))
  }

  /** Answers with a page that is of this request alone. */
  async answerOnce({ type, load, kind }: Omit<ServedPage, 'path'>, request: FastifyRequest, reply: FastifyReply) {
    const page = await this.#make(type, load)
    if (page === undefined) return reply.callNotFound()
    return send(page, type, request, reply.headers(headersOf(type, kind)))
  }

  async search(query: string): Promise<readonly FoundPlace[]> {
    this.#keep()
    this.#search ??= this.sources().then(async (sources) => (await import('./search.ts')).openSearch(sources))
    return (await this.#search)(query)
  }

  sources(): Promise<DocsSources> {
    this.#keep()
    this.#sources ??= import('./documents.ts').then(({ openSources }) => openSources())
    return this.#sources
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  async #make(type: string, load: ServedPage['load']): Promise<Page | undefined> {
    const bytes = await load()
    return bytes && pageOf(linkBelow(this.#publicPath, type, bytes))
  }

  /** Makes a page that is not kept. A failure is not kept, nor that there is none. */
  #get(path: string, make: () => Promise<Page | undefined>): Promise<Page | undefined> {
    this.#keep()
    const page = this.#made.get(path) ?? make()
    this.#made.set(path, page)
    const forget = () => this.#made.delete(path)
    page.then((made) => made ?? forget(), forget)
    return page
  }

  #keep(): void {
    this.#timer ??= setTimeout(() => this.#forget(), this.#keptMs).unref()
    this.#timer.refresh()
  }

  #forget(): void {
    this.#timer = undefined
    this.#search = undefined
    this.#sources = undefined
    this.#made.clear()
    returnMemory()
  }
}

function headersOf(type: string, kind: ServedPage['kind']): Readonly<Record<string, string>> {
  return answerKinds[kind ?? (type === htmlType ? 'page' : 'asset')].headers
}

/**
 * The links of a page by its type: our pages refer to each other by paths, as if the service were at the top of its
 * host.
 */
const linksOf: Readonly<Record<string, RegExp>> = {
  [htmlType]: /(\s(?:href|src|action)=")\//g,
  [markdownType]: /(\]\()\//g,
  // Of the Markdown in a contract.
  'application/json': /(\]\()\//g,
}

function linkBelow(publicPath: string, type: string, page: Buffer): Buffer {
  const links = linksOf[type]
  return publicPath === '' || !links ? page : Buffer.from(page.toString().replaceAll(links, `$1${publicPath}/`))
}

async function send(page: Page, type: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const coding = page.plain.bytes.length >= compressedBytesMin ? codingOf(request) : undefined
  const { bytes, tag } = coding === undefined ? page.plain : await page.compressed[coding]()
  reply.header('etag', tag)
  if (matches(request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (coding !== undefined) reply.header('content-encoding', coding)
  return reply.header('content-type', type).send(bytes)
}

const compressedBytesMin = 4096 // below this the headers weigh as much as what is saved

function pageOf(bytes: Buffer): Page {
  const hash = createHash('sha256').update(bytes).digest('base64url')
  const variant = async (coding: Coding, compressed: Promise<Buffer>) => ({
    bytes: await compressed,
    tag: `"${hash}-${coding}"`,
  })
  return {
    plain: { bytes, tag: `"${hash}"` },
    compressed: {
      br: once(() => variant('br', compressWell(bytes))),
      gzip: once(() => variant('gzip', promisify(gzip)(bytes))),
    },
  }
}

/** A better quality takes seconds for a megabyte. */
const wellBytesMax = 500_000

function compressWell(bytes: Buffer): Promise<Buffer> {
  const quality = bytes.length > wellBytesMax ? 5 : 9
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** Brotli, where the client takes both. */
function codingOf({ headers }: FastifyRequest): Coding | undefined {
  const accepted = String(headers['accept-encoding'] ?? '')
  return codings.find((coding) =>
    new RegExp(`(?:^|[,\\s])${coding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$|\\s))`).test(accepted),
  )
}

const codings: readonly Coding[] = ['br', 'gzip']

/** RFC 9110, section 13.1.2: the comparison is weak, `*` matches anything. */
function matches(ifNoneMatch: string | undefined, tag: string): boolean {
  const granted = ifNoneMatch?.split(',').map((one) => one.trim().replace(/^W\//, '')) ?? []
  return granted.includes(tag) || granted.includes('*')
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
