/** Makes the pictures of README, of at most 150 KB each, with a service of its own and the Chromium of the tests. */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openBrowser } from '../test/support/browser.ts'
import { startGantry } from '../test/support/gantry.ts'

const folder = fileURLToPath(new URL('../docs/images', import.meta.url))
const bytesMax = 150_000
const pictures = [
  { name: 'reference.png', path: '/docs/reference/createTask', shows: 'Create a task', height: 800 },
  { name: 'sign-in.png', path: '/sign-in', shows: 'Sign in', height: 620 },
]

const endings: (() => unknown)[] = []
const scope = { teardown: (end: () => unknown) => void endings.push(end) }
mkdirSync(folder, { recursive: true })
try {
  const gantry = await startGantry(scope)
  const browser = await openBrowser(scope)
  for (const { name, path, shows, height } of pictures) {
    const page = await browser.newPage({ viewport: { width: 1_200, height } })
    await page.goto(gantry.origin + path, { waitUntil: 'networkidle' })
    await page.getByRole('heading', { name: shows, exact: true }).first().waitFor()
    const taken = await page.screenshot({ animations: 'disabled' })
    const { size } = await sharp(taken).png({ palette: true }).toFile(join(folder, name))
    if (size > bytesMax) throw new Error(`${name} has ${size} bytes; at most ${bytesMax} are allowed.`)
    console.log(`${name}: ${size} bytes`)
    await page.close()
  }
} finally {
  for (const end of endings.toReversed()) await end()
}
