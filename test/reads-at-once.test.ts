import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess, token } from './support/crash/service.ts'
import { makeFolder } from './support/folder.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { pidOfRunner, send } from './support/runner-service.ts'

const count = 64
const mebibyte = 1024 * 1024

/** The most memory that a process had, in bytes. */
function peakOf(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1_024
}

t.test('64 reads at once of large files, by git and of the disk, are all right and take bounded memory', async (t) => {
  const { project, git, environment } = await makeGitProject(t)
  const content = randomBytes(8 * mebibyte)
  writeFileSync(join(project, 'large.bin'), content)
  await git('add', '--all')
  await git('commit', '--quiet', '--message', 'large')
  const data = join(makeFolder(t), 'data')
  const service = await startProcess({ project, data, environment })
  t.teardown(async () => {
    await service.end('SIGKILL')
    await stopRunner(data)
  })
  t.equal((await send(service, 'GET', '/git/status')).status, 200)
  const pids = [service.pid, pidOfRunner(data)]
  const before = pids.map(peakOf)
  const expected = createHash('sha256').update(content).digest('hex')

  // Each answer has begun before the first one is read.
  const answers = await Promise.all(
    Array.from({ length: count }, () =>
      fetch(`${service.origin}/api/v1/git/content?path=large.bin&download=true`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    ),
  )
  t.same(
    answers.filter(({ status }) => status !== 200),
    [],
  )
  for (const answer of answers) {
    const hash = createHash('sha256').update(Buffer.from(await answer.arrayBuffer()))
    t.equal(hash.digest('hex'), expected)
  }
  const reads = await Promise.all(
    Array.from({ length: count }, (_, n) =>
      send(service, 'GET', n % 2 ? '/git/status' : '/files/content?path=large.bin&limit=1048576'),
    ),
  )
  t.same(
    reads.filter(({ status }) => status !== 200),
    [],
  )
  const [ofService = 0, ofRunner = 0] = pids.map((pid, index) => (peakOf(pid) - (before[index] ?? 0)) / mebibyte)
  t.comment(`the service grew by ${ofService.toFixed(0)} MiB, the runner by ${ofRunner.toFixed(0)} MiB`)
  // What is retained of each: 1 MiB at the runner, and less in the service. All of them have 512 MiB.
  t.ok(ofService < 256 && ofRunner < 256)
})
