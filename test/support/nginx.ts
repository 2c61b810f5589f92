import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { waitUntil } from './wait.ts'

/** Debian has nginx beside the programs of the administrator. */
const search = { PATH: `${process.env['PATH']}:/usr/sbin:/usr/local/sbin` }

/** Why nginx with TLS cannot run here, or false. */
export const whyNoNginx: string | false =
  [
    ['nginx', '-v'],
    ['openssl', 'version'],
  ].flatMap(([program = '', argument = '']) =>
    spawnSync(program, [argument], { env: search }).error ? `there is no ${program} on this machine` : [],
  )[0] ?? false

/** A site of ours behind nginx with TLS, on a free port. */
export async function startNginx(t: Teardown, site: string, port: number): Promise<void> {
  const folder = makeFolder(t)
  execFileSync(
    'openssl',
    // prettier-ignore
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-days',
      '2',
      '-subj',
      '/CN=example.org',
      '-keyout',
      join(folder, 'key.pem'),
      '-out',
      join(folder, 'certificate.pem'),
    ],
    { env: search, stdio: 'ignore' },
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFiles(folder, {
    'site.conf': site
      .replace('listen 443 ssl', `listen ${port} ssl`)
      .replace('/etc/ssl/example.org.pem', join(folder, 'certificate.pem'))
      .replace('/etc/ssl/example.org.key', join(folder, 'key.pem')),
    'nginx.conf': [
      'daemon off; master_process off; worker_processes 1;',
      `pid ${folder}/nginx.pid; error_log ${folder}/error.log;`,
      'events { worker_connections 256; }',
      `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
      `include ${folder}/site.conf; }`,
    ].join('\n'),
  })
  const nginx = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')], {
    env: search,
    stdio: 'ignore',
  })
  const exit = once(nginx, 'exit')
  t.teardown(async () => {
    nginx.kill('SIGKILL')
    await exit
  })
  await waitUntil(async () => {
    if (nginx.exitCode !== null) throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`)
    return isListening(port)
  }, 'the start of nginx')
}

/** Whether something answers, if only with a certificate that fetch does not know. */
export function isListening(port: number): Promise<boolean> {
  return fetch(`https://127.0.0.1:${port}/`).then(
    () => true,
    (error: Error) => (error.cause as { code?: string } | undefined)?.code !== 'ECONNREFUSED',
  )
}

/** A port that is free now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
