import t from 'tap'
import type { Test } from 'tap'
import { addCaller } from './support/callers.ts'
import { finish, message, startWithServer, upload } from './support/mail-sending.ts'

/** A service whose mail server takes nothing until it is told to. */
async function startWaiting(t: Test) {
  let isOpen = false
  const { gantry, server } = await startWithServer(t)
  server.react = () => (isOpen ? 'take' : 450)
  return { gantry, server, open: () => void (isOpen = true) }
}

const sourcesOf = (received: readonly { readonly source: string }[]) => received.map(({ source }) => source).join('\n')
const asAttached = (content: string) => Buffer.from(content).toString('base64')

t.test(
  'a file that is replaced while its email waits is not sent in the place of the one that was meant',
  async (t) => {
    const { gantry, server, open } = await startWaiting(t)
    await upload(gantry, 'report.txt', 'what was meant')
    const sent = await gantry.call('POST', '/mail/send', { body: { ...message, attachments: ['report.txt'] } })
    await server.saw(1)
    const form = new FormData()
    form.append('file', new Blob(['something else']), 'report.txt')
    t.equal((await gantry.call('PUT', '/resources/report.txt?replace=true', { raw: form })).status, 200)
    open()
    const job = await finish(gantry, sent)
    t.match(job, { state: 'failed', error: { reason: 'not_sent', message: /report\.txt was replaced/ } })
    t.notMatch(sourcesOf(server.received), asAttached('something else'))

    const again = await gantry.call('POST', `/jobs/${job.id}/retry`)
    t.match(await finish(gantry, again), { state: 'failed' }, 'nor when the job is done again')
    await finish(gantry, await gantry.call('POST', '/mail/send', { body: { ...message, attachments: ['report.txt'] } }))
    t.match(sourcesOf(server.received), asAttached('something else'), 'a new email has the file as it is')
  },
)

t.test('a file that is uploaded again as it was is sent', async (t) => {
  const { gantry, server, open } = await startWaiting(t)
  await upload(gantry, 'report.txt', 'what was meant')
  const sent = await gantry.call('POST', '/mail/send', { body: { ...message, attachments: ['report.txt'] } })
  await server.saw(1)
  await gantry.call('DELETE', '/resources/report.txt')
  await upload(gantry, 'report.txt', 'what was meant')
  open()
  t.match(await finish(gantry, sent), { state: 'succeeded' })
  t.match(sourcesOf(server.received), asAttached('what was meant'))
})

t.test('an email that waits sends no file once its sender may read none', async (t) => {
  const { gantry, server, open } = await startWaiting(t)
  await upload(gantry, 'report.txt', 'no longer theirs')
  const sender = await addCaller(gantry, 'developer')
  const sent = await sender.call('POST', '/mail/send', { body: { ...message, attachments: ['report.txt'] } })
  const plain = await sender.call('POST', '/mail/send', { body: message })
  await server.saw(2)
  const rules = [{ tool: 'getResource', action: 'deny' }]
  t.equal((await gantry.call('PUT', '/identity/roles/developer/rules', { body: { rules } })).status, 200)
  open()
  t.match(await finish(gantry, sent), { state: 'failed', error: { reason: 'not_sent', message: /getResource/ } })
  t.match(await finish(gantry, plain), { state: 'succeeded' })
  t.notMatch(sourcesOf(server.received), asAttached('no longer theirs'))
})
