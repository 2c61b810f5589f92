import type { Caller } from '../../call.ts'
import type { OperationId } from '../../generated/routes.ts'
import type { Schemas } from '../../generated/types.ts'
import type { Snippet } from '../../platform/text/snippet.ts'
import { apartFromDamaged } from '../../platform/work/page.ts'
import type { Chats } from '../chats.ts'
import type { Context } from '../context.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Mail } from '../mail.ts'
import type { Resources } from '../resources.ts'
import type { Skills } from '../skills.ts'
import type { Tasks } from '../tasks.ts'

type Kind = Schemas['SearchKind']

/** The searches of the areas. */
export interface SearchedAreas {
  readonly tasks: Pick<Tasks, 'list'>
  readonly knowledge: Pick<Knowledge, 'search'>
  readonly mail: { readonly folders: Pick<Mail['folders'], 'search'> }
  readonly context: Pick<Context, 'search'>
  readonly skills: Pick<Skills, 'search'>
  readonly chats: { readonly searches: Pick<Chats['searches'], 'search'> }
  readonly resources: Pick<Resources, 'search'>
}

export interface AreaQuery {
  readonly q: string
  readonly limit: number
  readonly caller: Caller
}

/** Something that an area found. */
export interface FoundItem {
  readonly kind: Kind
  readonly id: string
  readonly title: string
  readonly text?: string | undefined
  /** In the place of the text. */
  readonly snippet?: Snippet
  readonly taskId?: string | undefined
  readonly isFromOutside?: boolean | undefined
  readonly link: { readonly operationId: OperationId; readonly path: Readonly<Record<string, string>> }
}

export interface FoundOfKind {
  readonly items: readonly FoundItem[]
  readonly isComplete: boolean
}

/** What each area finds, in its own order. */
export const searches: Readonly<Record<Kind, (areas: SearchedAreas, query: AreaQuery) => Promise<FoundOfKind>>> = {
  async task({ tasks }, { q, limit, caller }) {
    const { tasks: found, ...page } = await tasks.list({ q, limit, sort: '-createdAt' }, caller)
    const items = found.map(({ id, title = '', content, isFromOutside }) => ({
      ...{ kind: 'task' as const, id, title, text: content, isFromOutside },
      link: { operationId: 'getTask' as const, path: { id } },
    }))
    return { items, isComplete: !('damaged' in page) }
  },

  async knowledge({ knowledge }, { q, limit, caller }) {
    // By words alone: a model may be down, and its answer takes long.
    const { results } = await knowledge.search({ q, limit, mode: 'words' }, caller)
    const items = results.map(({ id, title, snippet, isFromOutside }) => ({
      ...{ kind: 'knowledge' as const, id, title, snippet, isFromOutside },
      link: { operationId: 'getKnowledge' as const, path: { entryId: id } },
    }))
    return { items, isComplete: true }
  },

  async email({ mail }, { q, limit }) {
    const { found, damaged } = apartFromDamaged(await mail.folders.search(q, limit))
    const items = found.map(({ name: id, folder, subject, text, taskId }) => ({
      ...{ kind: 'email' as const, id, title: subject, text, taskId, isFromOutside: true },
      link: { operationId: 'getEmail' as const, path: { folder, id } },
    }))
    return { items, isComplete: damaged.length === 0 }
  },

  async document({ context }, { q, limit }) {
    const { documents, isComplete } = await context.search(q)
    const items = documents.slice(0, limit).map(({ filename, title, content }) => ({
      ...{ kind: 'document' as const, id: filename, title, text: content },
      link: { operationId: 'getContextDocument' as const, path: { filename } },
    }))
    return { items, isComplete }
  },

  async skill({ skills }, { q, limit }) {
    const items = (await skills.search(q, limit)).map(({ name, description, source }) => ({
      ...{ kind: 'skill' as const, id: name, title: name, text: description, isFromOutside: source.kind !== 'local' },
      link: { operationId: 'getSkill' as const, path: { skillName: name } },
    }))
    return { items, isComplete: true }
  },

  async chat({ chats }, { q, limit, caller }) {
    const { chats: found, isComplete } = await chats.searches.search(q, caller)
    const items = found.slice(0, limit).map(({ id, title, taskId }) => ({
      ...{ kind: 'chat' as const, id, title, taskId },
      link: { operationId: 'getChat' as const, path: { chatId: id } },
    }))
    return { items, isComplete }
  },

  async resource({ resources }, { q, limit, caller }) {
    const { found, damaged } = apartFromDamaged(await resources.search(q, limit, caller.allow?.taskIds))
    const items = found.map(({ id, description, taskId }) => ({
      ...{ kind: 'resource' as const, id, title: id, text: description, taskId },
      link: { operationId: 'getResource' as const, path: { filename: id } },
    }))
    return { items, isComplete: damaged.length === 0 }
  },
}
