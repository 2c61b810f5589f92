import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { pidFile } from '../src/runner/protocol.ts'
import { stopRunner } from '../src/runner/runner-client.ts'
import { startProcess } from './support/crash/service.ts'
import { kinds, sendTo } from './support/crash/work-of-all-kinds.ts'
import type { House, Work } from './support/crash/work-of-all-kinds.ts'
import { makeFolder } from './support/folder.ts'
import { makeKillProject } from './support/crash/kill-project.ts'
import { startPostgres } from './support/postgres.ts'
import { pidOfRunner } from './support/runner-service.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/**
 * Two services on one PostgreSQL, each with its runner, are killed at each step of each kind of work: nothing runs
 * twice, nothing is lost without a word, and all comes to an end that is true.
 */

const victims = ['the service that was called', 'its runner', 'the other service', 'the other runner'] as const
/** When it is killed: once the calls are answered or on their way, once all has begun, or as all is about to end. */
const moments = ['accepted', 'begun', 'ending'] as const

const postgres = await startPostgres(t)
const { project, git, environment } = await makeKillProject(t)
const shared = {
  ...environment,
  GANTRY_STORE: await postgres.makeSchema(),
  GANTRY_BLOBS: makeFolder(t),
  GANTRY_GIT_ENGINE: 'system',
  GANTRY_TRUST: '1',
}
const first = await prepare()
const second = await prepare()

for (const moment of moments)
  for (const victim of victims)
    t.test(`kill -9 of ${victim} when work is ${moment}`, async (t) => {
      const house: House = { project, send: (method, path, body) => sendTo(first.origin(), method, path, body) }
      const word = `${moments.indexOf(moment)}-${victims.indexOf(victim)}`
      const go = `go-${word}`
      const works = await Promise.all(Object.entries(kinds).map(([kind, begin]) => begin(house, `${kind}-${word}`, go)))
      if (moment !== 'accepted') await allBegun(works)
      if (moment === 'ending') writeFileSync(join(project, go), '')
      const [service, isRunner] = [victim.includes('other') ? second : first, victim.includes('runner')]
      if (!isRunner) await service.kill()
      else if (existsSync(join(service.data, pidFile))) killIfThere(pidOfRunner(service.data))
      writeFileSync(join(project, go), '')
      for (const work of works) t.same(await work.judge(), [], work.name)
      await git('fsck', '--strict')
    })

async function allBegun(works: readonly Work[]): Promise<void> {
  for (const work of works) await waitUntil(() => work.isBegun(), `the begin of ${work.name}`)
}

async function prepare() {
  const data = join(makeFolder(t), 'data')
  t.teardown(() => stopRunner(data))
  const start = () => startProcess({ project, data, environment: shared })
  let running = await start()
  t.teardown(() => running.end('SIGKILL'))
  return {
    data,
    origin: () => running.origin,
    async kill() {
      await running.end('SIGKILL')
      running = await start()
      await readUntil(
        () => sendTo(running.origin, 'GET', '/health/ready'),
        (answer) => answer?.status === 200,
        'it is ready',
      )
    },
  }
}

function killIfThere(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has ended since it had nothing to do.
  }
}
