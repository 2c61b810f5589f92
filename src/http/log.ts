import type { FastifyBaseLogger } from 'fastify'
import type { Log } from '../contract.ts'
import type { SecretMask } from '../platform/secrets/secret-mask.ts'

/**
 * Makes the log of a request: lines of JSON on standard error. Fastify's own costs every request a child logger and two
 * listeners, which is a tenth of a whole request, even when nothing is said; and one of a factory it looks over each
 * time.
 */
export function createRequestLogs(level: string, mask: SecretMask): (reqId: string) => FastifyBaseLogger {
  return (reqId) => new LineLog(level, { reqId }, mask)
}

/** The same for what happens outside a request. */
export function createLog(level: string, mask: SecretMask): Log {
  return new LineLog(level, {}, mask)
}

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** The fields of a log line and its message, or the message alone. */
type Said = [about: unknown, message?: string] | unknown[]

class LineLog implements FastifyBaseLogger {
  readonly level: string
  readonly #bindings: object
  readonly #mask: SecretMask

  constructor(level: string, bindings: object, mask: SecretMask) {
    this.level = level
    this.#bindings = bindings
    this.#mask = mask
  }

  trace(...said: Said): void {
    this.#write('trace', said)
  }
  debug(...said: Said): void {
    this.#write('debug', said)
  }
  info(...said: Said): void {
    this.#write('info', said)
  }
  warn(...said: Said): void {
    this.#write('warn', said)
  }
  error(...said: Said): void {
    this.#write('error', said)
  }
  fatal(...said: Said): void {
    this.#write('fatal', said)
  }
  silent(): void {}

  child(bindings: object): LineLog {
    return new LineLog(this.level, { ...this.#bindings, ...bindings }, this.#mask)
  }

  #write(level: string, [about, message]: Said): void {
    if (levels.indexOf(level) < levels.indexOf(this.level)) return
    const fields = typeof about === 'object' ? { ...about, message } : { message: about }
    const line = JSON.stringify({ level, time: new Date().toISOString(), ...this.#bindings, ...fields }, plain)
    process.stderr.write(`${this.#mask.text(line)}\n`)
  }
}

/** Errors have no members of their own, and Fastify hands over whole requests and replies, which the id stands for. */
function plain(name: string, value: unknown): unknown {
  if (name === 'req' || name === 'res') return undefined
  if (!(value instanceof Error)) return value
  const { stack, cause } = value
  return { ...value, stack, cause }
}
