import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spawn } from 'node-pty'
import { WebSocketServer } from 'ws'

/**
 * The floor of what a terminal on the wire costs: node-pty and ws by hand, a program for each connection. No output is
 * kept, nobody is asked who they are, and a reader that is slow makes the process grow.
 */
const server = createServer()
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', (socket, { url = '' }) => {
  const command = new URL(url, 'http://localhost').searchParams.get('command') ?? 'cat'
  const terminal = spawn('/bin/sh', ['-c', command], { cols: 80, rows: 24, encoding: null })
  // Without an encoding it gives bytes, which its types do not say.
  terminal.onData((bytes: unknown) => socket.send(bytes as Buffer))
  terminal.onExit(() => socket.close(1000))
  socket.on('message', (data) => terminal.write(String(data)))
  socket.once('close', () => terminal.kill('SIGKILL'))
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port} Ctrl+C`))
process.once('SIGTERM', () => process.exit(0))
