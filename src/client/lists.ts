import type { Respond } from './calls.ts'

interface ListOptions {
  readonly params?: { readonly query?: object }
}

/**
 * The items of all pages of a list. A page is read when all items before it were taken. Damaged items have no content
 * and are left out: a page that is read by itself names them.
 */
export async function* itemsOf<Item>(
  respond: Respond,
  path: string,
  options: ListOptions | undefined,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined
  do {
    const query = { ...options?.params?.query, ...(cursor !== undefined && { cursor }) }
    const response = await respond('get', path, { ...options, params: { ...options?.params, query } })
    const { nextCursor, damaged: _damaged, ...lists } = JSON.parse(await response.text()).data
    for (const list of Object.values<readonly Item[]>(lists)) yield* list
    cursor = nextCursor
  } while (cursor !== undefined)
}
