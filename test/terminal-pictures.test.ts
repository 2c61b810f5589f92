import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import t from 'tap'
import { stopRunner } from '../src/runner/runner-client.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startProcess, token } from './support/crash/service.ts'
import type { RunningService } from './support/crash/service.ts'
import { makeFolder } from './support/folder.ts'
import { createTask, open, send } from './support/runner-service.ts'
import type { Session } from './support/runner-service.ts'
import { TerminalClient } from './support/terminal-client.ts'
import { readUntil, waitUntil } from './support/wait.ts'

/**
 * Programs that draw the whole screen, each in a terminal: a second window, and one after a restart of the service,
 * show what the first one shows, in text, cursor, modes and points.
 */

interface Drawn {
  readonly command: readonly string[]
  /** What stands on the screen once it has drawn. */
  readonly shows: RegExp
  /** What is typed then, and what stands on the screen after it. */
  readonly typed?: readonly [string, RegExp]
  /** Whether it draws by itself, and is stopped so that it shows the same. */
  readonly isMoving?: boolean
}

const programs: Readonly<Record<string, Drawn>> = {
  vim: {
    command: ['vim', '-u', 'NONE', '-N', '-n', '--cmd', 'syntax on | set number laststatus=2', 'sample.c'],
    shows: /return 0/,
    typed: ['jjllvj', /VISUAL/],
  },
  less: { command: ['less', '-N', 'sample.txt'], shows: /line 5/, typed: ['/line 77\r', /line 77/] },
  top: { command: ['top', '-d', '3600'], shows: /PID +USER/, typed: ['x', /PID +USER/] },
  htop: { command: ['htop', '--delay=100'], shows: /PID\W+USER/, typed: ['t', /F10\W*Quit/], isMoving: true },
  tmux: {
    command: ['tmux', '-f', '/dev/null', '-S', './tmux.socket', 'new-session', 'echo left; exec cat', ';'].concat([
      'set-option',
      '-g',
      'status',
      'off',
      ';',
      'split-window',
      '-h',
      'echo right; exec cat',
    ]),
    shows: /left.*│right/,
    typed: ['typed\r', /typed/],
  },
  mc: {
    command: ['mc', '--nosubshell', '--nomouse', '.', '.'],
    shows: /10.?Quit/,
    typed: ['\u001b[B\u001b[B', /sample/],
  },
  nano: { command: ['nano', '--ignorercfiles', 'sample.txt'], shows: /line 5/, typed: ['new words', /new words/] },
  man: { command: ['man', './page.1'], shows: /the page of this test/, typed: ['j', /words of the page/] },
}

const isThere = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined
const missing = Object.keys(programs).filter((program) => !isThere(program))

t.test('programs that draw the whole screen', { skip: whyNoBrowser }, async (t) => {
  if (missing.length > 0) t.comment(`not installed here, and so not tried: ${missing.join(', ')}`)
  const [project, data] = [makeFolder(t), join(makeFolder(t), 'data')]
  writeSamples(project)
  t.teardown(() => stopRunner(data))
  const browser = await openBrowser(t)
  const start = async () => {
    const service = await startProcess({ project, data })
    t.teardown(() => service.end('SIGKILL'))
    return service
  }
  const before = await start()
  const taskId = await createTask(before)
  const drawn = new Map<string, { readonly session: Session; readonly first: Shown }>()
  for (const [name, program] of Object.entries(programs)) {
    if (missing.includes(name)) continue
    const session = await open(before, taskId, { command: program.command, cols: 80, rows: 24 })
    await untilShown(before, session, program.shows)
    if (program.typed) {
      const [data, shows] = program.typed
      await send(before, 'POST', `/terminal/${taskId}/input`, { sessionId: session.id, data })
      await untilShown(before, session, shows)
    }
    if (program.isMoving) for (const pid of pidsOf(session, name)) process.kill(pid, 'SIGSTOP')
    const first = await show(browser, before, session)
    const window = await openWindow(browser, before, session)
    const second = await show(browser, before, session)
    t.ok(isSame(first, second), `${name}: a second window`)
    t.ok((await pictureOf(window)).equals(first.picture), `${name}: the first window beside it`)
    await window.context().close()
    t.ok(new Set(first.picture).size > 16, `${name}: something is drawn`)
    drawn.set(name, { session, first })
  }
  await before.end('SIGKILL')
  const after = await start()
  for (const [name, { session, first }] of drawn) {
    const again = await show(browser, after, session)
    t.same(again.screen, first.screen, `${name}: text and cursor after a restart`)
    t.ok(again.snapshot.equals(first.snapshot), `${name}: modes after a restart`)
    t.ok(again.picture.equals(first.picture), `${name}: the picture after a restart`)
    await send(after, 'DELETE', `/terminal/${taskId}/sessions/${session.id}`)
  }
  t.equal(drawn.size, Object.keys(programs).length - missing.length)
})

