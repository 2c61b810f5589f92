import { fail } from '../errors.ts'
import { quote } from '../platform/text/quote.ts'
import { routes } from '../generated/routes.ts'
import { isPathWordFor } from '../platform/text/foreign-words.ts'
import { lettersOff, nearest } from '../platform/text/nearest.ts'
import { base } from './route.ts'
import type { Route } from './route.ts'

/**
 * Refuses a call that no operation takes: an unknown path with the nearest known one, a wrong method with those
 * allowed.
 */
export function refuseUnknownRoute(method: string, address: string, publicPath: string): never {
  const path = address.split('?')[0] ?? ''
  const meant = path.startsWith(`${base}/`) ? pathMeant(path.slice(base.length)) : undefined
  if (!meant) refuseUnknownPath(method, path, publicPath)
  const allow = meant.methods.flatMap((one) => (one === 'GET' ? ['GET', 'HEAD'] : [one])).join(', ')
  const call = callMeant(path, method, meant)
  fail('method_not_allowed', {
    message: `${method} is not allowed on this path. Allowed methods: ${allow}.${call === undefined ? '' : ` Did you mean ${call}?`}`,
    headers: { allow },
  })
}

/** The other way to change this thing or to add one to these, or the same method at a related path. */
function callMeant(path: string, method: string, { methods, template }: Path): string | undefined {
  const other = method === 'PUT' ? 'PATCH' : method === 'PATCH' ? 'PUT' : undefined
  if (other !== undefined && methods.includes(other)) return `${other} ${path}`
  const item = paths.find((each) => each.template.replace(/\/:\w+$/, '') === template && each.methods.includes('PUT'))
  if (method === 'POST' && item) return `PUT ${base}${withBraces(item.template)}`
  const related = relatedPath(path, method)
  return related && `${method} ${related}`
}

function withBraces(template: string): string {
  return template.replaceAll(/:(\w+)/g, '{$1}')
}

function refuseUnknownPath(method: string, path: string, publicPath: string): never {
  // The contract stands beside the operations.
  const near =
    contractPath.exec(path)?.[1] ??
    (figuresPath.test(path) ? '/metrics' : undefined) ??
    callOf(method, nearestPath(path)) ??
    relatedPath(path)
  const refusal = `There is no operation with the path ${quote(publicPath + path)}.`
  fail('route_not_found', { message: near === undefined ? refusal : `${refusal} Did you mean ${near}?` })
}

/** A path with the method that changes what is there, where it does not take the one that was given. */
function callOf(method: string, path: string | undefined): string | undefined {
  const methods = (path && pathMeant(path.slice(base.length))?.methods) || [method]
  const other = methods.find((each) => each !== 'GET' && each !== 'DELETE')
  return methods.includes(method) || method === 'HEAD' || other === undefined ? path : `${other} ${path}`
}

const contractPath = /^\/api(?:\/v\d+)?(\/openapi\.(?:json|yaml))$/
const figuresPath = /^\/api(?:\/v\d+)?\/(?:stats|statistics|metrics)$/
const pathLengthMax = 100

