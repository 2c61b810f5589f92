import type { Browser, Page, WebSocketRoute } from 'playwright-core'
import sharp from 'sharp'
import t from 'tap'
import type { Test } from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { waitUntil } from './support/wait.ts'

/** The lines that a terminal shows, as a reader of the screen has them. */
const linesOf = async (page: Page) =>
  (await page.locator('.xterm-accessibility').allInnerTexts()).join('\n').replaceAll('\u00a0', ' ')

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)
  const gantry = await startGantry(t)
  const taskId = await gantry.createTask('Shells')

  t.test('a person who is signed in types into a terminal, and sees colours under the strict policy', async (t) => {
    const colours = 'printf "\\033[41m          \\033[0m\\r\\niiiiiiiiii|\\r\\nMMMMMMMMMM|\\r\\n"; cat'
    const session = await open(gantry, taskId, { command: ['sh', '-c', colours] })
    await visit(t, browser, gantry, { session: session.id, taskId }, async (page) => {
      await waitUntil(async () => (await linesOf(page)).includes('MMMMMMMMMM|'))
      await page.keyboard.type('typed here')
      await waitUntil(async () => (await linesOf(page)).includes('typed here'))
      const picture = await page.locator('.xterm-screen').screenshot()
      const { red, width, rights } = await look(picture)
      t.ok(red > 200, `a red bar is drawn: ${red} points of ${width} columns`)
      t.ok(Math.abs((rights[0] ?? 0) - (rights[1] ?? 99)) <= 2, `letters of every width take the same: ${rights}`)
      t.equal(await page.getByRole('status').innerText(), 'Running')
    })
  })

  t.test('a terminal goes on where it was when the connection breaks', async (t) => {
    const session = await open(gantry, taskId, { command: ['cat'] })
    await visit(t, browser, gantry, { session: session.id, taskId, mayFail: true }, async (page, network) => {
      await stateOf(page, 'Running')
      await page.keyboard.type('before ')
      await waitUntil(async () => (await linesOf(page)).includes('before'))
      network.isThere = false
      for (const socket of network.sockets.splice(0)) await socket.close({ code: 3001 })
      await stateOf(page, 'Not connected since')
      await gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId: session.id, data: 'meanwhile ' } })
      network.isThere = true
      await waitUntil(async () => (await linesOf(page)).includes('before meanwhile'))
      await page.keyboard.type('after')
      await waitUntil(async () => (await linesOf(page)).includes('before meanwhile after'))
    })
  })

  t.test('who may only watch sees a lock, and types nothing', async (t) => {
    const session = await open(gantry, taskId, { command: ['cat'], isShared: true })
    const viewer = await addCaller(gantry, 'viewer')
    await visit(t, browser, gantry, { session: session.id, taskId, token: viewer.secret }, async (page) => {
      await stateOf(page, 'You watch')
      await page.keyboard.type('nothing')
      t.equal(await page.getByRole('button', { name: 'End the program' }).isVisible(), false)
      await gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId: session.id, data: 'of the owner' } })
      await waitUntil(async () => (await linesOf(page)).includes('of the owner'))
      t.notMatch(await linesOf(page), 'nothing')
    })
  })

  t.test('the terminals of a task are listed, one is opened, fitted and ended', async (t) => {
    await visit(t, browser, gantry, { taskId }, async (page) => {
      await page.getByRole('link', { name: 'cat' }).first().waitFor()
      await page.getByRole('button', { name: 'Open a terminal' }).click()
      await stateOf(page, 'Running')
      await page.getByRole('button', { name: 'Fit to this window' }).click()
      await page.keyboard.type('stty size\r')
      const sizes = async () =>
        /^(\d+) (\d+)$/m
          .exec(await linesOf(page))
          ?.slice(1)
          .map(Number)
      await waitUntil(async () => (await sizes()) !== undefined)
      const [rows = 0, cols = 0] = (await sizes()) ?? []
      t.ok(cols > 100 && rows > 30, `the window is larger than a terminal by default: ${cols} × ${rows}`)
      await page.getByRole('button', { name: 'End the program' }).click()
      await stateOf(page, 'Ended')
    })
  })

  t.test('what a program asks its terminal is answered once, whether the page holds the size or not', async (t) => {
    const ask = (question: string, length: number) =>
      `printf '\\033[${question}'; head -c ${length} | od -An -c | tr -d ' \\n'; printf ' '`
    const rounds = `for i in 1 2 3 4 5 6 7 8; do ${ask('c', 7)}; ${ask('5n', 4)}; done; echo end`
    const script = `while :; do stty sane; read line; stty raw -echo; ${rounds}; done`
    const session = await open(gantry, taskId, { command: ['sh', '-c', script] })
    await visit(t, browser, gantry, { session: session.id, taskId }, async (page) => {
      await page.getByText('Running').waitFor()
      const answers = async () => {
        const { nextOffset: offset } = (await outputOf(session.id)).body.data
        await page.keyboard.press('Enter')
        const body = { sessionId: session.id, until: { text: 'end' }, offset }
        t.equal((await gantry.call('POST', `/terminal/${taskId}/wait`, { body })).body.data.result.outcome, 'text')
        const { output } = (await outputOf(session.id, offset)).body.data
        return output.match(/\\?033\[\S+/g).filter((word: string) => word.endsWith('c') || word.endsWith('n'))
      }
      const once = Array.from({ length: 8 }, () => ['033[?1;2c', '033[0n']).flat()
      t.same((await answers()).slice(-16), once)
      await page.getByRole('button', { name: 'Fit to this window' }).click()
      await page.getByText('holds the size').waitFor()
      t.same((await answers()).slice(-16), once)
    })
  })

  const outputOf = (id: string, offset?: number) =>
    gantry.call('GET', `/terminal/${taskId}/output?sessionId=${id}${offset === undefined ? '' : `&offset=${offset}`}`)

  t.test('an error of the service is told in its words', async (t) => {
    await visit(t, browser, gantry, { taskId, session: 'term_none', mayFail: true }, async (page) => {
      await page.getByRole('alert').getByText('has no terminal session').waitFor()
    })
  })
})

