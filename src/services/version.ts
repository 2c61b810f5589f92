import { contractHash, contractVersion, routes } from '../generated/routes.ts'
import type { components } from '../generated/types.ts'
import type { Area, Foundation } from '../platform/work/area.ts'

export type Version = components['schemas']['Version']

/** What runs here. The areas and the deprecations follow from the contract. */
export function describeVersion(sandbox: Version['sandbox']): Version {
  return {
    service: 'gantry',
    version: contractVersion,
    contract: { version: contractVersion, sha256: contractHash },
    node: process.version,
    sandbox,
    capabilities: [...new Set(Object.values(routes).map((route) => route.tag.toLowerCase()))],
    deprecations: ['createTask.intent'],
  }
}

/** The area as the service composes it. */
export function openVersion({ hostSandbox }: Foundation): Area<Version> {
  return { service: describeVersion(hostSandbox.launcher) }
}
