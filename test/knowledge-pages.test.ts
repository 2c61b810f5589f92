import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import t from 'tap'
import { permits } from '../src/services/knowledge/robots.ts'
import { startGantry } from './support/gantry.ts'
import { waitForJob } from './support/samples.ts'

let text = 'The numbat eats termites.'
type Pages = Readonly<Record<string, () => readonly [status: number, type: string, body: string]>>
const pages: Pages = {
  '/robots.txt': () => [200, 'text/plain', 'User-agent: *\nDisallow: /\n\nUser-agent: Gantry\nDisallow: /private'],
  '/guide': () => [
    200,
    'text/html; charset=utf-8',
    `<title>Animals</title><script>no()</script><h1>Animals</h1><h2>Food</h2><p>${text}</p>`,
  ],
  '/old': () => [301, '/guide', ''],
  '/loop': () => [302, '/loop', ''],
  '/private/notes': () => [200, 'text/html', '<p>secret wombat</p>'],
  '/picture': () => [200, 'image/png', 'x'],
  '/large': () => [200, 'text/plain', 'x'.repeat(5 * 1024 * 1024)],
  '/notes.md': () => [200, 'text/markdown', '# Notes\n\nThe quokka smiles.'],
}
const movedPages: Pages = {
  '/robots.txt': () => [301, '/robots/here.txt', ''],
  '/robots/here.txt': () => [200, 'text/plain', 'User-agent: *\nDisallow: /closed'],
  '/closed': () => [200, 'text/plain', 'A hidden bilby.'],
}
async function serve(served: Pages): Promise<string> {
  const server = createServer((request, response) => {
    const [status, type, body] = served[request.url ?? '']?.() ?? [404, 'text/plain', '']
    response.writeHead(status, status < 400 && status >= 300 ? { location: type } : { 'content-type': type }).end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  t.teardown(() => server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const [origin, moved] = [await serve(pages), await serve(movedPages)]
const allowed = [origin, moved].map((each) => new URL(each).host).join()
const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: allowed } })

async function load(body: object) {
  const answer = await gantry.call('POST', '/knowledge/pages', { body })
  t.equal(answer.status, 202)
  const job: any = await waitForJob(gantry, answer.body.data.job.id)
  return { ...job.result, log: (await gantry.call('GET', `/jobs/${job.id}/log`)).body.data.output }
}
const found = async (q: string) => (await gantry.call('GET', `/knowledge/search?q=${q}&mode=words`)).body.data.results

t.test('a page is found by its address and heading, and loading it again updates its entry', async (t) => {
  const { entries, skipped } = await load({ urls: [`${origin}/guide#food`, `${origin}/notes.md`] })
  t.strictSame([entries.length, skipped], [2, 0])
  const source = `${origin}/guide`
  t.match(await found('numbat'), [
    { title: 'Animals', kind: 'page', source, headingPath: ['Animals', 'Food'], isFromOutside: true },
  ])
  t.match(await found('quokka'), [{ title: 'Notes', kind: 'page' }])
  text = 'The numbat eats ants.'
  t.strictSame((await load({})).entries.sort(), [...entries].sort())
  t.match(await found('ants'), [{ id: entries[0], source }])
  t.match((await gantry.call('GET', `/knowledge/${entries[0]}`)).body.data.entry, { revision: 2 })
  t.match((await gantry.call('GET', `/knowledge/${entries[1]}`)).body.data.entry, { revision: 1 })
})

t.test('what may not or cannot be loaded is skipped, and the log says why', async (t) => {
  const refused = {
    '/private/notes': /robots\.txt/,
    '/loop': /redirects more than 5 times/,
    '/picture': /image\/png, which is no text/,
    '/large': /has more than 4194304 bytes/,
    '/missing': /answered 404/,
  }
  const others = [`${moved}/closed`, 'http://10.0.0.1/', 'http://[']
  const urls = [...Object.keys(refused).map((path) => origin + path), ...others]
  const { entries, skipped, log } = await load({ urls })
  t.strictSame([entries, skipped], [[], urls.length])
  for (const reason of Object.values(refused)) t.match(log, reason)
  t.match(log, /10\.0\.0\.1\/: .*private/)
  t.match(log, /closed: The robots\.txt of its server does not permit it/, 'a robots.txt that has moved is read')
  t.equal((await load({ urls: [`${origin}/old`] })).entries.length, 1, 'a redirect is followed')
  t.strictSame(await found('wombat'), [])
})

t.test('of the rules of a robots.txt the longest decides, in the group of this service', (t) => {
  const all = 'User-agent: *\nDisallow: /a # all\nAllow: /a/open\nDisallow: /*.pdf$'
  const paths = ['/', '/a', '/a/open/x', '/b.pdf', '/b.pdf?x']
  t.strictSame(
    paths.map((path) => permits(all, path)),
    [true, false, true, false, true],
  )
  t.notOk(permits('User-agent: x\nUser-agent: gantry\nDisallow: /', '/'))
  t.ok(permits(`${all}\n\nUser-agent: gantry\nDisallow:`, '/a'))
  t.ok(permits('', '/'))
  // As long as one may be: reading it takes no more time than its length.
  t.ok(permits(`User-agent: *\nDisallow: /a${' '.repeat(2 ** 19)}b`, '/a'))
  t.end()
})
