import { createHash } from 'node:crypto'
import type { Caller, Scope } from '../../call.ts'
import { isFailure } from '../../errors.ts'
import type { ErrorCode } from '../../errors.ts'
import { versionOfContent } from '../../platform/files/file-content.ts'
import { readProjectFile } from '../../platform/files/fresh-file.ts'
import type { LinkedProject } from '../../platform/files/linked-file.ts'
import { redactProse } from '../../platform/text/redaction.ts'
import type { OperationId } from '../../generated/routes.ts'
import { areUnruled, missingScopes } from '../identity.ts'
import type { Knowledge } from '../knowledge.ts'
import type { Skill, Skills } from '../skills.ts'
import type { TaskAt } from '../tasks.ts'
import type { ContextPart, ContextSource, GatheredPart, Piece } from './assemble.ts'
import { builtInRole } from './document-text.ts'
import type { DocumentsFolder } from './documents-folder.ts'
import { passageOf } from './passage.ts'

export interface GatherOptions {
  readonly place: LinkedProject
  readonly folder: DocumentsFolder
  readonly skills: Pick<Skills, 'list' | 'match' | 'get'>
  readonly knowledge: Pick<Knowledge, 'search' | 'entries'>
}

/** What a context is for. */
export interface Purpose {
  readonly task: TaskAt | undefined
  /** What skills and knowledge are searched for; nothing is without it. */
  readonly query: string
  readonly caller: Caller
  /** Whether skills and knowledge from elsewhere that no person has approved are left out. */
  readonly isOfProjectAlone: boolean
}

export const contextParts = ['role', 'agents', 'task', 'documents', 'catalogue', 'skills', 'knowledge'] as const
const roleName = 'role.md'
const agentsName = 'AGENTS.md'
const commentsMax = 10
const skillsMax = 3
const passagesMax = 8
const queryLengthMax = 8_192

const scopesOf: Readonly<Partial<Record<ContextPart, Scope>>> = {
  catalogue: 'skills:read',
  skills: 'skills:read',
  knowledge: 'knowledge:read',
}

/** What would give each part alone: a rule against that holds here too. */
const operationsOf: Readonly<Partial<Record<ContextPart, readonly OperationId[]>>> = {
  role: ['getRoleContext'],
  documents: ['getContextDocument'],
  catalogue: ['listSkills'],
  skills: ['getSkill'],
  knowledge: ['searchKnowledge', 'getKnowledge'],
}

/** Collects the texts of each part, in the order in which they are included. */
export class Gatherer {
  readonly #options: GatherOptions
  readonly #gather: Readonly<Record<ContextPart, (purpose: Purpose) => Promise<readonly (Piece | ContextSource)[]>>> = {
    role: () => this.#role(),
    agents: () => this.#agents(),
    task: async ({ task }) => (task ? piecesOfTask(task) : []),
    documents: () => this.#documents(),
    catalogue: (purpose) => this.#catalogue(purpose),
    skills: (purpose) => this.#matchedSkills(purpose),
    knowledge: (purpose) => this.#passages(purpose),
  }

  constructor(options: GatherOptions) {
    this.#options = options
  }

  async gather(part: ContextPart, purpose: Purpose): Promise<GatheredPart> {
    const scope = scopesOf[part]
    if (scope !== undefined && missingScopes(purpose.caller.scopes, [scope]).length > 0)
      return { part, pieces: [], dropped: [unread(kindOf(part), part, `The credential lacks the scope ${scope}.`)] }
    if (!areUnruled(purpose.caller, operationsOf[part] ?? []))
      return { part, pieces: [], dropped: [unread(kindOf(part), part, 'A rule of the credential leaves it out.')] }
    const found = await this.#gather[part](purpose)
    const isLeftOut = (piece: Piece) => purpose.isOfProjectAlone && scope !== undefined && piece.isFromOutside === true
    return {
      part,
      pieces: found.filter((each): each is Piece => 'text' in each && !isLeftOut(each)),
      dropped: found.filter((each): each is ContextSource => !('text' in each)),
    }
  }

  async #role(): Promise<(Piece | ContextSource)[]> {
    return await orFault('role', roleName, async () => {
      const found = await this.#options.folder.find(roleName)
      const { title, content } = found?.document ?? builtInRole
      const revision = found ? String(found.version) : 'built-in'
      return [{ kind: 'role', id: roleName, revision, heading: `# Role: ${title}`, text: content }]
    })
  }

  async #agents(): Promise<(Piece | ContextSource)[]> {
    return await orFault('agents', agentsName, async () => {
      const file = await readProjectFile(this.#options.place, agentsName)
      if (file === undefined) return []
      const revision = String(versionOfContent(file.bytes))
      return [{ kind: 'agents', id: agentsName, revision, heading: `# ${agentsName}`, text: redactProse(file.text) }]
    })
  }

  async #documents(): Promise<(Piece | ContextSource)[]> {
    const { folder } = this.#options
    const names = (await folder.names()).filter((name) => name !== roleName)
    const found = await Promise.all(
      names.map((name) =>
        orFault('document', name, async () => {
          const at = await folder.find(name)
          if (at?.document.isPinned !== true) return []
          const { title, content } = at.document
          const revision = String(at.version)
          return [{ kind: 'document', id: name, revision, heading: `# Document: ${title}`, text: content }]
        }),
      ),
    )
    return found.flat()
  }

  async #catalogue({ isOfProjectAlone }: Purpose): Promise<Piece[]> {
    const skills: Skill[] = []
    for (let cursor: string | undefined; ; ) {
      const page = await this.#options.skills.list({ limit: 200, ...(cursor !== undefined && { cursor }) })
      const usable = page.skills.filter(({ isEnabled, shadowedBy }) => isEnabled && shadowedBy === undefined)
      skills.push(...usable.filter((skill) => !isOfProjectAlone || skill.source.kind === 'local' || skill.isApproved))
      if (page.nextCursor === undefined) break
      cursor = page.nextCursor
    }
    if (skills.length === 0) return []
    const text = skills.map(({ name, description }) => `- ${name}: ${description.replaceAll(/\s+/g, ' ')}`).join('\n')
    const imported = skills.filter(({ source }) => source.kind !== 'local')
    const piece: Piece = { kind: 'catalogue', id: 'skills', revision: hashOf(text), heading: '# Skills', text }
    if (imported.length === 0) return [piece]
    const isFromOutside = imported.some(({ isApproved }) => !isApproved)
    return [{ ...piece, foreign: 'descriptions of imported skills', isFromOutside }]
  }

  async #matchedSkills({ query, caller }: Purpose): Promise<Piece[]> {
    if (query === '') return []
    const { skills } = this.#options
    const matches = await skills.match({ query: query.slice(0, queryLengthMax), limit: skillsMax }, caller)
    return await ofThoseLeft('skill_not_found', matches, async ({ name }): Promise<Piece> => {
      const { skill } = await skills.get(name)
      const foreign =
        skill.source.kind === 'local'
          ? {}
          : {
              foreign: `skill ${name} from ${skill.source.uri ?? skill.source.kind}`,
              isFromOutside: !skill.isApproved,
            }
      const heading = `# Skill: ${name}`
      return { kind: 'skill', id: name, revision: skill.digest, heading, text: skill.content, ...foreign }
    })
  }

  async #passages({ query, caller }: Purpose): Promise<Piece[]> {
    if (query === '') return []
    const { knowledge } = this.#options
    // By words alone: vectors come from a provider, which may be down, and the same input must give the same text.
    const { results } = await knowledge.search(
      { q: query.slice(0, queryLengthMax), limit: passagesMax, mode: 'words' },
      caller,
    )
    return await ofThoseLeft(
      'knowledge_not_found',
      results,
      async ({ id, title, headingPath, snippet, place, source, isFromOutside = false }): Promise<Piece> => {
        const { entry } = await knowledge.entries.get(id)
        const found = entry.content.startsWith(snippet.text, place.start) ? place.start : undefined
        const { text, start, firstLine, lastLine } = passageOf(entry.content, snippet.text, found)
        const foreign = `knowledge ${id}${entry.source === undefined ? '' : ` from ${entry.source.uri}`}`
        const page = place.page === undefined ? '' : `, page ${place.page}`
        const where = `lines ${firstLine} to ${lastLine}${page}`
        const heading = `# Knowledge: ${oneLine([title, ...headingPath].join(' > '))} (${where})`
        const citation = {
          entryId: id,
          title,
          operation: 'buildContext',
          place: { ...place, start, end: start + text.length, firstLine, lastLine },
          ...(source !== undefined && { source }),
          ...(headingPath.length > 0 && { headingPath }),
        }
        return {
          kind: 'knowledge',
          id,
          revision: String(entry.revision),
          heading,
          text,
          foreign,
          isFromOutside,
          citation,
        }
      },
    )
  }
}

