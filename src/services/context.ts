import type { Caller, Scope, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { Schemas } from '../generated/types.ts'
import type { Foundation } from '../foundation.ts'
import { secretPathsOf } from '../platform/files/secret-paths.ts'
import type { PageQuery } from '../platform/work/page.ts'
import type { Ai } from './ai.ts'
import type { Chats } from './chats.ts'
import { assemble } from './context/assemble.ts'
import type { Assembled } from './context/assemble.ts'
import { builtInRole } from './context/document-text.ts'
import { DocumentsFolder } from './context/documents-folder.ts'
import type { ContextFileSummary, DocumentAt, FoundDocuments } from './context/documents-folder.ts'
import { contextParts, Gatherer } from './context/gather.ts'
import type { GatherOptions, Purpose } from './context/gather.ts'
import { areUnruled, mayUseTask, missingScopes } from './identity.ts'
import { requireTask } from './tasks.ts'
import type { FileLocks } from './project.ts'
import type { TaskAt, Tasks } from './tasks.ts'

interface ContextParts extends Omit<GatherOptions, 'folder' | 'place'>, Pick<Foundation, 'config' | 'now' | 'store'> {
  readonly project: { readonly locks: Pick<FileLocks, 'exclusively'> }
  readonly tasks: Pick<Tasks, 'get'>
  readonly chats: Pick<Chats, 'get' | 'contexts'>
  readonly ai: Pick<Ai, 'countTokens'>
}

const roleName = 'role.md'

/**
 * What agents read of the project: the documents in `.gantry/context`, the role among them. The files are the
 * truth. What names a document that is not there fails with `document_not_found`, and one with a mistake with
 * `config_invalid`.
 */
export class Context {
  readonly #options: ContextParts
  readonly #folder: DocumentsFolder
  readonly #gatherer: Gatherer

  constructor(options: ContextParts) {
    this.#options = options
    const place = { folder: options.config.project, secretPaths: secretPathsOf(options.config) }
    this.#folder = new DocumentsFolder(place, { ...options, locks: options.project.locks })
    this.#gatherer = new Gatherer({ ...options, place, folder: this.#folder })
    // A chat must not be full of text from outside because the project has some.
    options.chats.contexts.define((input, caller) => this.#build(input, caller, { isOfProjectAlone: true }))
  }

  /** The role document of the project, or a built-in one. */
  async role(): Promise<Schemas['ContextDocument']> {
    const found = await this.#folder.find(roleName)
    return found ? shownAsRole(found) : builtInRole
  }

  /** Writes the role document. Refuses as `put` does. */
  updateRole(
    content: string,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ document: Schemas['ContextDocument']; version: number }>> {
    return this.#folder.put({ name: roleName, text: content, ifVersion, actor: caller.userId }, (found) => ({
      document: shownAsRole(found),
      version: found.version,
    }))
  }

  /** A page of documents by name, without their content. */
  list(query: PageQuery): Promise<{ documents: ContextFileSummary[]; nextCursor?: string }> {
    return this.#folder.list(query)
  }

  /** The documents that contain every word, by name. */
  search(q: string): Promise<FoundDocuments> {
    return this.#folder.search(q)
  }

  async get(filename: string): Promise<DocumentAt> {
    return (await this.#folder.find(filename)) ?? fail('document_not_found')
  }

  /** Creates or replaces a file. Refuses with `revision_mismatch`, `path_forbidden` or `payload_too_large`. */
  put(filename: string, content: string, ifVersion: number | undefined, caller: Caller): Promise<Staged<DocumentAt>> {
    return this.#folder.put({ name: filename, text: content, ifVersion, actor: caller.userId }, (found) => found)
  }

  remove(filename: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    return this.#folder.remove(filename, ifVersion, caller.userId)
  }

  /**
   * Joins what an agent needs within a budget of tokens. Refuses with `task_not_found`, `chat_not_found`, or
   * `scope_missing` or `forbidden` for a task or a chat that the credential may not read.
   */
  async build(input: Schemas['ContextBuildInput'], caller: Caller): Promise<Schemas['BuiltContext']> {
    const { citations: _, ...built } = await this.#build(input, caller, { isOfProjectAlone: false })
    return built
  }

  async #build(
    input: Schemas['ContextBuildInput'],
    caller: Caller,
    about: Pick<Purpose, 'isOfProjectAlone'>,
  ): Promise<Schemas['BuiltContext'] & Pick<Assembled, 'citations'>> {
    const { ai } = this.#options
    const purpose = { ...(await this.#purposeOf(input, caller)), ...about }
    const wanted = contextParts.filter((part) => input.parts?.includes(part) ?? true)
    const parts = await Promise.all(wanted.map((part) => this.#gatherer.gather(part, purpose)))
    const { content, ...described } = assemble(parts, input.budgetTokens, (text) => ai.countTokens(text).tokens)
    return { content, ...ai.countTokens(content), ...described }
  }

  async #purposeOf(
    { taskId, chatId, query }: Schemas['ContextBuildInput'],
    caller: Caller,
  ): Promise<Omit<Purpose, 'isOfProjectAlone'>> {
    if (chatId !== undefined) requireRead(caller, 'chats:read', 'getChat')
    const chat = chatId === undefined ? undefined : (await this.#options.chats.get(chatId, caller)).chat
    const task = await this.#taskOf(taskId ?? chat?.taskId, caller)
    const text = task ? [task.task.title, ...task.task.tags, task.task.content].join('\n') : chat?.title
    return { task, query: query ?? text ?? '', caller }
  }

  async #taskOf(taskId: string | undefined, caller: Caller): Promise<TaskAt | undefined> {
    if (taskId === undefined) return undefined
    requireRead(caller, 'tasks:read', 'getTask')
    const { store, tasks } = this.#options
    await requireTask(store, mayUseTask(caller, taskId) ? taskId : undefined)
    return await tasks.get(taskId)
  }
}

function requireRead(caller: Caller, scope: Scope, operation: 'getTask' | 'getChat'): void {
  if (missingScopes(caller.scopes, [scope]).length > 0)
    fail('scope_missing', { message: `This context requires the scope ${scope}, which this credential lacks.` })
  if (!areUnruled(caller, [operation]))
    fail('forbidden', { message: `A rule of this credential is against ${operation}, whose answer this context has.` })
}

function shownAsRole({ document: { filename, metadata, content, title } }: DocumentAt): Schemas['ContextDocument'] {
  return { filename, metadata, content, title }
}
