import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'

/**
 * Encrypts the secrets that the service must be able to read again, such as those that sign webhooks, with a key that is
 * not in the data (AES-256-GCM, RFC 5116). Without a key it leaves them as they are.
 */
export interface SecretBox {
  /** `place` says where the value is kept: it cannot be opened in another place. */
  seal(text: string, place: string): string
  /** A value that was never sealed is given back as it is. Fails with `SecretsLocked` without the key that sealed it. */
  open(value: string, place: string): string
  /** Whether `seal` would change the value. */
  isToSeal(value: string): boolean
}

/** The data contains secrets that were sealed with another key. */
export class SecretsLocked extends Error {
  constructor(keyId: string) {
    super(
      `The data contains secrets that are encrypted with the key ${keyId}, which is not the given one. Set GANTRY_SECRET_KEY or GANTRY_SECRET_KEY_FILE to it.`,
    )
    this.name = 'SecretsLocked'
  }
}

/** `secret` is the text that the operator gives; the key is derived from it. */
export function openSecretBox(secret: string | undefined): SecretBox {
  return secret === undefined ? new PlainBox() : new KeyedBox(secret)
}

/** `sealed:1:<key id>:<nonce, tag and cipher text in base64url>` */
const form = /^sealed:1:([0-9a-f]{16}):([\w-]+)$/
const nonceBytes = 12
const tagBytes = 16
const keyBytes = 32

class PlainBox implements SecretBox {
  seal(text: string): string {
    return text
  }

  open(value: string): string {
    const keyId = form.exec(value)?.[1]
    if (keyId !== undefined) throw new SecretsLocked(keyId)
    return value
  }

  isToSeal(): boolean {
    return false
  }
}

class KeyedBox implements SecretBox {
  readonly #key: Buffer
  readonly #keyId: string

  constructor(secret: string) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'gantry secret box 1', keyBytes))
    this.#keyId = createHash('sha256').update(this.#key).digest('hex').slice(0, 16)
  }

  seal(text: string, place: string): string {
    const nonce = randomBytes(nonceBytes)
    const cipher = createCipheriv('aes-256-gcm', this.#key, nonce).setAAD(Buffer.from(place))
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return `sealed:1:${this.#keyId}:${Buffer.concat([nonce, cipher.getAuthTag(), bytes]).toString('base64url')}`
  }

  open(value: string, place: string): string {
    const [, keyId, body = ''] = form.exec(value) ?? []
    if (keyId === undefined) return value
    if (keyId !== this.#keyId) throw new SecretsLocked(keyId)
    const bytes = Buffer.from(body, 'base64url')
    const tagEnd = nonceBytes + tagBytes
    const decipher = createDecipheriv('aes-256-gcm', this.#key, bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    })
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(nonceBytes, tagEnd))
    return Buffer.concat([decipher.update(bytes.subarray(tagEnd)), decipher.final()]).toString('utf8')
  }

  isToSeal(value: string): boolean {
    return !form.test(value)
  }
}