/** The pieces of what was found, without what was removed between the search and the reading. */
async function ofThoseLeft<Found>(
  gone: ErrorCode,
  found: readonly Found[],
  read: (each: Found) => Promise<Piece>,
): Promise<Piece[]> {
  const pieces = await Promise.all(
    found.map((each) =>
      read(each).catch((error: unknown) => {
        if (isFailure(error, gone)) return undefined
        throw error
      }),
    ),
  )
  return pieces.filter((piece) => piece !== undefined)
}

/** Who wrote what in a task is not known to be trusted: mail and webhooks make tasks too. */
function piecesOfTask({ task, version }: TaskAt): Piece[] {
  const revision = String(version)
  const open = task.planSteps.filter(({ outcome }) => outcome?.state !== 'succeeded')
  const comments = task.comments.slice(-commentsMax).toReversed()
  const about: Piece = {
    kind: 'task',
    id: task.id,
    revision,
    heading: `# Task ${task.id} (${task.state})`,
    text: [task.title, task.content].filter((text) => text !== '').join('\n\n'),
    foreign: `task ${task.id} by ${task.author.name}`,
    isFromOutside: task.isFromOutside === true,
  }
  const plan: Piece = {
    kind: 'plan',
    id: task.id,
    revision,
    heading: '## Open steps',
    text: open.map(({ description }) => `- ${oneLine(description)}`).join('\n'),
    foreign: `plan of ${task.id}`,
  }
  return [
    about,
    ...(open.length > 0 ? [plan] : []),
    ...comments.map(
      ({ id, author, content, createdAt, isFromOutside = false }): Piece => ({
        kind: 'comment',
        id,
        revision,
        heading: `## Comment of ${createdAt}`,
        text: content,
        foreign: `comment ${id} by ${author}`,
        isFromOutside,
      }),
    ),
  ]
}

async function orFault(
  kind: ContextSource['kind'],
  id: string,
  read: () => Promise<Piece[]>,
): Promise<(Piece | ContextSource)[]> {
  try {
    return await read()
  } catch (error) {
    if (!isFailure(error, 'config_invalid')) throw error
    return [unread(kind, id, error.message)]
  }
}

function unread(kind: ContextSource['kind'], id: string, reason: string): ContextSource {
  return { kind, id, tokens: 0, included: 'dropped', reason: reason.slice(0, 4_096) }
}

function kindOf(part: ContextPart): ContextSource['kind'] {
  return part === 'skills' ? 'skill' : part === 'documents' ? 'document' : part
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}
