import type { Caller, Staged } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { components, operations } from '../../generated/types.ts'
import { cutPage, eachOf, isDamaged, pageOf, readCursor, type Page, type PageQuery } from '../../platform/work/page.ts'
import type { CommentDocument } from '../../collections/tasks.ts'
import type { Store } from '../../collections.ts'
import type { Versioned } from '../../stores/port.ts'
import { requireVersion } from '../../platform/work/if-version.ts'
import { ReviewedTexts } from './anchors.ts'
import { authorOf, editTask, requireTask } from './edit.ts'
import type { TaskEdit } from './edit.ts'
import type { TaskContext } from './context.ts'
import { taskCommentChanged } from './events.ts'
import { isKeeper } from './work.ts'

type Schemas = components['schemas']
export type Comment = Schemas['Comment']
type CommentInput = Schemas['CommentInput']
type CommentUpdate = Schemas['CommentUpdate']
export type CommentsQuery = PageQuery &
  Pick<NonNullable<operations['listTaskComments']['parameters']['query']>, 'path' | 'isResolved'>

const commentsMax = 10_000
const readAtOnce = 100
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

  /** Comments of these paths, or that are resolved or not, are those that begin such a thread, with the replies. */
  async list(
    taskId: string,
    { path, isResolved, ...page }: CommentsQuery,
  ): Promise<{ comments: Comment[]; nextCursor?: string }> {
    const { store } = this.#context
    await requireTask(store, taskId)
    const { items, ...next } =
      path === undefined && isResolved === undefined
        ? await pageOf(store.read.comments, page, { where: { taskId } })
        : await this.#listThreads(
            taskId,
            { ...(path && { path }), ...(isResolved !== undefined && { isResolved }) },
            page,
          )
    return { comments: await showComments(this.#context, taskId, items), ...next }
  }

  async get(taskId: string, id: string): Promise<{ comment: Comment; version: number }> {
    const { doc, version } = await findComment(this.#context.store, taskId, id)
    return { comment: await this.#show(doc), version }
  }

  /** Refuses with `quota_exceeded` if the task has reached its limit. */
  async create(
    taskId: string,
    { content, anchor, replyTo }: CommentInput,
    caller: Caller,
    { isFromOutside }: TaskOrigin = {},
  ): Promise<Staged<{ comment: Comment }>> {
    const { store, now, newId } = this.#context
    const at = now()
    const edit = await editTask(store, taskId, at)
    if (anchor && replyTo !== undefined) {
      const message = 'A reply is at the lines of its thread. Omit the anchor.'
      fail('validation_failed', { message, details: [{ path: 'body/anchor', rule: 'reply', message }] })
    }
    if (anchor) new ReviewedTexts((await store.read.taskChanges.get(taskId))?.doc).require(anchor)
    const first = replyTo === undefined ? undefined : (await findComment(store, taskId, replyTo)).doc
    const doc: CommentDocument = {
      id: newId('cmt'),
      taskId,
      author: caller.name,
      authorId: caller.userId,
      ...(caller.tokenName !== undefined && { tokenName: caller.tokenName }),
      content,
      createdAt: at,
      ...(anchor && { anchor }),
      ...(first && { replyTo: first.replyTo ?? first.id }),
      ...(isFromOutside && { isFromOutside }),
    }
    countComment(edit, 1, bytesOf(doc))
    edit.add({ insert: 'comments', doc })
    edit.add(taskCommentChanged('task.comment.created', edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { comment: await this.#show(doc), changes }
  }

  async update(
    taskId: string,
    id: string,
    { content }: CommentUpdate,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ comment: Comment; version: number }>> {
    const { store, now } = this.#context
    const edit = await editTask(store, taskId, now())
    const { doc: before, version } = await this.#findOwn(taskId, id, ifVersion, caller)
    if (content === before.content) return { comment: await this.#show(before), version, changes: [] }
    const doc = { ...before, content }
    countComment(edit, 0, bytesOf(doc) - bytesOf(before))
    edit.add({ replace: 'comments', version, doc })
    edit.add(taskCommentChanged('task.comment.updated', edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { comment: await this.#show(doc), version: version + 1, changes }
  }

  /** Resolves a thread, which its first comment names, or reopens it; one that is so already stays as it is. */
  async settle(
    taskId: string,
    id: string,
    isResolved: boolean,
    caller: Caller,
  ): Promise<Staged<{ comment: Comment; version: number }>> {
    const { store, now } = this.#context
    const at = now()
    const edit = await editTask(store, taskId, at)
    const { doc: before, version } = await findComment(store, taskId, id)
    if (before.replyTo !== undefined)
      fail('validation_failed', {
        message: `This comment replies to another one. Name the first one of the thread, ${before.replyTo}.`,
      })
    if ((before.resolvedAt !== undefined) === isResolved)
      return { comment: await this.#show(before), version, changes: [] }
    const { resolvedAt: _at, resolvedBy: _by, ...open } = before
    const { tokenName } = caller
    const resolvedBy = { ...authorOf(caller), ...(tokenName !== undefined && { tokenName }) }
    const doc = isResolved ? { ...open, resolvedAt: at, resolvedBy } : open
    edit.touch()
    edit.add({ replace: 'comments', version, doc })
    const kind = isResolved ? 'task.comment.resolved' : 'task.comment.reopened'
    edit.add(taskCommentChanged(kind, edit.moment(caller.userId), doc))
    const { changes } = await edit.stage(store)
    return { comment: await this.#show(doc), version: version + 1, changes }
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

  /** Reads on until a page is full. A reply is asked for by the first comment of its thread, as long as it is there. */
  async #listThreads(
    taskId: string,
    { path, isResolved }: Pick<CommentsQuery, 'path' | 'isResolved'>,
    { limit, cursor }: PageQuery,
  ): Promise<Page<CommentDocument>> {
    const { store } = this.#context
    const filter = { taskId, path, isResolved }
    const after = readCursor(cursor, filter)
    const firsts = new Map<string, CommentDocument | undefined>()
    const firstOf = async (doc: CommentDocument) => {
      const { replyTo } = doc
      if (replyTo === undefined) return doc
      if (!firsts.has(replyTo)) firsts.set(replyTo, (await store.read.comments.get(replyTo))?.doc)
      return firsts.get(replyTo) ?? doc
    }
    const found: Versioned<CommentDocument>[] = []
    const query = { marksDamage: true, where: { taskId }, limit: readAtOnce, ...(after && { after }) }
    for await (const each of eachOf(store.read.comments, query)) {
      const { anchor, resolvedAt } = await firstOf(each.doc)
      const isAsked =
        (path === undefined || path.some((one) => one === anchor?.path)) &&
        (isResolved === undefined || (resolvedAt !== undefined) === isResolved)
      if (isAsked || isDamaged(each)) found.push(each)
      if (found.length > limit) break
    }
    const { items, ...next } = cutPage(found, limit, filter, ({ doc: { id } }) => ({ id }))
    return { items: items.map(({ doc }) => doc), ...next }
  }

  async #show(doc: CommentDocument): Promise<Comment> {
    const [comment] = await showComments(this.#context, doc.taskId, [doc])
    return comment ?? fail('comment_not_found')
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

/** Comments as answers have them. The changes of the task are read only where a comment is at lines of one. */
export async function showComments(
  { store, actors }: Pick<TaskContext, 'store' | 'actors'>,
  taskId: string,
  docs: readonly CommentDocument[],
): Promise<Comment[]> {
  const isAnchored = docs.some(({ anchor }) => anchor)
  const texts = new ReviewedTexts(isAnchored ? (await store.read.taskChanges.get(taskId))?.doc : undefined)
  return docs.map(({ taskId: _taskId, authorId: _authorId, anchor, resolvedBy, ...comment }) => ({
    ...comment,
    ...(anchor && { anchor: { ...anchor, isOutdated: texts.isOutdated(anchor) } }),
    ...(resolvedBy && { resolvedBy: actors.of(resolvedBy.id, resolvedBy) }),
  }))
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
