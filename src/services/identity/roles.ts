import type { Scope } from '../../call.ts'
import type { Schemas } from '../../generated/types.ts'

export type Role = Schemas['Role']
type Preset = Schemas['Preset']

const readers: readonly Role[] = ['maintainer', 'developer', 'viewer', 'agent']
const workers: readonly Role[] = ['maintainer', 'developer', 'agent']
const people: readonly Role[] = ['maintainer', 'developer', 'viewer']
const makers: readonly Role[] = ['maintainer', 'developer']
const keepers: readonly Role[] = ['maintainer']

/**
 * The roles that can have each scope, besides the owner, who can have all. An agent follows text from untrusted
 * authors: it cannot create tokens, see accounts or change its own, or change what decides which commands run and what
 * other agents are given as their role and context.
 */
const rolesByScope: Readonly<Record<Exclude<Scope, '*'>, readonly Role[]>> = {
  'tasks:read': readers,
  'tasks:write': workers,
  'tasks:execute': workers,
  'resources:read': readers,
  'resources:write': workers,
  'terminal:read': readers,
  'terminal:execute': workers,
  'mail:read': readers,
  'mail:write': workers,
  'mail:send': workers,
  'context:read': readers,
  'context:write': makers,
  'config:read': readers,
  'config:write': keepers,
  'secrets:write': keepers,
  'git:read': readers,
  'git:write': workers,
  'git:push': workers,
  'workspaces:read': readers,
  'workspaces:write': workers,
  'mcp:read': readers,
  'mcp:execute': workers,
  'mcp:admin': keepers,
  'skills:read': readers,
  'skills:write': workers,
  'skills:execute': workers,
  'knowledge:read': readers,
  'knowledge:write': workers,
  'ai:read': readers,
  'ai:execute': workers,
  'ai:admin': keepers,
  'chats:read': readers,
  'chats:write': workers,
  'chats:approve': makers,
  'identity:read': readers,
  'identity:write': people,
  'tokens:manage': makers,
  'users:read': people,
  'users:admin': keepers,
  'jobs:read': readers,
  'jobs:write': workers,
  'integrations:admin': keepers,
  'events:read': readers,
  'webhooks:admin': keepers,
  'audit:read': keepers,
  // Who may run commands in the project may read and write it anyway; a viewer reads what is committed (git:read).
  'files:read': workers,
  'files:write': workers,
  // What a runner runs are the commands and the files of all tasks.
  'runners:admin': keepers,
}

export const namedScopes = Object.keys(rolesByScope) as Exclude<Scope, '*'>[]

export const roles: readonly Role[] = ['owner', 'maintainer', 'developer', 'viewer', 'agent']

const scopesByRole = new Map<Role, readonly Scope[]>(
  roles.map((role) => [
    role,
    role === 'owner' ? ['*'] : namedScopes.filter((scope) => rolesByScope[scope].includes(role)),
  ]),
)

export const presets: Readonly<Record<Preset, readonly Scope[]>> = {
  read_only: scopesOfRole('viewer').filter((scope) => scope.endsWith(':read')),
  agent: scopesOfRole('agent'),
  ci: [
    'tasks:read',
    'tasks:write',
    'resources:read',
    'resources:write',
    'context:read',
    'config:read',
    'git:read',
    'git:write',
    'git:push',
    'workspaces:read',
    'workspaces:write',
    'mcp:read',
    'mcp:execute',
    'identity:read',
    'jobs:read',
    'jobs:write',
    'events:read',
  ],
  full: ['*'],
}

/** What the role may do at most. */
export function scopesOfRole(role: Role): readonly Scope[] {
  return scopesByRole.get(role) ?? []
}

/** What is in both. `*` is everything. */
export function intersect(one: readonly Scope[], other: readonly Scope[]): readonly Scope[] {
  if (other.includes('*')) return one
  if (one.includes('*')) return other
  return one.filter((scope) => other.includes(scope))
}

/** The scopes of `wanted` that are not held. */
export function missingScopes(granted: readonly Scope[], wanted: readonly Scope[]): readonly Scope[] {
  return granted.includes('*') ? [] : wanted.filter((scope) => !granted.includes(scope))
}

/**
 * Whether the role may act in the name of other users: type into their terminals, or name them as the author of a task.
 * An agent may not.
 */
export function mayActForOthers(role: Role | undefined): boolean {
  return role !== undefined && role !== 'agent'
}

/** Whether who has the first role may act on who has the second. */
export function isAtLeast(role: Role | undefined, other: Role): boolean {
  return role !== undefined && missingScopes(scopesOfRole(role), scopesOfRole(other)).length === 0
}
