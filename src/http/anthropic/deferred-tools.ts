import type { Fields } from '../openai/fields.ts'

// Tools with `defer_loading`: https://docs.anthropic.com/en/docs/agents-and-tools/tool-use/tool-search-tool

/** With those that the model does not get. */
const deferredToolsMax = 10_000
const toolsMax = 128

/**
 * The tools that the model gets: a deferred one only once a `tool_reference` in the messages names it. Providers other
 * than Anthropic know no deferred tools, and the client searches them itself.
 */
export function loadedTools(body: Fields, messages: readonly Fields[]): readonly Fields[] {
  const tools = body.objects('tools', deferredToolsMax)
  const deferred = tools.filter((tool) => tool.flag('defer_loading'))
  if (deferred.length === 0 && tools.length <= toolsMax) return tools
  const referenced = referencedTools(messages)
  const loaded = tools.filter((tool) => !tool.flag('defer_loading') || referenced.has(tool.needText('name')))
  return loaded.length <= toolsMax ? loaded : body.refuse('tools', `a list of at most ${toolsMax} items`)
}

/** What the model reads in place of a reference. */
export function textOfReference(part: Fields): string {
  return `The tool ${part.needText('tool_name')} can be called now.`
}

function referencedTools(messages: readonly Fields[]): ReadonlySet<string> {
  const parts = messages.flatMap(blocksIn).flatMap(blocksIn)
  return new Set(
    parts.filter((part) => part.value('type') === 'tool_reference').map((part) => part.needText('tool_name')),
  )
}

/** How many there may be is checked where they are read. */
function blocksIn(fields: Fields): readonly Fields[] {
  return Array.isArray(fields.value('content')) ? fields.objects('content', Infinity) : []
}
