import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'
import type { Tenant } from '../../platform/sandbox/command-sandbox.ts'
import type { TalkingPrograms } from '../runners.ts'
import type { ServerPrograms } from './stdio.ts'

export interface ServerElsewhere {
  readonly serverName: string
  /** The labels of the runner. */
  readonly runsOn: readonly string[]
  readonly tenant: Tenant
}

/** The place of a server at a runner of another machine, where it has an empty folder of its own. */
export function serverElsewhere(
  programs: TalkingPrograms,
  { serverName, runsOn, tenant }: ServerElsewhere,
): ServerPrograms {
  const ownFolder = hash('sha256', serverName)
  return {
    enter: async () => {
      const choice = await programs.choice.of(runsOn, undefined)
      if ('here' in choice) {
        const runner = choice.here
        return { ...programs.at(runner), order: (program) => programs.order(runner, { ...program, ownFolder }, tenant) }
      }
      const why = 'problem' in choice ? choice.problem : 'Its runner is connected to another process of the service.'
      return fail('mcp_server_unavailable', { message: `The MCP server "${serverName}" has no runner. ${why}` })
    },
  }
}
