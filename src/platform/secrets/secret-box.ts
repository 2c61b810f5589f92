import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts the secrets that the service must be able to read again, such as those that sign webhooks, with a key that
 * is not in the data (AES-256-GCM, RFC 5116). Without a key it leaves them as they are.
 */
export class SecretBox {
  readonly #keys: KeyRing | undefined
  readonly #makeKey: KeyMaker | undefined
  readonly #others = new Map<string, Key>()
  #current: Key | undefined

  /** `secret` is the text that the key is derived from. Values that another key sealed are opened with `keys`. */
  constructor(secret: string | undefined, keys?: KeyRing, makeKey?: KeyMaker) {
    this.#current = secret === undefined ? undefined : keyOf(secret)
    this.#keys = keys
    this.#makeKey = makeKey
  }

  /** The name of the key that seals; nothing without a key. */
  get keyId(): string | undefined {
    return this.#current?.id
  }

  /** Whether the service makes its keys. */
  get isRenewable(): boolean {
    return this.#makeKey !== undefined
  }

  /** `place` says where the value is kept: it cannot be opened in another place. */
  seal(text: string, place: string): string {
    if (this.#current === undefined) return text
    const { id, bytes: key } = this.#current
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `sealed:1:${id}:${Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')}`
  }

  /**
   * A value that was never sealed is given back as it is. Fails with `SecretsLocked` without the key that sealed it.
   */
  open(value: string, place: string): string {
    const [, keyId, body = ''] = form.exec(value) ?? []
    if (keyId === undefined) return value
    const bytes = Buffer.from(body, 'base64url')
    const tagEnd = nonceBytes + tagBytes
    const decipher = createDecipheriv('aes-256-gcm', this.#keyOf(keyId), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(nonceBytes, tagEnd))
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
  }

  /** The value, sealed with the current key. Fails as `open` does. */
  reseal(value: string, place: string): string {
    return this.isToSeal(value) ? this.seal(this.open(value, place), place) : value
  }

  /** Whether the value is not sealed with the current key, if there is one. */
  isToSeal(value: string): boolean {
    return this.#current !== undefined && form.exec(value)?.[1] !== this.#current.id
  }

  /** Makes a new key, and seals with it from now on. Returns why it cannot. */
  renew(): { readonly fault?: string } {
    const made = this.#makeKey?.() ?? { fault: 'the operator gives the key' }
    if ('fault' in made) return made
    if (this.#current) this.#others.set(this.#current.id, this.#current)
    this.#current = keyOf(made.secret)
    return {}
  }

  #keyOf(keyId: string): Buffer {
    if (keyId === this.#current?.id) return this.#current.bytes
    const known = this.#others.get(keyId)
    if (known) return known.bytes
    const secret = this.#keys?.find(keyId)
    const key = secret === undefined ? undefined : keyOf(secret)
    if (key?.id !== keyId) throw new SecretsLocked(keyId, this.#keys?.pathOf(keyId))
    this.#others.set(keyId, key)
    return key.bytes
  }
}

/** Makes a key that will be found again by its id. Returns the text from which it is derived. */
export type KeyMaker = () => { readonly secret: string } | { readonly fault: string }

/** Where other keys than the current one may be found, by their ids. */
export interface KeyRing {
  /** The text from which the key is derived. */
  find(keyId: string): string | undefined
  /** The file in which the key would be, if there is a folder for keys. */
  pathOf(keyId: string): string | undefined
}

/** The data contains secrets that were sealed with another key. */
export class SecretsLocked extends Error {
  constructor(keyId: string, path?: string) {
    const other = path === undefined ? '' : ` If the service made that key itself, put the file ${path} back.`
    super(
      `The data contains secrets that are encrypted with the key ${keyId}, which is not the given one. Set GANTRY_SECRET_KEY or GANTRY_SECRET_KEY_FILE to it.${other}`,
    )
    this.name = 'SecretsLocked'
  }
}

/** The name of the key that is derived from a text. */
export function keyIdOf(secret: string): string {
  return keyOf(secret).id
}

/** The keys that sealed the values in a text, such as that of a document. */
export function keyIdsIn(text: string): readonly string[] {
  return [...text.matchAll(/"sealed:1:([0-9a-f]{16}):/g)].map(([, keyId = '']) => keyId)
}

/** `sealed:1:<key id>:<nonce, tag and cipher text in base64url>` */
const form = /^sealed:1:([0-9a-f]{16}):([\w-]+)$/
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

interface Key {
  readonly id: string
  readonly bytes: Buffer
}

function keyOf(secret: string): Key {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'gantry secret box 1', keyBytes))
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes }
}
