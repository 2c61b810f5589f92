import type { Handler } from '../contract.ts'

export const getRoleContext: Handler<'getRoleContext'> = async ({ answer }, { project }) =>
  answer({ data: {}, document: await project.roleContext() })
