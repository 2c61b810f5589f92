import type { Schemas } from 'gantry/client'

export const folders: readonly (readonly [name: Schemas.MailFolder, words: string])[] = [
  ['inbox', 'Inbox'],
  ['read', 'Read'],
  ['sent', 'Sent'],
]

/** The address of an email on this page. */
export function addressOf(folder: Schemas.MailFolder, id: string, q = ''): string {
  return `/mail/${folder}/${encodeURIComponent(id)}${q === '' ? '' : `?q=${encodeURIComponent(q)}`}`
}

/** `Ada <ada@example.org>` is Ada. */
export function nameOf(address: string): string {
  const name = /^\s*"?([^"<]*?)"?\s*<.*>$/.exec(address)?.[1] ?? ''
  return name === '' ? address : name
}
