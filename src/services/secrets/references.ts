import { fail } from '../../errors.ts'
import { quote } from '../../platform/text/quote.ts'

/** What a text of the project's files refers to, in the place of a value. */
export interface Reference {
  readonly kind: 'secret' | 'env'
  readonly name: string
}

const form = /\$\{(secret|env):([^}]*)\}/g
const namePattern = /^[A-Za-z_][A-Za-z0-9_.-]{0,127}$/

/** The references in a text, without repetition. Fails with `config_invalid` for one whose name is no name. */
export function referencesIn(text: string): Reference[] {
  const found = new Map<string, Reference>()
  for (const [whole, kind, name = ''] of text.matchAll(form)) {
    if (!namePattern.test(name))
      fail('config_invalid', {
        message: `${quote(whole)} refers to no name. Use letters, digits, "_", "." and "-", as in \${secret:API_KEY}.`,
      })
    found.set(whole, { kind: kind === 'env' ? 'env' : 'secret', name })
  }
  return [...found.values()]
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
