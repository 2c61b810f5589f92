import { configOf } from './config.ts'
import { originOf, startService } from './service.ts'

/** What a service is started with; absent fields are read from the environment, as by the command. */
export interface StartOptions {
  /** The project folder; the current folder. */
  readonly project?: string
  /** The folder for the data of the service; `.gantry/data` in the project. */
  readonly data?: string
  /** The address to listen on; 127.0.0.1. */
  readonly host?: string
  /** The port to listen on, 0 for any free one; 4600, or the next free one. */
  readonly port?: number
  /** A `postgres://` URL; SQLite in the data folder. */
  readonly store?: string
  /** Runs the commands and skills that stand in the project at the start without approval; false. */
  readonly trust?: boolean
  /** Variables as the command reads them; those of the process. */
  readonly environment?: Readonly<NodeJS.ProcessEnv>
}

/** A service that was started from code. */
export interface RunningService {
  /** The address of the service, such as `http://127.0.0.1:4600`, which `createClient` takes as `baseUrl`. */
  readonly url: string
  /** The token of the owner; only at the first start on a data folder, and where none is preset. */
  readonly firstToken: string | undefined
  /** Lets the calls in flight finish, and ends everything that the service started. */
  stop(): Promise<void>
}

/** Starts a service in this process. Throws an error of one sentence where an option or the environment is wrong. */
export async function start({
  environment = process.env,
  port,
  ...options
}: StartOptions = {}): Promise<RunningService> {
  const config = configOf({ ...options, ...(port !== undefined && { port: String(port) }) }, environment)
  const { address, firstCredentials, stop } = await startService(config)
  return { url: originOf(address), firstToken: firstCredentials?.token, stop }
}
