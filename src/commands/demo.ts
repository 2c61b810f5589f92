import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { quoted } from '../platform/text/shell-word.ts'
import { createClient } from '../client/client.ts'
import { stopRunner } from '../runner/runner-client.ts'
import { originOf, startService } from '../service.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'
import { startDemoModel } from './demo-model.ts'
import { seedDemo, writeDemoProject } from './demo-project.ts'
import { untilSignalled } from './start.ts'

/** Runs a service with a project to look around in, in a temporary folder that goes with it. */
export const run: Command = async ({ config: given }) => {
  let isSignalled = false
  // From the first moment on: the folder goes with whatever was begun in it.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (isSignalled = true))
  const folder = mkdtempSync(join(tmpdir(), 'gantry-demo-'))
  const [project, data] = [join(folder, 'greeter'), join(folder, 'greeter', '.gantry', 'data')]
  const model = await startDemoModel()
  try {
    mkdirSync(project)
    await writeDemoProject(project)
    const privateTargets = [...given.privateTargets, new URL(model.url).host]
    const config = { ...given, project, data, trust: true, privateTargets }
    const service = await startService(config)
    const ended = untilSignalled(config, service)
    const origin = originOf(service.address)
    const token = service.firstCredentials?.token ?? config.adminToken
    if (isSignalled) return await service.stop().then(() => exitCodes.stopped)
    const gantry = createClient({ baseUrl: origin, ...(token !== undefined && { token }) })
    const fault = await seedDemo(gantry, model).catch((error: unknown) => error)
    // A service that was stopped answers no more.
    if (fault !== undefined && isSignalled) return await ended
    if (fault !== undefined) throw fault
    console.log(
      [
        `Demo     ${origin}`,
        ...(service.firstCredentials ? [`Sign in  ${origin}/sign-in#link=${service.firstCredentials.linkSecret}`] : []),
        `Try      ${definitionOf(process.argv[1])}cd ${quoted(project)} && gantry ls`,
        '         gantry inbox · gantry plan run ID · gantry chats list · gantry mcp tools list',
        'Stop     Ctrl+C, which removes everything',
      ].join('\n'),
    )
    return await ended
  } finally {
    await model.stop()
    await stopRunner(data).catch(() => false)
    rmSync(folder, { recursive: true, force: true })
  }
}

/** In a clone there is no command `gantry` until the shell has one. An alias would count from the next line on. */
function definitionOf(script = ''): string {
  return basename(script) === 'gantry.js' ? `gantry() { node ${quoted(script)} "$@"; }; ` : ''
}
