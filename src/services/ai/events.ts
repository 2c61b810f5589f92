import type { Change } from '../../collections.ts'
import type { AiBudgetDocument, AiCallDocument } from '../../collections/ai.ts'
import type { Moment } from '../../platform/work/moment.ts'
import { shownState } from '../../platform/work/shown-state.ts'
import { defined } from '../../platform/work/defined.ts'

export function providerEvent(
  kind: 'ai.provider.put' | 'ai.provider.deleted',
  provider: string,
  moment: Moment,
): Change {
  return { event: { kind, ...moment, data: { provider } } }
}

export function callFinished(call: AiCallDocument, at: string): Change {
  const { id: aiCallId, model, operation, status, chatId, taskId, usage, actor } = call
  const data = {
    aiCallId,
    model,
    operation,
    state: shownState(status === 'started' ? 'lost' : status),
    ...(chatId !== undefined && { chatId }),
    ...(usage && { usage }),
  }
  return { event: { kind: 'ai.call.finished', at, actor, ...(taskId !== undefined && { taskId }), data } }
}

export function budgetPut({ period, costMicrosMax, tokensMax, tokenId }: AiBudgetDocument, moment: Moment): Change {
  const data = {
    period,
    ...defined({ costMicrosMax, tokensMax, tokenId }),
  }
  return { event: { kind: 'ai.budget.put', ...moment, data } }
}
