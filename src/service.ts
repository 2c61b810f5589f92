import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { openAreas } from './areas.ts'
import type { AreaServices } from './areas.ts'
import type { Config } from './config.ts'
import type { Services } from './contract.ts'
import { collections } from './collections.ts'
import { handlers } from './handlers/index.ts'
import { answerOperator } from './operator/calls.ts'
import { listenForOperator } from './operator/control-socket.ts'
import { drainedBytesMaxOf } from './http/bodies/refused-bodies.ts'
import { httpLimits } from './http/limits.ts'
import { createLog } from './http/log.ts'
import { connectionsMaxOf } from './http/overload/connection-limit.ts'
import { closeAnsweredConnections, stopAccepting } from './http/last-connections.ts'
import { Processes } from './http/relay/processes.ts'
import { createServer } from './http/server.ts'
import { isLoopback } from './platform/egress/loopback.ts'
import { openFilesMax } from './platform/processes/open-files.ts'
import type { ServerOptions } from './http/server.ts'
import type { Areas, Foundation } from './platform/work/area.ts'
import { SecretMask } from './platform/secrets/secret-mask.ts'
import { openServiceBox } from './platform/secrets/key-folder.ts'
import { openSandbox } from './platform/sandbox/sandbox.ts'
import type { Sandbox } from './platform/sandbox/launch.ts'
import type { SandboxOptions } from './platform/sandbox/sandbox.ts'
import { clockOf, createClock } from './platform/work/clock.ts'
import { drainedStop } from './platform/work/drained-stop.ts'
import type { EventLimits } from './services/events.ts'
import type { MailLimits } from './services/mail.ts'
import type { FirstCredentials } from './services/identity.ts'
import { createIds } from './platform/work/ids.ts'
import { openWorkFolder } from './platform/work/work-folder.ts'
import { Commits } from './platform/work/commits.ts'
import { ItemLocks } from './platform/work/item-locks.ts'
import { openBlobFolder } from './stores/files/blobs.ts'
import type { BlobStore } from './stores/blobs.ts'
import { openDataFolder } from './stores/files/data-folder.ts'
import type { DataFolder } from './stores/files/data-folder.ts'
import type { Store } from './collections.ts'
import { openSqliteStore } from './stores/sqlite/store.ts'

/** A running service. */
export interface Service {
  readonly address: AddressInfo
  readonly app: Services
  /** Why there is no sandbox; empty where there is one. */
  readonly sandboxFaults: readonly string[]
  /** What the owner needs to get in; only on the first start. */
  readonly firstCredentials: FirstCredentials | undefined
  /** Resolves when a newer version of the service no longer lets this process write. It is to be stopped then. */
  readonly superseded: Promise<void>
  /**
   * Serves on for the drain, lets the calls in flight finish, ends what the service started, and lets the data go. Called
   * again, it ends the drain at once.
   */
  stop(): Promise<void>
}

/** What tests replace. */
export interface TestOverrides {
  readonly store?: Store
  readonly app?: Partial<Services>
  readonly server?: Partial<Pick<ServerOptions, 'times' | 'admission'>>
  readonly eventLimits?: Partial<EventLimits>
  readonly mailLimits?: Partial<MailLimits>
  readonly now?: () => string
  readonly sandboxProbe?: SandboxOptions['probe']
}

const contractFile = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const stopMs = 10_000
/** For how long connections stay open once no more are accepted: a proxy may be about to send a call by one of them. */
const lingerMs = 1_000

export async function startService(config: Config, overrides: TestOverrides = {}): Promise<Service> {
  const folder = await openDataFolder(config.data)
  // What was opened is closed in the opposite order, also when the start fails halfway.
  // A database that could not be opened is checked again at the next start.
  let isClosed = folder.wasClosed
  const closers: (() => unknown)[] = [() => folder.release({ isClosed })]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    // Its probe is another process, which runs while this one opens the store.
    const { sandboxProbe: probe } = overrides
    const sandbox = openSandbox({ ...sandboxOptions(config), ...(probe && { probe }) })
    // What it fails with is thrown where it is awaited, if the start comes that far. Until it is over it writes to the folder.
    closers.push(() =>
      sandbox.then(
        (opened) => opened.close(),
        () => {},
      ),
    )
    sandbox.catch(() => {})
    const store = overrides.store ?? (await openStore(config, folder))
    closers.push(async () => {
      await store.close()
      isClosed = true
    })
    const foundation = await createFoundation(config, store, sandbox, overrides)
    const { eventLimits, mailLimits } = overrides
    const connectionsMax = connectionsMaxOf(openFilesMax())
    const { areas, services } = openAreas(foundation, {
      otherLimits: httpLimits(config, connectionsMax),
      eventLimits,
      mailLimits,
    })
    closers.push(() => areas.stop())
    const app: Services = { ...services, store, now: foundation.now, newId: foundation.newId }
    const processes = foundation.isStoreShared ? new Processes({ ...foundation, id: foundation.processId }) : undefined
    const server = await openServer(foundation, { app, services, areas, processes, connectionsMax, overrides })
    closers.push(() => closeServer(server))
    const drainMs = config.drainSeconds * 1_000
    // Before the connections close: a call that waits is answered, and a stream says where to resume.
    closers.push(async () => {
      if (drainMs > 0) await stopAccepting(server)
      await areas.drain()
      await sleep(Math.min(lingerMs, drainMs))
    })
    await areas.start()
    const address = await listen(server, config)
    await processes?.announce(config.relayAddress ?? (isLoopback(address.address) ? originOf(address) : undefined))
    services.chats.connect(originOf(reachable(address)))
    services.identity.listensAt(address.port)
    const firstCredentials = await app.identity.prepare(config.adminToken)
    const control = await listenForOperator(config.data, (call) =>
      answerOperator(services.identity.operator, call, config.publicUrl ?? originOf(address)),
    )
    closers.push(() => control.close())
    await areas.serve()
    const { launcher, faults } = foundation.hostSandbox
    const beginDrain = () => {
      areas.beginDrain()
      closeAnsweredConnections(server)
    }
    const stop = drainedStop({ ms: drainMs, beginDrain, stop: close })
    const { superseded } = services.health
    return { address, app, superseded, firstCredentials, sandboxFaults: launcher === 'none' ? faults : [], stop }
  } catch (error) {
    await close()
    throw error
  }
}

