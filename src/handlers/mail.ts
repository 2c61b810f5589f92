import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listMailFolders: Handler<'listMailFolders'> = async ({ answer }, { mail }) =>
  answer({ data: { folders: await mail.counts() } })

export const sendEmail: Handler<'sendEmail'> = async ({ body, caller, commit, answer }, { mail, jobs }) => {
  const { changes, job } = await mail.planSending(body, caller)
  const reply = await commit(changes, answer({ data: { job } }, { location: `/jobs/${job.id}` }))
  jobs.wake()
  return reply
}

export const listEmails: Handler<'listEmails'> = async ({ path, query, answer }, { mail }) =>
  answer({ data: await mail.list(path.folder, query) })

export const deliverEmail: Handler<'deliverEmail'> = async ({ body, caller, commit, answer }, { mail }) =>
  mail.deliver(body, caller.userId, (changes, message) =>
    commit(changes, answer({ data: { message } }, { location: `/mail/inbox/${message.id}` })),
  )

export const getEmail: Handler<'getEmail'> = async ({ path, answer }, { mail }) => {
  const message = (await mail.get(path.folder, path.id)) ?? fail('email_not_found')
  return answer({ data: { message } })
}

export const deleteEmail: Handler<'deleteEmail'> = async ({ path, caller, commitLatest, answer }, { mail }) =>
  mail.remove(path.folder, path.id, caller.userId, (build) =>
    commitLatest(async () => ({ changes: await build(), reply: answer({}) })),
  )

export const moveEmail: Handler<'moveEmail'> = async ({ path, body, caller, commitLatest, answer }, { mail }) =>
  mail.move({ folder: path.folder, name: path.id, to: body.folder, actor: caller.userId }, (build) =>
    commitLatest(async () => {
      const { changes, message } = await build()
      return { changes, reply: answer({ data: { message } }) }
    }),
  )

export const getEmailSource: Handler<'getEmailSource'> = async ({ path, answer }, { mail }) =>
  answer.bytes((await mail.source(path.folder, path.id)) ?? fail('email_not_found'))

export const getEmailAttachment: Handler<'getEmailAttachment'> = async ({ path, answer }, { mail }) =>
  answer.bytes(await mail.attachment(path.folder, path.id, path.attachmentId))

export const createTaskFromEmail: Handler<'createTaskFromEmail'> = async (
  { path, body, caller, commitLatest, answer },
  { mail, tasks },
) =>
  commitLatest(async () => {
    const { changes, task } = await mail.planTask(path.folder, path.id, (draft) =>
      tasks.planCreation({ ...draft, ...body }, caller),
    )
    return { changes, reply: answer({ data: task }, { location: `/tasks/${task.id}` }) }
  })