async function open(gantry: Gantry, taskId: string, body: object): Promise<{ readonly id: string }> {
  return (await gantry.call('POST', `/terminal/${taskId}/sessions`, { body })).body.data.session
}

interface Visit {
  readonly taskId: string
  readonly session?: string
  readonly token?: string
  /** Whether a request may fail. */
  readonly mayFail?: boolean
}

async function visit(
  t: Test,
  browser: Browser,
  { origin, token: owner }: Gantry,
  { taskId, session, token = owner, mayFail = false }: Visit,
  read: (page: Page, network: Network) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const signedIn = await context.request.post(`${origin}/api/v1/identity/login`, { data: { token } })
  t.equal(signedIn.status(), 200)
  const page = await context.newPage()
  const network: Network = { isThere: true, sockets: [] }
  await page.routeWebSocket(/\/connect\?/, (socket) => {
    if (!network.isThere) return void socket.close({ code: 3001 })
    socket.connectToServer()
    network.sockets.push(socket)
  })
  const wrongs: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(origin)) wrongs.push(request.url())
  })
  page.on('pageerror', (error) => wrongs.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !mayFail) wrongs.push(message.text())
  })
  const answer = await page.goto(`${origin}/terminal#${[taskId, session].filter(Boolean).join('/')}`)
  t.notMatch(answer?.headers()['content-security-policy'], 'unsafe-inline')
  await read(page, network)
  await context.close()
  t.strictSame(wrongs, [], 'nothing outside, no error, no break of the policy')
}

/** What stands between the page and the service: connections can be cut, and come to nothing while it is not there. */
interface Network {
  isThere: boolean
  readonly sockets: WebSocketRoute[]
}

async function stateOf(page: Page, text: string): Promise<void> {
  await page.locator('#state', { hasText: text }).waitFor()
}

/** What a picture of the terminal shows: red points, and where the two lines with a bar at their end stop. */
async function look(picture: Buffer): Promise<{ red: number; width: number; rights: number[] }> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const rowHeight = height / 24
  const at = (x: number, y: number) => [0, 1, 2].map((part) => data[(y * width + x) * 3 + part] ?? 0)
  const points = (row: number) =>
    Array.from({ length: width * Math.floor(rowHeight) }, (_, index) => ({
      x: index % width,
      color: at(index % width, Math.floor(row * rowHeight) + Math.floor(index / width)),
    }))
  const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 120 && g < 90 && b < 90
  const isText = ([r = 0, g = 0, b = 0]: number[]) => r + g + b > 300
  const rightOf = (row: number) => Math.max(...points(row).map(({ x, color }) => (isText(color) ? x : 0)))
  return { red: points(0).filter(({ color }) => isRed(color)).length, width, rights: [rightOf(1), rightOf(2)] }
}
