import { createRequire } from 'node:module'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { freePort } from './ports.ts'
import { waitUntil } from './wait.ts'

/** Why there is no server of IRC here; false if there is one. */
export const whyNoNgircd = whyNoServer('ngircd')

/** ngircd of Debian. */
export async function startNgircd(t: Teardown): Promise<DebianServer> {
  const folder = makeFolder(t)
  const port = await freePort()
  const options = ['DNS = no', 'Ident = no', 'PAM = no', 'AllowRemoteOper = no', 'OperCanUseMode = no']
  writeFiles(folder, {
    'ngircd.conf': [
      '[Global]',
      'Name = irc.example.test',
      'Info = A server of a test',
      'Listen = 127.0.0.1',
      `Ports = ${port}`,
      'MotdPhrase = hello',
      '[Limits]',
      'MaxConnectionsIP = 0',
      'MaxNickLength = 32',
      '[Options]',
      ...options,
      '',
    ].join('\n'),
  })
  // It changes to a user without rights before it reads the file again.
  chmodSync(folder, 0o755)
  return DebianServer.start(t, {
    port,
    program: 'ngircd',
    args: ['--nodaemon', '--config', join(folder, 'ngircd.conf')],
  })
}

interface IrcMessage {
  readonly nick: string
  readonly target: string
  readonly message: string
}

/** A person at a client of IRC that nobody here wrote. */
export class IrcPerson {
  readonly heard: IrcMessage[] = []
  readonly nick: string
  readonly #port: number
  #client: any

  constructor(port: number, nick: string) {
    this.#port = port
    this.nick = nick
  }

  /** Resolves when the person is in the channel, if one is named. */
  async connect(channel?: string): Promise<void> {
    const { Client } = createRequire(import.meta.url)('irc-framework')
    this.#client = new Client()
    this.#client.on('privmsg', (message: IrcMessage) => this.heard.push(message))
    const registered = new Promise((resolve) => this.#client.once('registered', resolve))
    this.#client.connect({ host: '127.0.0.1', port: this.#port, nick: this.nick, auto_reconnect: false })
    await registered
    if (channel !== undefined) await this.join(channel)
  }

  async join(channel: string): Promise<void> {
    const joined = new Promise((resolve) => this.#client.once('join', resolve))
    this.#client.join(channel)
    await joined
  }

  /** Resolves when the server has set it. */
  async setMode(channel: string, ...mode: readonly string[]): Promise<void> {
    const set = new Promise((resolve) => this.#client.once('mode', resolve))
    this.#client.raw('MODE', channel, ...mode)
    await set
  }

  say(target: string, text: string): void {
    this.#client.say(target, text)
  }

  /** The nicknames in a channel. */
  namesIn(channel: string): Promise<string[]> {
    return new Promise((resolve) => {
      this.#client.once('userlist', ({ users }: { users: { nick: string }[] }) =>
        resolve(users.map(({ nick }) => nick)),
      )
      this.#client.raw(`NAMES ${channel}`)
    })
  }

  async heardBy(text: string | RegExp, target?: string): Promise<IrcMessage> {
    const fits = ({ message, target: to }: IrcMessage) =>
      (typeof text === 'string' ? message.includes(text) : text.test(message)) && (target ?? to) === to
    await waitUntil(() => this.heard.some(fits), `${this.nick} hears ${text}`)
    const found = this.heard.find(fits)
    if (!found) throw new Error('it was heard and is gone')
    return found
  }

  quit(): void {
    this.#client?.connection?.end?.()
    this.#client?.quit()
  }
}