/** The known path that differs least from this one: with the base, without a slash at its end, each word well spelt. */
function nearestPath(path: string): string | undefined {
  if (path.length > pathLengthMax || !/^[\w./-]+$/.test(path)) return undefined
  const given = path
    .replace(/^(?:\/api)?(?:\/v\d+)?\//, '')
    .replace(/\/+$/, '')
    .replace(/^(?:users?\/)?me$/, 'user')
    .split('/')
  const candidates = paths.flatMap(({ template }) => {
    const parts = template.slice(1).split('/')
    const corrected = parts.map((part, index) => correct(part, given[index] ?? ''))
    if (parts.length !== given.length || corrected.includes(undefined)) return []
    // A word of another API stands for ours, and is no misspelt one.
    const read = given.map((word, index) => (isPathWordFor(word, parts[index] ?? '') ? corrected[index] : word))
    return [{ path: corrected.join('/'), read: read.join('/') }]
  })
  const near =
    candidates.find((each) => each.path === each.read)?.path ??
    nearest(
      given.join('/'),
      candidates.map((each) => each.path),
    )
  return near === undefined ? undefined : `${base}/${near}`
}

/** The shortest known path that begins or ends with the last word of this one, and takes the method. */
function relatedPath(path: string, method?: string): string | undefined {
  const last = path.replace(/\/+$/, '').split('/').at(-1) ?? ''
  if (path.length > pathLengthMax || !/^[a-z][a-z-]{3,}$/.test(last)) return undefined
  const [first] = paths
    .filter(({ template, parts, methods: taken }) => {
      const words = [parts[1] ?? '', parts.at(-1) ?? ''].filter((word) => word.length > 3 && !word.startsWith(':'))
      return (
        base + template !== path &&
        (method === undefined || taken.includes(method)) &&
        nearest(last, words, lettersOff(last))
      )
    })
    .toSorted((one, other) => one.parts.length - other.parts.length)
  return first && base + withBraces(first.template)
}

/** The part of a template for the part of a path; none when they differ too much. */
function correct(part: string, given: string): string | undefined {
  if (part.startsWith(':')) return given === '' ? undefined : given
  if (isPathWordFor(given, part)) return part
  return nearest(given, [part], lettersOff(given)) ?? (given.length > 3 && part.startsWith(given) ? part : undefined)
}

/** The path of a URL below the base. */
export function pathOf(url: string): string {
  const path = withoutQuery(url)
  return path.startsWith(base) ? path.slice(base.length) : path
}

/** The path of a URL for the log: without the secret that some paths contain, also when no operation takes the path. */
export function pathToLog(url: string): string {
  const path = withoutQuery(url)
  const prefix = secretPrefixes.find((each) => path.startsWith(each))
  return prefix === undefined ? path : `${prefix}…`
}

/** Whether a URL is below the base of the operations. */
export function isOperation(url: string): boolean {
  return url.startsWith(`${base}/`)
}

/** Whether the URL is that of an operation that is answered under overload and does not count towards the rate. */
export function isUnlimited(url: string | undefined): boolean {
  return url !== undefined && unlimitedPaths.has(withoutQuery(url))
}

function withoutQuery(url: string): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

const all: readonly Route[] = Object.values(routes)
const secretPrefixes = all
  .filter(({ secret }) => secret === 'path')
  .map(({ path }) => base + path.slice(0, path.indexOf(':')))
const unlimitedPaths = new Set(all.filter((route) => route.isUnlimited).map(({ path }) => base + path))

/**
 * The methods that a path does not take and another one, which it matches as well, does. Without a refusal of its own,
 * the router would give a PATCH of `…/next` to `…/:id`, which would look for an item of this name.
 */
export function methodsToRefuse(): readonly MethodToRefuse[] {
  refused ??= findMethodsToRefuse()
  return refused
}

interface MethodToRefuse {
  readonly method: string
  readonly path: string
}

/** Of the contract, and so the same for every server of a process. */
let refused: readonly MethodToRefuse[] | undefined

function findMethodsToRefuse(): MethodToRefuse[] {
  const found = new Map<string, MethodToRefuse>()
  // The first part of a path is a word, and so the same one in all that a path can match.
  for (const alike of Map.groupBy(paths, ({ parts }) => `${parts.length} ${parts[1]}`).values())
    for (const { template: one, parts } of alike)
      for (const { template: other, parts: otherParts, methods } of alike) {
        const path = one === other ? undefined : templateOfBoth(parts, otherParts)
        const taken = path === undefined ? undefined : pathMeant(path, alike)?.methods
        if (path === undefined || taken === undefined) continue
        for (const method of methods) if (!taken.includes(method)) found.set(`${method} ${path}`, { method, path })
      }
  return [...found.values()]
}

/** A path of the contract and all that it takes. */
interface Path {
  /** Below the base, with `:name` for a parameter. */
  readonly template: string
  readonly parts: readonly string[]
  readonly methods: readonly string[]
}

const paths: readonly Path[] = [...Map.groupBy(all, ({ path }) => path)].map(([template, taking]) => ({
  template,
  parts: template.split('/'),
  methods: taking.map(({ method }) => method),
}))

/** Of the paths that this one matches the most literal one, from the left, as the router has it. */
function pathMeant(path: string, among = paths): Path | undefined {
  const given = path.split('/')
  // A colon sorts behind all that a literal part of a path begins with once it is the last letter there is.
  const rank = ({ template }: Path) => template.replaceAll(':', '\uffff')
  return among
    .filter(({ parts }) => matches(parts, given))
    .toSorted((one, other) => (rank(one) < rank(other) ? -1 : 1))[0]
}

function matches(parts: readonly string[], given: readonly string[]): boolean {
  return (
    parts.length === given.length &&
    parts.every((part, index) => (part.startsWith(':') ? given[index] !== '' : part === given[index]))
  )
}

/** The template of all paths that match both, which have as many parts; none when there are no such paths. */
function templateOfBoth(one: readonly string[], other: readonly string[]): string | undefined {
  const areApart = one.some((part, index) => {
    const counterpart = other[index] ?? ''
    return part !== counterpart && !part.startsWith(':') && !counterpart.startsWith(':')
  })
  return areApart ? undefined : one.map((part, index) => (part.startsWith(':') ? other[index] : part)).join('/')
}
