import type { Test } from 'tap'
import { execFile } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { startModels } from './ai.ts'
import { makeFolder } from './folder.ts'
import { startNgircd, whyNoNgircd } from './ngircd.ts'
import { freePort } from './ports.ts'
import { blocksOf, runInShell } from './shell.ts'
import type { Block } from './shell.ts'
import { packageVersion } from './version.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'docs', 'guides')
export const guides = readdirSync(folder)
  .filter((name) => name.endsWith('.md'))
  .map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))

/** A server of IRC that is not there is looked for once, and what it has to do with is not printed. */
function withoutWaiting(text: string): string {
  if (whyNoNgircd === false) return text
  return text
    .replace(/for attempt in [\d ]+(?=; do\n +SENT=)/, 'for attempt in 1')
    .replace(/```text\n[^`]*"kind":"irc"[^`]*```\n/, '')
}

/** The service that the guides speak of. */
interface Guided {
  readonly origin: string
  readonly token: string
  readonly project: string
  readonly packageFolder?: string
}

/** They start a service of their own, in the folder of Gantry. */
const startsGantry = new Set(['operate.md', 'quickstart.md'])

/** Runs the blocks of every guide against one service, which may reach 127.0.0.1, and compares what they print. */
export async function runGuides(t: Test, { origin, token, project, packageFolder = root }: Guided): Promise<void> {
  const models = await startModels(t)
  models.onMessage(/./, { content: 'Hello from the model.' })
  if (whyNoNgircd !== false) t.comment(`chat-integrations.md reaches no IRC: ${whyNoNgircd}`)
  const port = await freePort()
  const settings = {
    PATH: `${makeCommand(t, packageFolder)}:${dirname(process.execPath)}:${process.env['PATH']}`,
    GANTRY_URL: origin,
    GANTRY_TOKEN: token,
    PROJECT: project,
    PORT: String(port),
    MODEL_URL: `${models.url}/v1`,
    IRC_HOST: '127.0.0.1',
    IRC_PORT: String(whyNoNgircd === false ? (await startNgircd(t)).port : port),
  }
  for (const { name, text } of guides)
    await t.test(name, async (t) => {
      const isOfItsOwn = startsGantry.has(name)
      const cwd = isOfItsOwn ? packageFolder : makeFolderWithPackages(t, packageFolder)
      await runBlocks(t, blocksOf(withoutWaiting(text)), cwd, isOfItsOwn ? {} : settings)
    })
}

/** Runs the blocks of README in a folder of Gantry, a clone or an installed package, and compares what they print. */
export async function runReadme(t: Test, packageFolder: string): Promise<void> {
  const readme = readFileSync(join(root, 'README.md'), 'utf8')
  const blocks = blocksOf(readme)
    .filter(({ language }) => language !== '')
    .map(({ language, text }) =>
      language === 'mistake' ? { language: 'bash', text: `set +e\n{\n${text}\n} 2>&1\nset -e` } : { language, text },
    )
  t.equal(blocks.filter(({ language }) => language === 'bash').length, 10, 'no block is left out')
  const output = await runBlocks(t, blocks, packageFolder, {})
  t.ok(output.includes(`Gantry ${packageVersion} · project play`), 'the version is that of the package')
}

/**
 * Saves the programs under the names in their first lines, and runs the others. A JSON block shows the answer to the
 * one before, and a text block what that one prints, in its order, with `…` for what is left out. A line that is `…`
 * stands for any number of lines, also none.
 */
async function runBlocks(
  t: Test,
  blocks: readonly Block[],
  cwd: string,
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  const commands = blocks.filter(({ language }) => language === 'bash')
  const shown: [index: number, text: string][] = []
  const printed: [index: number, text: string][] = []
  let count = 0
  for (const { language, text } of blocks) {
    if (language === 'bash') count++
    else if (language === 'json') shown.push([count - 1, text])
    else if (language === 'text') printed.push([count - 1, text])
    else {
      const [, file] = /^(?:\/\/|#) (\w+\.(?:mts|py))\n/.exec(text) ?? []
      t.ok(file, `a block of ${language} is a program with its name in the first line`)
      t.ok(
        commands.some((command) => command.text.includes(file ?? '')),
        `${file} is run`,
      )
      writeFileSync(join(cwd, file ?? 'program'), text)
    }
  }
  const output = await runInShell(t, commands.map(({ text }) => text).join(`\necho; echo '${border}'\n`), {
    cwd,
    environment,
  })
  const parts = output.split(`\n${border}\n`)
  const told = new Set([...shown, ...printed].map(([index]) => index))
  for (const [index, { text }] of commands.entries())
    if (!told.has(index)) t.equal(parts[index]?.trim(), '', `what is printed stands below it: ${text}`)
  for (const [index, text] of shown)
    t.strictSame(JSON.parse(parts[index] ?? ''), JSON.parse(text), 'the answer is shown')
  for (const [index, text] of printed) {
    const pattern = text
      .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replaceAll('\n…\n', '\n(?:[^]*?\n)?')
      .replaceAll('…', '[^]*?')
    // Lines of HTTP end with CR and LF.
    t.match(parts[index]?.replaceAll('\r\n', '\n') ?? '', new RegExp(pattern), 'what is printed is shown')
  }
  return output
}

/** A folder with the command `gantry`, as an installed package has it. */
function makeCommand(t: Test, packageFolder: string): string {
  const made = makeFolder(t)
  const program = join(packageFolder, 'bin', 'gantry.js')
  writeFileSync(join(made, 'gantry'), `#!/bin/sh\nexec node ${program} "$@"\n`, { mode: 0o755 })
  return made
}

/** A folder in which the package itself and what it is used with are installed. */
function makeFolderWithPackages(t: Test, packageFolder: string): string {
  const made = makeFolder(t)
  mkdirSync(join(made, 'node_modules'))
  symlinkSync(packageFolder, join(made, 'node_modules/gantry'))
  for (const name of ['.bin', 'openapi-fetch'])
    symlinkSync(join(root, 'node_modules', name), join(made, 'node_modules', name))
  return made
}

const border = '-- the next block --'

/** Why the blocks cannot run here, if so: some are in Python, and all of them call curl. */
export async function whyNoGuides(): Promise<false | string> {
  for (const program of ['bash', 'curl', 'python3']) {
    const isThere = await promisify(execFile)(program, ['--version']).then(
      () => true,
      () => false,
    )
    if (!isThere) return `${program} is not installed`
  }
  return false
}
