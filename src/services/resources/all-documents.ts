import type { ListQuery } from '../../stores/port.ts'
import type { Store } from '../../collections.ts'
import type { ResourceDocument } from '../../collections/resources.ts'

const documentsAtOnce = 200

/** Gives every resource, page by page. */
export async function* resourceDocuments(store: Pick<Store, 'read'>): AsyncGenerator<ResourceDocument> {
  const query: ListQuery<ResourceDocument> = { limit: documentsAtOnce }
  for (;;) {
    const page = await store.read.resources.list(query)
    for (const { doc } of page) yield doc
    const last = page.at(-1)
    if (page.length < documentsAtOnce || last === undefined) return
    query.after = { id: last.doc.id }
  }
}
