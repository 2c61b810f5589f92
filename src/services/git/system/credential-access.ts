import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { CredentialSource } from '../outcomes.ts'
import { targetOf } from '../remotes/targets.ts'
import type { Machine } from './machine.ts'
import { startSshAgent } from './ssh-agent.ts'
import { hostKeysIn } from './ssh-messages.ts'

/** How one command of git asks for a credential. */
export interface CredentialAccess {
  /** Variables of the command. */
  readonly environment: Readonly<Record<string, string>>
  /** Answers a question on the third descriptor of the command. */
  readonly answer?: (question: string) => Promise<string>
  close(): Promise<void>
}

/**
 * The helper of git: it passes the question on to this process by descriptor 3, which the command inherits, and prints
 * the answer. So the password is on no disk, in no argument and in no environment.
 */
const helper =
  '!f() { test "$1" = get || exit 0; cat >&3; echo >&3; while IFS= read -r l <&3 && test -n "$l"; do printf "%s\\n" "$l"; done; }; f'

/** Whether the address is one of the server to which the credential is bound. */
export function isTarget(address: string, { target }: CredentialSource): boolean {
  return targetOf(address) === target
}

/** What asks. */
export interface Exchanging {
  readonly machine: Machine
  /** The folder of the exchange. */
  readonly exchange: string
  /** Where git runs. */
  readonly folder: string
  readonly addresses: readonly string[]
}

/** Lets a command ask for the credential of a remote. `note` is given each secret that was handed out. */
export async function openAccess(
  exchanging: Exchanging,
  source: CredentialSource,
  note: (secret: string) => void,
): Promise<CredentialAccess> {
  return source.kind === 'key' ? accessBySsh(exchanging, source, note) : accessByHelper(source, note)
}

function accessByHelper(
  { target, username = 'git', open }: CredentialSource,
  note: (secret: string) => void,
): CredentialAccess {
  return {
    environment: {
      GIT_CONFIG_COUNT: '2',
      // The first one empties the list of the helpers that the configuration of the user names.
      GIT_CONFIG_KEY_0: 'credential.helper',
      GIT_CONFIG_VALUE_0: '',
      GIT_CONFIG_KEY_1: 'credential.helper',
      GIT_CONFIG_VALUE_1: helper,
    },
    answer: async (question) => {
      const fields = new Map(
        question.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
      )
      if (`${fields.get('protocol')}://${fields.get('host')}` !== target) return '\n'
      const password = await open()
      note(password)
      note(encodeURIComponent(password))
      note(Buffer.from(`${username}:${password}`).toString('base64'))
      return `username=${username}\npassword=${password}\n\n`
    },
    close: async () => undefined,
  }
}

async function accessBySsh(
  { machine, exchange, folder, addresses }: Exchanging,
  { knownHosts, open }: CredentialSource,
  note: (secret: string) => void,
): Promise<CredentialAccess> {
  const users = new Set(addresses.map(userIn))
  const [user] = users
  const agent = await startSshAgent({
    exchange,
    from: folder,
    open: async () => {
      const key = await open()
      note(key)
      return key
    },
    signIn: {
      user: users.size === 1 ? user : undefined,
      hostKeys: knownHosts === undefined ? undefined : hostKeysIn(knownHosts),
    },
  })
  const options = [
    'BatchMode=yes',
    `IdentityAgent=${agent.socket}`,
    'IdentitiesOnly=no',
    'IdentityFile=none',
    'ForwardAgent=no',
  ]
  if (knownHosts !== undefined) {
    const file = join(agent.folder, 'known_hosts')
    await writeFile(file, knownHosts.endsWith('\n') ? knownHosts : `${knownHosts}\n`, { mode: 0o600 })
    options.push(`UserKnownHostsFile=${file}`, 'GlobalKnownHostsFile=/dev/null', 'StrictHostKeyChecking=yes')
  }
  const words = [machine.program('ssh') ?? 'ssh', ...options.flatMap((option) => ['-o', option])]
  const command = words.map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(' ')
  return {
    environment: { GIT_SSH_COMMAND: command, SSH_AUTH_SOCK: agent.socket, GIT_SSH_VARIANT: 'ssh' },
    close: () => agent.close(),
  }
}

/** Who signs in at an address of ssh; nothing where the address does not say it. */
function userIn(address: string): string | undefined {
  return (/^[a-z+]+:\/\/([^/@]*)@/.exec(address) ?? /^([^/:@]+)@/.exec(address))?.[1]
}
