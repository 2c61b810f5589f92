import type { Handler } from '../contract.ts'

export const listFiles: Handler<'listFiles'> = async ({ query, caller, signal, answer }, { files }) =>
  answer({ data: await files.list(query, { caller, signal }) })

export const readFile: Handler<'readFile'> = async ({ query: { path, ...part }, signal, answer }, { files }) => {
  const file = await files.read(path, part, signal)
  return answer({ data: { file } }, { version: file.version })
}

export const searchFiles: Handler<'searchFiles'> = async ({ query, caller, signal, answer }, { files }) =>
  answer({ data: await files.search(query, { caller, signal }) })

export const writeFile: Handler<'writeFile'> = ({ body, ifVersion, caller, commit, answer }, { files }) =>
  commit(
    () => files.write(body, ifVersion, caller),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const editFile: Handler<'editFile'> = ({ body, ifVersion, caller, commit, answer }, { files }) =>
  commit(
    () => files.edit(body, ifVersion, caller),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const patchFiles: Handler<'patchFiles'> = ({ body, caller, commit, answer }, { files }) =>
  commit(
    () => files.patch(body, caller),
    (given) => answer({ data: { files: given.files } }),
  )

export const moveFile: Handler<'moveFile'> = ({ body, ifVersion, caller, commit, answer }, { files }) =>
  commit(
    () => files.move(body, ifVersion, caller),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const deleteFile: Handler<'deleteFile'> = ({ query, ifVersion, caller, commit, answer }, { files }) =>
  commit(
    () => files.remove(query.path, ifVersion, caller),
    () => answer({}),
  )
