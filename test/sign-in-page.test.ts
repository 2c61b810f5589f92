import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startGantry } from './support/gantry.ts'

const password = 'correct horse battery staple'

t.test('the sign-in page is served without a credential', async (t) => {
  const gantry = await startGantry(t)
  const page = await fetch(`${gantry.origin}/sign-in`)
  t.equal(page.status, 200)
  t.match(page.headers.get('content-security-policy'), /form-action 'none'/, 'no password gets into an address')
})

t.test('a link in the query signs nobody in: proxies and histories would have its secret', async (t) => {
  const gantry = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' } })
  const { linkSecret = '' } = gantry.service.firstCredentials ?? {}
  const page = await fetch(`${gantry.origin}/sign-in?link=${linkSecret}`, { redirect: 'manual' })
  t.equal(page.headers.get('set-cookie'), null)
  const login = { body: { link: linkSecret }, headers: { authorization: '' } }
  t.equal((await gantry.call('POST', '/identity/login', login)).status, 200, 'it is unused')
})

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t)
  const browser = await openBrowser(t)
  const { user } = (await gantry.call('POST', '/users', { body: { name: 'Ada', username: 'ada', role: 'developer' } }))
    .body.data
  const { link } = (await gantry.call('POST', `/users/${user.id}/invite`)).body.data.invite

  t.test('a token signs in, and a wrong one is refused with the message of the service', async (t) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in`)
    await page.getByLabel('Token').fill('gty_not_a_token_of_this_service')
    await page.locator('#by-token button').click()
    await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor()
    t.equal(new URL(page.url()).search, '', 'nothing of it is in the address')
    await page.getByLabel('Token').fill(gantry.token)
    await page.locator('#by-token button').click()
    await page.waitForURL('**/docs')
    t.equal(await nameOf(page), 'Owner')
    await context.close()
  })

  t.test('a printed link signs in as it is pasted, once, and its secret is in no request and no history', async (t) => {
    const first = await startGantry(t, { environment: { GANTRY_ADMIN_TOKEN: '' } })
    const secret = first.service.firstCredentials?.linkSecret ?? ''
    const context = await browser.newContext()
    const page = await context.newPage()
    const seen: string[] = []
    page.on('request', (request) => seen.push(request.url()))
    await page.goto(`${first.origin}/sign-in#link=${secret}`)
    await page.waitForURL('**/docs')
    t.equal(await nameOf(page), 'Owner')
    t.same(
      seen.filter((url) => url.includes(secret) && !url.includes('#')),
      [],
    )
    await page.goBack()
    t.notMatch(page.url(), secret)
    const again = await context.newPage()
    await again.goto(`${first.origin}/sign-in#link=${secret}`)
    await again.getByRole('alert').filter({ hasText: 'already used or has expired' }).waitFor()
    t.ok(await again.getByLabel('Username').isVisible(), 'the other ways are offered')
    await context.close()
  })

  t.test('an invited user sets a password and signs in with it', async (t) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(gantry.origin + link)
    await page.getByLabel('New password').fill(password)
    await page.locator('#accept button').click()
    await page.getByText('Your password is set').waitFor()
    t.equal(new URL(page.url()).hash, '', 'the invite is gone from the address')
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill(password)
    await page.locator('#by-password button').click()
    await page.waitForURL('**/docs')
    t.equal(await nameOf(page), 'Ada')
    await context.close()
  })

  t.test('the pages work below a path', async (t) => {
    const below = await startGantry(t, { environment: { GANTRY_PUBLIC_URL: 'http://gantry.example/below' } })
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${below.origin}/below/sign-in`)
    await page.getByLabel('Token').fill(below.token)
    await page.locator('#by-token button').click()
    await page.waitForURL('**/below/docs')
    t.equal(await nameOf(page, '/below'), 'Owner')
    const other = await context.newPage()
    await other.goto(`${below.origin}/below/docs#task_not_found`)
    await other.waitForURL('**/below/docs/errors#task_not_found')
    await context.close()
  })
})

/** The name of the user as whom the page calls the service. */
function nameOf(page: { evaluate<Result>(script: string): Promise<Result> }, below = ''): Promise<string> {
  return page.evaluate(`fetch('${below}/api/v1/identity').then((r) => r.json()).then(({ data }) => data.identity.name)`)
}
