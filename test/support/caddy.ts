import { join } from 'node:path'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'

/** Why Caddy cannot run here, or false. */
export const whyNoCaddy = whyNoServer('caddy')

/** A site of ours behind Caddy with a certificate of its own authority, on a free port. */
export async function startCaddy(t: Teardown, site: string, port: number): Promise<void> {
  const folder = makeFolder(t)
  const global = [
    'admin off',
    'auto_https disable_redirects',
    'local_certs',
    'skip_install_trust',
    `storage file_system ${join(folder, 'storage')}`,
    'log {\nlevel ERROR\n}',
  ]
  writeFiles(folder, {
    Caddyfile: `{\n${global.join('\n')}\n}\n${site.replace('example.org {', `example.org:${port} {`)}`,
  })
  const args = ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile']
  await DebianServer.start(t, { port, program: 'caddy', args, home: folder })
}
