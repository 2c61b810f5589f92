import type { ContentBlock, PlanEntry, ToolCallUpdate } from '@agentclientprotocol/sdk'
import type { Schemas } from '../../generated/types.ts'
import { imageBytesMax, imageTypes } from './image-types.ts'

/** An image of an agent, in base64. */
export interface AgentImage {
  readonly mediaType: string
  readonly data: string
}

const planEntriesMax = 200
const entryLengthMax = 1_024
const locationsMax = 100
const pathLengthMax = 4_096
const diffsMax = 50
const terminalsMax = 20
const idForm = /^term_[a-z0-9]{1,64}$/
const diffLengthMax = 65_536
/** All texts of the changes of one call: they stand in its message, which is stored again with each part. */
const diffsLengthMax = 262_144

/** What a piece of an answer says: a link as Markdown; nothing of what has no text. */
export function textOfContent(content: ContentBlock): string | undefined {
  switch (content.type) {
    case 'text':
      return content.text
    case 'resource_link':
      return `[${content.title ?? content.name}](${content.uri})`
    case 'resource':
      return 'text' in content.resource ? content.resource.text : `[${content.resource.uri}](${content.resource.uri})`
    case 'image':
      return imageOf(content) ? undefined : `[An image of the type ${content.mimeType} was left out.]`
    case 'audio':
      return `[A sound of the type ${content.mimeType} was left out.]`
    default:
      return undefined
  }
}

/** The image in a piece of an answer, if it can be kept. */
export function imageOf(content: ContentBlock): AgentImage | undefined {
  if (content.type !== 'image' || !imageTypes.includes(content.mimeType)) return undefined
  if (Buffer.byteLength(content.data, 'base64') > imageBytesMax) return undefined
  return { mediaType: content.mimeType, data: content.data }
}

/** The images in what a tool answered. */
export function imagesOfCall({ content }: ToolCallUpdate): AgentImage[] {
  return (content ?? []).flatMap((item) => {
    const image = item.type === 'content' ? imageOf(item.content) : undefined
    return image ? [image] : []
  })
}

/** The plan of an agent as a to-do list. */
export function todoOf(entries: readonly PlanEntry[]): Schemas['ChatTodoItem'][] {
  return entries.slice(0, planEntriesMax).flatMap(({ content, status, priority }) => {
    const line = content.replaceAll(/\s+/g, ' ').trim().slice(0, entryLengthMax).toWellFormed()
    const progress = status === 'completed' ? ('done' as const) : status
    return line === '' ? [] : [{ content: line, progress, ...(priority && { priority }) }]
  })
}

/** A to-do list in Markdown. */
export function todoText(items: readonly Schemas['ChatTodoItem'][]): string {
  return items
    .map(({ content, progress }) => {
      return `- [${progress === 'done' ? 'x' : ' '}] ${content}${progress === 'in_progress' ? ' (in progress)' : ''}`
    })
    .join('\n')
}

/** What the tool answered, as far as the update says. */
export function outputOf({ content, rawOutput }: ToolCallUpdate): string | undefined {
  const texts = (content ?? []).flatMap((item) => {
    if (item.type === 'content') return [textOfContent(item.content) ?? []].flat()
    return item.type === 'diff' ? [`Changed ${item.path}.`] : []
  })
  if (texts.length > 0) return texts.join('\n')
  if (rawOutput == null) return undefined
  return typeof rawOutput === 'string' ? rawOutput : JSON.stringify(rawOutput)
}

/** An update with the paths of its files from the folder in which the agent works, as far as they are in it. */
export function withPathsFrom(folder: string, update: ToolCallUpdate): ToolCallUpdate {
  const { locations, content } = update
  const start = `${folder}/`
  const pathOf = (path: string) =>
    folder !== '' && path.startsWith(start) && path !== start ? path.slice(start.length) : path
  return {
    ...update,
    ...(locations && { locations: locations.map((each) => ({ ...each, path: pathOf(each.path) })) }),
    ...(content && {
      content: content.map((item) => (item.type === 'diff' ? { ...item, path: pathOf(item.path) } : item)),
    }),
  }
}

/** The files that a tool reads or changes; nothing when the update does not say. */
export function locationsOf({ locations }: ToolCallUpdate): Schemas['ChatLocations'] | undefined {
  return locations?.slice(0, locationsMax).flatMap(({ path, line }) => {
    const isLine = typeof line === 'number' && Number.isSafeInteger(line) && line >= 0
    return path === '' ? [] : [{ path: path.slice(0, pathLengthMax), ...(isLine && { line }) }]
  })
}

/** The terminals in which a tool runs commands; nothing when the update does not say. */
export function terminalIdsOf({ content }: ToolCallUpdate): Schemas['ChatTerminalIds'] | undefined {
  const found = content?.flatMap((item) =>
    item.type === 'terminal' && idForm.test(item.terminalId) ? [item.terminalId] : [],
  )
  return found && found.length > 0 ? [...new Set(found)].slice(0, terminalsMax) : undefined
}

/** What a tool changes in files; nothing when the update does not say. */
export function diffsOf({ content }: ToolCallUpdate): Schemas['ChatDiffs'] | undefined {
  const found = content?.flatMap((item) => (item.type === 'diff' && item.path !== '' ? [item] : []))
  if (!found || found.length === 0) return undefined
  let room = diffsLengthMax
  const take = (text: string) => {
    const taken = text.slice(0, Math.min(diffLengthMax, room)).toWellFormed()
    room -= taken.length
    return taken
  }
  return found.slice(0, diffsMax).map(({ path, oldText, newText }) => {
    const before = oldText == null ? undefined : take(oldText)
    const after = take(newText)
    const isCut = after.length < newText.length || (before?.length ?? 0) < (oldText?.length ?? 0)
    return {
      path: path.slice(0, pathLengthMax),
      ...(before !== undefined && { oldText: before }),
      newText: after,
      ...(isCut && { isCut: true as const }),
    }
  })
}
