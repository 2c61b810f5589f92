import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { isListening } from './nginx.ts'
import { waitUntil } from './wait.ts'

/** Why Caddy cannot run here, or false. */
export const whyNoCaddy: string | false = spawnSync('caddy', ['version']).error
  ? 'there is no caddy on this machine'
  : false

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
  const caddy = spawn('caddy', ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], {
    env: { PATH: process.env['PATH'], HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  caddy.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const exit = once(caddy, 'exit')
  t.teardown(async () => {
    caddy.kill('SIGKILL')
    await exit
  })
  await waitUntil(async () => {
    if (caddy.exitCode !== null) throw new Error(`caddy ended: ${errors}`)
    return isListening(port)
  }, 'the start of caddy')
}
