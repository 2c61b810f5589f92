import type { Caller } from '../../src/contract.ts'
import type { Identity } from '../../src/services/identity.ts'

/** Grants that never end, for what is tested without users. */
export const endless: Pick<Identity, 'current' | 'grants' | 'mayUseTask' | 'onEnded' | 'recordOf' | 'restore'> = {
  mayUseTask: () => true,
  current: async (caller) => caller,
  onEnded: () => () => {},
  recordOf: (caller) => JSON.stringify(caller),
  restore: (record) => JSON.parse(record),
  grants: { check: async (grant) => ({ caller: ownerBy(grant) }), watch: () => () => {} },
}

export function ownerBy(grant: Caller['grant']): Caller {
  return {
    userId: grant.userId,
    name: 'Owner',
    role: 'owner',
    method: 'token',
    credentialId: 'tok_1',
    scopes: ['*'],
    grant,
  }
}
