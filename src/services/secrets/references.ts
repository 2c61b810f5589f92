import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'

/** What a text of the project's files refers to, in the place of a value. */
export interface Reference {
  readonly kind: 'secret' | 'env'
  readonly name: string
}

const form = /\$\{(secret|env):([^}]*)\}/g
const namePattern = /^[A-Za-z_][A-Za-z0-9_.-]{0,127}$/

/** What looks like a reference, without repetition. */
export function mentionsIn(text: string): (Reference & { readonly whole: string })[] {
  const found = new Map<string, Reference & { readonly whole: string }>()
  for (const [whole, kind, name = ''] of text.matchAll(form))
    found.set(whole, { whole, kind: kind === 'env' ? 'env' : 'secret', name })
  return [...found.values()]
}

export function isName(name: string): boolean {
  return namePattern.test(name)
}

/** The references in a text, without repetition. Fails with `config_invalid` for one whose name is no name. */
export function referencesIn(text: string): Reference[] {
  return mentionsIn(text).map(({ whole, kind, name }) =>
    isName(name) ? { kind, name } : fail('config_invalid', { message: namelessReference(whole) }),
  )
}

export function namelessReference(whole: string): string {
  return `${quote(whole)} refers to no name. Use letters, digits, "_", "." and "-", as in \${secret:API_KEY}.`
}

/** The text with a value in the place of each reference. */
export function fillIn(text: string, valueOf: (reference: Reference) => string): string {
  return text.replace(form, (_, kind: string, name: string) =>
    valueOf({ kind: kind === 'env' ? 'env' : 'secret', name }),
  )
}

/** All strings within a JSON value, keys aside. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
