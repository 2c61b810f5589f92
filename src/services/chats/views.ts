import type { Schemas } from '../../generated/types.ts'
import type { Caller } from '../../call.ts'
import type {
  ChatApprovalDocument,
  ChatDocument,
  ChatMessageDocument,
  ChatPartDocument,
} from '../../collections/chats.ts'
import type {
  StoredApproval,
  StoredAuthor,
  StoredChatEvent,
  StoredMessage,
  StoredPart,
  StoredPartPatch,
  WordAuthor,
} from '../../collections/chats.ts'
import type { Grant } from '../../stores/grant.ts'
import { authorIn } from './authors.ts'
import { mayReadOutput, readersOf } from './output-access.ts'
import type { AuthorRights } from './word-authority.ts'
import { shownState, shownWorkState } from '../../platform/work/shown-state.ts'
import { defined } from '../../platform/work/defined.ts'
import type { Actors } from '../../platform/work/actors.ts'

export function toChat(chat: ChatDocument, actors: Actors): Schemas['Chat'] {
  const {
    id,
    title,
    taskId,
    model = '',
    agent,
    system,
    settings,
    toolRules,
    state,
    forkedFrom,
    agentMode,
    agentSession,
    parentChatId,
    archivedAt,
    createdBy,
    createdAt,
    updatedAt,
  } = chat
  return {
    id,
    title,
    backend: agent === undefined ? { kind: 'model', model } : { kind: 'agent', agent },
    state,
    toolRules,
    createdBy: actors.of(createdBy),
    createdAt,
    updatedAt,
    ...defined({
      taskId,
      system,
      settings,
      forkedFrom,
      archivedAt,
      agentMode,
      agentSession: agentSession?.shown,
      parentChatId,
    }),
  }
}

/** A message as a reader may see it. */
export function toMessage(message: ChatMessageDocument, reader: Caller, actors: Actors): Schemas['ChatMessage'] {
  return messageFor(withReaders(message), reader, actors)
}

/** A message with the readers of its outputs, as it is stored in an event. */
export function withReaders(message: ChatMessageDocument): StoredMessage {
  const author = authorIn(message)
  const { messageId, seq, role, state, delivery, parts, event, createdAt } = message
  return {
    id: messageId,
    seq,
    role,
    state,
    parts: parts.map((part) => ({
      ...shownFieldsOf(part),
      ...(part.output !== undefined && { readers: readersOf(part) }),
    })),
    event,
    createdAt,
    ...(author && { author: storedAuthor(author) }),
    ...(delivery !== undefined && state === 'queued' && { delivery }),
  }
}

function shownFieldsOf(stored: ChatPartDocument): StoredPart {
  const {
    asked: _,
    author: _author,
    allowedFor: _allowed,
    allowedBy: _by,
    answered: _answered,
    images: _images,
    kept,
    allowedTools: _tools,
    signed: _signed,
    ...part
  } = stored
  return { ...part, ...(kept && { outputLength: kept.length }) }
}

/**
 * An event as a reader may see it. In an event of an earlier version, which does not say whose it is, no output is
 * seen.
 */
export function eventFor(
  { part, message, approval: _, ...event }: StoredChatEvent,
  approval: Schemas['ToolApproval'] | undefined,
  reader: Caller,
  actors: Actors,
): Schemas['ChatEvent'] {
  return {
    ...event,
    ...(approval && { approval }),
    ...(part && { part: partFor(part, reader) }),
    ...(message && { message: messageFor(message, reader, actors) }),
  }
}

function messageFor({ author, ...message }: StoredMessage, reader: Caller, actors: Actors): Schemas['ChatMessage'] {
  return {
    ...message,
    ...(author && { author: shownAuthor(author, actors) }),
    state: shownState(message.state),
    parts: message.parts.map((part) => partFor(part, reader)),
  }
}

type PartFor<Part> = Omit<Part, 'readers' | 'state'> & { state?: Schemas['ChatToolState']; isOutputHidden?: true }

function partFor<Part extends StoredPart | StoredPartPatch>(stored: Part, reader: Caller): PartFor<Part> {
  const { readers, state, ...part } = stored
  const shown = { ...part, ...(state && { state: shownWorkState(state) }) }
  const isOpen = part.output === undefined && part.sources === undefined
  const isReadable = isOpen || (readers && mayReadOutput(reader, readers))
  const { output: _, sources: _sources, ...rest } = shown
  return (isReadable ? shown : { ...rest, isOutputHidden: true }) as PartFor<Part>
}

/** An approval as it is stored in an event. */
export function withoutKeys(stored: ChatApprovalDocument): StoredApproval {
  const { authorKeys: _, decidedWith: _with, toolDigest: _digest, requestState: _state, ...approval } = stored
  return approval
}

export function toApproval(approval: StoredApproval, actors: Actors): Schemas['ToolApproval'] {
  const { state, decidedBy, authors, ...rest } = withoutKeys(approval)
  return {
    ...rest,
    state: shownState(state),
    ...(decidedBy !== undefined && { decidedBy: actors.of(decidedBy) }),
    ...(authors && { authors: authors.map((author) => shownAuthor(author, actors)) }),
  }
}

function shownAuthor({ user, tokenName, ...author }: StoredAuthor, actors: Actors): Schemas['ChatAuthor'] {
  return { ...author, ...(user && { actor: actors.of(user.id, { name: user.name, tokenName }) }) }
}

/** An author as a message is stored in an event: the name is that of now wherever it is shown. */
function storedAuthor(author: WordAuthor & { readonly grant: Grant }): StoredAuthor {
  const { userId: id } = author.grant
  return {
    kind: author.kind,
    user: { id, name: id },
    ...(author.kind === 'account' && { name: author.name }),
    ...(author.kind === 'user' && author.tokenName !== undefined && { tokenName: author.tokenName }),
  }
}

export function toAuthor({ author, caller }: AuthorRights): StoredAuthor {
  if (author.kind === 'outside') {
    const { operation: name } = author
    return { kind: 'outside', ...(name !== undefined && { name }) }
  }
  const { userId: id } = author.grant
  return {
    kind: author.kind,
    user: { id, name: caller?.name ?? id },
    ...(author.kind === 'account' && { name: author.name }),
    ...(author.kind === 'user' && caller?.tokenName !== undefined && { tokenName: caller.tokenName }),
    ...(!caller && { isEnded: true }),
  }
}
