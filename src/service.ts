import { fileURLToPath } from 'node:url'
import { setImmediate as nextTick, setTimeout as sleep } from 'node:timers/promises'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { areaLimits, openAreas } from './areas.ts'
import type { AreaLimits, AreaServices } from './areas.ts'
import type { Config } from './config.ts'
import type { Services } from './contract.ts'
import { handlers } from './handlers/index.ts'
import { answerOperator } from './operator/calls.ts'
import { listenForOperator } from './operator/control-socket.ts'
import { drainedBytesMaxOf } from './http/bodies/refused-bodies.ts'
import { httpLimits } from './http/limits.ts'
import { createLog } from './http/log.ts'
import { connectionsMaxOf } from './http/overload/connection-limit.ts'
import { closeAnsweredConnections, stopAccepting } from './http/last-connections.ts'
import { Processes } from './http/relay/processes.ts'
import { InProcessCalls } from './http/in-process-calls.ts'
import { createServer } from './http/server.ts'
import { OwnAddress } from './platform/egress/own-address.ts'
import { isLoopback } from './platform/egress/loopback.ts'
import { proxyCredentials } from './platform/processes/network-variables.ts'
import { openFilesMax } from './platform/processes/open-files.ts'
import type { ServerOptions } from './http/server.ts'
import type { Areas } from './composition.ts'
import type { Foundation } from './foundation.ts'
import { SecretMask } from './platform/secrets/secret-mask.ts'
import { openServiceBox } from './platform/secrets/key-folder.ts'
import { openSandbox } from './platform/sandbox/sandbox.ts'
import type { Sandbox } from './platform/sandbox/launch.ts'
import { TriedSandbox } from './platform/sandbox/tried-sandbox.ts'
import { clockOf, createClock } from './platform/work/clock.ts'
import { drainedStop } from './platform/work/drained-stop.ts'
import type { FirstCredentials } from './services/identity.ts'
import { createIds } from './platform/work/ids.ts'
import { runLater } from './platform/work/run-later.ts'
import { openWorkFolder } from './platform/work/work-folder.ts'
import { ActorDirectory } from './platform/work/actors.ts'
import { addEventVersions } from './platform/work/event-versions.ts'
import { Commits } from './platform/work/commits.ts'
import { ItemLocks } from './platform/work/item-locks.ts'
import { openDataFolder } from './stores/files/data-folder.ts'
import type { DataFolder } from './stores/files/data-folder.ts'
import type { Store } from './collections.ts'
import { openBlobs, openStore, sandboxOptions } from './open.ts'
import { every } from './platform/work/every.ts'

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
   * Serves on for the drain, lets the calls in flight finish, ends what the service started, and lets the data go.
   * Called again, it ends the drain at once.
   */
  stop(): Promise<void>
}

/** What a service is made of. For another store, clock or area the part is replaced: `{ ...standardParts, … }`. */
export interface Parts {
  readonly openStore: (config: Config, folder: DataFolder) => Promise<Store>
  readonly openSandbox: (config: Config) => Promise<Sandbox>
  /** Makes the clock of the service: that of the store's database. */
  readonly openClock: (store: Store) => () => string
  readonly areaLimits: AreaLimits
  /** The services that the handlers are given, from those that were opened. */
  readonly serve: (services: AreaServices) => AreaServices
  readonly server: Partial<Pick<ServerOptions, 'times' | 'admission'>>
}

export const standardParts: Parts = {
  openStore,
  openSandbox: (config) => openSandbox(sandboxOptions(config)),
  openClock: (store) => createClock(clockOf(store)),
  areaLimits,
  serve: (services) => services,
  server: {},
}

const contractFile = fileURLToPath(new URL('../openapi.yaml', import.meta.url))
const stopMs = 10_000
/** For how long connections stay open once no more are accepted: a proxy may be about to send a call by one of them. */
const lingerMs = 1_000

