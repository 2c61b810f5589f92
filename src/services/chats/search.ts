import type { Caller } from '../../call.ts'
import type { ChatDocument } from '../../collections/chats.ts'
import type { Store } from '../../collections.ts'
import { combinationsOf } from '../../platform/work/any-of.ts'
import { apartFromDamaged, listAny } from '../../platform/work/page.ts'
import { searchMessages } from './message-texts.ts'
import type { MessageSearch } from './message-texts.ts'
import { tokensOf } from '../../stores/tokens.ts'

export interface FoundChats {
  readonly chats: readonly Pick<ChatDocument, 'id' | 'title' | 'taskId'>[]
  readonly isComplete: boolean
}

// A chat changes with every part of an answer: an index of its title would be written as often.
const searchedMax = 500

export class ChatSearch {
  readonly #store: Pick<Store, 'read' | 'search'>

  constructor(store: Pick<Store, 'read' | 'search'>) {
    this.#store = store
  }

  /** Messages whose own words have every word of the query. */
  messages(query: MessageSearch, caller: Caller) {
    return searchMessages(this.#store, query, caller)
  }

  /** Those of the newest chats whose titles contain every word, newest first. */
  async search(q: string, { allow }: Caller): Promise<FoundChats> {
    const words = tokensOf(q)
    const query = { marksDamage: true, descending: true, limit: searchedMax + 1 }
    const newest = await listAny(this.#store.read.chats, combinationsOf({ taskId: allow?.taskIds }), query)
    const { found, damaged } = apartFromDamaged(newest.slice(0, searchedMax))
    const chats = found.filter(({ title }) => {
      const present = new Set(tokensOf(title))
      return words.length > 0 && words.every((word) => present.has(word))
    })
    return { chats, isComplete: newest.length <= searchedMax && damaged.length === 0 }
  }
}
