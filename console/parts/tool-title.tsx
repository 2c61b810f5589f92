import { index } from 'operations:index'
import type { JSX } from 'preact'

/** What agents ask for permission to do, by the kinds of their protocol. */
const agentWords: Readonly<Record<string, string>> = {
  agentEdit: 'Edit files',
  agentDelete: 'Delete files',
  agentMove: 'Move files',
  agentExecute: 'Run a command',
  agentFetch: 'Fetch from elsewhere',
  agentRead: 'Read files',
}

/** A call in words, where it has some, and by its name. */
export function ToolTitle({ tool }: { readonly tool: string }): JSX.Element {
  const summary = index.find(({ operationId }) => operationId === tool)?.summary.replace(/\.$/, '')
  const words = summary ?? agentWords[tool]
  return (
    <>
      {words !== undefined && <span class="tool-words">{words}</span>} <code class="tool-name">{tool}</code>
    </>
  )
}
