import type { Caller } from '../../call.ts'
import type { JobDocument } from '../../collections/jobs.ts'
import type { Foundation } from '../../foundation.ts'
import type { OperationId } from '../../generated/routes.ts'
import { requireUnasked } from '../identity.ts'
import type { JobKind } from './work.ts'

/** The operation that does at once what a job of the kind does. */
const operations: Readonly<Record<JobKind, OperationId | undefined>> = {
  execute_plan: 'executePlan',
  execute_plan_step: 'executePlanStep',
  send_email: 'sendEmail',
  sweep_resources: undefined,
  fetch_remote: 'fetchRemote',
  pull_changes: 'pullChanges',
  clone_repository: 'cloneRepository',
  update_submodules: 'updateSubmodules',
  chat_turn: 'sendChatMessage',
  import_skills: 'importSkill',
  refresh_skill: 'refreshSkill',
  run_skill_script: 'runSkillScript',
  run_script: 'runScript',
  import_knowledge: 'importKnowledge',
  reindex_knowledge: 'reindexKnowledge',
  evaluate_knowledge: 'evaluateKnowledge',
  rekey_secrets: 'rekeySecrets',
  merge_workspace: 'mergeWorkspace',
}

type Ordered = Pick<JobDocument, 'kind' | 'input' | 'taskId' | 'planStepId'>

/**
 * Refuses with `forbidden` a job whose operation the rules of the caller deny or ask for: it is done by a schedule, or
 * again, when nobody can be asked.
 */
export async function requireRuledJob(
  order: Ordered,
  caller: Caller,
  options: Pick<Foundation, 'store' | 'now'>,
): Promise<void> {
  const operationId = operations[order.kind]
  if (operationId !== undefined) await requireUnasked(caller, { operationId, judged: argumentsOf(order) }, options)
}

/** The arguments of the operation, where a schedule has them; of others, any rule that may fit holds. */
function argumentsOf({ kind, input, taskId, planStepId }: Ordered): Readonly<Record<string, unknown>> | undefined {
  switch (kind) {
    case 'execute_plan':
      return { ...input, id: taskId }
    case 'execute_plan_step':
      return { ...input, id: taskId, stepId: planStepId }
    case 'send_email':
      return { ...input.email }
    default:
      return undefined
  }
}
