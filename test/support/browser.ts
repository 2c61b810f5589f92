import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import archive, { inflate } from '@sparticuz/chromium'
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
 * A headless Chromium out of npm. The package brings the libraries and the font which a bare machine lacks, so nothing
 * needs to be installed beside it. What it unpacks goes with the test.
 */
export async function openBrowser(t: Teardown): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-browser-'))
  t.teardown(() => rmSync(folder, { recursive: true, force: true }))
  const executablePath = await unpack(folder)
  const browser = await chromium.launch({ executablePath, args, timeout: waitMaxMs, env: environmentIn(folder) })
  t.teardown(() => browser.close())
  return browser
}

const args = [
  // Chromium refuses to run its sandbox as root; the tests show it no page but ours.
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
]

/** The package unpacks into the folder for temporary files, whatever that is at the time. */
async function unpack(folder: string): Promise<string> {
  const usual = process.env['TMPDIR']
  process.env['TMPDIR'] = folder
  try {
    const libraries = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'))
    const [executablePath] = await Promise.all([archive.executablePath(), inflate(fileURLToPath(libraries))])
    return executablePath
  } finally {
    if (usual === undefined) delete process.env['TMPDIR']
    else process.env['TMPDIR'] = usual
  }
}

function environmentIn(folder: string): Record<string, string> {
  const fonts = join(folder, 'fonts.conf')
  writeFileSync(
    fonts,
    `<?xml version="1.0"?>
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${join(folder, 'fonts')}</dir>
  <cachedir>${join(folder, 'font-cache')}</cachedir>
</fontconfig>
`,
  )
  return {
    HOME: folder,
    PATH: process.env['PATH'] ?? '',
    LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
    FONTCONFIG_FILE: fonts,
  }
}
