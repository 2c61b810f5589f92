import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

type Collect = (options: { readonly type: 'major'; readonly flavor: 'last-resort' }) => void

let collect: Collect | undefined

/**
 * Collects garbage and gives the freed memory back to the system. It stops the process for some 50 ms: it is for the
 * moments after work that happens once, such as a start.
 */
export function returnMemory(): void {
  collect ??= findCollector()
  collect({ type: 'major', flavor: 'last-resort' })
}

/** V8 gives its collector to contexts that are made while this flag is set. */
function findCollector(): Collect {
  setFlagsFromString('--expose-gc')
  const found = runInNewContext('gc') as Collect
  setFlagsFromString('--no-expose-gc')
  return found
}
