import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import type { Browser } from 'playwright-core'
import { waitMaxMs } from './wait.ts'

interface Teardown {
  teardown(action: () => unknown): void
}

/** Why there is no browser on this machine, if so: the package holds the Chromium of Linux on x64. */
export const whyNoBrowser =
  process.platform === 'linux' && process.arch === 'x64' ? false : 'the Chromium of the tests is for Linux on x64'

/**
 * For a navigation, a press, and what is to appear on a page: three times what any took with 25 processes waiting for
 * each processor. It is less than programs are waited for, because a page that hangs is not to hold up the suite.
 */
const actionMaxMs = Math.min(waitMaxMs, 3 * 60_000)

/**
 * A headless Chromium out of npm. The package brings the libraries and the font which a bare machine lacks, so nothing
 * needs to be installed beside it.
 */
export async function openBrowser(t: Teardown): Promise<Browser> {
  const home = mkdtempSync(join(tmpdir(), 'gantry-browser-'))
  t.teardown(() => rmSync(home, { recursive: true, force: true }))
  const unpacked = await unpack()
  const executablePath = join(unpacked, 'chromium')
  const env = environmentOf(unpacked, home)
  const browser = await chromium.launch({ executablePath, args, timeout: actionMaxMs, env })
  t.teardown(() => browser.close())
  browser.on('context', (context) => context.setDefaultTimeout(actionMaxMs))
  return browser
}

const args = [
  // Chromium refuses to run its sandbox as root; the tests show it no page but ours.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
]

/** Unpacks what the package contains, 200 MB, unless an earlier test has; returns the folder. */
async function unpack(): Promise<string> {
  const entry = import.meta.resolve('@sparticuz/chromium')
  const { version } = JSON.parse(readFileSync(new URL('../package.json', entry), 'utf8')) as { version: string }
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/gantry-browser/${version}`, import.meta.url))
  if (existsSync(folder)) return folder
  mkdirSync(dirname(folder), { recursive: true })
  const unfinished = mkdtempSync(`${folder}-`)
  await unpackInto(unfinished, fileURLToPath(new URL('../bin/al2023.tar.br', entry)))
  try {
    renameSync(unfinished, folder)
  } catch (error) {
    // Another test was faster.
    if (!existsSync(folder)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return folder
}

/**
 * The package unpacks into the folder for temporary files: in a process of its own, since this one, and what it starts
 * meanwhile, have theirs.
 */
async function unpackInto(folder: string, libraries: string): Promise<void> {
  const script = `
    import archive, { inflate } from '@sparticuz/chromium'
    await Promise.all([archive.executablePath(), inflate(${JSON.stringify(libraries)})])`
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: folder },
  })
}

function environmentOf(unpacked: string, home: string): Record<string, string> {
  const fonts = join(home, 'fonts.conf')
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(unpacked, 'fonts')}</dir>
  <cachedir>${join(home, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
  return {
    HOME: home,
    PATH: process.env['PATH'] ?? '',
    LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
    FONTCONFIG_FILE: fonts,
  }
}
