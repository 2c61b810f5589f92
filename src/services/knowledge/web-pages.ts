import type { Egress } from '../../platform/egress/egress.ts'
import { EgressFailure } from '../../platform/egress/egress.ts'
import { timeouts } from '../../timeouts.ts'
import { knowledgeLimits } from './limits.ts'
import { permits } from './robots.ts'

/** A page as its server sent it. */
export interface WebPage {
  readonly kind: 'text' | 'csv' | 'html' | 'pdf'
  readonly bytes: Buffer
}

/** Why a page cannot be imported, as a sentence about it. */
export class PageRefused extends Error {}

const redirectsMax = 5
const robotsBytesMax = 512 * 1024
const agent = 'Gantry (+robots.txt: gantry)'
const kinds = new Map<string, WebPage['kind']>([
  ['text/html', 'html'],
  ['application/xhtml+xml', 'html'],
  ['application/pdf', 'pdf'],
  ['text/csv', 'csv'],
  ['text/markdown', 'text'],
  ['text/plain', 'text'],
])

/** An address as it is compared, without what it names within the page. */
export function pageAddress(text: string): string {
  if (!URL.canParse(text)) return text
  const url = new URL(text)
  url.hash = ''
  return url.href
}

/** Loads web pages by the egress rules and by the `robots.txt` of their servers, which is read once for each. */
export class WebPages {
  readonly #egress: Egress
  readonly #signal: AbortSignal
  readonly #robots = new Map<string, Promise<string>>()

  constructor(egress: Egress, signal: AbortSignal) {
    this.#egress = egress
    this.#signal = signal
  }

  /** @throws PageRefused when there is no page that may be read. */
  async load(address: string): Promise<WebPage> {
    if (!URL.canParse(address)) throw new PageRefused('It is no address of a web page.')
    let url = new URL(address)
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      if (!permits(await this.#robotsOf(url.origin), url.pathname + url.search))
        throw new PageRefused('The robots.txt of its server does not permit it.')
      const { status, headers, bytes } = await this.#get(url.href, knowledgeLimits.importFileBytesMax)
      if (status >= 300 && status < 400 && headers['location'] !== undefined) {
        if (!URL.canParse(headers['location'], url.href)) throw new PageRefused('It redirects to no address.')
        url = new URL(headers['location'], url)
        continue
      }
      if (status !== 200) throw new PageRefused(`Its server answered ${status}.`)
      const [mediaType = ''] = (headers['content-type'] ?? '').split(';')
      const kind = kinds.get(mediaType.trim().toLowerCase())
      if (kind === undefined)
        throw new PageRefused(`Its server answered ${mediaType || 'no media type'}, which is no text.`)
      return { kind, bytes }
    }
    throw new PageRefused(`It redirects more than ${redirectsMax} times.`)
  }

  /**
   * A server that fails, or is not there, permits nothing; one that has no such file, or redirects without end, permits
   * all (RFC 9309, 2.3.1).
   */
  #robotsOf(origin: string): Promise<string> {
    const known = this.#robots.get(origin)
    if (known) return known
    const asked = this.#askRobots(`${origin}/robots.txt`)
    this.#robots.set(origin, asked)
    return asked
  }

  async #askRobots(address: string): Promise<string> {
    let url = address
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      const { status, headers, bytes } = await this.#get(url, robotsBytesMax)
      const { location } = headers
      if (status >= 500) return 'User-agent: *\nDisallow: /'
      if (status < 300 || status >= 400 || location === undefined) return status === 200 ? bytes.toString('utf8') : ''
      const next = URL.parse(location, url)
      if (next === null) return ''
      url = next.href
    }
    return ''
  }

  async #get(url: string, bytesMax: number) {
    const signal = AbortSignal.any([this.#signal, AbortSignal.timeout(timeouts.knowledgePage.ms)])
    try {
      const headers = { 'user-agent': agent, accept: [...kinds.keys()].join(', '), 'accept-encoding': 'identity' }
      const request = { url, method: 'GET', headers, timeoutMs: timeouts.knowledgePage.ms, signal } as const
      const { status, headers: answered, body } = await this.#egress.open(request)
      const pieces: Buffer[] = []
      let length = 0
      for await (const piece of body) {
        length += piece.length
        // Leaving the loop ends the rest.
        if (length > bytesMax) throw new PageRefused(`It has more than ${bytesMax} bytes.`)
        pieces.push(piece)
      }
      return { status, headers: answered, bytes: Buffer.concat(pieces) }
    } catch (error) {
      this.#signal.throwIfAborted()
      if (signal.aborted) throw new PageRefused('Its server did not answer in time.')
      throw error instanceof EgressFailure ? new PageRefused(error.message) : error
    }
  }
}
