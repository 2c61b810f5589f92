import { hash } from 'node:crypto'
import { fail } from '../../errors.ts'

const fingerprintDigits = 16

/** A cursor is the last filename of a page behind a fingerprint of the filter, so that it serves no other list. */
export function makeCursor(filename: string, taskId: string | undefined): string {
  return Buffer.from(fingerprintOf(taskId) + filename).toString('base64url')
}

/** Gives the filename after which the next page begins. */
export function readCursor(cursor: string, taskId: string | undefined): string {
  const text = Buffer.from(cursor, 'base64url').toString()
  const filename = text.slice(fingerprintDigits)
  return makeCursor(filename, taskId) === cursor ? filename : fail('invalid_cursor')
}

function fingerprintOf(taskId: string | undefined): string {
  return hash('sha256', JSON.stringify([taskId])).slice(0, fingerprintDigits)
}
