import type { Handler } from '../contract.ts'

export const getConfig: Handler<'getConfig'> = async ({ answer }, { project }) =>
  answer({ data: { config: await project.publicConfig() } })

export const getApproval: Handler<'getApproval'> = async ({ answer }, { project }) =>
  answer({ data: { approval: await project.approval() } })

export const approveCommands: Handler<'approveCommands'> = ({ body, caller, commitLatest, answer }, { project }) =>
  commitLatest(async () => {
    const { changes, approval } = await project.planApproval(body.hash, caller.userId)
    return { changes, reply: answer({ data: { approval } }) }
  })
