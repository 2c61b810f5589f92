import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder } from './folder.ts'
import type { Teardown } from './folder.ts'
import { freePort } from './ports.ts'

/** A real sshd that takes one key, and what a client needs to sign in there. */
export interface SshServer {
  /** The URL of a repository at this path of the machine. */
  url(path: string): string
  readonly privateKey: string
  readonly knownHosts: string
}

/** Why no sshd can be started here; false if one can. */
export const whyNoSsh = process.getuid?.() === 0 ? whyNoServer('sshd', 'openssh-server') : 'needs root'

/** The private key is on no disk once this resolves. */
export async function startSshServer(t: Teardown, type: 'ed25519' | 'rsa' = 'ed25519'): Promise<SshServer> {
  const folder = makeFolder(t)
  const generate = (file: string, kind: string) =>
    execFileSync('ssh-keygen', [
      ...['-q', '-t', kind, '-N', '', '-f', join(folder, file)],
      ...(kind === 'rsa' ? ['-b', '2048'] : []),
    ])
  generate('host', 'ed25519')
  generate('user', type)
  const privateKey = readFileSync(join(folder, 'user'), 'utf8')
  const port = await freePort()
  mkdirSync('/run/sshd', { recursive: true })
  writeFileSync(
    join(folder, 'sshd_config'),
    `Port ${port}\nListenAddress 127.0.0.1\nHostKey ${join(folder, 'host')}\nAuthorizedKeysFile ${join(folder, 'user.pub')}\nStrictModes no\nUsePAM no\nPasswordAuthentication no\nPermitRootLogin yes\nPidFile none\n`,
  )
  await DebianServer.start(t, { port, program: 'sshd', args: ['-D', '-e', '-f', join(folder, 'sshd_config')] })
  rmSync(join(folder, 'user'))
  const [kind, key] = readFileSync(join(folder, 'host.pub'), 'utf8').split(' ')
  return {
    url: (path) => `ssh://${userInfo().username}@127.0.0.1:${port}${path}`,
    privateKey,
    knownHosts: `[127.0.0.1]:${port} ${kind} ${key}\n`,
  }
}
