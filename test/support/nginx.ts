import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { DebianServer, whyNoServer } from './debian-server.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'

/** Why nginx with TLS cannot run here, or false. */
export const whyNoNginx = whyNoServer('nginx') || whyNoServer('openssl')

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
    { stdio: 'ignore' },
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  writeFiles(folder, {
    'site.conf': site
      .replace('listen 443 ssl', `listen ${port} ssl`)
      .replace('/etc/ssl/example.org.pem', join(folder, 'certificate.pem'))
      .replace('/etc/ssl/example.org.key', join(folder, 'key.pem')),
    'nginx.conf': [
      'daemon off; master_process off; worker_processes 1;',
      `pid ${folder}/nginx.pid; error_log stderr;`,
      'events { worker_connections 256; }',
      `http { access_log off; ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}`,
      `include ${folder}/site.conf; }`,
    ].join('\n'),
  })
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr']
  await DebianServer.start(t, { port, program: 'nginx', args })
}
