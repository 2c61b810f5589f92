/**
 * `node bench/git-figures.ts [commits] [files]`: status, log, diff, fetch and push by the service against git itself,
 * on a repository that is made for it, with a remote behind git's own http-backend. With both engines where they can.
 */
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startGitServer } from '../test/support/git-server.ts'
import { token } from './seed.ts'
import { print, quantileOf } from './service.ts'

const commits = Number(process.argv[2] ?? 20_000)
const files = Number(process.argv[3] ?? 5_000)
const rounds = 5
const root = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const [project, served] = [join(root, 'project'), join(root, 'served')]
for (const folder of [project, served]) mkdirSync(folder)
const execute = promisify(execFile)
const git = (...given: string[]) =>
  execute('git', ['-C', project, '-c', 'user.name=A', '-c', 'user.email=a@example.org', ...given], {
    maxBuffer: 1024 ** 3,
  })

/** The rows that read, and what git is asked for the same. */
const reads: Readonly<Record<string, readonly [path: string, given: readonly string[]]>> = {
  status: ['/git/status', ['status', '--porcelain=v2', '--branch', '-z', '--untracked-files=all']],
  'log of 50': ['/git/commits?limit=50', ['log', '-z', '--max-count=51', '--format=%H%P%an%ae%at%cn%ce%ct%B']],
  'diff of the last commit': ['/git/diff?to=HEAD', ['diff-tree', '--root', '-r', '-p', '--raw', '--numstat', 'HEAD']],
}

await makeRepository()
const server = await startGitServer(served)
await git('remote', 'add', 'origin', `${server.url}/origin.git`)
for (const engine of ['system', 'isomorphic']) await measureEngine(engine)
await server.close()
rmSync(root, { recursive: true, force: true })

async function measureEngine(engine: string): Promise<void> {
  const service = await startService(engine)
  try {
    const both = Object.entries(reads).filter(([name]) => engine === 'system' || name === 'log of 50')
    for (const [name, [path, given]] of both)
      await compare(
        `${engine}: ${name}`,
        service,
        () => service.call('GET', path),
        () => git(...given),
      )
    let number = 0
    const commit = async () => {
      writeFileSync(join(project, 'read.me'), String(number++) + Math.random())
      await git('commit', '--quiet', '--all', '--message=One more')
    }
    await compare(
      `${engine}: push of one commit`,
      service,
      () => service.call('POST', '/git/push', { branch: 'main' }),
      () => git('push', '--quiet', 'origin', 'main'),
      commit,
    )
    if (engine === 'system')
      await compare(
        `${engine}: fetch without news`,
        service,
        async () => service.ended((await service.call('POST', '/git/fetch', {})).job.id),
        () => git('fetch', '--quiet', 'origin'),
      )
  } finally {
    await service.stop()
  }
}

interface Service {
  call(method: string, path: string, body?: object): Promise<any>
  ended(jobId: string): Promise<void>
  /** The most memory that it had, in MiB. */
  peak(): number
  stop(): Promise<void>
}

async function compare(
  name: string,
  service: Service,
  ours: () => Promise<unknown>,
  theirs: () => Promise<unknown>,
  before: () => Promise<void> = async () => undefined,
): Promise<void> {
  const times: { ours: number[]; git: number[] } = { ours: [], git: [] }
  const memory = service.peak()
  for (let round = 0; round < rounds; round++) {
    await before()
    times.ours.push(await timeOf(ours))
    await before()
    times.git.push(await timeOf(theirs))
  }
  const [mine, git] = [quantileOf(times.ours, 0.5), quantileOf(times.git, 0.5)]
  const grown = service.peak() - memory
  print(
    name,
    `${mine.toFixed(0)} ms, git ${git.toFixed(0)} ms, ratio ${(mine / git).toFixed(2)}, service +${grown} MiB`,
  )
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

async function makeRepository(): Promise<void> {
  await git('init', '--quiet', '--initial-branch=main')
  const child = spawn('git', ['-C', project, 'fast-import', '--quiet'], { stdio: ['pipe', 'inherit', 'inherit'] })
  const lines: string[] = []
  for (let number = 0; number < commits; number++) {
    const text = `change ${number}\n`
    const [path, content] = [`folder-${number % 97}/file-${number % files}.txt`, `line\n`.repeat(20) + text]
    lines.push(
      `commit refs/heads/main\nmark :${number + 1}\ncommitter A <a@example.org> ${1_700_000_000 + number} +0000\n`,
      `data ${text.length}\n${text}`,
      number > 0 ? `from :${number}\n` : '',
      `M 644 inline ${path}\ndata ${content.length}\n${content}\n`,
    )
  }
  child.stdin.end(lines.join(''))
  await once(child, 'exit')
  await git('reset', '--quiet', '--hard')
  await execute('git', ['clone', '--quiet', '--bare', project, join(served, 'origin.git')])
  await execute('git', ['-C', join(served, 'origin.git'), 'config', 'http.receivepack', 'true'])
  writeFileSync(join(project, 'read.me'), 'x')
  await git('add', '--all')
  await git('commit', '--quiet', '--message=Last')
}

async function startService(engine: string): Promise<Service> {
  const program = fileURLToPath(new URL('../src/main.ts', import.meta.url))
  const data = mkdtempSync(join(root, 'data-'))
  const child = spawn(process.execPath, [program, '--project', project, '--data', data, '--port', '0'], {
    env: { ...process.env, GANTRY_ADMIN_TOKEN: token, GANTRY_GIT_ENGINE: engine, GANTRY_RATE_LIMIT: 'off' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  for await (const chunk of child.stdout) {
    output += String(chunk)
    if (/http:\/\/[^\s/]+\//.test(output)) break
  }
  const origin = /http:\/\/[^\s/]+/.exec(output)?.[0] ?? ''
  const call: Service['call'] = async (method, path, body) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: any = await response.json()
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer.error)}`)
    return answer.data
  }
  return {
    call,
    async ended(jobId) {
      while (!['succeeded', 'failed'].includes((await call('GET', `/jobs/${jobId}`)).job.status))
        await new Promise((resolve) => setTimeout(resolve, 5))
    },
    peak: () =>
      Math.round(Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1_024),
    async stop() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
