/** How many bytes are shown before they are acknowledged. */
const acknowledgeBytes = 65_536
const pausesMs = [200, 500, 1_000, 2_000, 5_000]
const [output, snapshot] = [0, 1]

/**
 * The connection to a terminal. It comes back by itself at the position up to which everything was shown, so that no
 * byte is lost or shown twice.
 *
 * `show(bytes)` resolves once the bytes are drawn, `redraw(size, bytes)` once they have replaced what was drawn;
 * `tell(frame)` gets the messages of the service, and `away(since)` that there is no connection, or that there is one.
 */
export class TerminalLink {
  #address
  #events
  #socket
  #cursor
  #acknowledged = 0
  #failures = 0
  #awaySince
  #isOver = false

  constructor(address, events) {
    this.#address = address
    this.#events = events
    this.#connect()
  }

  /** Types; false where nobody is there to take it. */
  type(text) {
    return this.#send(new TextEncoder().encode(text))
  }

  ask(request) {
    return this.#send(JSON.stringify(request))
  }

  close() {
    this.#isOver = true
    this.#socket?.close()
  }

  #send(message) {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false
    this.#socket.send(message)
    return true
  }

  #connect() {
    const address = new URL(this.#address)
    if (this.#cursor !== undefined) address.searchParams.set('cursor', this.#cursor)
    const socket = new WebSocket(address)
    this.#socket = socket
    socket.binaryType = 'arraybuffer'
    socket.addEventListener('message', ({ data }) => this.#take(data))
    socket.addEventListener('close', () => this.#lose())
  }

  #take(data) {
    if (typeof data === 'string') return this.#hear(JSON.parse(data))
    const view = new DataView(data)
    const position = Number(view.getBigUint64(1))
    if (view.getUint8(0) === snapshot) {
      const size = { cols: view.getUint16(9), rows: view.getUint16(11) }
      this.#cursor = position
      return void this.#events.redraw(size, new Uint8Array(data, 13)).then(() => this.#acknowledge(position))
    }
    if (view.getUint8(0) !== output) return
    const bytes = new Uint8Array(data, 9)
    this.#cursor = position + bytes.length
    void this.#events.show(bytes).then(() => this.#acknowledge(position + bytes.length))
  }

  #hear(frame) {
    if (frame.type === 'attached') {
      this.#failures = 0
      this.#awaySince = undefined
      this.#events.away(undefined)
    }
    if (frame.type === 'exited') this.#isOver = true
    this.#events.tell(frame)
  }

  #acknowledge(cursor) {
    if (cursor - this.#acknowledged < acknowledgeBytes && cursor > this.#acknowledged) return
    this.#acknowledged = cursor
    this.ask({ type: 'ack', cursor })
  }

  #lose() {
    if (this.#isOver) return
    this.#awaySince ??= Date.now()
    this.#events.away(this.#awaySince)
    setTimeout(() => this.#isOver || this.#connect(), pausesMs[Math.min(this.#failures++, pausesMs.length - 1)])
  }
}
