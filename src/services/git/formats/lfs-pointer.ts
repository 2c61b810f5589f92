/**
 * A file of Git LFS as commits have it: the id and the size of the content, which is stored elsewhere. By the
 * specification at https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md.
 */
export interface LfsPointer {
  readonly sha256: string
  readonly size: number
}

/** No pointer is longer. */
export const pointerBytesMax = 1_023

const pattern =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\n(?:ext-\d-[^\n]*\n)*oid sha256:([0-9a-f]{64})\nsize (\d{1,15})\n?$/

export function readPointer(bytes: Uint8Array): LfsPointer | undefined {
  if (bytes.length > pointerBytesMax) return undefined
  const [, sha256, size] = pattern.exec(Buffer.from(bytes).toString('latin1')) ?? []
  return sha256 === undefined ? undefined : { sha256, size: Number(size) }
}

/** Whether a patch has the first line of a pointer on one of its sides. */
export function isPatchOfPointer(patch: string): boolean {
  return /^[ +-]version https:\/\/git-lfs\.github\.com\/spec\/v1$/m.test(patch)
}