interface Served {
  readonly app: Services
  readonly services: AreaServices
  readonly processes: Processes | undefined
  readonly areas: Areas
  readonly connectionsMax: number
  readonly overrides: TestOverrides
}

async function openServer(
  { config, commits, isStoreShared, secretMask }: Foundation,
  { app, services, areas, processes, connectionsMax, overrides }: Served,
): Promise<FastifyInstance> {
  return createServer({
    app: { ...app, ...overrides.app },
    handlers,
    rates: services.rates,
    commits,
    contractFile,
    isStoreShared,
    processes,
    allowedHosts: config.allowedHosts,
    publicOrigin: config.publicOrigin,
    publicPath: config.publicPath,
    trustedProxies: config.trustedProxies,
    logLevel: config.logLevel,
    metricsToken: config.metricsToken,
    areaMetrics: () => areas.metrics(),
    secretMask,
    connectionsPerAddress: config.connectionsPerAddress,
    connectionsMax,
    drain: { bytesMax: drainedBytesMaxOf(config.uploadBytesMax) },
    ...overrides.server,
    ...(config.checkAnswers && { checkAnswer: (await import('./http/check-answers.ts')).checkAnswer }),
  })
}

async function createFoundation(
  config: Config,
  store: Store,
  sandbox: Promise<Sandbox>,
  { now = createClock(clockOf(store)) }: TestOverrides,
): Promise<Foundation> {
  const itemLocks = new ItemLocks()
  const secretMask = new SecretMask()
  // What the operator gave for callers is no text for anyone to read, should a command print it.
  secretMask.add(...[config.adminToken, config.metricsToken].filter((token) => token !== undefined))
  const log = createLog(config.logLevel, secretMask)
  return {
    config,
    store,
    workFolder: await openWorkFolder(config.data),
    blobs: await openBlobs(config),
    commits: new Commits({ store, itemLocks }),
    itemLocks,
    now,
    newId: createIds(clockOf(store)),
    log,
    isStoreShared: config.store !== undefined,
    processId: createIds()('process'),
    secretMask,
    secretBox: openServiceBox(config, (sentence) => log.warn({}, sentence)),
    hostSandbox: await sandbox,
    emit: (event) => {
      store
        .commit([{ event: { ...secretMask.value(event), at: now() } }], { isPatient: true })
        .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was lost'))
    },
  }
}

/** What no program may see, and what programs may write beside the project. */
export function sandboxOptions(config: Config): SandboxOptions {
  const { sandbox, sandboxHome, sandboxPaths, data, blobs, project, secretFiles, keyFolder, environment } = config
  return {
    site: {
      secretPaths: [
        data,
        ...secretFiles,
        ...(keyFolder ? [keyFolder.path] : []),
        ...(blobs === undefined || blobs.startsWith('s3://') ? [] : [blobs]),
      ],
      sharedPaths: [project, ...sandboxPaths],
      // A project that is, contains or lies in the folder of the service is there to be changed.
      readOnlyPaths: isWithin(project, packageFolder) || isWithin(packageFolder, project) ? [] : [packageFolder],
      shownPaths: [packageFolder, dirname(dirname(process.execPath))],
      home: environment['HOME'],
      homeSight: sandboxHome,
    },
    workFolder: join(data, 'sandbox'),
    ...(sandbox !== 'auto' && { launchers: sandbox === 'none' ? [] : [sandbox] }),
  }
}

const packageFolder = fileURLToPath(new URL('..', import.meta.url))

function isWithin(path: string, folder: string): boolean {
  return !relative(folder, path).startsWith('..')
}

/** Loaded when it is asked for, as everything that most services do without. */
export async function openStore({ store }: Config, folder: DataFolder): Promise<Store> {
  return store === undefined
    ? openSqliteStore(folder.path, collections, { isChecked: !folder.wasClosed })
    : (await import('./stores/postgres/store.ts')).openPostgresStore(store, collections)
}

export async function openBlobs({ blobs, s3, data }: Config): Promise<BlobStore> {
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

/** The origin of the service on this machine. */
export function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

/** The address at which programs of this machine reach a service that listens on all of its addresses. */
function reachable(address: AddressInfo): AddressInfo {
  if (address.address === '0.0.0.0') return { ...address, address: '127.0.0.1' }
  return address.address === '::' ? { ...address, address: '::1' } : address
}

/** Waits for the calls in flight, and cuts what takes longer than ten seconds. */
async function closeServer(server: FastifyInstance): Promise<void> {
  const idle = setInterval(() => {
    server.server.closeIdleConnections()
    server.silentConnections.close()
  }, 50)
  const cut = setTimeout(() => server.server.closeAllConnections(), stopMs)
  await server.close()
  clearInterval(idle)
  clearTimeout(cut)
}
