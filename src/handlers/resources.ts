import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listResources: Handler<'listResources'> = async ({ query, caller, answer }, { resources }) => {
  const page = await resources.list(query, caller.allow?.taskIds)
  return answer({ data: page })
}

export const uploadResource: Handler<'uploadResource'> = async ({ parts, caller, commit, answer }, { resources }) => (
  resources.upload(parts, caller.userId, (changes, resource) => commit(changes, answer({ data: { resource } }, { location: `/resources/${encodeURIComponent(resource.filename)}` })))
)

export const getResource: Handler<'getResource'> = async ({ path, query, caller, answer }, { identity, resources }) => {
  const resource = await resources.get(path.filename) ?? fail('resource_not_found')
  if (!identity.mayUseTask(caller, resource.taskId)) fail('resource_not_found')
  if (query.download) return answer.bytes(await resources.file(path.filename) ?? fail('resource_not_found'))
  return answer({ data: { resource } })
}

export const deleteResource: Handler<'deleteResource'> = async ({ path, caller, commit, answer }, { identity, resources }) => {
  const resource = await resources.get(path.filename) ?? fail('resource_not_found')
  if (!identity.mayUseTask(caller, resource.taskId)) fail('resource_not_found')
  return await resources.remove(path.filename, caller.userId, (changes) => commit(changes, answer({}))) ?? fail('resource_not_found')
}

export const getResourceThumbnail: Handler<'getResourceThumbnail'> = async ({ path, caller, answer }, { identity, resources }) => {
  const resource = await resources.get(path.filename)
  const isTheirs = resource !== undefined && identity.mayUseTask(caller, resource.taskId)
  const thumbnail = isTheirs ? await resources.thumbnail(path.filename) : undefined
  return answer.bytes(thumbnail ?? fail('resource_not_found', { message: 'There is no resource with this filename, or it has no thumbnail.' }))
}
