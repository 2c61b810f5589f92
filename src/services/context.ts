import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { components } from '../generated/types.ts'
import type { Area, Foundation } from '../platform/work/area.ts'
import type { PageQuery } from '../platform/work/page.ts'
import { builtInRole } from './context/document-text.ts'
import { DocumentsFolder } from './context/documents-folder.ts'
import type { ContextFileSummary, DocumentAt } from './context/documents-folder.ts'

type Schemas = components['schemas']

/**
 * What agents are told of the project: the documents in `.gantry/context`, the role among them. The files are the truth. What
 * names a document that is not there fails with `document_not_found`, and one with a mistake with `config_invalid`.
 */
export interface Context {
  /** The role document of the project, or a built-in one. */
  role(): Promise<Schemas['ContextDocument']>
  /** Writes the role document. Refuses as `put` does. */
  updateRole(
    content: string,
    ifVersion: number | undefined,
    caller: Caller,
  ): Promise<Staged<{ document: Schemas['ContextDocument']; version: number }>>

  /** A page of documents by name, without their content. */
  list(query: PageQuery): Promise<{ documents: ContextFileSummary[]; nextCursor?: string }>
  get(filename: string): Promise<DocumentAt>
  /** Creates or replaces a file. Refuses with `revision_mismatch`, `path_forbidden` or `payload_too_large`. */
  put(filename: string, content: string, ifVersion: number | undefined, caller: Caller): Promise<Staged<DocumentAt>>
  remove(filename: string, ifVersion: number | undefined, caller: Caller): Promise<Staged>
}

export interface ContextOptions {
  readonly projectFolder: string
  readonly now: () => string
}

export function createContext(options: ContextOptions): Context {
  return new ProjectContext(options)
}

const roleName = 'role.md'

class ProjectContext implements Context {
  readonly #folder: DocumentsFolder

  constructor({ projectFolder, now }: ContextOptions) {
    this.#folder = new DocumentsFolder(projectFolder, now)
  }

  async role(): Promise<Schemas['ContextDocument']> {
    const found = await this.#folder.find(roleName)
    return found ? shownAsRole(found) : builtInRole
  }

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

  list(query: PageQuery): Promise<{ documents: ContextFileSummary[]; nextCursor?: string }> {
    return this.#folder.list(query)
  }

  async get(filename: string): Promise<DocumentAt> {
    return (await this.#folder.find(filename)) ?? fail('document_not_found')
  }

  put(filename: string, content: string, ifVersion: number | undefined, caller: Caller): Promise<Staged<DocumentAt>> {
    return this.#folder.put({ name: filename, text: content, ifVersion, actor: caller.userId }, (found) => found)
  }

  remove(filename: string, ifVersion: number | undefined, caller: Caller): Promise<Staged> {
    return this.#folder.remove(filename, ifVersion, caller.userId)
  }
}

function shownAsRole({ document: { filename, metadata, content, title } }: DocumentAt): Schemas['ContextDocument'] {
  return { filename, metadata, content, title }
}

/** The area as the service composes it. */
export function openContext(foundation: Foundation): Area<Context> {
  return { service: createContext({ projectFolder: foundation.config.project, now: foundation.now }) }
}
