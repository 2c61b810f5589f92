/** The thread that matches patterns (patterns.ts). */
import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import type { PatternResult, PatternWork } from './patterns.ts'

answerQuestions<PatternWork, undefined, PatternResult>((work, { part, answer }) => {
  for (const pattern of work.patterns) part(look(pattern, work))
  answer(undefined)
})

function look({ pattern, flags, stream }: PatternWork['patterns'][number], work: PatternWork): PatternResult {
  try {
    return { isFound: new RegExp(pattern, flags).test(work[stream]) }
  } catch (error) {
    return {
      problem: `The pattern could not be matched: ${error instanceof Error ? error.message.slice(-200) : 'it failed'}.`,
    }
  }
}
