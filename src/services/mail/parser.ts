import { answerQuestions } from '../../platform/isolated/answer-questions.ts'
import { BeyondLimits } from './limits.ts'
import { readAttachment, readMessage, type DecodedAttachment } from './message.ts'
import { outlineOf, type OutlinedMessage, type Outline } from './outline.ts'

/** What can be asked about the bytes of a message, and what the answer is. */
export interface Answers {
  readonly message: OutlinedMessage
  readonly outline: Outline
  readonly attachment: DecodedAttachment | undefined
}

export interface Question {
  readonly about: keyof Answers
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Which attachment. */
  readonly id?: string
}

/** What the worker answers. */
export type Parsed<Answer = Answers[keyof Answers]> = { readonly answer: Answer } | { readonly refusal: string }

// The entry of the worker thread.
answerQuestions<Question, Parsed>(async (question, { answer }) => {
  const parsed = await parse(question)
  const moved = 'answer' in parsed && parsed.answer && 'bytes' in parsed.answer ? [parsed.answer.bytes.buffer] : []
  answer(parsed, moved)
})

async function parse(question: Question): Promise<Parsed> {
  try {
    return { answer: await read(question) }
  } catch (error) {
    // Anything else ends the worker, and the thread that waits for it learns why.
    if (error instanceof BeyondLimits) return { refusal: error.message }
    throw error
  }
}

async function read({ about, bytes, id = '' }: Question): Promise<Answers[keyof Answers]> {
  if (about === 'attachment') return await readAttachment(bytes, id)
  const message = await readMessage(bytes)
  return about === 'outline' ? outlineOf(message) : message
}
