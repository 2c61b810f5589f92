import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuseUnknownRoute } from '../paths.ts'
import { base } from '../route.ts'
import { guides } from './guides.ts'
import { htmlType, markdownType } from './served-pages.ts'
import type { ServedPage, ServedPages } from './served-pages.ts'
import type { PageForm } from './pages.ts'

type Pages = typeof import('./pages.ts')
/** A page by the last part of its address; undefined where there is none. */
type Load = (
  of: { readonly pages: Pages; readonly served: ServedPages },
  name: string,
  form: PageForm,
) => Promise<Buffer | undefined>

/** Each page is at two addresses: as a page, and with `.md` behind it as it was written. */
const places: Readonly<Record<string, Load>> = {
  '/docs/': async ({ pages, served }, name, form) => {
    if (name === 'reference') return pages.referencePage(await served.sources(), form)
    const guide = guides.find((each) => each.name === name)
    return guide && pages.guidePage(served, guide, form)
  },
  '/docs/errors/': async ({ pages }, name, form) => pages.codePage(name, form),
  '/docs/reference/': async ({ pages, served }, name, form) => pages.operationPage(await served.sources(), name, form),
  '/docs/reference/areas/': async ({ pages, served }, name, form) => pages.areaPage(await served.sources(), name, form),
}

/** The guides, the reference, the search over both, and what a browser gets where there is no page. */
export function registerDocsPages(server: FastifyInstance, served: ServedPages): void {
  for (const [place, load] of Object.entries(places))
    server.get<{ Params: { file: string } }>(`${place}:file`, async (request, reply) => {
      const { file } = request.params
      const [name, form] = file.endsWith('.md')
        ? [file.slice(0, -'.md'.length), 'md' as const]
        : [file, 'html' as const]
      const type = form === 'md' ? markdownType : htmlType
      const make = async () => load({ pages: await import('./pages.ts'), served }, name, form)
      return served.answer({ path: place + file, type, kind: kindOf(form), load: make }, request, reply)
    })

  server.get<{ Querystring: { q?: unknown } }>('/docs/search', async (request, reply) => {
    const query = queryOf(request.query.q)
    const load = async () => (await import('./pages.ts')).searchPage(query, await served.search(query))
    return served.answerOnce({ type: htmlType, kind: 'guide', load }, request, reply)
  })
  server.get<{ Querystring: { q?: unknown } }>('/docs/search.json', async (request, reply) => {
    const found = await served.search(queryOf(request.query.q))
    return served.answerOnce(
      { type: 'application/json', load: async () => Buffer.from(JSON.stringify(found)) },
      request,
      reply,
    )
  })

  server.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return refuseUnknownRoute(request.method, request.url, server.publicPath)
    const [path = ''] = request.url.split('?')
    const load = async () => {
      const { notFoundPage } = await import('./pages.ts')
      // Each page has these words in its address.
      const words = path.replace(/^\/docs(?:\/reference(?:\/areas)?)?(?=\/|$)/, '')
      return notFoundPage(path, (await served.search(words)).slice(0, nearMax))
    }
    return served.answerOnce({ type: htmlType, kind: 'guide', load }, request, reply.code(404))
  })
}

const nearMax = 6
const queryLengthMax = 200

function queryOf(given: unknown): string {
  return typeof given === 'string' ? given.slice(0, queryLengthMax) : ''
}

function kindOf(form: PageForm): ServedPage['kind'] {
  return form === 'html' ? 'guide' : undefined
}

/** Whether a browser reads an address outside of the API: programs ask for anything, or for JSON. */
export function asksForPage({ method, url, headers: { accept = '' } }: FastifyRequest): boolean {
  return (method === 'GET' || method === 'HEAD') && !url.startsWith(`${base}/`) && /^[^;]*\btext\/html\b/.test(accept)
}
