import type { Actors } from '../../src/platform/work/actors.ts'

/** For a service that is made by hand: every actor is a user whose name is the id. */
export const namedByIds: Actors = {
  of: (id, { tokenName } = {}) => ({ id, name: id, kind: 'user', ...(tokenName !== undefined && { tokenName }) }),
}
