/** What was found, as one sentence. */
export interface Finding {
  /** `wrong` needs a repair, and `note` may be intended. */
  readonly level: 'ok' | 'note' | 'wrong'
  readonly sentence: string
}

export function ok(sentence: string): Finding {
  return { level: 'ok', sentence }
}

export function note(sentence: string): Finding {
  return { level: 'note', sentence }
}

export function wrong(sentence: string): Finding {
  return { level: 'wrong', sentence }
}
