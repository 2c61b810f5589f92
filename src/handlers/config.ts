import type { Handler } from '../contract.ts'

export const getConfig: Handler<'getConfig'> = async ({ answer }, { project }) =>
  answer({ data: { config: await project.publicConfig() } })

export const getApproval: Handler<'getApproval'> = async ({ answer }, { project }) =>
  answer({ data: { approval: await project.approval() } })

export const approveCommands: Handler<'approveCommands'> = ({ body, caller, commit, answer }, { project }) =>
  commit(
    () => project.approve(body.hash, caller.userId),
    ({ approval }) => answer({ data: { approval } }),
  )
