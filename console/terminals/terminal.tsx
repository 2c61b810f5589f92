import '../core.ts'
import '../../src/http/docs/terminal/strict-styles.js'
import { FitAddon } from '@xterm/addon-fit'
import { Terminal } from '@xterm/xterm'
import { useSignal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { TerminalLink } from '../../src/http/docs/terminal/terminal-link.js'
import { base } from '../address.ts'
import { gantry } from '../gantry.ts'
import { Icon } from '../parts/icons.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { identity } from '../session.ts'
import { Attachment, notSharedWords } from './attachment.ts'
import type { AttachmentState } from './attachment.ts'

/** What a phone has no keys for. */
const phoneKeys: Readonly<Record<string, string>> = {
  Esc: '\x1b',
  Tab: '\t',
  'Ctrl+C': '\x03',
  'Ctrl+D': '\x04',
  '↑': '\x1b[A',
  '↓': '\x1b[B',
  '←': '\x1b[D',
  '→': '\x1b[C',
}

interface TerminalViewProps {
  readonly session: Schemas.TerminalSession
  /** Whether the service still has it. */
  readonly isListed: boolean
}

/** One terminal: what it shows, who looks, and what may be done with it. */
export function TerminalView({ session, isListed }: TerminalViewProps): JSX.Element {
  const element = useRef<HTMLDivElement>(null)
  const place = useRef<HTMLElement>(null)
  const attachment = useRef<Attachment>(undefined)
  const state = useSignal<AttachmentState>({ words: 'Connecting', isWriting: false, isAway: false, viewers: [] })
  const { taskId, id, cols, rows } = session
  const isOwn = session.createdBy.id === identity.value?.userId
  const isReachable = isOwn || session.isShared
  const round = useSharedAgain(session, state)
  useEffect(() => {
    if (element.current === null) return
    if (!isReachable) {
      state.value = { words: notSharedWords, isWriting: false, isAway: true, viewers: [] }
      return
    }
    state.value = { ...state.peek(), words: 'Connecting' }
    const terminal = newTerminal(cols, rows)
    const fit = new FitAddon()
    terminal.loadAddon(fit)
    terminal.open(element.current)
    terminal.attachCustomKeyEventHandler((event) => !isLeaving(event, place.current))
    const address = new URL(`${base}/api/v1/terminal/${taskId}/connect?sessionId=${id}`, location.href)
    address.protocol = address.protocol.replace('http', 'ws')
    const made = new Attachment(terminal, fit, state, (events) => new TerminalLink(address.href, events))
    attachment.current = made
    const observer = new ResizeObserver(() => made.fitNow())
    observer.observe(element.current)
    terminal.focus()
    return () => {
      observer.disconnect()
      made.close()
    }
    // Another size is told on the connection: it makes no new one, on which keys would be lost.
  }, [taskId, id, isReachable, round])
  const { words, isWriting: mayWrite, isAway, viewers } = state.value
  // How it ended comes by its connection, if there is one then.
  const isGone = isReachable && isAway && !isListed
  const isWriting = mayWrite && !isGone
  return (
    <section
      ref={place}
      class="terminal-place"
      tabIndex={-1}
      aria-label={`Terminal ${session.command.join(' ')}; Ctrl Shift L leaves it`}
    >
      <header class="terminal-bar">
        <span role="status">
          {!isWriting && <Icon name="lock" size={14} />} {isGone ? 'Ended' : words}
        </span>
        <Viewers viewers={viewers} />
        <div class="bar-end">
          {isWriting && (
            <button type="button" class="button" onClick={() => attachment.current?.take()}>
              Fit to this window
            </button>
          )}
          {isWriting && isOwn && <Share session={session} />}
          <button
            type="button"
            class="button"
            onClick={() => void attempt(async () => attachment.current?.copy().then(() => say('Copied.')))}
          >
            Copy
          </button>
          {isWriting && (
            <button
              type="button"
              class="button danger"
              onClick={() => void attempt(() => gantry.terminals.close({ taskId, sessionId: id }))}
            >
              End
            </button>
          )}
        </div>
      </header>
      <div ref={element} class="terminal-screen" data-away={isAway} />
      {isWriting && <PhoneKeys type={(keys) => attachment.current?.type(keys)} />}
    </section>
  )
}

function newTerminal(cols: number, rows: number): Terminal {
  showStyles()
  const theme = { background: '#101413' }
  return new Terminal({ cols, rows, scrollback: 5_000, fontSize: 13, screenReaderMode: true, theme })
}

/** All keys are for the program but this, by which the keyboard comes out again. */
function isLeaving(event: KeyboardEvent, place: HTMLElement | null): boolean {
  if (event.key.toLowerCase() !== 'l' || !event.ctrlKey || !event.shiftKey) return false
  event.preventDefault()
  if (event.type === 'keydown') place?.focus()
  return true
}

function Viewers({ viewers }: Pick<AttachmentState, 'viewers'>): JSX.Element {
  const holder = viewers.find(({ holdsSize }) => holdsSize)
  return (
    <span class="quiet">
      {viewers.length} {viewers.length === 1 ? 'viewer' : 'viewers'}
      {holder !== undefined && `, ${holder.user?.name ?? 'another'} holds the size`}
    </span>
  )
}

/** Grows when the list says that the terminal is shared, but its connection was ended for that it was not. */
function useSharedAgain(session: Schemas.TerminalSession, state: Signal<AttachmentState>): number {
  const [round, setRound] = useState(0)
  const wasShared = useRef(session.isShared)
  useEffect(() => {
    // One that was not shared until now is connected to anyway.
    if (wasShared.current && session.isShared && state.peek().words === notSharedWords) setRound((before) => before + 1)
    wasShared.current = session.isShared
  }, [session])
  return round
}

function PhoneKeys({ type }: { readonly type: (keys: string) => void }): JSX.Element {
  return (
    <div class="phone-keys" role="toolbar" aria-label="Keys">
      {Object.entries(phoneKeys).map(([name, keys]) => (
        <button key={name} type="button" class="button" onClick={() => type(keys)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** Whether others see the terminal and type into it. */
function Share({ session: { taskId, id, isShared: given } }: { readonly session: Schemas.TerminalSession }) {
  const [isShared, setShared] = useState(given)
  // Another window of the same user may share it too.
  useEffect(() => setShared(given), [given])
  const share = () =>
    attempt(async () =>
      setShared((await gantry.terminals.update({ taskId, sessionId: id, isShared: !isShared })).session.isShared),
    )
  return (
    <button
      type="button"
      class="button"
      aria-pressed={isShared}
      title="Others see a shared terminal and type into it"
      onClick={() => void share()}
    >
      {isShared ? 'Shared' : 'Share'}
    </button>
  )
}

/** The rules of the package that draws terminals. */
function showStyles(): void {
  const href = `${base}/docs/xterm.css`
  if (document.querySelector(`link[href="${href}"]`) !== null) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
