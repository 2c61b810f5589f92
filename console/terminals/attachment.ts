import type { FitAddon } from '@xterm/addon-fit'
import type { Terminal } from '@xterm/xterm'
import type { Signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import { sayFailure } from '../parts/toasts.tsx'
import type { LinkEvents, TerminalLink } from '../../src/http/docs/terminal/terminal-link.js'

export interface AttachmentState {
  readonly words: string
  readonly isWriting: boolean
  /** Whether there is no connection. */
  readonly isAway: boolean
  readonly viewers: readonly Schemas.TerminalViewer[]
}

/** A terminal on the page with its connection. */
export class Attachment {
  readonly #terminal: Terminal
  readonly #fit: FitAddon
  readonly #state: Signal<AttachmentState>
  readonly #link: TerminalLink
  #viewerId: string | undefined
  #holdsSize = false
  /** What is drawn again asks for answers that were given long ago. Keys are sent meanwhile. */
  #isRedrawing = false

  constructor(
    terminal: Terminal,
    fit: FitAddon,
    state: Signal<AttachmentState>,
    connect: (events: LinkEvents) => TerminalLink,
  ) {
    this.#terminal = terminal
    this.#fit = fit
    this.#state = state
    answerAsHolder(terminal, () => this.#holdsSize && !this.#isRedrawing)
    this.#link = connect({
      show: (bytes) => this.#show(bytes),
      redraw: (size, bytes) => this.#redraw(size, bytes),
      away: (since) =>
        this.#set({
          isAway: since !== undefined,
          ...(since !== undefined && {
            words: `Not connected since ${new Date(since).toLocaleTimeString()}; keys are not sent`,
          }),
        }),
      tell: (frame) => this.#take(frame),
    })
    terminal.onData((text) => this.type(text))
    terminal.onBinary((text) => this.type(text))
  }

  type(text: string): void {
    if (!this.#state.peek().isWriting) return
    if (!this.#link.type(text)) sayFailure(new Error('This key was not sent: there is no connection.'))
  }

  /** From now on the size of this window is that of the terminal. */
  take(): void {
    this.#holdsSize = this.#link.ask({ type: 'take' })
    this.fitNow()
    this.#terminal.focus()
  }

  fitNow(): void {
    const { cols, rows } = this.#fit.proposeDimensions() ?? {}
    if (this.#holdsSize && cols && rows)
      this.#link.ask({ type: 'resize', cols: Math.min(cols, sizeMax), rows: Math.min(rows, sizeMax) })
  }

  async copy(): Promise<void> {
    this.#terminal.selectAll()
    await navigator.clipboard.writeText(this.#terminal.getSelection().trimEnd())
    this.#terminal.clearSelection()
  }

  close(): void {
    this.#link.close()
    this.#terminal.dispose()
  }

  #show(bytes: Uint8Array): Promise<void> {
    return new Promise((resolve) => this.#terminal.write(bytes, resolve))
  }

  async #redraw({ cols, rows }: { readonly cols: number; readonly rows: number }, bytes: Uint8Array): Promise<void> {
    this.#isRedrawing = true
    this.#terminal.reset()
    this.#terminal.resize(cols, rows)
    await this.#show(bytes)
    this.#isRedrawing = false
  }

  #set(change: Partial<AttachmentState>): void {
    this.#state.value = { ...this.#state.peek(), ...change }
  }

  #take(frame: Schemas.TerminalFrame): void {
    if (frame.type === 'attached') {
      this.#viewerId = frame.viewerId
      // A connection that comes back holds what the one before held.
      if (this.#holdsSize) this.#link.ask({ type: 'take' })
      const isWriting = frame.mode === 'write'
      this.#set({ isWriting })
      this.#set({ words: this.#wordsOf(frame.session.lateSince) })
    } else if (frame.type === 'resized') this.#terminal.resize(frame.cols, frame.rows)
    else if (frame.type === 'gap')
      sayFailure(new Error(`${frame.to - frame.from} bytes that were printed meanwhile are not shown.`))
    else if (frame.type === 'exited')
      this.#set({
        isWriting: false,
        words: frame.signal === undefined ? `Exited with ${frame.exitCode}` : `Ended by signal ${frame.signal}`,
      })
    else if (frame.type === 'host') this.#set({ words: this.#wordsOf(frame.lateSince) })
    else if (frame.type === 'ended') this.#end(frame.reason)
    else if (frame.type === 'viewers') this.#see(frame.viewers)
    else if (frame.type === 'error') sayFailure(new Error(frame.error.message))
  }

  #wordsOf(lateSince: string | undefined): string {
    if (lateSince !== undefined) return `The runner has not answered since ${new Date(lateSince).toLocaleTimeString()}`
    return this.#state.peek().isWriting ? 'Running' : 'You watch'
  }

  #end(reason: string): void {
    // What is no longer shared would be refused again and again.
    if (reason === notShared) this.#link.close()
    this.#set({
      isWriting: false,
      viewers: [],
      // With which code it has exited was told before.
      ...(reason !== 'exited' && { words: reason === notShared ? notSharedWords : `Ended: ${reason}` }),
    })
  }

  #see(viewers: readonly Schemas.TerminalViewer[]): void {
    this.#set({ viewers })
    const holder = viewers.find(({ holdsSize }) => holdsSize)
    if (holder !== undefined) this.#holdsSize = holder.id === this.#viewerId
  }
}

const notShared = 'sharing_ended'
export const notSharedWords = 'Not shared with you'
const sizeMax = 1_000

/** What a program asks of its terminal is answered by the page that holds the size; else Gantry answers. */
function answerAsHolder({ parser }: Terminal, isHolder: () => boolean): void {
  const questions = [
    ...['', '>', '='].map((prefix) => ({ prefix, final: 'c' })),
    ...['', '?'].map((prefix) => ({ prefix, final: 'n' })),
    ...['', '?'].map((prefix) => ({ prefix, intermediates: '$', final: 'p' })),
  ]
  // A handler that returns true keeps the terminal from answering.
  for (const question of questions) parser.registerCsiHandler(question, () => !isHolder())
  parser.registerDcsHandler({ intermediates: '$', final: 'q' }, () => !isHolder())
  for (const colours of [4, 10, 11, 12]) parser.registerOscHandler(colours, (data) => data.includes('?') && !isHolder())
}
