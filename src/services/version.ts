import { contractHash, contractVersion, routes } from '../generated/routes.ts'
import type { components } from '../generated/types.ts'

export type Version = components['schemas']['Version']

/** What runs here. The areas and the deprecations follow from the contract. */
export function describeVersion(): Version {
  return {
    service: 'gantry',
    version: contractVersion,
    contract: { version: contractVersion, sha256: contractHash },
    node: process.version,
    capabilities: [...new Set(Object.values(routes).map((route) => route.tag.toLowerCase()))],
    deprecations: ['createTask.intent'],
  }
}
