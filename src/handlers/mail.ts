import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listMailFolders: Handler<'listMailFolders'> = async ({ answer }, { mail }) =>
  answer({ data: { folders: await mail.folders.counts() } })

export const sendEmail: Handler<'sendEmail'> = ({ body, caller, commit, answer }, { mail }) =>
  commit(
    () => mail.send(body, caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )

export const listEmails: Handler<'listEmails'> = async ({ path, query, answer }, { mail }) =>
  answer({ data: await mail.folders.list(path.folder, query) })

export const deliverEmail: Handler<'deliverEmail'> = ({ body, caller, effectId, commit, answer }, { mail }) =>
  commit(
    () => mail.deliver(body, caller.userId, effectId),
    ({ message }) => answer({ data: { message } }, { location: `/mail/inbox/${message.id}` }),
  )

export const getEmail: Handler<'getEmail'> = async ({ path, answer }, { mail }) => {
  const message = (await mail.get(path.folder, path.id)) ?? fail('email_not_found')
  return answer({ data: { message } })
}

export const deleteEmail: Handler<'deleteEmail'> = ({ path, caller, commit, answer }, { mail }) =>
  commit(
    () => mail.folders.remove(path.folder, path.id, caller.userId),
    () => answer({}),
  )

export const moveEmail: Handler<'moveEmail'> = ({ path, body, caller, commit, answer }, { mail }) =>
  commit(
    () => mail.folders.move({ folder: path.folder, name: path.id, to: body.folder, actor: caller.userId }),
    ({ message }) => answer({ data: { message } }),
  )

export const getEmailSource: Handler<'getEmailSource'> = async ({ path, answer }, { mail }) =>
  answer.bytes((await mail.folders.source(path.folder, path.id)) ?? fail('email_not_found'))

export const getEmailAttachment: Handler<'getEmailAttachment'> = async ({ path, answer }, { mail }) =>
  answer.bytes(await mail.attachment(path.folder, path.id, path.attachmentId))

export const createTaskFromEmail: Handler<'createTaskFromEmail'> = (
  { path, body, caller, commit, answer },
  { mail, tasks },
) =>
  commit(
    () =>
      mail.createTask(path.folder, path.id, (draft) =>
        tasks.create({ ...draft, ...body }, caller, { isFromOutside: true }),
      ),
    ({ task }) => answer({ data: task }, { location: `/tasks/${task.id}`, version: 1 }),
  )
