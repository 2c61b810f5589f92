import { redact } from '../../../platform/text/url-credentials.ts'

const wordsLengthMax = 1_000
/** C0 and C1 controls steer terminals; bidirectional and line marks disguise what a log line says. */
const steering = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
const escapeSequences = /\u001b(?:\[[0-9;?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|.)/g

/** What the other side said, fit for an answer and a log: no credentials, no control characters, not too long. */
export function cleanWords(text: string, secrets: readonly string[]): string {
  const plain = redact(text.replace(escapeSequences, '').replace(steering, ''), secrets)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ')
  return plain.length <= wordsLengthMax ? plain : `${plain.slice(0, wordsLengthMax)}…`
}
