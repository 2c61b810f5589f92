import { closeSync, openSync } from 'node:fs'
import { basename, dirname } from 'node:path'

/** Bytes of a path that every system takes for a socket. */
export const socketPathBytesMax = 100

/** The path of a socket is short by the interface of the system; on Linux an open folder is a short name for itself. */
export function shortSocketPath(path: string): { readonly path: string; close(): void } {
  if (Buffer.byteLength(path) <= socketPathBytesMax || process.platform !== 'linux') return { path, close: () => {} }
  const descriptor = openSync(dirname(path), 'r')
  return { path: `/proc/self/fd/${descriptor}/${basename(path)}`, close: () => closeSync(descriptor) }
}
