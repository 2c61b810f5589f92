/** A helper that does what its question says. */
import { threadId } from 'node:worker_threads'
import { answerQuestions } from '../../../src/platform/isolated/answer-questions.ts'

export type Question =
  | { readonly say: string }
  | { readonly add: number }
  | { readonly piece: string; readonly isLast: boolean }
  | { readonly wait: true }
  | { readonly stop: true }
  | { readonly do: 'spin' | 'fail' | 'exit' | 'fill the heap' | 'fill the memory' | 'say where' }

let sum = 0
let pieces = ''
let isWaiting = false
const kept: unknown[] = []

answerQuestions<Question, unknown, string>((question, reply) => {
  if ('say' in question) {
    for (const word of question.say.split(' ')) reply.part(word)
    reply.answer(sum)
  } else if ('add' in question) sum += question.add
  else if ('piece' in question) {
    pieces += question.piece
    if (question.isLast) reply.answer(pieces)
  } else if ('wait' in question) {
    isWaiting = true
    reply.part('waiting')
  } else if ('stop' in question) {
    if (isWaiting) reply.answer('stopped')
    isWaiting = false
  } else if (question.do === 'say where') reply.answer([process.pid, threadId])
  else work(question.do)
})

function work(what: 'spin' | 'fail' | 'exit' | 'fill the heap' | 'fill the memory'): void {
  if (what === 'fail') throw new Error('It failed.')
  if (what === 'exit') process.exit(3)
  if (what === 'fill the memory') {
    kept.push(Buffer.alloc(512 * 1024 * 1024, 1))
    return
  }
  for (;;) if (what === 'fill the heap') kept.push(Array.from({ length: 1_000 }, () => ({})))
}
