import type { Handler } from '../contract.ts'

export const listRemotes: Handler<'listRemotes'> = async ({ query, answer }, { git }) =>
  answer({ data: await git.reads.remotes(query) })

export const createRemote: Handler<'createRemote'> = ({ body, caller, signal, commit, answer }, { git }) =>
  commit(
    () => git.remotes.add(body, caller, signal),
    ({ remote }) => answer({ data: { remote } }, { location: `/git/remotes/${encodeURIComponent(remote.name)}` }),
  )

export const getRemote: Handler<'getRemote'> = async ({ path, answer }, { git }) =>
  answer({ data: { remote: await git.reads.remote(path.remoteName) } })

export const deleteRemote: Handler<'deleteRemote'> = ({ path, caller, signal, commit, answer }, { git }) =>
  commit(
    () => git.remotes.remove(path.remoteName, caller, signal),
    () => answer({}),
  )

export const fetchRemote: Handler<'fetchRemote'> = ({ body, caller, commit, answer }, { git }) =>
  commit(
    () => git.remotes.fetch(body ?? {}, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const pullChanges: Handler<'pullChanges'> = ({ body, caller, commit, answer }, { git }) =>
  commit(
    () => git.remotes.pull(body ?? {}, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const cloneRepository: Handler<'cloneRepository'> = ({ body, caller, commit, answer }, { git }) =>
  commit(
    () => git.remotes.clone(body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const listSubmodules: Handler<'listSubmodules'> = async ({ query, signal, answer }, { git }) =>
  answer({ data: await git.remotes.submodules.list(query, signal) })

export const updateSubmodules: Handler<'updateSubmodules'> = ({ body, caller, commit, answer }, { git }) =>
  commit(
    () => git.remotes.updateSubmodules(body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const listPushes: Handler<'listPushes'> = async ({ query, answer }, { git }) =>
  answer({ data: await git.pushes.list(query) })

export const listGitCredentials: Handler<'listGitCredentials'> = async ({ query, answer }, { git }) =>
  answer({ data: await git.credentials.list(query) })

export const putGitCredential: Handler<'putGitCredential'> = ({ path, body, caller, commit, answer }, { git }) =>
  commit(
    () => git.credentials.put(path.remoteName, body, caller),
    ({ credential }) => answer({ data: { credential } }),
  )

export const deleteGitCredential: Handler<'deleteGitCredential'> = ({ path, caller, commit, answer }, { git }) =>
  commit(
    () => git.credentials.remove(path.remoteName, caller),
    () => answer({}),
  )
