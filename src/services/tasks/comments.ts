import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components } from '../../generated/types.ts'
import { pageOf, type PageQuery } from '../../platform/work/page.ts'
import type { TaskDocuments } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { editTask, requireTask } from './edit.ts'
import type { TaskEdit } from './edit.ts'
import type { TaskContext } from './context.ts'
import { taskCommentChanged } from './events.ts'
import { isKeeper } from './work.ts'

type Schemas = components['schemas']
export type Comment = Schemas['Comment']
type CommentInput = Schemas['CommentInput']
type CommentDocument = TaskDocuments['comments']

const commentsMax = 10_000
// A task is returned with all its comments, so that their total size is limited.
const commentBytesMax = 16_777_216

/** Where a text comes from. */
export interface TaskOrigin {
  /** Whether others than users of this service wrote it. */
  readonly isFromOutside?: boolean
}

/** What is said about tasks. A caller changes and deletes its own; owners and maintainers those of all. */
export class TaskComments {
  readonly #context: TaskContext

  constructor(context: TaskContext) {
    this.#context = context
  }

  async list(taskId: string, page: PageQuery): Promise<{ comments: Comment[]; nextCursor?: string }> {
    const { store } = this.#context
    await requireTask(store, taskId)
    const { items, ...next } = await pageOf(store.read.comments, page, { where: { taskId } })
    return { comments: items.map(toComment), ...next }
  }

  async get(taskId: string, id: string): Promise<{ comment: Comment; version: number }> {
    const { doc, version } = await findComment(this.#context.store, taskId, id)
    return { comment: toComment(doc), version }
  }

  /** Refuses with `quota_exceeded` if the task has reached its limit. */
  async create(
    taskId: string,
    { content }: CommentInput,
    caller: Caller,
    { isFromOutside }: TaskOrigin = {},
  ): Promise<Staged<{ comment: Comment }>> {
    const { store, now, newId } = this.#context
    const at = now()
    const edit = await editTask(store, taskId, at)
    const doc: CommentDocument = {
      id: newId('cmt'),
      taskId,
      author: caller.name,
      authorId: caller.userId,
      ...(caller.tokenName !== undefined && { tokenName: caller.tokenName }),
      content,
      createdAt: at,
      ...(isFromOutside && { isFromOutside }),
    }
    countComment(edit, 1, bytesOf(doc))
    edit.add({ insert: 'comments', doc })
    edit.add(taskCommentChanged('task.comment.created', edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { comment: toComment(doc), changes }
  }

  async update(
    taskId: string,
    id: string,
    { content }: CommentInput,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ comment: Comment; version: number }>> {
    const { store, now } = this.#context
    const edit = await editTask(store, taskId, now())
    const { doc: before, version } = await this.#findOwn(taskId, id, ifVersion, caller)
    if (content === before.content) return { comment: toComment(before), version, changes: [] }
    const doc = { ...before, content }
    countComment(edit, 0, bytesOf(doc) - bytesOf(before))
    edit.add({ replace: 'comments', version, doc })
    edit.add(taskCommentChanged('task.comment.updated', edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { comment: toComment(doc), version: version + 1, changes }
  }

  async remove(taskId: string, id: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    const { store, now } = this.#context
    const edit = await editTask(store, taskId, now())
    const { doc, version } = await this.#findOwn(taskId, id, ifVersion, caller)
    countComment(edit, -1, -bytesOf(doc))
    edit.add({ remove: 'comments', version, id })
    edit.add(taskCommentChanged('task.comment.deleted', edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { changes }
  }

  async #findOwn(
    taskId: string,
    id: string,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Versioned<CommentDocument>> {
    const found = await findComment(this.#context.store, taskId, id)
    if (found.doc.authorId !== caller.userId && !isKeeper(caller))
      fail('forbidden', { message: 'Only the author of a comment, an owner or a maintainer can change or delete it.' })
    return requireVersion(found, ifVersion)
  }
}

export function toComment({ taskId: _taskId, authorId: _authorId, ...comment }: CommentDocument): Comment {
  return comment
}

async function findComment(store: Store, taskId: string, id: string): Promise<Versioned<CommentDocument>> {
  const found = await store.read.comments.get(id)
  if (found?.doc.taskId === taskId) return found
  await requireTask(store, taskId)
  return fail('comment_not_found')
}

function countComment(edit: TaskEdit, count: number, bytes: number): void {
  const commentCount = edit.task.commentCount + count
  const commentBytes = (edit.task.commentBytes ?? 0) + bytes
  if (commentCount > commentsMax)
    fail('quota_exceeded', { message: `The task has ${commentsMax} comments, which is the limit. Delete one first.` })
  if (bytes > 0 && commentBytes > commentBytesMax)
    fail('quota_exceeded', {
      message: `The comments of a task can have at most ${commentBytesMax} bytes in total. Delete one first.`,
    })
  edit.count({ commentCount, commentBytes })
}

function bytesOf({ content }: CommentDocument): number {
  return Buffer.byteLength(content)
}
