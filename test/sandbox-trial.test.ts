import t from 'tap'
import { readConfig } from '../src/config.ts'
import { noSandbox } from '../src/platform/sandbox/sandbox.ts'
import { TriedSandbox } from '../src/platform/sandbox/tried-sandbox.ts'
import { standardParts, startService } from '../src/service.ts'
import { makeFolder } from './support/folder.ts'

t.test('the sandbox is tried while the areas are opened and the routes are made', async (t) => {
  const trial = Promise.withResolvers<void>()
  const service = await startService(configOf(makeFolder(t)), {
    ...standardParts,
    openSandbox: async () => {
      await trial.promise
      return noSandbox(['it was tried'])
    },
    serve: (services) => {
      trial.resolve()
      return services
    },
  })
  t.teardown(() => service.stop())
  t.same(service.sandboxFaults, ['it was tried'])
  t.equal(service.app.version.sandbox, 'none')
})

t.test('a start fails with what the trial fails with, and gives the folder back', async (t) => {
  const folder = makeFolder(t)
  const failing = { ...standardParts, openSandbox: async () => Promise.reject(new Error('no trial here')) }
  await t.rejects(startService(configOf(folder), failing), { message: 'no trial here' })
  const service = await startService(configOf(folder), { ...standardParts, openSandbox: async () => noSandbox() })
  await service.stop()
})

t.test('a sandbox is asked nothing before it has been tried', async (t) => {
  const sandbox = new TriedSandbox(Promise.resolve(noSandbox()))
  t.throws(() => sandbox.launcher, { message: /before it has been tried/ })
  await sandbox.whenTried()
  t.equal(sandbox.launcher, 'none')
})

function configOf(project: string) {
  return readConfig(['--project', project, '--port', '0'], {
    HOME: project,
    GANTRY_LOG: 'silent',
    GANTRY_DRAIN_SECONDS: '0',
    GANTRY_SANDBOX: 'none',
  })
}
