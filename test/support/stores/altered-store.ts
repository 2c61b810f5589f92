import type { Store } from '../../../src/collections.ts'

/** The store with other functions in the place of some of its own; functions that are set later are set here alone. */
export function alteredStore(store: Store, others: Partial<Store>): Store {
  return new Proxy<Partial<Store>>(others, {
    get: (own, name) => {
      const found: unknown = Reflect.get(own, name) ?? Reflect.get(store, name, store)
      // Its methods have private fields, which the proxy does not have.
      return typeof found === 'function' ? found.bind(store) : found
    },
  }) as Store
}
