import type { JSX } from 'preact'
import { hrefOf } from '../router.ts'
import { Change } from '../parts/tool-input.tsx'
import type { Part } from './model.ts'

interface AgentWorkProps {
  readonly part: Part
  /** Of the chat, if it has one. */
  readonly taskId: string | undefined
}

/** What an agent says of its call beside the output: the changes of files, its places, its terminals and its sub-chat. */
export function AgentWork({ part, taskId }: AgentWorkProps): JSX.Element {
  const { diffs = [], locations = [], terminalIds = [], subchatId } = part
  const places = locations.filter(({ path }) => !diffs.some((diff) => diff.path === path))
  return (
    <>
      {diffs.map(({ path, oldText = '', newText, isCut }, index) => (
        <section key={String(index)} class="tool-diff" aria-label={path}>
          <p>
            <code>{path}</code>
          </p>
          <Change before={oldText} after={newText} />
          {isCut === true && <p class="quiet small">The change is long, and was cut.</p>}
        </section>
      ))}
      {places.length > 0 && (
        <p class="tool-places small">
          {places.map(({ path, line }, index) => (
            <code key={String(index)}>{line === undefined ? path : `${path}:${line}`}</code>
          ))}
        </p>
      )}
      {taskId !== undefined &&
        terminalIds.map((id) => (
          <a key={id} class="link small" data-go href={hrefOf(`/terminals/${taskId}/${id}`)}>
            Watch its terminal
          </a>
        ))}
      {subchatId !== undefined && (
        <a class="link small" data-go href={hrefOf(`/chats/${subchatId}`)}>
          Open the chat that works on it
        </a>
      )}
    </>
  )
}

/** The output of a call, without the lines that only name the changes that are shown. */
export function outputBeside({ output, diffs = [] }: Part): string | undefined {
  if (output === undefined || diffs.length === 0) return output
  const named = new Set(diffs.map(({ path }) => `Changed ${path}.`))
  const rest = output.split('\n').filter((line) => !named.has(line))
  return rest.length > 0 ? rest.join('\n') : undefined
}
