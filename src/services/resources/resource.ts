import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import type { ResourceDocument } from '../../stores/documents.ts'
import type { Change } from '../../stores/port.ts'

export type Resource = components['schemas']['Resource']

/** What callers are told of an uploaded file. */
export function toResource({
  id,
  mimeType,
  size,
  description,
  taskId,
  thumbnailBlob,
  createdAt,
}: ResourceDocument): Resource {
  const path = `/api/v1/resources/${encodeURIComponent(id)}`
  return {
    filename: id,
    mimeType,
    size,
    ...(description !== undefined && { description }),
    ...(taskId !== undefined && { taskId }),
    url: `${path}?download=true`,
    ...(thumbnailBlob !== undefined && { thumbnailUrl: `${path}/thumbnail` }),
    createdAt,
  }
}

/** An event that tells of a file as a whole. */
export function eventOf(
  kind: string,
  { id, mimeType, size, taskId }: ResourceDocument,
  actor: string,
  at: string,
): Change {
  return { event: { kind, at, actor, ...(taskId !== undefined && { taskId }), data: { filename: id, mimeType, size } } }
}

export function refuseTaken(filename: string): never {
  return fail('already_exists', {
    message: `There is a resource named ${filename} already. Delete it first or choose another filename.`,
  })
}
