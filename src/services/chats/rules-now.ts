import type { ChatDocument } from '../../collections/chats.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'
import { dependsOnCost, rulesAt } from '../../platform/rules/tool-rules.ts'
import { spendingIdOfChat, spentBy } from '../identity.ts'

/** The rules of a chat that hold as of now: what it has cost is read where one depends on it. */
export async function toolRulesNow(
  chat: Pick<ChatDocument, 'id' | 'toolRules'> | undefined,
  store: Foundation['store'],
): Promise<readonly Schemas['ToolRule'][]> {
  if (!chat) return []
  const { id, toolRules } = chat
  return dependsOnCost(toolRules) ? rulesAt(toolRules, await spentBy(store, spendingIdOfChat(id))) : toolRules
}
