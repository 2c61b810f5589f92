import type { ChatMessageDocument, WordAuthor } from '../../collections/chats.ts'
import type { Actors } from '../../platform/work/actors.ts'
import { authorIn } from './authors.ts'

/** Gives the name of who said a message; nothing where one person alone has spoken. */
export type NameOf = (message: ChatMessageDocument) => string | undefined

/** The name of who said a message; nothing of what no person said. */
export function speakerOf(message: ChatMessageDocument, actors: Actors): string | undefined {
  const author = authorIn(message)
  if (!author) return undefined
  const name = author.kind === 'account' ? author.name : actors.of(author.grant.userId).name
  // One line: what follows it are the words.
  return name.replaceAll(/\s+/g, ' ')
}

/**
 * The names of those who speak, once several have spoken: a model cannot know otherwise that in a group not one person
 * says everything.
 *
 * @param authors Those of everything that was said, also before a compaction.
 */
export function namesOf(authors: readonly WordAuthor[], actors: Actors): NameOf {
  const people = new Set(authors.flatMap((author) => keyOfPerson(author) ?? []))
  return people.size > 1 ? (message) => speakerOf(message, actors) : () => undefined
}

function keyOfPerson(author: WordAuthor): string | undefined {
  if (author.kind === 'outside') return undefined
  return author.kind === 'account' ? `account ${author.name}` : `user ${author.grant.userId}`
}
