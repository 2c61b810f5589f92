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

/** The same of work that is done one after the other: what is pending is queued. */
export function shownWorkState<Stored extends string>(stored: Stored): ShownWorkState<Stored> {
  return (stored === 'pending' ? 'queued' : shownState(stored)) as ShownWorkState<Stored>
}

type ShownWorkState<Stored extends string> = Stored extends 'pending' ? 'queued' : ShownState<Stored>

/** Documents keep as `error` what callers see as the sentence of a `problem`. */
export function withProblem<Stored extends { readonly error?: string }>({ error, ...shown }: Stored) {
  return { ...shown, ...(error !== undefined && { problem: error }) }
}
