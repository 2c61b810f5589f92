import type { Change } from '../../collections.ts'
import type { EventData } from '../../generated/event-kinds.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Moment } from '../../platform/work/moment.ts'
import type { FileRoot } from './roots.ts'

/** When, by whom and in which root a file was changed. */
export type FileMoment = Moment & Pick<FileRoot, 'workspaceId' | 'taskId'>

type Details<Kind extends 'file.written' | 'file.moved' | 'file.deleted'> = Omit<EventData<Kind>, 'workspaceId'>

export function fileWritten(details: Details<'file.written'>, { workspaceId, ...moment }: FileMoment): Change {
  return { event: { kind: 'file.written', ...moment, data: { ...details, ...defined({ workspaceId }) } } }
}

export function fileMoved(details: Details<'file.moved'>, { workspaceId, ...moment }: FileMoment): Change {
  return { event: { kind: 'file.moved', ...moment, data: { ...details, ...defined({ workspaceId }) } } }
}

export function fileDeleted(details: Details<'file.deleted'>, { workspaceId, ...moment }: FileMoment): Change {
  return { event: { kind: 'file.deleted', ...moment, data: { ...details, ...defined({ workspaceId }) } } }
}
