/**
 * Makes the pictures of README and of the guides, of at most 150 KB each, with a service of its own and the Chromium of
 * the tests.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { createClient } from '../src/client/client.ts'
import { startDemoModel } from '../src/commands/demo-model.ts'
import { seedDemo, writeDemoProject } from '../src/commands/demo-project.ts'
import { openBrowser } from '../test/support/browser.ts'
import { approveCommands, startGantry } from '../test/support/gantry.ts'

const folder = fileURLToPath(new URL('../docs/images', import.meta.url))
const bytesMax = 150_000
interface Picture {
  readonly name: string
  readonly path: string
  /** The heading that stands there when the page is complete. */
  readonly shows: string | RegExp
  /** What is opened then. */
  readonly opens?: string
  readonly height: number
  /** Whether it is of the console, whose pages need a session. */
  readonly isSignedIn?: boolean
}

/** `npm run screenshots -- console-board.png` makes one of them. */
const wanted = process.argv.slice(2)

function picturesOf(failedTask: string): readonly Picture[] {
  return [
    { name: 'reference.png', path: '/docs/reference/createTask', shows: 'Create a task', height: 800 },
    { name: 'sign-in.png', path: '/sign-in', shows: 'Sign in', height: 620 },
    { name: 'console-board.png', path: '/tasks', shows: 'Done', height: 640, isSignedIn: true },
    { name: 'console-task.png', path: `/tasks/${failedTask}`, shows: 'Plan 2', height: 720, isSignedIn: true },
    { name: 'console-git.png', path: '/git', shows: /^Not staged/, opens: 'greet.sh', height: 560, isSignedIn: true },
  ]
}

const endings: (() => unknown)[] = []
const scope = { teardown: (end: () => unknown) => void endings.push(end) }
mkdirSync(folder, { recursive: true })
try {
  const model = await startDemoModel()
  endings.push(() => model.stop())
  const environment = { GANTRY_ALLOW_PRIVATE_TARGETS: new URL(model.url).host }
  const gantry = await startGantry(scope, { args: ['--trust'], environment })
  const client = createClient({ baseUrl: gantry.origin, token: gantry.token })
  await writeDemoProject(gantry.project)
  await approveCommands(gantry)
  await seedDemo(client, model)
  const [failed] = (await client.tasks.list({ q: 'exclamation' })).tasks
  await client.tree.edit({ path: 'greet.sh', edits: [{ oldText: 'Hello', newText: 'Good morning' }] })
  await client.tree.write({ path: 'good-night.sh', content: '#!/bin/sh\necho "Good night, ${1:-world}"\n' })
  const browser = await openBrowser(scope)
  for (const { name, path, shows, opens, height, isSignedIn } of picturesOf(failed?.id ?? '')) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({ viewport: { width: isSignedIn ? 1_360 : 1_200, height } })
    if (isSignedIn)
      await context.request.post(`${gantry.origin}/api/v1/identity/login`, { data: { token: gantry.token } })
    const page = await context.newPage()
    await page.goto(gantry.origin + path, { waitUntil: isSignedIn ? 'load' : 'networkidle' })
    await page.getByRole('heading', { name: shows, exact: true }).first().waitFor()
    if (opens !== undefined) await page.getByText(opens, { exact: true }).first().click()
    await page.locator('.skeleton').first().waitFor({ state: 'detached' })
    const taken = await page.screenshot({ animations: 'disabled' })
    const { size } = await sharp(taken).png({ palette: true }).toFile(join(folder, name))
    if (size > bytesMax) throw new Error(`${name} has ${size} bytes; at most ${bytesMax} are allowed.`)
    console.log(`${name}: ${size} bytes`)
    await context.close()
  }
} finally {
  for (const end of endings.toReversed()) await end()
}
