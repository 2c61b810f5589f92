import type { BlobStore } from '../../src/stores/blobs.ts'

/** A store of blobs with other methods in the place of some. */
export function withMethods(blobs: BlobStore, methods: Partial<BlobStore>): BlobStore {
  return new Proxy(blobs, {
    get: (_, name) => {
      const member = Reflect.get(name in methods ? methods : blobs, name) as unknown
      return typeof member === 'function' ? member.bind(blobs) : member
    },
  })
}
