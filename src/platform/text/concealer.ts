import { redactText } from './redaction.ts'

/** Makes text of a server fit for a message: one line, bounded, and without the secrets of the configuration. */
export type Conceal = (text: string, lengthMax?: number) => string

// Shorter values are words like `1` or `yes`; hiding them would only garble the message.
const secretLengthMin = 4
const messageTextMax = 500
const readTextMax = 16 * 1024

/** Also hides what the mask of the service hides: a server may know secrets that are not those of its own entry. */
export function concealer(secrets: readonly string[], mask?: { text(text: string): string }): Conceal {
  const words = [...new Set(secrets.flatMap(spellings))]
    .filter((word) => word.length >= secretLengthMin)
    .sort((one, other) => other.length - one.length)
  return (text, lengthMax = messageTextMax) => {
    const hidden = words.reduce((rest, word) => rest.replaceAll(word, '[redacted]'), cut(mask?.text(text) ?? text))
    return shorten(redactText(hidden).replace(unprintable, ' ').replace(/\s+/g, ' ').trim(), lengthMax)
  }
}

// Terminal escapes, control characters and marks that reorder text have no place in an answer or a log line.
const unprintable = /\u001b\[[0-9;?]*[ -/]*[@-~]|[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A secret as it is, and as it stands within a JSON text or a URL. */
function spellings(secret: string): string[] {
  return [secret, secret.trim(), JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret.toWellFormed())]
}

/** Bounds the work on a text, without leaving the first half of a secret at its end. */
function cut(text: string): string {
  return text.length <= readTextMax ? text : text.slice(0, Math.max(0, text.lastIndexOf(' ', readTextMax)))
}

function shorten(text: string, lengthMax: number): string {
  return (text.length <= lengthMax ? text : `${text.slice(0, lengthMax)}…`).toWellFormed()
}
