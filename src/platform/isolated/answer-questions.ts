import { writeFileSync } from 'node:fs'
import { parentPort } from 'node:worker_threads'
import type { Transferable } from 'node:worker_threads'
import type { HelperMessage } from './helper.ts'

export interface WorkerReply<Answer, Part> {
  /** Ends the question. What is moved is not copied; a process copies all. */
  answer(answer: Answer, moved?: readonly Transferable[]): void
  /** What is known before the answer. */
  part(part: Part): void
}

/**
 * The other end of `IsolatedWorker`, called once by the module of a helper. `take` gets one message after another; an
 * error that it throws ends the helper.
 */
export function answerQuestions<Question, Answer, Part = never>(
  take: (question: Question, reply: WorkerReply<Answer, Part>) => void | Promise<void>,
): void {
  const send = parentPort ? openThreadEnd(onMessage) : openProcessEnd(onMessage)
  const reply: WorkerReply<Answer, Part> = {
    answer: (answer, moved) => send({ answer }, moved),
    part: (part) => send({ part }),
  }
  function onMessage(question: unknown): void {
    // Both ends of this channel are code of this project.
    void take(question as Question, reply)
  }
  send('ready')
}

/** The same for a helper that is asked once and then ended. Resolves with its question. */
export function onlyQuestion<Question, Answer, Part = never>(): Promise<
  WorkerReply<Answer, Part> & { readonly question: Question }
> {
  return new Promise((resolve) =>
    answerQuestions<Question, Answer, Part>((question, reply) => resolve({ question, ...reply })),
  )
}

type Send = (message: HelperMessage, moved?: readonly Transferable[]) => void

function openThreadEnd(onMessage: (message: unknown) => void): Send {
  parentPort?.on('message', onMessage)
  return (message, moved = []) => parentPort?.postMessage(message, [...moved])
}

function openProcessEnd(onMessage: (message: unknown) => void): Send {
  offerAsVictim()
  process.on('message', onMessage)
  // The service is gone. An orderly exit would wait for the work in progress.
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Signals to a whole group of processes mean the service, which ends this process when it needs it no more.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  return (message) => process.send?.(message)
}

/** Where memory runs out, Linux is to take this process and not the service. */
function offerAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems choose by themselves.
  }
}
