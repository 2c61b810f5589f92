import type { Handler } from '../contract.ts'

export const getConfig: Handler<'getConfig'> = async ({ answer }, { project }) => {
  const { config, version } = await project.publicConfig()
  return answer({ data: { config } }, { version })
}

export const updateConfig: Handler<'updateConfig'> = ({ body, ifVersion, caller, commit, answer }, { project }) =>
  commit(
    () => project.updateConfig(body, ifVersion, caller),
    ({ config, version }) => answer({ data: { config } }, { version }),
  )

export const getApproval: Handler<'getApproval'> = async ({ answer }, { project }) =>
  answer({ data: { approval: await project.approval() } })

export const approveCommands: Handler<'approveCommands'> = ({ body, caller, commit, answer }, { project }) =>
  commit(
    () => project.approve(body.hash, caller),
    ({ approval }) => answer({ data: { approval } }),
  )

export const getConfigSchema: Handler<'getConfigSchema'> = async ({ answer }, { project }) =>
  answer({ data: { schema: await project.schema() } })

export const validateConfig: Handler<'validateConfig'> = async ({ body, answer }, { project }) =>
  answer({ data: await project.validate(body) })

export const listConfigRevisions: Handler<'listConfigRevisions'> = async ({ query, answer }, { project }) =>
  answer({ data: await project.revisions(query) })

export const getConfigRevision: Handler<'getConfigRevision'> = async ({ path, answer }, { project }) =>
  answer({ data: await project.revision(path.revision) })

export const restoreConfigRevision: Handler<'restoreConfigRevision'> = (
  { path, ifVersion, caller, commit, answer },
  { project },
) =>
  commit(
    () => project.restoreRevision(path.revision, ifVersion, caller),
    ({ config, version }) => answer({ data: { config } }, { version }),
  )

export const runScript: Handler<'runScript'> = ({ path, body, caller, commit, answer }, { scripts }) =>
  commit(
    () => scripts.run(path.scriptName, body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
