import { routes } from '../../generated/routes.ts'
import type { OperationId } from '../../generated/routes.ts'
import { isRecord } from '../../platform/text/is-record.ts'

const hidden = '[redacted]'

type Path = readonly string[]
type Arguments = Readonly<Record<string, unknown>>

/**
 * The arguments of a call for those who decide about it and for what is stored: without what the contract marks as
 * secret. A tool that is no operation has them as they are.
 */
export function withoutSecrets(tool: string, given: Arguments): Record<string, unknown> {
  const paths = Object.hasOwn(routes, tool) ? (routes[tool as OperationId].secretArguments ?? []) : []
  return paths.length === 0
    ? { ...given }
    : withoutPaths(
        given,
        paths.map((path) => path.split('/')),
      )
}

function withoutPaths(record: Arguments, paths: readonly Path[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, withoutPath(name, value, paths)]))
}

function withoutPath(name: string, value: unknown, paths: readonly Path[]): unknown {
  const inside = paths.flatMap(([first, ...rest]) => (first === name || first === '*' ? [rest] : []))
  if (inside.some(({ length }) => length === 0)) return hiddenIn(value)
  if (inside.length === 0) return value
  if (Array.isArray(value)) return value.map((each: unknown) => withoutPath('', each, inside))
  return isRecord(value) ? withoutPaths(value, inside) : value
}

/** The names of its members stay, so that it is seen what is set; what removes a value is no secret. */
function hiddenIn(value: unknown): unknown {
  if (value === null) return null
  return isRecord(value) ? Object.fromEntries(Object.keys(value).map((name) => [name, hidden])) : hidden
}
