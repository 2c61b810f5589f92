import type { Caller } from '../call.ts'
import type {} from '../foundation.ts'
import type { OperationId } from '../generated/routes.ts'
import type { Schemas } from '../generated/types.ts'
import { cutPage, readCursor } from '../platform/work/page.ts'
import type { DamagedItem, PageQuery, Position } from '../platform/work/page.ts'
import type { Chats } from './chats.ts'
import type { Identity } from './identity.ts'
import type { Mcp } from './mcp.ts'
import type { Project } from './project.ts'
import type { Skills } from './skills.ts'
import type { Tasks } from './tasks.ts'
import { commandsItem, mcpCallItem, reviewItem, skillItem, toolCallItem } from './waiting/items.ts'
import type { WaitingItem } from './waiting/items.ts'

type Kind = Schemas['WaitingKind']
type WaitingPage = Schemas['WaitingListAnswer']['data']

export interface WaitingOptions {
  readonly identity: { readonly access: Pick<Identity['access'], 'mayCallAll'> }
  readonly chats: { readonly approvals: Pick<Chats['approvals'], 'waiting'> }
  readonly mcp: { readonly calls: Pick<Mcp['calls'], 'waiting'> }
  readonly project: Pick<Project, 'waiting'>
  readonly skills: Pick<Skills, 'waiting'>
  readonly tasks: { readonly reviews: Pick<Tasks['reviews'], 'waiting'> }
}

export interface WaitingQuery extends PageQuery {
  readonly kind?: readonly Kind[]
}

/** Of each kind. */
const waitingMax = 1_000

/** What a credential must be able to call for a kind: what shows the items, and what decides them. */
const operationsOf: Readonly<Record<Kind, readonly OperationId[]>> = {
  tool_call: ['listApprovals', 'approveToolCall', 'rejectToolCall'],
  mcp_call: ['getMcpCall', 'approveMcpCall', 'rejectMcpCall'],
  commands: ['getApproval', 'approveCommands'],
  skill: ['getSkill', 'approveSkill'],
  review: ['getTask', 'submitTaskReview'],
}

interface Found {
  readonly items: readonly WaitingItem[]
  readonly damaged?: readonly DamagedItem[]
}

/** What waits for the decision of a caller, in all areas. It has nothing of its own: the areas say what waits. */
export class WaitingList {
  readonly #options: WaitingOptions
  readonly #find: Readonly<Record<Kind, (caller: Caller) => Promise<Found>>>

  constructor(options: WaitingOptions) {
    this.#options = options
    const { chats, mcp, project, skills, tasks } = options
    this.#find = {
      tool_call: async (caller) => mapped(await chats.approvals.waiting(caller, waitingMax), toolCallItem),
      mcp_call: async (caller) => mapped(await mcp.calls.waiting(caller, waitingMax), mcpCallItem),
      commands: async (caller) => {
        const found = await project.waiting(caller)
        return { items: found ? [commandsItem(found)] : [] }
      },
      skill: async () => ({ items: (await skills.waiting()).slice(0, waitingMax).map(skillItem) }),
      review: async (caller) => mapped(await tasks.reviews.waiting(caller, waitingMax), reviewItem),
    }
  }

  /** A page of what waits, newest first. Fails with `invalid_cursor`. */
  async list({ kind, limit, cursor }: WaitingQuery, caller: Caller): Promise<WaitingPage> {
    const filter = { waiting: kind }
    const after = readCursor(cursor, filter)
    const kinds = kindsOf(kind).filter((each) => this.#mayDecide(each, caller))
    const found = await Promise.all(kinds.map((each) => this.#find[each](caller)))
    const all = found.flatMap(({ items }) => items).toSorted(newestFirst)
    const rest = after === undefined ? all : all.filter((item) => isBehind(item, after))
    const damaged = caller.allow === undefined ? found.flatMap((each) => each.damaged ?? []) : []
    return {
      ...cutPage(rest, limit, filter, positionOf),
      total: all.length,
      counts: kinds.map((each, index) => ({ kind: each, count: found[index]?.items.length ?? 0 })),
      ...(damaged.length > 0 && { damaged: damaged.slice(0, damagedMax) }),
    }
  }

  #mayDecide(kind: Kind, caller: Caller): boolean {
    return this.#options.identity.access.mayCallAll(caller, operationsOf[kind])
  }
}

const damagedMax = 200

function kindsOf(asked: readonly Kind[] | undefined): Kind[] {
  const all: readonly Kind[] = ['tool_call', 'mcp_call', 'commands', 'skill', 'review']
  return all.filter((kind) => asked?.includes(kind) ?? true)
}

function mapped<Each>(
  { items, damaged }: { readonly items: readonly Each[]; readonly damaged: readonly DamagedItem[] },
  toItem: (each: Each) => WaitingItem,
): Found {
  return { items: items.map(toItem), damaged }
}

function positionOf({ id, createdAt }: WaitingItem): Position & { readonly value: string } {
  return { id, value: createdAt }
}

function newestFirst(one: WaitingItem, other: WaitingItem): number {
  return isBehind(one, positionOf(other)) ? 1 : -1
}

function isBehind(item: WaitingItem, { id, value = '' }: Position): boolean {
  return item.createdAt === value ? item.id < id : item.createdAt < value
}
