import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from './config.ts'
import type { App } from './contract.ts'
import { handlers } from './handlers/index.ts'
import { httpLimits } from './http/limits.ts'
import { createLog } from './http/log.ts'
import { createServer } from './http/server.ts'
import type { ServerOptions } from './http/server.ts'
import { createClock } from './services/clock.ts'
import { createEvents } from './services/events.ts'
import type { EventLimits } from './services/events.ts'
import { createEgress } from './services/egress.ts'
import { createGit } from './services/git.ts'
import { createHealth } from './services/health.ts'
import { createIdentity } from './services/identity.ts'
import type { FirstCredentials } from './services/identity.ts'
import { createIds } from './services/ids.ts'
import { createJobs } from './services/jobs.ts'
import { createLimits } from './services/limits.ts'
import { createMail } from './services/mail.ts'
import { createMcp } from './services/mcp.ts'
import { createPlans } from './services/plans.ts'
import { createProject } from './services/project.ts'
import { createRates } from './services/rates.ts'
import { createResources } from './services/resources.ts'
import { createTasks } from './services/tasks.ts'
import { createTerminals } from './services/terminals.ts'
import { Turns } from './services/turns.ts'
import { describeVersion } from './services/version.ts'
import { createWebhooks } from './services/webhooks.ts'
import { createWorkingTree } from './services/working-tree.ts'
import { openBlobFolder } from './stores/files/blobs.ts'
import type { BlobStore } from './stores/blobs.ts'
import { openDataFolder } from './stores/files/data-folder.ts'
import type { DataFolder } from './stores/files/data-folder.ts'
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
  readonly server?: Partial<Pick<ServerOptions, 'times' | 'admission'>>
  readonly eventLimits?: Partial<EventLimits>
  readonly now?: () => string
}

const contractFile = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const stopMs = 10_000

export async function startService(config: Config, parts: Parts = {}): Promise<Service> {
  const folder = await openDataFolder(config.data)
  // What was opened is closed in the opposite order, also when the start fails halfway.
  const closers: (() => unknown)[] = [() => folder.release()]
  const stop = async () => {
    for (const close of closers.splice(0).reverse()) await close()
  }
  try {
    const store = parts.store ?? (await openStore(config, folder))
    closers.push(() => store.close())
    const turns = new Turns()
    const { app, rates, closeServices } = await createApp(config, store, turns, parts)
    closers.push(closeServices)
    // A mistake in the project's files must stop the start before a secret is made that nobody would see.
    await app.project.config()
    await rates.refresh()
    const server = await createServer({
      app: { ...app, ...parts.app },
      handlers,
      rates,
      turns,
      contractFile,
      isStoreShared: config.store !== undefined,
      allowedHosts: config.allowedHosts,
      logLevel: config.logLevel,
      ...parts.server,
      ...(config.checkAnswers && { checkAnswer: (await import('./http/check-answers.ts')).checkAnswer }),
    })
    closers.push(() => closeServer(server))
    // Who waits for output is answered at once, so that no long poll holds the stop.
    closers.push(() => app.terminals.stopAccepting())
    closers.push(() => app.jobs.stopFollowing())
    // Who follows the events is told where to resume.
    closers.push(() => app.events.stop())
    app.webhooks.start()
    await app.workingTree.recover()
    app.tasks.start()
    app.mail.start()
    await app.jobs.start()
    const address = await listen(server, config)
    return { address, app, firstCredentials: await app.identity.prepare(config.adminToken), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function createApp(config: Config, store: Store, turns: Turns, { eventLimits, now = createClock() }: Parts) {
  const newId = createIds()
  const log = createLog(config.logLevel)
  const { project: projectFolder, environment } = config
  const blobs = await openBlobs(config)
  const version = describeVersion()
  const identity = createIdentity({ store, now, newId, log })
  const jobs = createJobs({ store, now, newId, log, isStoreShared: config.store !== undefined, identity, turns })
  const project = createProject({ folder: projectFolder, trusted: config.trust, store, now, log })
  const terminals = createTerminals({
    projectFolder,
    environment,
    now,
    newId,
    log,
    onChange: ({ kind, taskId, data, actor }) => tell({ kind, taskId, data, actor }),
  })
  const resources = createResources({
    store,
    blobs,
    jobs,
    now,
    mayUseTask: identity.mayUseTask,
    uploadBytesMax: config.uploadBytesMax,
    log,
  })
  const mail = createMail({
    projectFolder,
    store,
    isStoreShared: config.store !== undefined,
    project,
    jobs,
    resources,
    mayUseTask: identity.mayUseTask,
    login: config.smtpLogin,
    now,
    newId,
    log,
  })
  const tasks = createTasks({ store, turns, now, newId, log })
  const plans = createPlans({ store, jobs, now, newId, log, projectFolder, environment })
  const workingTree = createWorkingTree({ folder: projectFolder, journal: join(config.data, 'apply'), log })
  const git = createGit({ projectFolder, environment, engine: config.gitEngine, log, tell })
  const mcp = createMcp({
    servers: async () => (await project.mayRunCommands()).mcpServers,
    projectFolder,
    environment,
    version: version.version,
    log,
    tell,
  })
  // Others may be at work on shared bytes, and know better which of them are theirs.
  if (config.blobs === undefined) await resources.sweep()
  const events = createEvents({ store, now, log, credentials: identity, ...(eventLimits && { limits: eventLimits }) })
  const rates = createRates({
    fixed: config.rateLimit,
    configured: async () => (await project.config()).rateLimit,
    log,
  })
  const limits = createLimits({
    http: httpLimits,
    rates,
    terminals,
    events,
    jobs,
    uploadBytesMax: config.uploadBytesMax,
  })
  const webhooks = createWebhooks({
    store,
    egress: createEgress({ allowed: config.privateTargets }),
    now,
    newId,
    log,
    version: version.version,
  })
  const app: App = {
    store,
    identity,
    project,
    tasks,
    plans,
    workingTree,
    jobs,
    terminals,
    resources,
    mail,
    git,
    mcp,
    events,
    health: createHealth({ store, folder: config.data }),
    version,
    limits,
    webhooks,
    now,
    newId,
  }
  return {
    app,
    rates,
    closeServices: async () => {
      identity.close()
      await jobs.stop()
      plans.close()
      await Promise.all([
        tasks.stop(),
        webhooks.stop(),
        terminals.close(),
        mcp.close(),
        mail.close(),
        git.close(),
        resources.close(),
      ])
    },
  }

  /** What happened outside a call is told as an event of its own. */
  function tell(event: Omit<NewEvent, 'at'>): void {
    store
      .commit([{ event: { ...event, at: now() } }])
      .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was lost'))
  }
}

/** Loaded when it is asked for, as everything that most services do without. */
async function openStore({ store }: Config, folder: DataFolder): Promise<Store> {
  return store === undefined
    ? openSqliteStore(folder.path)
    : (await import('./stores/postgres/store.ts')).openPostgresStore(store)
}

async function openBlobs({ blobs, s3, data }: Config): Promise<BlobStore> {
  if (!blobs?.startsWith('s3://')) return openBlobFolder(blobs ?? join(data, 'blobs'))
  const [bucket = '', ...prefix] = blobs.slice('s3://'.length).split('/')
  return (await import('./stores/s3/blobs.ts')).openS3Blobs({ bucket, prefix: prefix.filter(Boolean).join('/'), ...s3 })
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
