import t from 'tap'
import { checkScreen } from './support/axe.ts'
import { openBrowser, whyNoBrowser } from './support/browser.ts'
import { startGantry } from './support/gantry.ts'

/** The screens of the settings by the rules of axe. */

t.test('in a browser', { skip: whyNoBrowser }, async (t) => {
  const gantry = await startGantry(t, { files: { 'gantry.json': '{"name":"seen","scripts":{"greet":"echo hello"}}' } })
  const browser = await openBrowser(t)
  await gantry.call('PUT', '/config/secrets/API_KEY', { body: { value: 'sesame-open-1234' } })
  await gantry.call('POST', '/webhooks', { body: { url: 'https://ci.example.org/hook', kinds: ['task.*'] } })
  await gantry.call('POST', '/runners', { body: { name: 'build-1', labels: ['linux'] } })
  for (const [view, shows] of Object.entries({
    config: '[data-key]',
    secrets: '[data-secret]',
    webhooks: '[data-webhook]',
    integrations: '.part',
    runners: '[data-runner]',
    limits: '.line-row',
    operations: '.settings-operation',
  }))
    t.test(view, (t) => checkScreen(t, browser, gantry, { path: `/settings/${view}`, shows }))
})
