import t from 'tap'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { complete, startDeviceSignIn } from './support/device-sign-ins.ts'
import { startGantry } from './support/gantry.ts'
import { addUser, password, startWithClock } from './support/sign-ins.ts'

t.test('the page of device sign-ins', { skip: whyNoBrowser }, async (t) => {
  const browser = await openBrowser(t)

  t.test('asks to sign in, shows what asks, and approves by its button alone', async (t) => {
    const gantry = await startGantry(t)
    await addUser(gantry, 'ada')
    const clientName = '<img src=x> on ada-laptop'
    const codes = await startDeviceSignIn(gantry, { clientName, scopes: ['tasks:read', 'users:admin'] })
    const context = await browser.newContext()
    const page = await context.newPage()
    const violations: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy/i.test(message.text())) violations.push(message.text())
    })
    await page.goto(`${gantry.origin}/device?code=${codes.userCode}`)
    await page.locator('#sign-in a').click()
    await page.getByLabel('Username').fill('ada')
    await page.locator('#by-password [name=password]').fill(password)
    await page.locator('#by-password button').click()
    await page.waitForURL(`**/device?code=${codes.userCode}`)
    await page.getByRole('button', { name: 'Approve' }).waitFor()
    t.equal(await page.locator('#client').textContent(), clientName, 'a name is text')
    t.equal(await page.locator('#person').textContent(), 'ada')
    t.equal(await page.locator('#code').textContent(), codes.userCode)
    t.equal(await page.locator('#address').textContent(), '127.0.0.1')
    t.match(await page.locator('#scopes').textContent(), 'tasks:read, users:admin')
    t.equal((await complete(gantry, codes)).body.error.code, 'authorization_pending', 'a link approves nothing')
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('The program is signed in').waitFor()
    t.same((await complete(gantry, codes)).body.data.token.scopes, ['tasks:read'])
    t.same(violations, [])
    await context.close()
  })

  t.test('takes a code as people type it, rejects, and says what is wrong', async (t) => {
    const gantry = await startGantry(t)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in`)
    await page.getByLabel('Token').fill(gantry.token)
    await page.locator('#by-token button').click()
    await page.waitForURL('**/tasks')
    await page.goto(`${gantry.origin}/device`)
    const enter = async (code: string) => {
      await page.getByLabel('Code').fill(code)
      await page.getByRole('button', { name: 'Continue' }).click()
    }
    const alert = page.getByRole('alert')
    await enter('BCDF')
    await alert.filter({ hasText: 'A code has eight letters' }).waitFor()
    await enter('BBBB-BBBB')
    await alert.filter({ hasText: 'no device sign-in with this code' }).waitFor()
    const codes = await startDeviceSignIn(gantry)
    await enter(codes.userCode.toLowerCase().replace('-', ' '))
    await page.getByRole('button', { name: 'Reject' }).click()
    await alert.filter({ hasText: 'The program gets nothing' }).waitFor()
    t.equal((await complete(gantry, codes)).body.error.code, 'access_denied')
    await page.goto(`${gantry.origin}/device?code=${codes.userCode}`)
    await alert.filter({ hasText: 'rejected already' }).waitFor()
    t.notOk(await page.getByRole('button', { name: 'Approve' }).isVisible())
    await context.close()
  })

  t.test('asks to sign in again before an approval that comes late', async (t) => {
    const { gantry, pass } = await startWithClock(t)
    await addUser(gantry, 'ada')
    const context = await browser.newContext()
    const page = await context.newPage()
    const signIn = async () => {
      await page.getByLabel('Username').fill('ada')
      await page.locator('#by-password [name=password]').fill(password)
      await page.locator('#by-password button').click()
    }
    await page.goto(`${gantry.origin}/sign-in`)
    await signIn()
    await page.waitForURL('**/tasks')
    pass(601)
    const codes = await startDeviceSignIn(gantry)
    await page.goto(`${gantry.origin}/device?code=${codes.userCode}`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.locator('#sign-in a').click()
    await signIn()
    await page.waitForURL(`**/device?code=${codes.userCode}`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('The program is signed in').waitFor()
    t.equal((await complete(gantry, codes)).status, 201)
    await context.close()
  })

  t.test('leads on to no other page than its own', async (t) => {
    const gantry = await startGantry(t)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${gantry.origin}/sign-in#device=//evil.example/BCDF-GHJK`)
    await page.getByLabel('Token').fill(gantry.token)
    await page.locator('#by-token button').click()
    await page.waitForURL(`${gantry.origin}/tasks`)
    t.equal(new URL(page.url()).pathname, '/tasks')
    await context.close()
  })

  t.test('works below a path', async (t) => {
    const below = await startGantry(t, { environment: { GANTRY_PUBLIC_URL: 'http://gantry.example/below' } })
    const codes = await startDeviceSignIn(below)
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.goto(`${below.origin}/below/device?code=${codes.userCode}`)
    await page.locator('#sign-in a').click()
    await page.getByLabel('Token').fill(below.token)
    await page.locator('#by-token button').click()
    await page.waitForURL(`**/below/device?code=${codes.userCode}`)
    await page.getByRole('button', { name: 'Approve' }).click()
    await page.getByText('The program is signed in').waitFor()
    t.equal((await complete(below, codes)).status, 201)
    await context.close()
  })
})
