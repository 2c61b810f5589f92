import { signal } from '@preact/signals'
import { GantryError } from 'gantry/client'
import type { LiveConnection, Schemas } from 'gantry/client'
import { gantry, isSignedOut, leave } from './gantry.ts'

/** `limited`: the session may not read events. */
export type Connection = 'opening' | 'live' | 'offline' | 'limited'

export const connection = signal<Connection>('opening')
/** When the connection was lost, in milliseconds. */
export const lostAt = signal<number | undefined>(undefined)
/** Grows when events may be missing: what was read before is read again. */
export const generation = signal(0)

type Listener = (event: Schemas.Event) => void
const listeners = new Set<Listener>()

/** Calls a listener for each event, until it is removed by what is given back. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A socket that shows whether it is open. */
class WatchedSocket extends WebSocket {
  constructor(url: string) {
    super(url)
    this.addEventListener('open', find)
    // A browser that was without a network may have kept its connection.
    this.addEventListener('message', find)
    this.addEventListener('close', lose)
  }
}

function find(): void {
  connection.value = 'live'
  lostAt.value = undefined
}

function lose(): void {
  if (connection.value !== 'live') return
  connection.value = 'offline'
  lostAt.value = Date.now()
}

/** The browser tells of its network and of a page that is looked at again: then nothing is waited for. */
export function watchNetwork(): void {
  addEventListener('offline', lose)
  addEventListener('online', () => live.reconnect())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') live.reconnect()
  })
}

/** The one connection of this tab: events, and the jobs that are looked at. */
export const live: LiveConnection = gantry.live({ WebSocket: WatchedSocket, onGap: readAgain })

function readAgain(): void {
  generation.value += 1
}

const pauseMs = 2_000

export async function followEvents(): Promise<never> {
  for (;;) {
    try {
      for await (const event of live.events()) {
        if (event.kind === 'stream.gap') readAgain()
        for (const listener of listeners) listener(event)
      }
    } catch (error) {
      if (isSignedOut(error)) leave()
      if (error instanceof GantryError && (error.code === 'scope_missing' || error.code === 'forbidden'))
        connection.value = 'limited'
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
    // A stream that begins anew does not know what happened meanwhile.
    readAgain()
  }
}
