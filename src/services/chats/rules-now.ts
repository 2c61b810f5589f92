import type { ChatDocument } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { dependsOnCost, rulesAt } from '../../platform/rules/tool-rules.ts'
import { spendingIdOfChat, spentBy } from '../identity.ts'

/** The rules of a chat that hold as of now: what it has cost is read where one depends on it. */
export async function toolRulesNow(
  { id, toolRules }: Pick<ChatDocument, 'id' | 'toolRules'>,
  store: Foundation['store'],
): Promise<readonly Schemas['ToolRule'][]> {
  return dependsOnCost(toolRules) ? rulesAt(toolRules, await spentBy(store, spendingIdOfChat(id))) : toolRules
}
