import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { App } from './contract.ts'
import { handlers } from './handlers/index.ts'
import { createServer } from './http/server.ts'
import { createGit } from './services/git.ts'
import { createHealth } from './services/health.ts'
import { createIdentity } from './services/identity.ts'
import type { FirstCredentials } from './services/identity.ts'
import { createIds } from './services/ids.ts'
import { createMail } from './services/mail.ts'
import { createMcp } from './services/mcp.ts'
import { createProject } from './services/project.ts'
import { createResources } from './services/resources.ts'
import { createTerminals } from './services/terminals.ts'
import { describeVersion } from './services/version.ts'
import { openBlobFolder } from './stores/files/blobs.ts'
import { openDataFolder } from './stores/files/data-folder.ts'
import type { NewEvent, Store } from './stores/port.ts'
import { openSqliteStore } from './stores/sqlite/store.ts'

/** A running service. */
export interface Service {
  readonly address: AddressInfo
  readonly app: App
  /** What the owner needs to get in; only on the first start. */
  readonly firstCredentials: FirstCredentials | undefined
  /** Lets the calls in flight finish, ends what the service started, and lets the data go. */
  stop(): Promise<void>
}

/** What tests replace. */
export interface Parts {
  readonly store?: Store
  readonly app?: Partial<App>
}

const contractFile = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const stopMs = 10_000

export async function startService(config: Config, parts: Parts = {}): Promise<Service> {
  const folder = await openDataFolder(config.data)
  // What was opened is closed in the opposite order, also when the start fails halfway.
  const closers: (() => unknown)[] = [() => folder.release()]
  const stop = async () => { for (const close of closers.splice(0).reverse()) await close() }
  try {
    const store = parts.store ?? await openSqliteStore(folder.path)
    closers.push(() => store.close())
    const { app, closeServices } = await createApp(config, store)
    closers.push(closeServices)
    // A mistake in the project's files must stop the start before a secret is made that nobody would see.
    await app.project.config()
    const server = await createServer({
      app: { ...app, ...parts.app }, handlers, contractFile, allowedHosts: config.allowedHosts, logLevel: config.logLevel,
      ...(config.checkAnswers && { checkAnswer: (await import('./http/check-answers.ts')).checkAnswer }),
    })
    closers.push(() => closeServer(server))
    // Who waits for output is answered at once, so that no long poll holds the stop.
    closers.push(() => app.terminals.stopAccepting())
    const address = await listen(server, config)
    return { address, app, firstCredentials: await app.identity.prepare(config.adminToken), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createApp(config: Config, store: Store) {
  const now = () => new Date().toISOString()
  const newId = createIds()
  const log = { info: () => {}, warn: (about: object, message: string) => console.error(message, about), error: (about: object, message: string) => console.error(message, about) }
  const { project: projectFolder, environment } = config
  const blobs = await openBlobFolder(join(config.data, 'blobs'))
  const version = describeVersion()
  const project = createProject({ folder: projectFolder, trusted: config.trust, store, now, log })
  const terminals = createTerminals({ projectFolder, environment, now, newId, log, onChange: ({ kind, taskId, data, actor }) => tell({ kind, taskId, data, actor }) })
  const resources = createResources({ store, blobs, now, uploadBytesMax: config.uploadBytesMax, log })
  const mail = createMail({ folder: join(projectFolder, '.gantry/mail'), log })
  const git = createGit({ projectFolder, environment, engine: config.gitEngine, log, tell })
  const mcp = createMcp({ servers: async () => (await project.mayRunCommands()).mcpServers, projectFolder, environment, version: version.version, log, tell })
  await resources.sweep()
  const app: App = { store, identity: createIdentity({ store, now, newId }), project, terminals, resources, mail, git, mcp, health: createHealth({ store }), version, now, newId }
  return { app, closeServices: async () => { await Promise.all([terminals.close(), mcp.close(), mail.close(), git.close()]) } }

  /** What happened outside a call is told as an event of its own. */
  function tell(event: Omit<NewEvent, 'at'>): void {
    store.commit([{ event: { ...event, at: now() } }]).catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was lost'))
  }
}

/** Listens on the port of the configuration or, unless that was asked for, on the next free one. */
async function listen(server: FastifyInstance, { host, port, isPortChosen }: Config): Promise<AddressInfo> {
  const last = isPortChosen ? port : port + 100
  for (let candidate = port; ; candidate++) {
    try {
      await server.listen({ host, port: candidate })
      return server.server.address() as AddressInfo
    } catch (error) {
      const isBusy = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isBusy || candidate >= last) throw error
    }
  }
}

/** Waits for the calls in flight, and cuts what takes longer than ten seconds. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const idle = setInterval(() => server.server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.server.closeAllConnections(), stopMs)
  await server.close()
  clearInterval(idle)
  clearTimeout(cut)
}
