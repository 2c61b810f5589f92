import { randomUUID } from 'node:crypto'
import { BytesToSend, PlatformFault } from './platform.ts'
import type { OutgoingFile, PlatformHttp } from './platform.ts'
import { discoQuery, loadXmpp } from './xmpp-stanzas.ts'
import type { Stanza } from './xmpp-stanzas.ts'

// HTTP File Upload: https://xmpp.org/extensions/xep-0363.html

export interface XmppUploadOptions {
  /** The domain of the account, whose services are asked. */
  readonly domain: string
  /** Whether files go by https alone. */
  readonly isTls: boolean
  readonly http: PlatformHttp
  /** Resolves with nothing for an error. */
  readonly ask: (query: Stanza) => Promise<Stanza | undefined>
}

interface UploadService {
  readonly address: string
  readonly bytesMax: number
}

const uploadNamespace = 'urn:xmpp:http:upload:0'
const servicesMax = 50
/** Others could change what the request means (XEP-0363, 5). */
const headersTaken = new Set(['authorization', 'cookie', 'expires'])

/** Uploads files to the service of a server. */
export class XmppUpload {
  readonly #options: XmppUploadOptions
  #service: Promise<UploadService | undefined> | undefined

  constructor(options: XmppUploadOptions) {
    this.#options = options
  }

  /** Returns the address by which the file is loaded. Fails with `PlatformFault`. */
  async upload({ name, mediaType, size, open }: Omit<OutgoingFile, 'id' | 'threadId'>): Promise<string> {
    this.#service ??= this.#find()
    this.#service.catch(() => (this.#service = undefined))
    const service = await this.#service
    // It may be there later: the server is asked again for the next file.
    if (service === undefined) this.#service = undefined
    if (service === undefined) return refuse('The server has no service for uploads (XEP-0363).')
    if (size > service.bytesMax) refuse(`It is larger than the ${service.bytesMax} bytes that the server takes.`)
    const slot = await this.#options.ask(await slotRequest(service.address, { name, mediaType, size }))
    const { put, get, headers } = placesIn(slot?.getChild('slot', uploadNamespace), this.#options.isTls)
    await this.#options.http.call({
      url: put,
      method: 'PUT',
      headers,
      body: new BytesToSend(mediaType, size, open()),
    })
    return get
  }

  async #find(): Promise<UploadService | undefined> {
    const { domain, ask } = this.#options
    const listed = await ask(await itemsQuery(domain))
    const items = listed?.getChild('query')?.getChildren('item') ?? []
    const addresses = [domain, ...items.flatMap(({ attrs }) => attrs['jid'] ?? [])]
    for (const address of addresses.slice(0, servicesMax)) {
      const about = (await ask(await discoQuery(address)))?.getChild('query')
      if (about?.getChildren('feature').some(({ attrs }) => attrs['var'] === uploadNamespace))
        return { address, bytesMax: bytesMaxIn(about) }
    }
    return undefined
  }
}

function bytesMaxIn(about: Stanza): number {
  const fields = about.getChildren('x').flatMap((form) => form.getChildren('field'))
  const field = fields.find(({ attrs }) => attrs['var'] === 'max-file-size')
  return Number(field?.getChildText('value')) || Infinity
}

async function itemsQuery(to: string): Promise<Stanza> {
  const { xml } = await loadXmpp()
  const query = xml('query', { xmlns: 'http://jabber.org/protocol/disco#items' })
  return xml('iq', { id: randomUUID(), type: 'get', to }, query)
}

async function slotRequest(
  to: string,
  { name, mediaType, size }: Pick<OutgoingFile, 'name' | 'mediaType' | 'size'>,
): Promise<Stanza> {
  const { xml } = await loadXmpp()
  const file = { xmlns: uploadNamespace, filename: name, size: String(size), 'content-type': mediaType }
  return xml('iq', { id: randomUUID(), type: 'get', to }, xml('request', file))
}

function placesIn(slot: Stanza | undefined, isTls: boolean) {
  const put = slot?.getChild('put')
  const [to, from] = [put?.attrs['url'], slot?.getChild('get')?.attrs['url']]
  if (to === undefined || from === undefined) return refuse('The server has refused the upload.')
  if (isTls && ![to, from].every((url) => url.startsWith('https://')))
    return refuse('The server names an address for the upload that is not encrypted.')
  const headers = put?.getChildren('header').flatMap((header): [string, string][] => {
    const name = header.attrs['name']?.toLowerCase() ?? ''
    return headersTaken.has(name) ? [[name, header.text().replaceAll(/[\r\n]/g, '')]] : []
  })
  return { put: to, get: from, headers: Object.fromEntries(headers ?? []) }
}

function refuse(reason: string): never {
  throw new PlatformFault(reason, { mayPass: false })
}
