import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { Readable } from '../parts/readable.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Ago, durationOf } from '../parts/time.tsx'
import { ToolChanged } from '../parts/tool-input.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'

/** The calls of tools: those that wait, run, and have ended. */
export function Calls(): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const { calls, nextCursor } = await gantry.mcp.calls.list({ limit: 50, ...cursor })
      return { items: calls, next: nextCursor }
    },
    (kind) => kind.startsWith('mcp.call.'),
  )
  return (
    <div class="inset">
      <Shown reading={reading} lines={8}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title="No tool was called yet">Open a server, and call one of its tools.</Empty>
          ) : (
            <ul class="line-list">
              {items.map((call) => (
                <CallRow key={call.id} call={call} changed={() => void reading.read()} />
              ))}
            </ul>
          )
        }
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </div>
  )
}

const looks: Readonly<Record<Schemas.McpCallState, string>> = {
  waiting_approval: 'warn',
  approved: 'good',
  running: 'warn',
  input_required: 'warn',
  succeeded: 'good',
  failed: 'bad',
  rejected: 'bad',
  cancelled: '',
  interrupted: 'bad',
}

interface CallRowProps {
  readonly call: Schemas.McpCallRecord
  readonly changed: () => void
}

function CallRow({ call, changed }: CallRowProps): JSX.Element {
  const { id, serverName, toolName, state, createdBy, createdAt, durationMs, progress, error } = call
  return (
    <li class="line-row tool-call" data-call={id}>
      <span class={`chip ${looks[state]}`}>{state.replace('_', ' ')}</span>
      <span class="line-words">
        <a data-go href={hrefOf(`/tools/${encodeURIComponent(serverName)}`)}>
          {serverName} {toolName}
        </a>
        {error !== undefined && <span class="quiet small">{error.message}</span>}
        {state === 'running' && progress?.message !== undefined && <span class="quiet small">{progress.message}</span>}
        {state === 'waiting_approval' && <Waiting id={id} />}
      </span>
      <CallActions call={call} changed={changed} />
      {durationMs !== undefined && <span class="quiet small">{durationOf(durationMs)}</span>}
      <WhoActed actor={createdBy} withName={false} />
      <span class="quiet small tool-when">
        <Ago at={createdAt} />
      </span>
    </li>
  )
}

/** What a call that waits is about: its arguments, which lists leave out. */
function Waiting({ id }: { readonly id: string }): JSX.Element {
  const { value, problem } = useRead(
    async () => (await gantry.mcp.calls.get({ mcpCallId: id })).call,
    () => false,
    id,
  )
  return (
    <>
      {value?.isToolChanged === true && <ToolChanged serverName={value.serverName} />}
      <div class="small tool-arguments">
        {problem ?? (value === undefined ? '…' : <Readable value={value.arguments ?? {}} />)}
      </div>
    </>
  )
}

function CallActions({ call: { id, state }, changed }: CallRowProps): JSX.Element | null {
  const decide = (run: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      await run()
      say(done)
      changed()
    })
  const ask = { mcpCallId: id }
  if (state === 'waiting_approval' && can('mcp:admin'))
    return (
      <>
        <button
          type="button"
          class="button primary"
          onClick={() => void decide(async () => gantry.mcp.calls.approve(ask), 'Approved: the caller sends it again.')}
        >
          Approve
        </button>
        <button
          type="button"
          class="button danger"
          onClick={() => void decide(async () => gantry.mcp.calls.reject(ask), 'Rejected.')}
        >
          Reject
        </button>
      </>
    )
  if (state !== 'running' || !can('mcp:execute')) return null
  return (
    <button
      type="button"
      class="button danger"
      onClick={() => void decide(async () => gantry.mcp.calls.cancel(ask), 'Cancelled.')}
    >
      Cancel
    </button>
  )
}
