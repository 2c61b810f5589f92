import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listResources: Handler<'listResources'> = async ({ query, caller, answer }, { resources }) => {
  const page = await resources.list(query, caller.allow?.taskIds)
  return answer({ data: page })
}

export const uploadResource: Handler<'uploadResource'> = async ({ parts, caller, commit, answer }, { resources }) =>
  resources.upload(parts, caller.userId, (changes, resource) =>
    commit(
      changes,
      answer({ data: { resource } }, { location: `/resources/${encodeURIComponent(resource.filename)}` }),
    ),
  )

export const getResource: Handler<'getResource'> = async ({ path, query, caller, answer }, { resources }) => {
  const { resource, version } = await resources.find(path.filename, caller)
  if (query.download) return answer.bytes((await resources.file(path.filename)) ?? fail('resource_not_found'))
  return answer({ data: { resource } }, { version })
}

export const updateResource: Handler<'updateResource'> = (
  { path, body, ifVersion, caller, commitLatest, answer },
  { resources },
) =>
  commitLatest(async () => {
    const { changes, resource, version } = await resources.planUpdate(path.filename, body, ifVersion, caller)
    return { changes, reply: answer({ data: { resource } }, { version }) }
  })

export const deleteResource: Handler<'deleteResource'> = ({ path, caller, commitLatest, answer }, { resources }) =>
  resources.remove(path.filename, caller, (plan) =>
    commitLatest(async () => ({ changes: await plan(), reply: answer({}) })),
  )

export const getResourceThumbnail: Handler<'getResourceThumbnail'> = async (
  { path, caller, answer },
  { resources },
) => {
  await resources.find(path.filename, caller)
  return answer.bytes(
    (await resources.thumbnail(path.filename)) ??
      fail('resource_not_found', { message: 'This resource has no thumbnail.' }),
  )
}

export const createResourceLink: Handler<'createResourceLink'> = (
  { path, body, caller, commitLatest, answer },
  { resources },
) =>
  commitLatest(async () => {
    const { changes, link, path: location } = await resources.planLink(path.filename, body, caller)
    return { changes, reply: answer({ data: { link } }, { location }) }
  })

export const getLinkedFile: Handler<'getLinkedFile'> = async ({ path, answer }, { resources }) =>
  answer.bytes(await resources.linkedFile(path.link))
