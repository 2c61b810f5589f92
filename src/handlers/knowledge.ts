import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listKnowledge: Handler<'listKnowledge'> = async ({ query, answer }, { knowledge }) =>
  answer({ data: await knowledge.list(query) })

export const createKnowledge: Handler<'createKnowledge'> = ({ body, caller, commit, answer }, { knowledge }) =>
  commit(
    () => knowledge.create(body, caller),
    ({ entry }) => answer({ data: { entry } }, { location: `/knowledge/${entry.id}`, version: 1 }),
  )

export const searchKnowledge: Handler<'searchKnowledge'> = async ({ query, caller, answer }, { knowledge }) =>
  answer({ data: await knowledge.search(query, caller) })

export const getKnowledge: Handler<'getKnowledge'> = async ({ path, answer }, { knowledge }) => {
  const { entry, version } = await knowledge.get(path.entryId)
  return answer({ data: { entry } }, { version })
}

export const updateKnowledge: Handler<'updateKnowledge'> = (
  { path, body, ifVersion, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.update(path.entryId, body, ifVersion, caller),
    ({ entry, version }) => answer({ data: { entry } }, { version }),
  )

export const deleteKnowledge: Handler<'deleteKnowledge'> = (
  { path, ifVersion, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.remove(path.entryId, ifVersion, caller),
    () => answer({}),
  )

export const listKnowledgeRevisions: Handler<'listKnowledgeRevisions'> = async (
  { path, query, answer },
  { knowledge },
) => answer({ data: await knowledge.revisions(path.entryId, query) })

export const getKnowledgeRevision: Handler<'getKnowledgeRevision'> = async ({ path, answer }, { knowledge }) =>
  answer({ data: { revision: await knowledge.revision(path) } })

export const restoreKnowledgeRevision: Handler<'restoreKnowledgeRevision'> = (
  { path, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.restore(path, caller),
    ({ entry, version }) => answer({ data: { entry } }, { version }),
  )

export const importKnowledge: Handler<'importKnowledge'> = ({ parts, body, caller, commit, answer }, { knowledge }) =>
  commit(
    () =>
      parts
        ? knowledge.importer.stageFile(parts, caller)
        : knowledge.importer.stageGit(body ?? fail('validation_failed'), caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const reindexKnowledge: Handler<'reindexKnowledge'> = ({ caller, commit, answer }, { knowledge }) =>
  commit(
    () => knowledge.reindex(caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
