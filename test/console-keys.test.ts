import type { Locator, Page } from 'playwright-core'
import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { untilLive, visitConsole } from './support/console.ts'
import { furnishScreens } from './support/console-screens.ts'
import { waitUntil } from './support/wait.ts'

/** The main actions of the screens without a pointer: by their keys, and by Tab, Enter, arrows and Escape. */

const tabsMax = 120

/** Goes on by Tab until something has the focus, which must be seen there. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let count = 0; count < tabsMax; count++) {
    await page.keyboard.press(key)
    if (await isFocused(target)) return assertSeen(page)
  }
  throw new Error(`${String(target)} is not reached by ${key}`)
}

/** The first of what fits. */
function isFocused(target: Locator): Promise<boolean> {
  return target.evaluateAll(
    ([first]) => (first as { matches(selector: string): boolean } | undefined)?.matches(':focus') === true,
  )
}

async function assertSeen(page: Page): Promise<void> {
  const isSeen = await page.evaluate(`(() => {
    const each = document.activeElement
    const { outlineStyle, outlineWidth } = getComputedStyle(each.closest('.card, .row') ?? each)
    const own = getComputedStyle(each)
    const { top, bottom } = each.getBoundingClientRect()
    const isOutlined = [[outlineStyle, outlineWidth], [own.outlineStyle, own.outlineWidth]].some(([style, width]) => style !== 'none' && parseFloat(width) > 0)
    return isOutlined && bottom > 0 && top < innerHeight
  })()`)
  if (isSeen !== true) throw new Error('what has the focus is not seen')
}

