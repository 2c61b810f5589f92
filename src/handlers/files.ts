import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listFiles: Handler<'listFiles'> = async ({ query, caller, signal, answer }, { files }) =>
  answer({ data: await files.list(query, { caller, signal }) })

export const readFile: Handler<'readFile'> = async ({ query, caller, signal, answer }, { files }) => {
  const file = await files.read(query, { caller, signal })
  return answer({ data: { file } }, { version: file.version })
}

export const searchFiles: Handler<'searchFiles'> = async ({ query, caller, signal, answer }, { files }) =>
  answer({ data: await files.search(query, { caller, signal }) })

export const streamFileChanges: Handler<'streamFileChanges'> = async (
  { query, wantsStream, caller, signal, answer },
  { files },
) => {
  if (!wantsStream)
    fail('not_acceptable', { message: 'The response is an event stream. Send Accept: text/event-stream.' })
  return answer.stream(await files.watch(query, { caller, signal }))
}

export const writeFile: Handler<'writeFile'> = ({ body, ifVersion, caller, signal, commit, answer }, { files }) =>
  commit(
    () => files.write(body, ifVersion, { caller, signal }),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const editFile: Handler<'editFile'> = ({ body, ifVersion, caller, signal, commit, answer }, { files }) =>
  commit(
    () => files.edit(body, ifVersion, { caller, signal }),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const patchFiles: Handler<'patchFiles'> = ({ body, caller, signal, commit, answer }, { files }) =>
  commit(
    () => files.patch(body, { caller, signal }),
    (given) => answer({ data: { files: given.files } }),
  )

export const moveFile: Handler<'moveFile'> = ({ body, ifVersion, caller, signal, commit, answer }, { files }) =>
  commit(
    () => files.move(body, ifVersion, { caller, signal }),
    ({ file }) => answer({ data: { file } }, { version: file.version }),
  )

export const deleteFile: Handler<'deleteFile'> = ({ query, ifVersion, caller, signal, commit, answer }, { files }) =>
  commit(
    () => files.remove(query, ifVersion, { caller, signal }),
    () => answer({}),
  )
