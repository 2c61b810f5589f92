import '../late.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { useRead } from '../parts/reading.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { hrefOf, place } from '../router.ts'
import { Calls } from './calls.tsx'
import { ServerView, StateChip } from './server.tsx'
import styles from './style.sheet.css'

adoptStyles(styles)

/** The MCP servers of the project with their tools, and the calls of tools. */
export function ToolsScreen({ server }: { readonly server: string }): JSX.Element {
  const areCalls = server === '' && place.value.query.get('view') === 'calls'
  return (
    <div class="screen tools">
      <header class="bar">
        <h1 class="visually-hidden">Tools</h1>
        <Tabs
          label="Tools"
          tabs={[
            { name: 'Servers', path: '/tools', isCurrent: !areCalls },
            { name: 'Calls', path: '/tools?view=calls', isCurrent: areCalls },
          ]}
        />
        <div class="bar-end">
          <CopyAs group="mcp" command={areCalls ? 'mcp calls list' : 'mcp servers list'} args={() => ({})} />
        </div>
      </header>
      {areCalls ? <Calls /> : <Servers chosen={server} />}
    </div>
  )
}

function Servers({ chosen }: { readonly chosen: string }): JSX.Element {
  const reading = useRead(
    async () => (await gantry.mcp.servers.list()).servers,
    (kind) => /^mcp\.(server|tools)\.|^config\./.test(kind),
  )
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => moveFocus(list.current, key))
  return (
    <Shown reading={reading}>
      {(servers) =>
        servers.length === 0 ? (
          <Empty title="No server of tools" line="gantry mcp servers set NAME --command npx --args some-server">
            Servers of MCP stand under <code>mcpServers</code> in <code>gantry.json</code>. From a shell:
          </Empty>
        ) : (
          <ServersBeside servers={servers} chosen={chosen} list={list} />
        )
      }
    </Shown>
  )
}

interface ServersBesideProps {
  readonly servers: readonly Schemas.McpServer[]
  readonly chosen: string
  readonly list: { current: HTMLUListElement | null }
}

function ServersBeside({ servers, chosen, list }: ServersBesideProps): JSX.Element {
  const shown = servers.find(({ name }) => name === chosen)
  return (
    <div class="panes">
      <ul class="pane-list tool-servers" ref={list}>
        {servers.map((server) => (
          <li key={server.name}>
            <a
              class="title"
              data-go
              href={hrefOf(`/tools/${encodeURIComponent(server.name)}`)}
              {...(server.name === chosen && { 'aria-current': 'page' as const })}
            >
              <strong>{server.name}</strong>
              <StateChip state={server.state} />
            </a>
          </li>
        ))}
      </ul>
      <div class="pane-main">
        {shown !== undefined ? (
          <ServerView key={shown.name} server={shown} />
        ) : chosen === '' ? (
          <Empty title="No server is open">
            Choose a server to see its tools and its log.
            <KeyHints keys={[['j k', 'go through']]} />
          </Empty>
        ) : (
          <Empty title={`No server is named ${chosen}`}>Choose one of the servers in the list.</Empty>
        )}
      </div>
    </div>
  )
}
