import { createPublicKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { Socket } from 'node:net'
import { join, relative } from 'node:path'
import { fail } from '../../../errors.ts'
import { shortSocketPath, socketPathBytesMax } from '../../../platform/files/socket-path.ts'
import { KeyFields, blobOf, publicKeyOf, textField } from '../remotes/ssh-keys.ts'
import { isSignInTo, sessionOf } from './ssh-messages.ts'
import type { SshSignIn, SshSession } from './ssh-messages.ts'

/**
 * An agent that ssh asks to sign with one key (draft-ietf-sshm-ssh-agent). The key never leaves this process, and signs
 * nothing but the sign-in for which the agent was started.
 */
export interface SshAgent {
  /**
   * The path of the socket for ssh. It lies in a folder that only this user can enter and only the sandbox of this
   * exchange shows.
   */
  readonly socket: string
  readonly folder: string
  close(): Promise<void>
}

export interface SshAgentOptions {
  /** The folder of the exchange, where its own is made. */
  readonly exchange: string
  /** The folder in which ssh is started. */
  readonly from: string
  /** Called at the first request; gives the private key as text. */
  readonly open: () => Promise<string | undefined>
  readonly signIn: SshSignIn
}

const failure = 5
const success = 6
const requestIdentities = 11
const identitiesAnswer = 12
const signRequest = 13
const signResponse = 14
const extension = 27
const messageBytesMax = 262_144
const longPath =
  'The path of the data folder is too long for a socket, by which ssh asks for a stored key: choose a shorter one with --data.'

export async function startSshAgent(options: SshAgentOptions): Promise<SshAgent> {
  const folder = join(options.exchange, 'ssh')
  const socket = join(folder, 'agent')
  const named = [socket, relative(options.from, socket)].find((path) => Buffer.byteLength(path) <= socketPathBytesMax)
  if (named === undefined) return fail('git_unsupported', { message: longPath })
  await mkdir(folder, { mode: 0o700 })
  let key: Promise<KeyObject | undefined> | undefined
  const loadKey = () => (key ??= options.open().then((text) => (text === undefined ? undefined : publicKeyOf(text))))
  const sockets = new Set<Socket>()
  const place = shortSocketPath(socket)
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    new Connection(loadKey, options.signIn).serve(socket)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(place.path, resolve)
  })
  return {
    socket: named,
    folder,
    close: async () => {
      for (const connection of sockets) connection.destroy()
      await new Promise((resolve) => server.close(resolve))
      place.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One ssh that asks. It says first to which server it is connected, from OpenSSH 8.9 on. */
class Connection {
  readonly #loadKey: () => Promise<KeyObject | undefined>
  readonly #signIn: SshSignIn
  #session: SshSession | undefined

  constructor(loadKey: () => Promise<KeyObject | undefined>, signIn: SshSignIn) {
    this.#loadKey = loadKey
    this.#signIn = signIn
  }

  serve(socket: Socket): void {
    let received = Buffer.alloc(0)
    let last: Promise<void> = Promise.resolve()
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk])
      while (received.length >= 4) {
        const length = received.readUInt32BE(0)
        if (length > messageBytesMax) return void socket.destroy()
        if (received.length < 4 + length) return
        const message = received.subarray(4, 4 + length)
        received = received.subarray(4 + length)
        last = last.then(async () => {
          const answer = await this.#answerTo(message).catch(() => Buffer.from([failure]))
          socket.write(textField(answer))
        })
      }
    })
  }

  async #answerTo(message: Buffer): Promise<Buffer> {
    const fields = new KeyFields(message)
    const kind = fields.take(1)[0]
    if (kind === extension) return Buffer.from([this.#bind(fields) ? success : failure])
    const key = await this.#loadKey()
    const blob = key && blobOf(createPublicKey(key))
    if (kind === requestIdentities) {
      const count = Buffer.from([identitiesAnswer, 0, 0, 0, blob ? 1 : 0])
      return blob ? Buffer.concat([count, textField(blob), textField('gantry')]) : count
    }
    if (kind !== signRequest || !key || !blob) return Buffer.from([failure])
    const [wanted, data, flags] = [fields.text(), fields.text(), fields.take(4).readUInt32BE(0)]
    if (!wanted.equals(blob) || !isSignInTo(data, blob, this.#signIn, this.#session)) return Buffer.from([failure])
    return Buffer.concat([Buffer.from([signResponse]), textField(signatureOf(key, data, flags))])
  }

  /** A connection is bound once: a further session would be one behind the server, to which the agent is forwarded. */
  #bind(fields: KeyFields): boolean {
    const session = this.#session === undefined ? sessionOf(fields, this.#signIn) : undefined
    if (session === undefined) return false
    this.#session = session
    return true
  }
}

/** RFC 8332: the flags 2 and 4 ask for SHA-256 and SHA-512 with an RSA key. */
function signatureOf(key: KeyObject, data: Buffer, flags: number): Buffer {
  if (key.asymmetricKeyType === 'ed25519')
    return Buffer.concat([textField('ssh-ed25519'), textField(sign(null, data, key))])
  const bits = flags & 4 ? 512 : 256
  return Buffer.concat([textField(`rsa-sha2-${bits}`), textField(sign(`sha${bits}`, data, key))])
}
