import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { S3Connection } from '../../../src/stores/s3/client.ts'
import { makeFolder } from '../folder.ts'
import type { Teardown } from '../folder.ts'
import { waitMaxMs } from '../wait.ts'

const run = promisify(execFile)

/** An S3 server on this computer with an empty bucket `blobs`. */
export type S3Server = Required<Pick<S3Connection, 'endpoint' | 'region' | 'accessKeyId' | 'secretAccessKey'>>

/** s3rver, which comes from npm. It ignores conditions, and of a credential it knows the name alone. */
export async function startS3rver(t: Teardown): Promise<S3Server> {
  // It names the next page of a list by a cipher that OpenSSL calls legacy.
  const child = spawn(
    process.execPath,
    ['--openssl-legacy-provider', fileURLToPath(new URL('s3rver.ts', import.meta.url)), makeFolder(t)],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  t.teardown(() => child.kill('SIGKILL'))
  const [line] = (await Promise.race([
    once(child.stdout, 'data'),
    once(child, 'exit').then(() => {
      throw new Error('s3rver did not start')
    }),
  ])) as [Buffer]
  return {
    endpoint: `http://127.0.0.1:${Number(String(line))}`,
    region: 'us-east-1',
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  }
}

/**
 * OpenStack Swift behind its S3 interface: four real servers, one disk that is a folder, and a cache that forgets all.
 * Debian has it as swift-proxy, swift-account, swift-container and swift-object. It checks signatures and refuses
 * conditions.
 */
export async function startSwift(t: Teardown): Promise<S3Server> {
  const folder = makeFolder(t)
  await Promise.all([mkdir(join(folder, 'disks/disk'), { recursive: true }), mkdir(join(folder, 'backups'))])
  const [proxy, account, container, object] = await findPorts(4)
  const cache = await startForgetfulCache(t)
  await Promise.all(
    Object.entries({ account, container, object }).map(async ([ring, port]) => {
      const builder = join(folder, `${ring}.builder`)
      await run('swift-ring-builder', [builder, 'create', '1', '1', '1'])
      await run('swift-ring-builder', [builder, 'add', `r1z1-127.0.0.1:${port}/disk`, '1'])
      await run('swift-ring-builder', [builder, 'rebalance'])
      await startPart(
        t,
        folder,
        ring,
        `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
devices = ${folder}/disks
mount_check = false
swift_dir = ${folder}
workers = 0
user = root
fallocate_reserve = 0
[pipeline:main]
pipeline = ${ring}-server
[app:${ring}-server]
use = egg:swift#${ring}`,
      )
    }),
  )
  await startPart(
    t,
    folder,
    'proxy',
    `
[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${proxy}
swift_dir = ${folder}
workers = 0
user = root
[pipeline:main]
pipeline = catch_errors gatekeeper cache listing_formats s3api tempauth slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
error_suppression_limit = 1000000
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:${cache}
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
s3_acl = false
[filter:tempauth]
use = egg:swift#tempauth
user_test_tester = testing .admin
[filter:slo]
use = egg:swift#slo`,
  )
  const server = {
    endpoint: `http://127.0.0.1:${proxy}`,
    region: 'us-east-1',
    accessKeyId: 'test:tester',
    secretAccessKey: 'testing',
  }
  await makeBucket(server)
  return server
}

async function startPart(t: Teardown, folder: string, part: string, configuration: string): Promise<void> {
  const file = join(folder, `${part}.conf`)
  await writeFile(file, configuration)
  const child = spawn(`swift-${part}-server`, [file], { stdio: ['ignore', 'ignore', 'ignore'] })
  t.teardown(() => child.kill('SIGKILL'))
}

/** Speaks as much of memcached's protocol as Swift needs to start. */
async function startForgetfulCache(t: Teardown): Promise<number> {
  const answers: Record<string, string> = {
    get: 'END',
    set: 'STORED',
    add: 'STORED',
    delete: 'NOT_FOUND',
    incr: 'NOT_FOUND',
    decr: 'NOT_FOUND',
  }
  const server = createServer((socket) => {
    socket
      .unref()
      .on('error', () => {})
      .on('data', (bytes) => {
        const answer = answers[/^\w+/.exec(String(bytes))?.[0] ?? '']
        if (answer) socket.write(`${answer}\r\n`)
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return (server.unref().address() as AddressInfo).port
}

/** Asks until all four servers answer. */
async function makeBucket({ endpoint, region, accessKeyId, secretAccessKey }: S3Server): Promise<void> {
  const { S3 } = await import('@aws-sdk/client-s3')
  const client = new S3({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    maxAttempts: 1,
    requestChecksumCalculation: 'WHEN_REQUIRED',
  })
  // The server may not listen yet.
  for (const end = performance.now() + waitMaxMs; ; ) {
    try {
      await client.createBucket({ Bucket: 'blobs' })
      return
    } catch (error) {
      if (performance.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}

async function findPorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  await Promise.all(servers.map((server) => once(server, 'listening')))
  const ports = servers.map((server) => (server.address() as AddressInfo).port)
  for (const server of servers) server.close()
  return ports
}
