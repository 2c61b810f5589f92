import type { Change } from '../../collections.ts'

export function secretEvent(
  kind: 'secret.set' | 'secret.deleted',
  name: string,
  moment: { readonly at: string; readonly actor: string },
): Change {
  return { event: { kind, ...moment, data: { name } } }
}
