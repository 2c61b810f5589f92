import { openSync, readdirSync, readlinkSync } from 'node:fs'

/**
 * The stdio of a child process, lengthened so that the child inherits no terminal. node-pty does not mark its
 * descriptors close-on-exec, so every child of this process inherits them all, and a process with one can type into the session
 * and read from it. Here `/dev/null` replaces each. Start the child in the same tick of the event loop.
 */
export function withoutTerminals<Entry>(stdio: readonly Entry[]): (Entry | number | 'ignore')[] {
  const terminals = findTerminals().filter((descriptor) => descriptor >= stdio.length)
  const added = Array.from(
    { length: Math.max(0, ...terminals.map((descriptor) => descriptor + 1 - stdio.length)) },
    () => 'ignore' as const,
  )
  const lengthened: (Entry | number | 'ignore')[] = [...stdio, ...added]
  for (const descriptor of terminals) lengthened[descriptor] = openNothing()
  return lengthened
}

function findTerminals(): number[] {
  return listDescriptors().filter((descriptor) => readTarget(descriptor).endsWith('/ptmx'))
}

// Where the system does not show descriptors as files, none is known.
function listDescriptors(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number)
  } catch {
    return []
  }
}

function readTarget(descriptor: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}

let nothing: number | undefined

function openNothing(): number {
  return (nothing ??= openSync('/dev/null', 'r+'))
}
