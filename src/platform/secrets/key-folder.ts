import { randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { codeOf } from '../work/system-error.ts'
import { keyIdOf, SecretBox } from './secret-box.ts'
import type { KeyRing } from './secret-box.ts'

/** The folder of the keys that services made for themselves, one file each. It lies outside of every data folder. */
export interface KeyFolder {
  readonly path: string
  /** Whether the operator named the place, and so knows whether it lasts. */
  readonly isChosen: boolean
}

/** Where keys are: the operator's, those that it gave before, and those of services. */
export interface KeyConfig {
  readonly secretKey: string | undefined
  readonly oldSecretKeys?: readonly string[]
  readonly keyFolder: KeyFolder | undefined
}

export interface SecretConfig extends KeyConfig {
  /** The data folder. */
  readonly data: string
  /** The address of the database, where it is not in the data folder. */
  readonly store: string | undefined
}

/**
 * The box of a service: with the operator's key, else with one that the service makes at its first start and keeps
 * outside of the data. Calls back with one sentence when there can be no such key, and secrets are kept as they are.
 */
export function openServiceBox(config: SecretConfig, onPlain: (sentence: string) => void): SecretBox {
  const { secretKey, keyFolder } = config
  const keys = keyRingOf(config)
  if (secretKey !== undefined) return new SecretBox(secretKey, keys)
  const own = ownKey(config)
  if ('fault' in own)
    onPlain(
      `The secrets of webhooks and the key of links are stored in plain text: ${own.fault}. Set GANTRY_SECRET_KEY_FILE to encrypt them.`,
    )
  if ('fault' in own || keyFolder === undefined) return new SecretBox(undefined, keys)
  return new SecretBox(own.secret, keys, () => makeKey(config.data, keyFolder))
}

/** The path of the key that the service of a data folder made for itself, if it made one. Changes nothing. */
export function ownKeyPath({ data, keyFolder }: Pick<SecretConfig, 'data' | 'keyFolder'>): string | undefined {
  const keyId = readText(join(data, keyIdFile))
  return keyId === undefined || keyFolder === undefined ? undefined : keyRing(keyFolder.path).pathOf(keyId)
}

/** Whether the key is given, or is in the folder of keys. */
export function isKeyAt(config: KeyConfig, keyId: string): boolean {
  const texts = [config.secretKey, keyRingOf(config).find(keyId)]
  return texts.some((text) => text !== undefined && keyIdOf(text) === keyId)
}

const keyIdFile = 'secret-key-id'
const secretBytes = 32

/** A key is looked for where the data says, and made where there is none. */
function ownKey({ data, store, keyFolder }: SecretConfig): { readonly secret: string } | { readonly fault: string } {
  if (store !== undefined) return { fault: 'all services on one database need the same key, so none makes its own' }
  if (keyFolder === undefined) return { fault: 'neither HOME nor XDG_STATE_HOME names a folder for a key' }
  const { path } = keyFolder
  if (!relative(data, path).startsWith('..')) return { fault: `the folder for a key, ${path}, lies in the data folder` }
  const keyId = readText(join(data, keyIdFile))
  const secret = keyId === undefined ? undefined : keyRing(path).find(keyId)
  return secret === undefined ? makeKey(data, keyFolder) : { secret }
}

/** The key is on disk before the data names it, and so before anything is sealed with it. */
function makeKey(data: string, { path, isChosen }: KeyFolder): { secret: string } | { fault: string } {
  const secret = randomBytes(secretBytes).toString('base64url')
  const keyId = keyIdOf(secret)
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    // In a container the home folder goes with the image, and the data, which are on a volume, stay.
    if (!isChosen && statSync(path).dev !== statSync(data).dev)
      return { fault: `${path} is on another file system than the data, which may outlast it` }
    writeDurably(keyRing(path).pathOf(keyId), `${secret}\n`)
    writeDurably(join(data, keyIdFile), `${keyId}\n`)
    return { secret }
  } catch (error) {
    return { fault: `no key can be written to ${path} (${codeOf(error) ?? 'unknown error'})` }
  }
}

/** The keys that the operator gave before, and those in the folder. */
function keyRingOf({ keyFolder, oldSecretKeys = [] }: KeyConfig): KeyRing {
  const own = keyFolder && keyRing(keyFolder.path)
  return {
    pathOf: (keyId) => own?.pathOf(keyId),
    find: (keyId) => oldSecretKeys.find((key) => keyIdOf(key) === keyId) ?? own?.find(keyId),
  }
}

function keyRing(folder: string): Omit<KeyRing, 'pathOf'> & { pathOf(keyId: string): string } {
  const pathOf = (keyId: string) => join(folder, `${keyId}.key`)
  return { pathOf, find: (keyId) => readText(pathOf(keyId)) }
}

/** Nothing for a file that is missing, empty or cannot be read: what it would open says so. */
function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim() || undefined
  } catch {
    return undefined
  }
}

/** At once: a reader finds the text of before, or this one. */
function writeDurably(file: string, text: string): void {
  writeFileSync(`${file}.new`, text, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
  const folder = openSync(dirname(file), 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
