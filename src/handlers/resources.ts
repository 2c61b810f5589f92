import type { Handler } from '../contract.ts'
import { fail } from '../errors.ts'

export const listResources: Handler<'listResources'> = async ({ query, answer }, { resources }) => {
  const page = await resources.list(query)
  return answer({ data: page })
}

export const uploadResource: Handler<'uploadResource'> = async ({ parts, caller, answer }, { resources }) => {
  const resource = await resources.upload(parts, caller.userId)
  return answer({ data: { resource } }, { location: `/resources/${encodeURIComponent(resource.filename)}` })
}

export const getResource: Handler<'getResource'> = async ({ path, query, answer }, { resources }) => {
  if (query.download) return answer.bytes(await resources.file(path.filename) ?? fail('resource_not_found'))
  const resource = await resources.get(path.filename) ?? fail('resource_not_found')
  return answer({ data: { resource } })
}

export const deleteResource: Handler<'deleteResource'> = async ({ path, caller, answer }, { resources }) => {
  const wasThere = await resources.remove(path.filename, caller.userId)
  return wasThere ? answer({}) : fail('resource_not_found')
}

export const getResourceThumbnail: Handler<'getResourceThumbnail'> = async ({ path, answer }, { resources }) => {
  const thumbnail = await resources.thumbnail(path.filename)
  return answer.bytes(thumbnail ?? fail('resource_not_found', { message: 'There is no resource with this filename, or it has no thumbnail.' }))
}