export async function startService(config: Config, parts: Parts = standardParts): Promise<Service> {
  const folder = await openDataFolder(config.data)
  // What was opened is closed in the opposite order, also when the start fails halfway.
  // A database that could not be opened is checked again at the next start.
  let isClosed = folder.wasClosed
  const closers: (() => unknown)[] = [() => folder.release({ isClosed })]
  const close = async () => {
    for (const closeOne of closers.splice(0).reverse()) await closeOne()
  }
  try {
    // Its probe is other processes, which run while this one opens the store and the areas and registers the routes.
    const hostSandbox = new TriedSandbox(parts.openSandbox(config))
    closers.push(() => hostSandbox.closeWhenTried())
    const store = addEventVersions(await parts.openStore(config, folder))
    closers.push(async () => {
      await store.close()
      isClosed = true
    })
    // What follows takes the event loop for a while: before it, the next program of the probe starts.
    await nextTick()
    const { foundation, actors } = await createFoundation(config, store, hostSandbox, parts)
    const connectionsMax = connectionsMaxOf(openFilesMax())
    const inProcessCalls = new InProcessCalls()
    const { areas, services } = openAreas(foundation, {
      otherLimits: httpLimits(config, connectionsMax),
      dispatcher: inProcessCalls,
      areaLimits: parts.areaLimits,
    })
    closers.push(actors.close.bind(actors), areas.stop.bind(areas))
    const app: Services = { ...services, store, now: foundation.now, newId: foundation.newId }
    const processes = foundation.isStoreShared ? new Processes({ ...foundation, id: foundation.processId }) : undefined
    const server = await openServer(foundation, {
      app,
      services,
      areas,
      processes,
      inProcessCalls,
      connectionsMax,
      parts,
    })
    closers.push(() => closeServer(server))
    const drainMs = config.drainSeconds * 1_000
    // Before the connections close: a call that waits is answered, and a stream says where to resume.
    closers.push(async () => {
      if (drainMs > 0) await stopAccepting(server)
      await areas.drain()
      await sleep(Math.min(lingerMs, drainMs))
    })
    await hostSandbox.whenTried()
    // Its address is known when the server listens; that it lives is seen from its first effect on.
    await processes?.announce()
    await areas.start()
    const address = await listen(server, config)
    const relayAddress = config.relayAddress ?? (isLoopback(address.address) ? originOf(address) : undefined)
    if (relayAddress !== undefined) await processes?.setAddress(relayAddress)
    foundation.ownAddress.listensAt(originOf(reachable(address)), address.port)
    const firstCredentials = await app.identity.prepare(config.adminToken)
    const control = await listenForOperator(config.data, (call) =>
      answerOperator(services.identity.operator, call, config.publicUrl ?? originOf(address)),
    )
    closers.push(() => control.close())
    await areas.serve()
    const { launcher, faults } = hostSandbox
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
  readonly inProcessCalls: InProcessCalls
  readonly parts: Parts
}

async function openServer(
  { config, commits, secretMask }: Foundation,
  { app, services, areas, processes, inProcessCalls, connectionsMax, parts }: Served,
): Promise<FastifyInstance> {
  return createServer({
    app: { ...app, ...parts.serve(services) },
    inProcessCalls,
    handlers,
    rates: services.rates,
    commits,
    contractFile,
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
    ...parts.server,
    ...(config.checkAnswers && { checkAnswer: (await import('./http/check-answers.ts')).checkAnswer }),
  })
}

async function createFoundation(
  config: Config,
  store: Store,
  hostSandbox: Sandbox,
  { openClock }: Parts,
): Promise<{ readonly foundation: Foundation; readonly actors: ActorDirectory }> {
  const now = openClock(store)
  const itemLocks = new ItemLocks()
  const secretMask = new SecretMask()
  // What the operator gave for callers is no text for anyone to read, should a command print it.
  secretMask.add(...[config.adminToken, config.metricsToken].filter((token) => token !== undefined))
  // Programs are given the proxy, since without it they have no network.
  secretMask.add(...proxyCredentials(config.environment))
  const log = createLog(config.logLevel, secretMask)
  const isStoreShared = config.store !== undefined
  const actors = await ActorDirectory.open({ store, log, isStoreShared })
  const foundation: Foundation = {
    config,
    store,
    workFolder: await openWorkFolder(config.data),
    blobs: await openBlobs(config),
    commits: new Commits({ store, itemLocks }),
    actors,
    itemLocks,
    now,
    setTimer: runLater,
    newId: createIds(clockOf(store)),
    log,
    ownAddress: new OwnAddress(),
    isStoreShared,
    processId: createIds()('process'),
    secretMask,
    secretBox: openServiceBox(config, (sentence) => log.warn({}, sentence)),
    hostSandbox,
    emit: (event) => {
      store
        .commit([{ event: { ...secretMask.value(event), at: now() } }], { isPatient: true })
        .catch((error: unknown) => log.error({ err: error, kind: event.kind }, 'an event was lost'))
    },
  }
  return { foundation, actors }
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
  const idle = every(50, () => {
    server.server.closeIdleConnections()
    server.silentConnections.close()
  })
  const cut = setTimeout(() => server.server.closeAllConnections(), stopMs)
  await server.close()
  void idle.stop()
  clearTimeout(cut)
}
