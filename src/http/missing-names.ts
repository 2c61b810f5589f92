import type { FastifyRequest } from 'fastify'
import { Failure, errors, hints } from '../errors.ts'
import { quote } from '../platform/text/quote.ts'
import { base } from './route.ts'

/**
 * A refusal that says "There is no job with this id", with the id that stands in the path: behind the list that the
 * hint of its code names. What has a sentence of its own is left as it is, and so is what was named elsewhere.
 */
export function withMissingName(failure: Failure, { params, routeOptions }: FastifyRequest): Failure {
  const { code, options } = failure
  const [, list] = options.message === undefined ? (/^GET (\/\S+) lists /.exec(hints[code] ?? '') ?? []) : []
  if (list === undefined) return failure
  const parts = partsOf(routeOptions.url ?? '')
  const before = partsOf(list)
  const name = before.every((part, index) => isAlike(part, parts[index])) ? parts[before.length] : undefined
  const given: unknown = name?.startsWith(':') ? Object(params)[name.slice(1)] : undefined
  if (typeof given !== 'string') return failure
  const message = errors[code][2].replace(/\bthis (id|name|filename)\b/, (_, what) => `the ${what} ${quote(given)}`)
  return new Failure(code, { ...options, message })
}

function partsOf(path: string): string[] {
  return path
    .replace(base, '')
    .replaceAll(/\{(\w+)\}/g, ':$1')
    .split('/')
}

/** Parameters have other names on other paths. */
function isAlike(one: string, other = ''): boolean {
  return one === other || (one.startsWith(':') && other.startsWith(':'))
}
