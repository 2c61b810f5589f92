import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { returnMemory } from '../../platform/work/memory.ts'
import { answerKinds } from '../headers.ts'

type Coding = 'br' | 'gzip'

interface Page {
  readonly plain: Variant
  readonly compressed: Readonly<Record<Coding, () => Promise<Variant>>>
}

interface Variant {
  readonly bytes: Buffer
  readonly tag: string
}

export interface ServedPage {
  readonly path: string
  readonly type: string
  readonly load: () => Promise<Buffer>
  readonly kind?: 'strictPage' | 'console' | 'consoleFile' | undefined
}

/** Answers with a page, compressed where the client takes that. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export function pageHandler(pages: Pages, { path, type, load, kind }: ServedPage): PageHandler {
  const { headers } = answerKinds[kind ?? (type.startsWith('text/html') ? 'page' : 'asset')]
  return async (request, reply) => {
    const page = await pages.get(path, async () => pageOf(await load()))
    return send(page, type, request, reply.headers(headers))
  }
}

/** The pages that were asked for lately. What one takes to make and to keep, most services need for minutes only. */
export class Pages {
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
