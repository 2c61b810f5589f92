/** The words under which documents keep a state, where callers see another one (decision 109). */
const shownWords = {
  passed: 'succeeded',
  done: 'succeeded',
  delivered: 'succeeded',
  started: 'running',
  aborted: 'cancelled',
  lost: 'interrupted',
  waiting: 'waiting_approval',
  allowed: 'approved',
  denied: 'rejected',
} as const

type ShownWords = typeof shownWords

/** The word of the contract for a word of a document. */
export type ShownState<Stored extends string> = Stored extends keyof ShownWords ? ShownWords[Stored] : Stored

const words: ReadonlyMap<string, string> = new Map(Object.entries(shownWords))

/** What callers see of a state. Documents keep the words that earlier versions know, which may run beside this one. */
export function shownState<Stored extends string>(stored: Stored): ShownState<Stored> {
  return (words.get(stored) ?? stored) as ShownState<Stored>
}
