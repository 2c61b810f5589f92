import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Problem, ShowMore } from '../parts/states.tsx'
import { attempt, say, sayFailure } from '../parts/toasts.tsx'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'
import { ToolView } from './tool.tsx'

const stateWords: Readonly<Record<Schemas.McpServerState, readonly [words: string, look: string]>> = {
  stopped: ['starts when called', ''],
  starting: ['starting', 'warn'],
  connected: ['connected', 'good'],
  failed: ['failed', 'bad'],
  needs_auth: ['needs a sign-in', 'warn'],
}

export function StateChip({ state }: { readonly state: Schemas.McpServerState }): JSX.Element {
  const [words, look] = stateWords[state]
  return <span class={`chip ${look}`}>{words}</span>
}

/** One server: its state, its tools as forms, and its log. */
export function ServerView({ server }: { readonly server: Schemas.McpServer }): JSX.Element {
  const { name, state, transport, restarts, problem } = server
  return (
    <>
      <header class="tool-head">
        <h2>{name}</h2>
        <StateChip state={state} />
        <span class="quiet small">
          {transport}
          {restarts > 0 && ` · ${restarts} restarts`}
        </span>
        <span class="end">
          <ServerActions name={name} />
        </span>
      </header>
      {problem !== undefined && <Problem text={problem} />}
      {can('mcp:execute') && <ServerTools name={name} />}
      <ServerLog name={name} />
    </>
  )
}

function ServerActions({ name }: { readonly name: string }): JSX.Element {
  const [isBusy, setBusy] = useState(false)
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true)
    await attempt(act)
    setBusy(false)
  }
  const test = async () => {
    const found = await gantry.mcp.servers.test({ serverName: name })
    if (found.test.isReachable) say(`${name} answers: ${found.test.toolCount ?? 0} tools.`)
    else sayFailure(new Error(found.test.error?.message ?? `${name} does not answer.`))
  }
  const restart = async () => {
    const { server } = await gantry.mcp.servers.restart({ serverName: name })
    say(`${name} was started again: ${stateWords[server.state][0]}.`)
  }
  return (
    <>
      {can('mcp:execute') && (
        <button type="button" class="button" disabled={isBusy} onClick={() => void run(test)}>
          Test
        </button>
      )}
      {can('mcp:admin') && (
        <button type="button" class="button" disabled={isBusy} onClick={() => void run(restart)}>
          Restart
        </button>
      )}
    </>
  )
}

function ServerTools({ name }: { readonly name: string }): JSX.Element {
  const [failure, setFailure] = useState<string>()
  const reading = usePages(
    async (cursor) => {
      const { tools, failures, nextCursor } = await gantry.mcp.tools.list({ serverName: name, limit: 100, ...cursor })
      setFailure(failures.at(0)?.message)
      return { items: tools, next: nextCursor }
    },
    (kind) => kind === 'mcp.tools.changed' || kind === 'config.updated',
    name,
  )
  return (
    <Section
      title="Tools"
      count={reading.value?.items.length}
      actions={<CopyAs group="mcp" command="mcp tools list" args={() => ({ serverName: name })} />}
    >
      {failure !== undefined && <Problem text={failure} again={() => void reading.read()} />}
      <Shown reading={reading}>
        {({ items }) => (
          <>
            {items.map((tool) => (
              <ToolView key={tool.name} tool={tool} />
            ))}
            {items.length === 0 && failure === undefined && <p class="quiet">The server has no tool for you.</p>}
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </Section>
  )
}

const logBytes = 65_536

/** The end of what the server has written on standard error. */
function ServerLog({ name }: { readonly name: string }): JSX.Element {
  const reading = useRead(
    async () => {
      const part = await gantry.mcp.servers.logs({ serverName: name })
      if (part.nextOffset >= part.end) return part.output
      return (await gantry.mcp.servers.logs({ serverName: name, offset: Math.max(0, part.end - logBytes) })).output
    },
    (kind) => /^mcp\.(server|call)\./.test(kind),
    name,
  )
  return (
    <Section
      title="Log"
      actions={
        <>
          <CopyAs group="mcp" command="mcp servers logs" args={() => ({ serverName: name })} />
          <button type="button" class="button" onClick={() => void reading.read()}>
            Read again
          </button>
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {(output) =>
          output === '' ? (
            <p class="quiet">It has written nothing on standard error.</p>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
            <pre class="tool-log" tabIndex={0}>
              {output}
            </pre>
          )
        }
      </Shown>
    </Section>
  )
}