async function type(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key)
}

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const { gantry, taskId, screens } = await furnishScreens(t)
  const browser = await openBrowser(t)
  const { call } = gantry
  const focused = (page: Page) => page.locator(':focus')
  const visit = (t: Parameters<typeof visitConsole>[0], path: string, read: (page: Page) => Promise<void>) =>
    visitConsole(t, browser, gantry, { path, mayFail: /409/ }, async ({ page }) => {
      await untilLive(page)
      await read(page)
    })

  t.test('a task is made, moved, opened, described, planned, run and looked at', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'c')
      await page.locator('.creating :focus').waitFor()
      await page.keyboard.type('By keys alone')
      await type(page, 'Enter')
      await page.locator('[data-task]', { hasText: 'By keys alone' }).waitFor()
      await type(page, 'Escape')
      await page.locator('.creating').waitFor({ state: 'detached' })
      const title = page.getByRole('link', { name: 'By keys alone' })
      for (let count = 0; count < 5 && (await focused(page).innerText()) !== 'By keys alone'; count++)
        await type(page, 'j')
      await assertSeen(page)
      await type(page, '2')
      await page.getByRole('region', { name: 'In progress' }).getByRole('link', { name: 'By keys alone' }).waitFor()
      t.equal(await isFocused(title), true, 'it keeps the focus')
      await type(page, 'Enter')
      await page.waitForURL('**/tasks/task_*')
      await page.getByRole('heading', { name: 'By keys alone' }).waitFor()
      await type(page, 'e')
      await page.locator('textarea:focus').waitFor()
      await page.keyboard.type('Without a pointer.')
      await type(page, 'Control+Enter')
      await page.locator('.task-main').getByText('Without a pointer.').waitFor()
      await tabTo(page, page.getByRole('button', { name: 'Add a step' }))
      await type(page, 'Enter')
      await page.keyboard.type('Says it')
      await type(page, 'Tab')
      await page.keyboard.type('echo said')
      await type(page, 'Enter')
      await page.locator('.step', { hasText: 'Says it' }).waitFor()
      await type(page, 'r')
      await page.locator('.step', { hasText: 'Passed' }).waitFor()
      await tabTo(page, page.getByRole('button', { name: 'Details of step 1' }))
      await type(page, 'Enter')
      await page.getByRole('region', { name: 'Output' }).getByText('said').waitFor()
      await type(page, 'Tab', 'Enter')
      await page.getByRole('menu').waitFor()
      await type(page, 'ArrowDown', 'Escape')
      await page.getByRole('menu').waitFor({ state: 'detached' })
      t.equal(await focused(page).getAttribute('aria-label'), 'Actions for step 1', 'the focus goes back')
      await type(page, 'u')
      await page.waitForURL('**/tasks')
    }),
  )

  t.test('what is typed before the palette is there is typed into it, and no screen takes it', (t) =>
    visit(t, '/tasks', async (page) => {
      await page.locator('[data-task]').first().waitFor()
      const asked = Promise.withResolvers<unknown>()
      const mayCome = Promise.withResolvers<unknown>()
      await page.route(/palette-/, async (route) => {
        asked.resolve(undefined)
        await mayCome.promise
        await route.continue()
      })
      await type(page, 'Control+k')
      await asked.promise
      await page.keyboard.type('jx2 tasks create')
      t.equal(await page.locator('main :focus').count(), 0, 'no card has the focus')
      mayCome.resolve(undefined)
      const field = page.getByRole('combobox', { name: /^Find tasks/ })
      await field.waitFor()
      t.equal(await field.inputValue(), 'jx2 tasks create')
      await type(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      t.equal(await page.locator('[data-selected="true"]').count(), 0)
    }),
  )

  t.test('a key right after Escape is for the page already', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'Control+k')
      await page.getByRole('combobox', { name: /^Find tasks/ }).waitFor()
      // Sent one after the other, and not each when the one before has been answered.
      await Promise.all(['Escape', 'g', 's'].map((key) => page.keyboard.press(key)))
      await page.waitForURL('**/settings')
      const change = page.getByRole('button', { name: 'Change scripts' })
      await change.focus()
      for (let count = 0; count < 5; count++) {
        await type(page, 'Enter')
        await page.getByRole('dialog', { name: 'scripts' }).waitFor()
        await Promise.all(['Escape', 'Enter'].map((key) => page.keyboard.press(key)))
        await page.getByRole('dialog', { name: 'scripts' }).waitFor()
        await type(page, 'Escape')
        await page.locator('dialog').waitFor({ state: 'detached' })
        t.equal(await isFocused(change), true, 'the focus goes back')
      }
    }),
  )

  t.test('a step is edited and left again, and what failed is run from there', (t) =>
    visit(t, `/tasks/${taskId}`, async (page) => {
      await tabTo(page, page.getByRole('button', { name: 'Actions for step 1' }))
      await type(page, 'Enter', 'ArrowDown', 'Enter')
      await page.getByLabel('What the step does').waitFor()
      await type(page, 'Escape')
      await page.getByLabel('What the step does').waitFor({ state: 'detached' })
      await type(page, 'v')
      await page.waitForURL('**/review')
    }),
  )

  t.test('a line is commented on, and a review is sent', (t) =>
    visit(t, `/tasks/${taskId}/review`, async (page) => {
      await page.locator('.hunk').first().waitFor()
      await tabTo(page, page.getByRole('button', { name: /^Comment on line/ }).first())
      await type(page, 'Enter')
      await page.keyboard.type('Say why.')
      await tabTo(page, page.getByRole('button', { name: 'Add to the review' }))
      await type(page, 'Enter')
      await page.getByText('one comment not sent yet').waitFor()
      await type(page, 'd')
      await page.keyboard.type('Nearly.')
      await type(page, 'Tab', 'ArrowDown')
      await assertSeen(page)
      await tabTo(page, page.getByRole('button', { name: 'Send the review' }))
      await type(page, 'Enter')
      await page.getByText('one comment not sent yet').waitFor({ state: 'detached' })
      const { reviews } = (await call('GET', `/tasks/${taskId}/reviews`)).body.data
      t.match(reviews.at(-1), { content: 'Nearly.' })
    }),
  )

  t.test('what waits is reached by j, and decided by Enter', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'g', 'n')
      const item = page.locator('.waiting-item', { hasText: 'agentEdit' })
      const approve = item.getByRole('button', { name: 'Approve', exact: true })
      await approve.waitFor()
      const isOn = () => isFocused(approve)
      for (let count = 0; count < 8 && !(await isOn()); count++) await type(page, 'j')
      await assertSeen(page)
      await type(page, 'Enter')
      await item.waitFor({ state: 'detached' })
    }),
  )

  t.test('a terminal takes all keys but the one that leaves it', (t) =>
    visit(t, screens.find((path) => /^\/terminals\/.+\/./.test(path)) ?? '', async (page) => {
      await page.getByText('Running', { exact: true }).waitFor()
      const isInside = () => page.evaluate("document.activeElement.closest('.xterm') !== null") as Promise<boolean>
      await waitUntil(isInside, 'the terminal has the focus')
      await page.keyboard.type('typed here')
      await type(page, 'Tab', 'Escape', 'Control+k')
      t.equal(await isInside(), true)
      t.equal(await page.getByRole('dialog').count(), 0)
      await type(page, 'Control+Shift+L')
      t.equal(await isInside(), false)
      await assertSeen(page)
      await type(page, 'Control+k')
      await page.getByRole('dialog').waitFor()
      await type(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await type(page, 'g', 't')
      await page.waitForURL('**/tasks')
    }),
  )

  t.test('a chat is opened, written in, forked and left', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'g', 'h')
      await page.locator('.chat-row').first().waitFor()
      await type(page, 'j')
      await assertSeen(page)
      await type(page, 'Enter')
      await page.waitForURL('**/chats/chat_*')
      await page.locator('.composer').waitFor()
      await type(page, 'w')
      await page.keyboard.type('Once more, by keys.')
      await type(page, 'Enter')
      await page.locator('.message', { hasText: 'Once more, by keys.' }).waitFor()
      await tabTo(page, page.getByRole('button', { name: 'What to do with this chat' }), 'Shift+Tab')
      await type(page, 'Enter', 'Escape', 'u')
      await page.locator('.chat-row').first().waitFor()
    }),
  )

  t.test('a file is opened, edited and saved', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'g', 'f')
      const title = page.locator('a.title', { hasText: 'read.me' })
      await title.waitFor()
      const isOn = () => isFocused(title)
      for (let count = 0; count < 12 && !(await isOn()); count++) await type(page, 'j')
      await type(page, 'Enter')
      await page.getByRole('button', { name: 'Edit' }).waitFor()
      await type(page, 'e')
      await page.locator('textarea:focus').waitFor()
      await type(page, 'Control+End')
      await page.keyboard.type('by keys')
      await type(page, 'Control+s')
      await waitUntil(async () => {
        return JSON.stringify((await call('GET', '/files/content?path=read.me')).body).includes('by keys')
      }, 'it is saved')
    }),
  )

  t.test('a setting is changed in a dialog, which Escape closes', (t) =>
    visit(t, '/tasks', async (page) => {
      await type(page, 'g', 's')
      const change = page.getByRole('button', { name: 'Change scripts' })
      await change.waitFor()
      await tabTo(page, change)
      await type(page, 'Enter')
      await page.getByRole('dialog', { name: 'scripts' }).waitFor()
      await type(page, 'Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      t.equal(await isFocused(change), true, 'the focus goes back')
      await type(page, 'Enter')
      const field = page.getByRole('dialog').getByLabel('scripts')
      await waitUntil(() => isFocused(field), 'the field has the focus')
      await type(page, 'Control+a')
      await page.keyboard.type('{"greet": "echo by keys"}')
      await tabTo(page, page.getByRole('button', { name: 'Save' }))
      await type(page, 'Enter')
      await page.getByText('scripts was changed.').waitFor()
    }),
  )

  t.test('the rows of every screen are reached by j, and what it makes by c', async (t) => {
    for (const [path, rows, dialog] of [
      ['/people', '.people-row', 'Invite'],
      ['/jobs?view=schedules', '.schedule-row', 'New schedule'],
      ['/git/tags', '.line-row', 'New tag'],
      ['/git/branches', '.line-row', 'New branch'],
      ['/settings/webhooks', 'details', 'New webhook'],
      ['/settings/secrets', '.line-row', 'New secret'],
      ['/settings/runners', '.line-row', 'New runner'],
      ['/git/stashes', 'details', undefined],
      ['/activity', '.event-group', undefined],
    ] as const)
      await visit(t, path, async (page) => {
        await page.locator('main').locator(rows).first().waitFor()
        await type(page, 'j')
        await page.locator('main').locator(`${rows} :focus`).first().waitFor()
        await assertSeen(page)
        if (dialog === undefined) return
        await type(page, 'c')
        await page.getByRole('dialog', { name: dialog }).waitFor()
        await type(page, 'Escape')
        await page.getByRole('dialog').waitFor({ state: 'detached' })
      })
  })
})
