import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { WebSocket } from 'ws'
import { frameBytes, frameIn } from './frames.ts'
import type { MakeLink } from './link.ts'
import { protocolVersion } from './protocol.ts'
import type { ServiceMessage } from './protocol.ts'

export interface DialOptions {
  /** The address of the service. */
  readonly server: URL
  readonly token: string
  /** Of this program. */
  readonly version: string
  /** Answers the service by a connection. */
  readonly serve: (makeLink: MakeLink<ServiceMessage>) => void
  /** Called when the service says that this runner may run nothing. */
  readonly onDisabled: () => void
  /** Why the service has refused this runner meanwhile, once. */
  readonly takeRefusal: () => string | undefined
  /** Prints one line for each state. */
  readonly print: (line: string) => void
  readonly signal: AbortSignal
}

/** Why there is no use in another attempt. */
export interface DialRefusal {
  readonly reason: 'token' | 'version'
  readonly sentence: string
}

const firstPauseMs = 500
const longestPauseMs = 30_000
const handshakeMs = 15_000
const messageBytesMax = 64 * 1024 * 1024
const answerCharactersMax = 65_536

/**
 * Connects to the service, again and again, until the signal aborts or the service refuses this runner for good. No
 * port is opened.
 */
export async function dial(options: DialOptions): Promise<DialRefusal | undefined> {
  const { signal, print, server, takeRefusal } = options
  let pauseMs = firstPauseMs
  while (!signal.aborted) {
    const found = await connect(options)
    if ('reason' in found) return found
    if ('isDisabled' in found && found.isDisabled) options.onDisabled()
    if ('socket' in found) {
      print(`connected to ${server.origin}`)
      await use(found.socket, options)
      if (signal.aborted) return undefined
      const refusal = takeRefusal()
      // What another process holds is soon held no more, or for long.
      if (refusal !== undefined) print(`${server.origin} refuses this runner: ${refusal}`)
      else {
        pauseMs = firstPauseMs
        print(`disconnected from ${server.origin}; connecting again`)
      }
    } else print(`cannot connect to ${server.origin}: ${found.problem}; trying again in ${seconds(pauseMs)}`)
    // Many runners of a service that was restarted do not come at once.
    await pause(pauseMs * (0.5 + Math.random() / 2), signal)
    pauseMs = Math.min(longestPauseMs, pauseMs * 2)
  }
  return undefined
}

type Attempt =
  | { readonly socket: WebSocket }
  | { readonly problem: string; readonly isDisabled?: boolean }
  | DialRefusal

async function connect({ server, token, version, signal }: DialOptions): Promise<Attempt> {
  const { WebSocket } = await import('ws')
  const url = new URL(`${server.pathname.replace(/\/$/, '')}/api/v1/runners/connect`, server)
  url.protocol = server.protocol === 'https:' ? 'wss:' : 'ws:'
  url.search = new URLSearchParams({ protocol: String(protocolVersion), version, os: process.platform }).toString()
  const { promise, resolve } = Promise.withResolvers<Attempt>()
  const headers = { authorization: `Bearer ${token}` }
  const limits = { perMessageDeflate: false, handshakeTimeout: handshakeMs, maxPayload: messageBytesMax }
  const socket: WebSocket = new WebSocket(url, { headers, ...limits })
  const stop = () => socket.terminate()
  signal.addEventListener('abort', stop, { once: true })
  socket.once('open', () => {
    // Nothing is read before the frames have a reader.
    socket.pause()
    resolve({ socket })
  })
  socket.once('unexpected-response', (_, answer) => void judge(answer).then(resolve).finally(stop))
  socket.on('error', (error) => resolve({ problem: error.message }))
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

/** What an answer that opens no connection means. Others than these may pass. */
async function judge(answer: IncomingMessage): Promise<Attempt> {
  const { statusCode: status } = answer
  const { code, message } = errorIn(await text(answer).catch(() => ''))
  if (status === 401) return { reason: 'token', sentence: `The service refuses this token: ${message}` }
  if (code === 'runner_unsupported') return { reason: 'version', sentence: message }
  return { problem: message === '' ? `the answer was ${status}` : message, isDisabled: code === 'runner_disabled' }
}

function errorIn(body: string): { readonly code: string; readonly message: string } {
  try {
    const { error }: { error?: { code?: unknown; message?: unknown } } = JSON.parse(body.slice(0, answerCharactersMax))
    return { code: String(error?.code ?? ''), message: String(error?.message ?? '') }
  } catch {
    return { code: '', message: '' }
  }
}

/** Resolves when the connection has ended. */
async function use(socket: WebSocket, { serve, signal }: DialOptions): Promise<void> {
  const { promise: closed, resolve } = Promise.withResolvers<void>()
  const stop = () => socket.terminate()
  signal.addEventListener('abort', stop, { once: true })
  serve(({ onFrame, onClose }) => {
    socket.on('message', (data: Buffer, isBinary) => {
      try {
        if (!isBinary) throw new TypeError('A frame is a binary message.')
        onFrame(frameIn(data))
      } catch {
        socket.terminate()
      }
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      onClose()
      resolve()
    })
    socket.resume()
    return {
      get isOpen() {
        return socket.readyState === socket.OPEN
      },
      get waitingBytes() {
        return socket.bufferedAmount
      },
      send: (head, body) => {
        if (socket.readyState === socket.OPEN) socket.send(frameBytes(head, body))
      },
      close: () => socket.terminate(),
    }
  })
  if (signal.aborted) stop()
  await closed
  signal.removeEventListener('abort', stop)
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done)
    if (signal.aborted) done()
  })
}

function seconds(ms: number): string {
  return `${Math.round(ms / 100) / 10} s`
}
