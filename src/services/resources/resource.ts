import { fail } from '../../errors.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import type { Schemas } from '../../generated/types.ts'
import type { ResourceDocument } from '../../collections/resources.ts'
import type { Change } from '../../collections.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { defined } from '../../platform/work/defined.ts'

export type ResourcePatch = Schemas['ResourcePatch']
export type Resource = Schemas['Resource']

/** An uploaded file as callers see it, below the public path of the service. */
export function toResource(
  { id, mimeType, size, description, taskId, thumbnailBlob, createdAt }: ResourceDocument,
  publicPath: string,
): Resource {
  const path = `${publicPath}/api/v1/resources/${encodeURIComponent(id)}`
  return {
    filename: id,
    mimeType,
    size,
    ...defined({ description, taskId }),
    url: `${path}?download=true`,
    ...(thumbnailBlob !== undefined && { thumbnailUrl: `${path}/thumbnail` }),
    createdAt,
  }
}

type WholeEventKind = 'resource.uploaded' | 'resource.deleted'

/** An event about a file as a whole. */
export function resourceEvent(
  kind: WholeEventKind,
  { id, mimeType, size, taskId }: ResourceDocument,
  actor: string,
  at: string,
): Change {
  return { event: { kind, at, actor, ...(taskId !== undefined && { taskId }), data: { filename: id, mimeType, size } } }
}

export interface ResourceUpdate extends Moment {
  /** The task of the file or, when it is detached, the task that it leaves: its followers hear of it. */
  readonly taskId: string | undefined
  readonly changed: EventData<'resource.updated'>['changed']
}

export function resourceUpdated(
  { id, mimeType, size }: ResourceDocument,
  { at, actor, taskId, changed }: ResourceUpdate,
): Change {
  const data = { filename: id, mimeType, size, changed }
  return { event: { kind: 'resource.updated', at, actor, ...(taskId !== undefined && { taskId }), data } }
}

export function refuseTaken(filename: string): never {
  return fail('already_exists', {
    message: `A file named ${filename} already exists. Replace it with PUT /api/v1/resources/${encodeURIComponent(filename)}?replace=true, or choose another filename.`,
  })
}

export function refuseReplacement(): never {
  const message =
    'Send If-Match with the ETag of the file that you replace, or replace=true to replace any version of it.'
  return fail('validation_failed', { message, details: [{ path: 'headers/If-Match', rule: 'required', message }] })
}

/** A member of a merge patch (RFC 7396): null removes, and what is not named stays. */
export function patched(
  { description: describedBefore, taskId: taskBefore, ...rest }: ResourceDocument,
  patch: ResourcePatch,
): ResourceDocument {
  const description = patch.description === undefined ? describedBefore : (patch.description ?? undefined)
  const taskId = patch.taskId === undefined ? taskBefore : (patch.taskId ?? undefined)
  return { ...rest, ...defined({ description, taskId }) }
}
