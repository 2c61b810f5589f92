import type { BlobStore } from '../../stores/blobs.ts'
import { BlobMissing } from '../../stores/blobs.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import { ContentDamaged, verified } from './verified.ts'

export interface FileFault {
  readonly filename: string
  readonly fault: 'missing' | 'damaged'
}

export interface FilesFound {
  readonly files: number
  readonly faults: readonly FileFault[]
  /** How many blobs no document names; an upload that is in progress is one of them. */
  readonly orphans: number
  /** How many of those no sweep removes, because a later state of the database knew them. */
  readonly spared: number
}

/** Reads the content of every file and compares it with its document. Takes as long as reading all of them. */
export async function inspectFiles(documents: AsyncIterable<object>, blobs: BlobStore): Promise<FilesFound> {
  const orphans = new Set(await Array.fromAsync(blobs.ids()))
  const spared = new Set((await blobs.note('spared'))?.split(/\s+/))
  const faults: FileFault[] = []
  let files = 0
  for await (const document of documents) {
    if (!isResource(document)) continue
    files++
    for (const id of [document.blob, document.thumbnailBlob ?? '']) orphans.delete(id)
    const fault = await faultOf(document, blobs)
    if (fault !== undefined) faults.push({ filename: document.id, fault })
  }
  return { files, faults, orphans: orphans.size, spared: orphans.intersection(spared).size }
}

async function faultOf(
  { blob, size, sha256 }: ResourceDocument,
  blobs: BlobStore,
): Promise<FileFault['fault'] | undefined> {
  try {
    for await (const _ of verified(await blobs.open(blob, 0, size - 1), { size, sha256 })) {
      /* read to the end */
    }
    return undefined
  } catch (error) {
    if (error instanceof BlobMissing) return 'missing'
    if (error instanceof ContentDamaged) return 'damaged'
    throw error
  }
}

function isResource(document: object): document is ResourceDocument {
  return 'blob' in document && typeof document.blob === 'string' && 'size' in document && 'sha256' in document
}
