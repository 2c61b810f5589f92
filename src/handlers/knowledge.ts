import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listKnowledge: Handler<'listKnowledge'> = async ({ query, answer }, { knowledge }) =>
  answer({ data: await knowledge.entries.list(query) })

export const createKnowledge: Handler<'createKnowledge'> = ({ body, caller, commit, answer }, { knowledge }) =>
  commit(
    async () => knowledge.entries.create(body, caller.userId),
    ({ entry }) => answer({ data: { entry } }, { location: `/knowledge/${entry.id}`, version: 1 }),
  )

export const searchKnowledge: Handler<'searchKnowledge'> = async ({ query, caller, answer }, { knowledge }) =>
  answer({ data: await knowledge.searchAs(query, caller) })

export const getKnowledge: Handler<'getKnowledge'> = async ({ path, answer }, { knowledge }) => {
  const { entry, version } = await knowledge.entries.get(path.entryId)
  return answer({ data: { entry } }, { version })
}

export const updateKnowledge: Handler<'updateKnowledge'> = (
  { path, body, ifVersion, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.entries.update(path.entryId, body, ifVersion, caller.userId),
    ({ entry, version }) => answer({ data: { entry } }, { version }),
  )

export const deleteKnowledge: Handler<'deleteKnowledge'> = (
  { path, ifVersion, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.entries.remove(path.entryId, ifVersion, caller.userId),
    () => answer({}),
  )

export const listKnowledgeRevisions: Handler<'listKnowledgeRevisions'> = async (
  { path, query, answer },
  { knowledge },
) => answer({ data: await knowledge.entries.revisions(path.entryId, query) })

export const getKnowledgeRevision: Handler<'getKnowledgeRevision'> = async ({ path, answer }, { knowledge }) =>
  answer({ data: { revision: await knowledge.entries.revision(path.entryId, path.revision) } })

export const restoreKnowledgeRevision: Handler<'restoreKnowledgeRevision'> = (
  { path, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.entries.restore(path.entryId, path.revision, caller.userId),
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

export const importKnowledgePages: Handler<'importKnowledgePages'> = (
  { body, caller, commit, answer },
  { knowledge },
) =>
  commit(
    () => knowledge.importer.stagePages(body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const evaluateKnowledge: Handler<'evaluateKnowledge'> = ({ body, caller, commit, answer }, { knowledge }) =>
  commit(
    () => knowledge.evaluate(body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const reindexKnowledge: Handler<'reindexKnowledge'> = ({ caller, commit, answer }, { knowledge }) =>
  commit(
    () => knowledge.reindex(caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
