import { fail } from '../errors.ts'
import { routes } from '../generated/routes.ts'
import { base } from './answer.ts'
import type { Route } from './route.ts'

/** Refuses a call that no operation takes; of a path that is one, with the methods that it does take. */
export function refuseUnknownRoute(address: string): never {
  const path = address.split('?')[0] ?? ''
  const meant = path.startsWith(`${base}/`) ? pathMeant(path.slice(base.length)) : undefined
  if (!meant) fail('route_not_found')
  const methods = meant.methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  fail('method_not_allowed', { headers: { allow: methods.join(', ') } })
}

/**
 * The methods that a path does not take and another one, which it matches as well, does. `/tasks/next` is no task: without
 * a refusal of its own, the router would give a PATCH of it to `/tasks/:id`, which would look for a task of this name.
 */
export function methodsToRefuse(): { readonly method: string; readonly path: string }[] {
  const found = new Map<string, { method: string; path: string }>()
  for (const { template: one } of paths) {
    for (const { template: other, methods } of paths) {
      const path = one === other ? undefined : templateOfBoth(one, other)
      const taken = path === undefined ? undefined : pathMeant(path)?.methods
      if (path === undefined || taken === undefined) continue
      for (const method of methods) if (!taken.includes(method)) found.set(`${method} ${path}`, { method, path })
    }
  }
  return [...found.values()]
}

/** A path of the contract and all that it takes. */
interface Path {
  /** Below the base, with `:name` for a parameter. */
  readonly template: string
  readonly pattern: RegExp
  readonly methods: readonly string[]
}

const paths: readonly Path[] = [...Map.groupBy(Object.values(routes) as Route[], ({ path }) => path)].map(
  ([template, taking]) => ({
    template,
    pattern: new RegExp(`^${template.replaceAll(/:\w+/g, '[^/]+')}$`),
    methods: taking.map(({ method }) => method),
  }),
)

/** Of the paths that this one matches the most literal one, from the left, as the router has it. */
function pathMeant(path: string): Path | undefined {
  // A colon sorts behind all that a literal part of a path begins with once it is the last letter there is.
  const rank = ({ template }: Path) => template.replaceAll(':', '\uffff')
  return paths
    .filter(({ pattern }) => pattern.test(path))
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]
}

/** The template of all paths that match both; none when there are no such paths. */
function templateOfBoth(one: string, other: string): string | undefined {
  const [left, right] = [one.split('/'), other.split('/')]
  if (left.length !== right.length) return undefined
  const both = left.map((part, index) => {
    const counterpart = right[index] ?? ''
    if (part.startsWith(':')) return counterpart
    return counterpart.startsWith(':') || counterpart === part ? part : undefined
  })
  return both.includes(undefined) ? undefined : both.join('/')
}
