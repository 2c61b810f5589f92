import type { Handler } from '../contract.ts'

export const listPlanSteps: Handler<'listPlanSteps'> = async ({ path, answer }, { plans }) => {
  const { planSteps, version } = await plans.list(path.id)
  return answer({ data: { planSteps } }, { version })
}

export const createPlanStep: Handler<'createPlanStep'> = ({ path, body, caller, commitLatest, answer }, { plans }) =>
  commitLatest(async () => {
    const { changes, planStep } = await plans.planCreation(path.id, body, caller)
    return {
      changes,
      reply: answer({ data: { planStep } }, { location: `/tasks/${path.id}/plan-steps/${planStep.id}` }),
    }
  })

export const reorderPlanSteps: Handler<'reorderPlanSteps'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { plans },
) =>
  commitLatest(async () => {
    const { changes, planSteps, version } = await plans.planOrder(path.id, body.stepIds, ifVersion, caller)
    return { changes, reply: answer({ data: { planSteps } }, { version }) }
  })

export const executePlan: Handler<'executePlan'> = async ({ path, body, caller, commitLatest, answer }, { jobs }) => {
  const reply = await commitLatest(async () => {
    const { changes, job } = await jobs.plan({
      kind: 'execute_plan',
      createdBy: caller.userId,
      taskId: path.id,
      input: { ...body },
    })
    return { changes, reply: answer({ data: { job } }, { location: `/jobs/${job.id}` }) }
  })
  jobs.wake()
  return reply
}

export const getPlanStep: Handler<'getPlanStep'> = async ({ path, answer }, { plans }) => {
  const { planStep, version } = await plans.get(path.id, path.stepId)
  return answer({ data: { planStep } }, { version })
}

export const updatePlanStep: Handler<'updatePlanStep'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { plans },
) =>
  commitLatest(async () => {
    const { changes, planStep, version } = await plans.planUpdate(path.id, path.stepId, body, ifVersion, caller)
    return { changes, reply: answer({ data: { planStep } }, { version }) }
  })

export const deletePlanStep: Handler<'deletePlanStep'> = (
  { path, ifVersion, caller, commitLatest, answer },
  { plans },
) =>
  commitLatest(async () => {
    const { changes } = await plans.planRemoval(path.id, path.stepId, ifVersion, caller)
    return { changes, reply: answer({}) }
  })

export const executePlanStep: Handler<'executePlanStep'> = async (
  { path, body, caller, commitLatest, answer },
  { jobs },
) => {
  const reply = await commitLatest(async () => {
    const { changes, job } = await jobs.plan({
      kind: 'execute_plan_step',
      createdBy: caller.userId,
      taskId: path.id,
      planStepId: path.stepId,
      input: { ...body },
    })
    return { changes, reply: answer({ data: { job } }, { location: `/jobs/${job.id}` }) }
  })
  jobs.wake()
  return reply
}
