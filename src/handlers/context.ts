import type { Handler } from '../contract.ts'

export const getRoleContext: Handler<'getRoleContext'> = async ({ answer }, { context }) =>
  answer({ data: {}, document: await context.role() })

export const putRoleContext: Handler<'putRoleContext'> = ({ body, ifVersion, caller, commit, answer }, { context }) =>
  commit(
    () => context.updateRole(body.content, ifVersion, caller),
    ({ document, version }) => answer({ data: {}, document }, { version }),
  )

export const listContextDocuments: Handler<'listContextDocuments'> = async ({ query, answer }, { context }) =>
  answer({ data: await context.list(query) })

export const getContextDocument: Handler<'getContextDocument'> = async ({ path, answer }, { context }) => {
  const { document, version } = await context.get(path.filename)
  return answer({ data: { document } }, { version })
}

export const putContextDocument: Handler<'putContextDocument'> = (
  { path, body, ifVersion, caller, commit, answer },
  { context },
) =>
  commit(
    () => context.put(path.filename, body.content, ifVersion, caller),
    ({ document, version }) => answer({ data: { document } }, { version }),
  )

export const deleteContextDocument: Handler<'deleteContextDocument'> = (
  { path, ifVersion, caller, commit, answer },
  { context },
) =>
  commit(
    () => context.remove(path.filename, ifVersion, caller),
    () => answer({}),
  )

export const buildContext: Handler<'buildContext'> = async ({ body, caller, answer }, { context }) =>
  answer({ data: await context.build(body, caller) })
