import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listResources: Handler<'listResources'> = async ({ query, caller, answer }, { resources }) => {
  const page = await resources.list(query, caller.allow?.taskIds)
  return answer({ data: page })
}

export const uploadResource: Handler<'uploadResource'> = ({ parts, caller, commit, answer }, { resources }) =>
  commit(
    () => resources.upload(parts, caller),
    ({ resource }) =>
      answer({ data: { resource } }, { location: `/resources/${encodeURIComponent(resource.filename)}`, version: 1 }),
  )

export const getResource: Handler<'getResource'> = async ({ path, query, caller, answer }, { resources }) => {
  const { resource, version } = await resources.find(path.filename, caller)
  if (query.download) return answer.bytes((await resources.file(path.filename)) ?? fail('resource_not_found'))
  return answer({ data: { resource } }, { version })
}

export const putResource: Handler<'putResource'> = (
  { path, query, headers, parts, ifVersion, caller, commit, answer },
  { resources },
) =>
  commit(
    () =>
      resources.replace(
        path.filename,
        parts,
        { ifVersion, isForced: query.replace || headers['If-Match'] === '*' },
        caller,
      ),
    ({ resource, version }) => answer({ data: { resource } }, { version }),
  )

export const updateResource: Handler<'updateResource'> = (
  { path, body, ifVersion, caller, commit, answer },
  { resources },
) =>
  commit(
    () => resources.update(path.filename, body, ifVersion, caller),
    ({ resource, version }) => answer({ data: { resource } }, { version }),
  )

export const deleteResource: Handler<'deleteResource'> = ({ path, caller, commit, answer }, { resources }) =>
  commit(
    () => resources.remove(path.filename, caller),
    () => answer({}),
  )

export const getResourceThumbnail: Handler<'getResourceThumbnail'> = async (
  { path, caller, answer },
  { resources },
) => {
  await resources.find(path.filename, caller)
  return answer.bytes(
    (await resources.thumbnail(path.filename)) ??
      fail('resource_not_found', { message: 'This file has no thumbnail.' }),
  )
}

export const createResourceLink: Handler<'createResourceLink'> = (
  { path, body, caller, commit, answer },
  { resources },
) =>
  commit(
    () => resources.createLink(path.filename, body, caller),
    ({ link, path: location }) => answer({ data: { link } }, { location }),
  )

export const getLinkedFile: Handler<'getLinkedFile'> = async ({ path, answer }, { resources }) =>
  answer.bytes(await resources.linkedFile(path.link))
