import { Failure } from '../../errors.ts'
import type { JobDone, JobRun } from '../jobs.ts'
import { AgentTurn } from './agent-turn.ts'
import type { AgentTurnOptions } from './agent-turn.ts'
import { compact } from './compaction.ts'
import { isCompaction } from './history.ts'
import { ModelTurn } from './model-turn.ts'
import type { ModelTurnOptions } from './model-turn.ts'
import { TurnLog } from './turn-log.ts'
import type { TurnLogOptions } from './turn-log.ts'

export type TurnOptions = ModelTurnOptions & AgentTurnOptions & TurnLogOptions

/** One turn of a chat, as one run of its job: an answer or a summary. What fails ends the turn with a notice. */
export async function runTurn(options: TurnOptions, run: JobRun): Promise<JobDone> {
  const log = new TurnLog(options, run)
  try {
    const { chat, answer } = await log.load()
    if (chat.doc.agent !== undefined) return await new AgentTurn(options, log, chat.doc.agent).run()
    if (answer && isCompaction(answer.doc)) return await compact(options, log)
    return await new ModelTurn(options, log).run()
  } catch (error) {
    run.signal.throwIfAborted()
    if (!(error instanceof Failure)) throw error
    const { message } = error
    return { error: { reason: 'failed', message }, changes: () => log.end('failed', message) }
  }
}
