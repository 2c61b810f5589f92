import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { collections } from '../../src/collections.ts'
import type { Change, Store } from '../../src/collections.ts'
import { readConfig } from '../../src/config.ts'
import type { AdmissionControl } from '../../src/http/overload/admission.ts'
import { digest, makeToken } from '../../src/services/identity/secrets.ts'
import { startService } from '../../src/service.ts'
import { openSqliteStore } from '../../src/stores/sqlite/store.ts'
import { creationOf, newTask, seedIdOf, token } from '../seed.ts'
import { serve } from '../work.ts'
import { refuseInTicks, TickAdmission, tickDefaults } from './tick-admission.ts'
import { partsWith } from '../../test/support/parts.ts'

// The service on SQLite with some thousand tasks and several users, and with the control that the bench wants.
const taskCount = 5_000
const userCount = 8

const folder = mkdtempSync(join(tmpdir(), 'gantry-bench-'))
const [project, data] = [join(folder, 'project'), join(folder, 'data')]
for (const each of [project, data]) mkdirSync(each)
const config = readConfig(['--project', project, '--data', data, '--port', '0'], {
  ...process.env,
  GANTRY_ADMIN_TOKEN: token,
  GANTRY_RATE_LIMIT: 'off',
  GANTRY_CONNECTIONS_PER_ADDRESS: 'off',
  GANTRY_LOG: 'error',
})

const store = await openSqliteStore(data, collections)
const admission = controlOf(process.argv[2] ?? 'queue')
const service = await startService(config, partsWith({ store, ...(admission && { server: { admission } }) }))
const tokens = await seedUsers(store)
await seedTasks(store)
serve(
  service.address.port,
  async () => {
    await service.stop()
    rmSync(folder, { recursive: true })
  },
  { tokens },
)

function controlOf(name: string): AdmissionControl | 'off' | undefined {
  if (name === 'none') return 'off'
  if (name === 'ticks') return ticks()
  return name === 'pressure' ? pressure() : undefined
}

/** The control of the versions before: accepts calls in the first part of each tick while ticks are long. */
function ticks(): AdmissionControl {
  const former = new TickAdmission(tickDefaults)
  return {
    offer: (call) =>
      call.isUnlimited
        ? call.accept()
        : former.admit(
            () => call.accept(),
            () => refuseInTicks(call.request, call.response),
          ),
  }
}

/** The rule of @fastify/under-pressure: refuses every call while the mean delay of the event loop is too long. */
function pressure(): AdmissionControl {
  const delayMsMax = 50
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let isPressed = false
  setInterval(() => {
    isPressed = delays.mean / 1e6 - 10 > delayMsMax
    delays.reset()
  }, 1_000).unref()
  return {
    offer: (call) => (call.isUnlimited || !isPressed ? call.accept() : refuseInTicks(call.request, call.response)),
  }
}

async function seedUsers(into: Store): Promise<string[]> {
  const at = new Date().toISOString()
  const expiresAt = '2999-01-01T00:00:00.000Z'
  const secrets = Array.from({ length: userCount }, () => makeToken('gty'))
  await into.commit(
    secrets.flatMap((secret, index): Change[] => {
      const userId = `user_bench_${index}`
      const user = { id: userId, name: userId, username: userId, preferences: {}, createdAt: at, updatedAt: at }
      const credential = { userId, name: 'Bench', scopes: ['*' as const], createdAt: at, expiresAt }
      return [
        { insert: 'users', doc: { ...user, role: 'developer' } },
        { insert: 'tokens', doc: { ...credential, id: `tok_bench_${index}`, hash: digest(secret) } },
      ]
    }),
  )
  return secrets
}

async function seedTasks(into: Store): Promise<void> {
  const at = new Date().toISOString()
  for (let first = 0; first < taskCount; first += 500)
    await into.commit(
      Array.from({ length: 500 }, (_, index) => {
        const content = 'What is to be done, why, and how it is known to be done. '.repeat(1 + (index % 20))
        return creationOf(newTask(seedIdOf(first + index), at, { title: `Task number ${first + index}`, content }))
      }).flat(),
    )
}
