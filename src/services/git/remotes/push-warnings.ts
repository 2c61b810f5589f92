import type { PushOutcome } from '../outcomes.ts'
import { cleanWords } from './text.ts'

/** What the caller of a push may not have meant. */
export function warningsOf(outcome: PushOutcome): { readonly warnings?: string[] } {
  if (outcome.kind !== 'pushed' || outcome.pointers === undefined) return {}
  const [first = '', ...others] = outcome.pointers
  const files = `${cleanWords(first, []).slice(0, pathCharactersMax)}${others.length > 0 ? ` and ${others.length} more` : ''}`
  return {
    warnings: [
      `New pointers of Git LFS are in the push: ${files}. The service uploads no objects of Git LFS: where the remote lacks them, clones cannot get these files. Run git lfs push in a clone that has the objects.`,
    ],
  }
}

const pathCharactersMax = 512