function writeSamples(project: string): void {
  const lines = Array.from({ length: 200 }, (_, index) => `line ${index + 1} äöü 漢字 ${'─'.repeat(index % 20)}\n`)
  writeFileSync(join(project, 'sample.txt'), lines.join(''))
  writeFileSync(join(project, 'sample.c'), '#include <stdio.h>\n\nint main(void) {\n  puts("hello");\n  return 0;\n}\n')
  const page =
    '.TH PAGE 1\n.SH NAME\npage \\- the page of this test\n.SH DESCRIPTION\n.B Bold\nand\n.I italic\nwords of the page.\n'
  writeFileSync(join(project, 'page.1'), page + '.PP\nMore.\n'.repeat(60))
}

/** The processes of a program in a session, by what its environment says. */
function pidsOf({ id }: Session, program: string): number[] {
  const pids = readdirSync('/proc').filter((pid) => {
    try {
      return (
        readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === program &&
        readFileSync(`/proc/${pid}/environ`, 'latin1').includes(`TERM_SESSION_ID=${id}\0`)
      )
    } catch {
      return false
    }
  })
  if (pids.length === 0) throw new Error(`${program} is not found`)
  return pids.map(Number)
}

interface Shown {
  readonly screen: object
  /** With which a client begins: it has the modes as well. */
  readonly snapshot: Buffer
  readonly picture: Buffer
}

function isSame(one: Shown, other: Shown): boolean {
  return (
    JSON.stringify(one.screen) === JSON.stringify(other.screen) &&
    one.snapshot.equals(other.snapshot) &&
    one.picture.equals(other.picture)
  )
}

async function screenOf(service: RunningService, { taskId, id }: Session) {
  // How much was printed is no part of what is seen.
  const { offset: _, ...screen } = (await send(service, 'GET', `/terminal/${taskId}/screen?sessionId=${id}`)).body.data
    .screen
  return screen
}

async function untilShown(service: RunningService, session: Session, shows: RegExp): Promise<void> {
  await readUntil(
    async () => (await screenOf(service, session)).lines.join('\n'),
    (text: string) => shows.test(text),
    String(shows),
  )
  // What is drawn has come to its end: the screen is twice the same.
  let last = ''
  await waitUntil(async () => {
    const before = last
    last = JSON.stringify(await screenOf(service, session))
    return last === before
  }, 'a screen at rest')
}

async function show(browser: Browser, service: RunningService, session: Session): Promise<Shown> {
  const { origin } = service
  const endings: (() => unknown)[] = []
  const query = `sessionId=${session.id}&mode=read`
  const headers = { authorization: `Bearer ${token}` }
  const client = new TerminalClient({ teardown: (end) => endings.push(end) }, origin, { ...session, query, headers })
  await client.until('attached')
  await waitUntil(() => client.snapshots.length > 0, 'the snapshot')
  const snapshot = client.snapshots[0]?.bytes ?? Buffer.alloc(0)
  for (const end of endings) end()
  const page = await openWindow(browser, service, session)
  const picture = await pictureOf(page)
  await page.context().close()
  return { screen: await screenOf(service, session), snapshot, picture }
}

async function openWindow(browser: Browser, { origin }: RunningService, session: Session): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  await context.request.post(`${origin}/api/v1/identity/login`, { data: { token } })
  const page = await context.newPage()
  await page.goto(`${origin}/terminal#${session.taskId}/${session.id}`)
  await page.locator('#state', { hasText: 'Running' }).waitFor()
  return page
}

/** Once it is drawn: two in a row are the same. */
async function pictureOf(page: Page): Promise<Buffer> {
  // The cursor of another window may blink in another time.
  const take = () => page.locator('.xterm-screen').screenshot({ animations: 'disabled', caret: 'hide' })
  let last = await take()
  return readUntil(
    async () => {
      const before = last
      last = await take()
      return last.equals(before) ? last : undefined
    },
    (picture) => picture !== undefined,
    'a picture at rest',
  ) as Promise<Buffer>
}
