import type { Schemas } from '../../generated/types.ts'
import type {
  ChatBindingDocument,
  ChatDeliveryDocument,
  ChatIntegrationDocument,
  ChatLinkDocument,
} from '../../collections/chat-integrations.ts'
import { secretNames } from './sealing.ts'
import { shownWorkState, withProblem } from '../../platform/work/shown-state.ts'
import type { Actors } from '../../platform/work/actors.ts'

const textMax = 1_000

export function toIntegration(
  { secrets, links, createdBy, isActive, connection, newChats, ...doc }: ChatIntegrationDocument,
  actors: Actors,
): Schemas['ChatIntegration'] {
  return {
    ...doc,
    isEnabled: isActive,
    ...(newChats && { newChats: toNewChats(newChats) }),
    connection: withProblem(connection),
    createdBy: actors.of(createdBy),
    secretNames: secretNames.filter((name) => secrets[name] !== undefined),
    links: links.map(toLink),
  }
}

function toNewChats({ grant: _, createdBy: _by, ...rule }: NonNullable<ChatIntegrationDocument['newChats']>) {
  return rule
}

export function toLink({ grant: _, ...link }: ChatLinkDocument): Schemas['ChatLink'] {
  return link
}

export function toBinding(
  { grant: _, sinceEvent: _since, invitedAt: _invited, createdBy, entry, asksFor, ...binding }: ChatBindingDocument,
  actors: Actors,
): Schemas['ChatBinding'] {
  return {
    ...binding,
    createdBy: actors.of(createdBy),
    ...(entry && { entry: withProblem(entry) }),
    ...(asksFor && { isForApprovals: true }),
  }
}

export function toChatDelivery(doc: ChatDeliveryDocument): Schemas['ChatIntegrationDelivery'] {
  const {
    integrationId: _,
    queue: _queue,
    author: _author,
    chatId: _chatId,
    startsChat: _startsChat,
    files: _files,
    sentFiles: _sentFiles,
    sent,
    text,
    status,
    ...delivery
  } = doc
  const written = text === '' ? (sent ?? []).map((part) => part.text).join('\n') : text
  return {
    ...withProblem(delivery),
    state: shownWorkState(status),
    text: written.slice(0, textMax).toWellFormed(),
  }
}
