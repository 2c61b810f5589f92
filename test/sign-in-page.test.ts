import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startGantry } from './support/gantry.ts'
import { addApp, addUser, as, appOf, password, startWithClock } from './support/sign-ins.ts'

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
    await page.waitForURL('**/tasks')
    t.equal(await nameOf(page), 'Owner')
    await context.close()
  })

  t.test('what is pressed before the script is there waits for it, and is not lost', async (t) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    const script = Promise.withResolvers<void>()
    await page.route('**/docs/sign-in.js', (route) => script.promise.then(() => route.continue()))
    await page.goto(`${gantry.origin}/sign-in`, { waitUntil: 'commit' })
    await page.getByLabel('Token').fill(gantry.token)
    t.ok(await page.locator('#by-token button').isDisabled())
    const pressed = page.locator('#by-token button').click()
    script.resolve()
    await pressed
    await page.waitForURL('**/tasks')
    await context.close()
  })

  t.test('what is refused is told beside the button that was pressed, by the service', async (t) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in`)
    await page.getByLabel('Token').fill('gty_x')
    await page.locator('#by-token button').click()
    await page.locator('#by-token').getByRole('alert').filter({ hasText: 'is not correct' }).waitFor()
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill('x')
    await page.locator('#by-password button').click()
    await page.locator('#by-password').getByRole('alert').filter({ hasText: 'is not correct' }).waitFor()
    t.match(await page.getByRole('alert').allTextContents(), [/^The username, password or token is not correct\./])
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
    await page.waitForURL('**/tasks')
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
    await page.waitForURL('**/tasks')
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
    await page.waitForURL('**/below/tasks')
    t.equal(await nameOf(page, '/below'), 'Owner')
    const other = await context.newPage()
    await other.goto(`${below.origin}/below/docs#task_not_found`)
    await other.waitForURL('**/below/docs/errors#task_not_found')
    await context.close()
  })
})

t.test('second factors in a browser', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)

  t.test('a passkey is added on the page, and signs in without a username and a password', async (t) => {
    const gantry = await startGantry(t)
    await addUser(gantry, 'ada')
    const context = await browser.newContext()
    const page = await context.newPage()
    const devices = await context.newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    })
    const signIn = `http://localhost:${gantry.port}/sign-in`
    await page.goto(signIn)
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill(password)
    await page.locator('#by-password button').click()
    await page.waitForURL('**/tasks')
    await page.goto(`${signIn}#second-factor`)
    await page.locator('#add [name=currentPassword]').fill(password)
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page
      .locator('#codes')
      .filter({ hasText: /\w{4}-/ })
      .waitFor()
    t.equal((await page.locator('#codes').textContent())?.split('\n').length, 10)
    const { credentials } = await devices.send('WebAuthn.getCredentials', { authenticatorId })
    t.match(credentials, [{ isResidentCredential: true, rpId: 'localhost' }])

    await page.evaluate(`fetch('/api/v1/identity/logout', { method: 'POST' })`)
    await page.goto(signIn)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL('**/tasks')
    t.equal(await nameOf(page), 'ada')

    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.goto(signIn)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByText('The passkey was not used').waitFor()
    await page.goto(`${gantry.origin}/sign-in`)
    await page.locator('#passkeys-elsewhere').waitFor()
    t.equal(await page.locator('#passkeys-elsewhere a').getAttribute('href'), signIn, 'an IP address is no domain')
    await context.close()
  })

  t.test('the page asks for a code after the right password', async (t) => {
    const started = await startWithClock(t)
    const { gantry } = started
    const app = await addApp(started, (await addUser(gantry, 'ada')).cookie)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in`)
    t.equal(await page.getByLabel('Code of your').isVisible(), false)
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill(password)
    await page.locator('#by-password button').click()
    await page.getByText('This account has a second factor').waitFor()
    started.pass(60)
    await page.getByLabel('Code of your').fill(app.code())
    await page.locator('#by-password button').click()
    await page.waitForURL('**/tasks')
    t.equal(await nameOf(page), 'ada')
    await context.close()
  })

  t.test('where a second factor is required, the page has an app added after the sign-in', async (t) => {
    const started = await startWithClock(t, { environment: { GANTRY_REQUIRE_SECOND_FACTOR: 'all' } })
    const { gantry } = started
    await addUser(gantry, 'ada')
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in`)
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill(password)
    await page.locator('#by-password button').click()
    await page.getByText('This service requires a second factor').waitFor()
    await page.locator('#add [name=currentPassword]').fill(password)
    await page.getByRole('button', { name: 'Add an authenticator app' }).click()
    const secret = (await page.locator('#secret').filter({ hasText: /\w/ }).textContent()) ?? ''
    await page.getByLabel('Code that the app shows').fill(appOf(secret, started).code())
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page
      .locator('#codes')
      .filter({ hasText: /\w{4}-/ })
      .waitFor()
    await page.getByRole('link', { name: 'Continue' }).click()
    await page.waitForURL('**/tasks')
    const cookies = await context.cookies()
    const cookie =
      cookies.filter(({ name }) => name === 'nut-session').map(({ name, value }) => `${name}=${value}`)[0] ?? ''
    t.equal((await as(gantry, cookie, 'GET', '/tasks')).status, 200)
    await context.close()
  })
})

/** The name of the user as whom the page calls the service. */
function nameOf(page: { evaluate<Result>(script: string): Promise<Result> }, below = ''): Promise<string> {
  return page.evaluate(`fetch('${below}/api/v1/identity').then((r) => r.json()).then(({ data }) => data.identity.name)`)
}
