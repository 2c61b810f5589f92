import { createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blobOf, keyOf, textField } from '../remotes/ssh-keys.ts'

/** An agent that ssh asks to sign with one key (draft-ietf-sshm-ssh-agent). The key never leaves this process. */
export interface SshAgent {
  /** The socket, in a folder that only this user can enter. */
  readonly socket: string
  readonly folder: string
  close(): Promise<void>
}

const failure = 5
const requestIdentities = 11
const identitiesAnswer = 12
const signRequest = 13
const signResponse = 14
const messageBytesMax = 262_144

/** `ask` is called at the first request, and gives the private key as text. */
export async function startSshAgent(ask: () => Promise<string | undefined>): Promise<SshAgent> {
  const folder = await mkdtemp(join(tmpdir(), 'gantry-ssh-'))
  await chmod(folder, 0o700)
  const socket = join(folder, 'agent')
  let key: Promise<KeyObject | undefined> | undefined
  const loadKey = () => (key ??= ask().then((text) => (text === undefined ? undefined : keyOf(text))))
  const sockets = new Set<Socket>()
  const server = createServer((connection) => {
    sockets.add(connection)
    connection.on('close', () => sockets.delete(connection))
    connection.on('error', () => connection.destroy())
    serve(connection, loadKey)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(socket, resolve)
  })
  return {
    socket,
    folder,
    close: async () => {
      for (const connection of sockets) connection.destroy()
      await new Promise((resolve) => server.close(resolve))
      await rm(folder, { recursive: true, force: true })
    },
  }
}

function serve(connection: Socket, loadKey: () => Promise<KeyObject | undefined>): void {
  let received = Buffer.alloc(0)
  let last: Promise<void> = Promise.resolve()
  connection.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    while (received.length >= 4) {
      const length = received.readUInt32BE(0)
      if (length > messageBytesMax) return void connection.destroy()
      if (received.length < 4 + length) return
      const message = received.subarray(4, 4 + length)
      received = received.subarray(4 + length)
      last = last.then(async () => {
        const answer = await answerTo(message, loadKey).catch(() => Buffer.from([failure]))
        const head = Buffer.alloc(4)
        head.writeUInt32BE(answer.length)
        connection.write(Buffer.concat([head, answer]))
      })
    }
  })
}

async function answerTo(message: Buffer, loadKey: () => Promise<KeyObject | undefined>): Promise<Buffer> {
  const key = await loadKey()
  const blob = key && blobOf(createPublicKey(key))
  if (message[0] === requestIdentities) {
    const count = Buffer.from([identitiesAnswer, 0, 0, 0, blob ? 1 : 0])
    return blob ? Buffer.concat([count, textField(blob), textField('gantry')]) : count
  }
  if (message[0] !== signRequest || !key || !blob) return Buffer.from([failure])
  const keyLength = message.readUInt32BE(1)
  const dataAt = 5 + keyLength
  const dataLength = message.readUInt32BE(dataAt)
  const data = message.subarray(dataAt + 4, dataAt + 4 + dataLength)
  const flags = message.readUInt32BE(dataAt + 4 + dataLength)
  if (!message.subarray(5, dataAt).equals(blob)) return Buffer.from([failure])
  return Buffer.concat([Buffer.from([signResponse]), textField(signatureOf(key, data, flags))])
}

/** RFC 8332: the flags 2 and 4 ask for SHA-256 and SHA-512 with an RSA key. */
function signatureOf(key: KeyObject, data: Buffer, flags: number): Buffer {
  if (key.asymmetricKeyType === 'ed25519')
    return Buffer.concat([textField('ssh-ed25519'), textField(sign(null, data, key))])
  const bits = flags & 4 ? 512 : 256
  return Buffer.concat([textField(`rsa-sha2-${bits}`), textField(sign(`sha${bits}`, data, key))])
}
