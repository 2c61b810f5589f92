/** What a server of XMPP may not make of an upload. `chat-xmpp-files.test.ts` has a real one. */
import t from 'tap'
import { loadXmpp } from '../../src/services/chat-integrations/xmpp-stanzas.ts'
import type { Stanza } from '../../src/services/chat-integrations/xmpp-stanzas.ts'
import { XmppUpload } from '../../src/services/chat-integrations/xmpp-upload.ts'
import type { HttpCall } from '../../src/services/chat-integrations/platform.ts'

const { xml } = await loadXmpp()
const upload = 'urn:xmpp:http:upload:0'
const bytes = async function* () {
  yield Buffer.from('x')
}
const file = { name: 'a.txt', mediaType: 'text/plain', size: 1, open: bytes }

/** An upload whose slot has these addresses and headers, with the calls that it made. */
function uploading(isTls: boolean, put: string, get: string, headers: Readonly<Record<string, string>> = {}) {
  const calls: HttpCall[] = []
  const features = xml('query', {}, xml('feature', { var: upload }))
  const lines = Object.entries(headers).map(([name, value]) => xml('header', { name }, value))
  const slot = xml('slot', { xmlns: upload }, xml('put', { url: put }, ...lines), xml('get', { url: get }))
  const ask = async (query: Stanza) => xml('iq', {}, query.getChild('request') ? slot : features)
  const http = {
    call: async (call: HttpCall) => {
      calls.push(call)
      return {}
    },
    load: () => Promise.reject(new Error('nothing is loaded')),
  }
  return { calls, run: () => new XmppUpload({ domain: 'localhost', isTls, http, ask }).upload(file) }
}

t.test('only the headers of the XEP are sent, each as one line', async (t) => {
  const headers = { Authorization: 'Bearer\r\nx-evil: 1', Cookie: 'a=b', Host: 'evil', 'X-Evil': '1' }
  const { calls, run } = uploading(true, 'https://files/put', 'https://files/get', headers)
  t.equal(await run(), 'https://files/get')
  t.strictSame(calls[0]?.headers, { authorization: 'Bearerx-evil: 1', cookie: 'a=b' })
  t.match(calls, [{ url: 'https://files/put', method: 'PUT', body: { type: 'text/plain', size: 1 } }])
})

t.test('an address that is not encrypted is refused, unless the connection is not either', async (t) => {
  for (const [put, get] of [
    ['http://files/put', 'https://files/get'],
    ['https://files/put', 'http://files/get'],
  ] as const) {
    const { calls, run } = uploading(true, put, get)
    await t.rejects(run(), { message: /not encrypted/, mayPass: false })
    t.strictSame(calls, [])
    t.equal(await uploading(false, put, get).run(), get)
  }
})
