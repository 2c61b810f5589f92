import { existsSync, readFileSync } from 'node:fs'
import { UsageError } from './options.ts'
import { codeOf } from './platform/work/system-error.ts'

interface SecretSources {
  readonly text: string | undefined
  readonly file: string | undefined
  /** Read if it is there. */
  readonly credential: string | undefined
  /** Characters. */
  readonly min: number
}

/** A secret of the operator, from its variable, its file or a credential of systemd. */
export function readSecret(name: string, { text, file, credential, min }: SecretSources): string | undefined {
  if (text !== undefined && file !== undefined)
    throw new UsageError(`${name} and ${name}_FILE exclude each other. Set one of them.`)
  if (text !== undefined) return checkSecret(name, text, min)
  const path = file ?? credential
  if (path === undefined || (file === undefined && !existsSync(path))) return undefined
  return checkSecret(`The secret in ${path}`, readSecretFile(path), min)
}

function readSecretFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    throw new UsageError(`The file ${file} cannot be read (${codeOf(error) ?? 'unknown error'}).`, {
      cause: error,
    })
  }
}

export function checkSecret(name: string, text: string, min: number): string {
  if (text.length < min || /\s/.test(text))
    throw new UsageError(`${name} must have at least ${min} characters and no spaces.`)
  return text
}

/** One key a line. */
export function readKeys(path: string, min: number): string[] {
  const keys = readSecretFile(path).split(/\s+/)
  return keys.filter((key) => key !== '').map((key) => checkSecret(`Each key in ${path}`, key, min))
}
