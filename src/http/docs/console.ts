import { existsSync, readdirSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { codeOf } from '../../platform/work/system-error.ts'
import { answerKinds } from '../headers.ts'
import { htmlType } from './served-pages.ts'
import type { ServedPages } from './served-pages.ts'

/** The console as a build gives it: a page, and the files that it loads from `/console/`. */
export interface BuiltConsole {
  readonly page: Buffer
  /** By names that contain a hash of the contents. */
  readonly files: ReadonlyMap<string, ConsoleFile>
}

export interface ConsoleFile {
  readonly type: string
  readonly bytes: Buffer
}

export interface ConsoleOptions {
  readonly pages: ServedPages
  readonly publicPath: string
  /** The name that the cookie of a session has at the address of the service. */
  readonly sessionCookie: string
}

/** The addresses of the screens. The page is the same at each of them. */
const addresses = [
  '/tasks',
  '/tasks/*',
  '/welcome',
  '/now',
  '/terminals',
  '/terminals/*',
  '/chats',
  '/chats/*',
  '/jobs',
  '/jobs/*',
  '/activity',
  '/people',
  '/git',
  '/git/*',
  '/files',
  '/tools',
  '/tools/*',
  '/mail',
  '/mail/*',
  '/library',
  '/library/*',
  '/cost',
  '/settings',
  '/settings/*',
  '/more',
]

/**
 * The console: at `/` for a browser that has a session, which it needs for all that it shows. Others get the
 * documentation at `/`, and the sign-in page at the address of a screen, which leads back to it.
 */
export function registerConsole(server: FastifyInstance, { pages, publicPath, sessionCookie }: ConsoleOptions): void {
  const servePage = ({ page }: BuiltConsole, request: FastifyRequest, reply: FastifyReply) =>
    // Its text names all files, and so is the name of this build.
    pages.answer({ path: page.toString(), type: htmlType, kind: 'console', load: async () => page }, request, reply)
  const redirect = (reply: FastifyReply, to: string) =>
    reply.headers(answerKinds.redirect.headers).redirect(publicPath + to)

  server.get('/', async (request, reply) => {
    const found = hasSession(request, sessionCookie) ? await consoleOfService() : undefined
    return found === undefined ? redirect(reply, '/docs') : servePage(found, request, reply)
  })
  for (const address of addresses)
    server.get(address, async (request, reply) => {
      const found = await consoleOfService()
      if (found !== undefined && hasSession(request, sessionCookie)) return servePage(found, request, reply)
      // A program that leaves out the base of the API is told so.
      if (found === undefined || !wantsPage(request)) return reply.callNotFound()
      return redirect(reply, `/sign-in#next=${encodeURIComponent(request.url)}`)
    })
  server.get<{ Params: { '*': string } }>('/console/*', async (request, reply) => {
    const name = request.params['*']
    const file = (await fileOfSources(name)) ?? (await consoleOfService())?.files.get(name)
    if (file === undefined) return reply.callNotFound()
    const { type, bytes } = file
    const load = async () => bytes
    return pages.answer({ path: `/console/${name}`, type, kind: 'consoleFile', load }, request, reply)
  })
}

/** Whether the browser has a cookie of a session; the console finds out whether that has ended. */
function hasSession({ headers }: FastifyRequest, name: string): boolean {
  return (headers.cookie ?? '').split(';').some((each) => each.trim().startsWith(`${name}=`))
}

function wantsPage({ headers }: FastifyRequest): boolean {
  return headers.accept?.includes('text/html') ?? false
}

const builtFolder = join(import.meta.dirname, 'console')
let built: Promise<BuiltConsole | undefined> | undefined

/** What the build has made. The sources of a clone build it when it is asked for, and again after a change. */
function consoleOfService(): Promise<BuiltConsole | undefined> {
  built ??= readBuilt()
  return built.then((found) => found ?? builtOfSources())
}

async function readBuilt(): Promise<BuiltConsole | undefined> {
  try {
    const types: Record<string, string> = JSON.parse(await readFile(join(builtFolder, 'files.json'), 'utf8'))
    const read = async ([name, type]: [string, string]) =>
      [name, { type, bytes: await readFile(join(builtFolder, name)) }] as const
    return {
      page: await readFile(join(builtFolder, 'page.html')),
      files: new Map(await Promise.all(Object.entries(types).map(read))),
    }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    return undefined
  }
}

const sourceFolder = join(import.meta.dirname, '../../../console')
const builder = join(import.meta.dirname, '../../../scripts/build-console.ts')
let ofSources: { readonly changedMs: number; readonly console: Promise<BuiltConsole | undefined> } | undefined

/** A file of the newest build of the sources: its name has the hash of its bytes, which no later change concerns. */
async function fileOfSources(name: string): Promise<ConsoleFile | undefined> {
  return (await ofSources?.console)?.files.get(name)
}

async function builtOfSources(): Promise<BuiltConsole | undefined> {
  const changedMs = lastChangeMs()
  if (changedMs === 0) return undefined
  if (ofSources?.changedMs !== changedMs) ofSources = { changedMs, console: buildSources() }
  return ofSources.console
}

/** Nothing where esbuild is not installed: then there is no console. */
async function buildSources(): Promise<BuiltConsole | undefined> {
  try {
    const { buildConsole }: { buildConsole: () => Promise<BuiltConsole> } = await import(pathToFileURL(builder).href)
    return await buildConsole()
  } catch (error) {
    if (codeOf(error) === 'ERR_MODULE_NOT_FOUND') return undefined
    throw error
  }
}

/** 0 if there are no sources. Each page asks for it: without threads it takes a tenth of the time. */
function lastChangeMs(): number {
  if (!existsSync(sourceFolder)) return 0
  const files = readdirSync(sourceFolder, { withFileTypes: true, recursive: true }).filter(
    (each) => each.isFile() && /\.(ts|tsx|css)$/.test(each.name),
  )
  return Math.max(0, files.length, ...files.map((each) => statSync(join(each.parentPath, each.name)).mtimeMs))
}
