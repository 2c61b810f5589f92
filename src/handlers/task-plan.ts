import type { Handler } from '../contract.ts'

export const listPlanSteps: Handler<'listPlanSteps'> = async ({ path, query, answer }, { plans }) => {
  const { page, version } = await plans.steps.list(path.id, query)
  return answer({ data: page }, { version })
}

export const createPlanStep: Handler<'createPlanStep'> = ({ path, body, caller, commit, answer }, { plans }) =>
  commit(
    () => plans.steps.create(path.id, body, caller),
    ({ planStep, warnings }) =>
      answer(
        { data: { planStep, ...(warnings && { warnings }) } },
        { location: `/tasks/${path.id}/plan-steps/${planStep.id}`, version: 1 },
      ),
  )

export const putPlanStepOrder: Handler<'putPlanStepOrder'> = (
  { path, body, ifVersion, caller, commit, answer },
  { plans },
) =>
  commit(
    () => plans.steps.reorder(path.id, body.stepIds, ifVersion, caller),
    ({ planSteps, version }) => answer({ data: { planSteps } }, { version }),
  )

export const executePlan: Handler<'executePlan'> = ({ path, body, ifVersion, caller, commit, answer }, { plans }) =>
  commit(
    () => plans.execute(path.id, body, ifVersion, caller),
    ({ job, warnings }) => answer({ data: { job, ...(warnings && { warnings }) } }, { location: `/jobs/${job.id}` }),
  )

export const getPlanStep: Handler<'getPlanStep'> = async ({ path, answer }, { plans }) => {
  const { planStep, version } = await plans.steps.get(path.id, path.stepId)
  return answer({ data: { planStep } }, { version })
}

export const updatePlanStep: Handler<'updatePlanStep'> = (
  { path, body, ifVersion, caller, commit, answer },
  { plans },
) =>
  commit(
    () => plans.steps.update(path.id, path.stepId, body, ifVersion, caller),
    ({ planStep, warnings, version }) => answer({ data: { planStep, ...(warnings && { warnings }) } }, { version }),
  )

export const deletePlanStep: Handler<'deletePlanStep'> = ({ path, ifVersion, caller, commit, answer }, { plans }) =>
  commit(
    () => plans.steps.remove(path.id, path.stepId, ifVersion, caller),
    () => answer({}),
  )

export const executePlanStep: Handler<'executePlanStep'> = (
  { path, body, ifVersion, caller, commit, answer },
  { plans },
) =>
  commit(
    () => plans.executeStep(path.id, path.stepId, body, ifVersion, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
