import { contractHash, contractVersion, routes, serviceVersion } from '../generated/routes.ts'
import type { Schemas } from '../generated/types.ts'
import type { Foundation } from '../foundation.ts'

type Described = Schemas['Version']

/** The program that runs. Its capabilities and deprecations follow from the contract. */
export class Version {
  /** The version of the service, which is not that of its contract. */
  readonly version = serviceVersion
  readonly #hostSandbox: Foundation['hostSandbox']

  constructor({ hostSandbox }: Pick<Foundation, 'hostSandbox'>) {
    this.#hostSandbox = hostSandbox
  }

  /** What the machine isolates programs with. */
  get sandbox(): Described['sandbox'] {
    return this.#hostSandbox.launcher
  }

  describe(): Described {
    return {
      service: 'gantry',
      version: serviceVersion,
      contract: { version: contractVersion, sha256: contractHash },
      node: process.version,
      sandbox: this.sandbox,
      capabilities: [...new Set(Object.values(routes).map((route) => route.tag.toLowerCase()))],
      deprecations: ['createTask.intent'],
    }
  }
}
