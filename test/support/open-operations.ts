import { routes } from '../../src/generated/routes.ts'

/** The operations that take a credential, with a word in the place of each name of a path. */
export function openOperations(): { readonly method: string; readonly path: string }[] {
  return Object.values(routes)
    .filter(({ isPublic }) => !isPublic)
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:\w+/g, 'x') }))
}
