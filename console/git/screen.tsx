import '../late.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { finished } from '../parts/finished.ts'
import { Icon } from '../parts/icons.tsx'
import { useRead } from '../parts/reading.ts'
import type { Reading } from '../parts/reading.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { useReturn } from '../parts/use-return.ts'
import { attempt, say } from '../parts/toasts.tsx'
import { can } from '../session.ts'
import { FormSwitch } from '../task/diff-table.tsx'
import { Branches } from './branches.tsx'
import { Changes } from './changes.tsx'
import { Conflicts, useConflicted } from './conflicts.tsx'
import { CommitView, Log } from './log.tsx'
import { isGitEvent, mayPush, mayWrite } from './model.ts'
import type { GitView } from './model.ts'
import { PushDialog } from './push.tsx'
import { Remotes } from './remotes.tsx'
import { Stashes } from './stashes.tsx'
import styles from './style.sheet.css'
import { Tags } from './tags.tsx'

adoptStyles(styles)

/** The repository of the project: what has changed, its commits, branches, tags and stashes. */
export function GitScreen({ view, rest }: { readonly view: string; readonly rest: string }): JSX.Element {
  const reading = useRead(async () => (await gantry.git.status()).status, isGitEvent)
  useReturn(reading.read)
  const conflicted = useConflicted()
  const isMissing = reading.code === 'git_repository_not_found'
  return (
    <div class="screen git">
      <header class="bar">
        <h1 class="visually-hidden">Git</h1>
        <GitTabs view={view} changed={reading.value?.files.length} conflicted={conflicted.length} />
        <div class="bar-end">
          {reading.value !== undefined && <Sync reading={reading} status={reading.value} />}
          {(view === '' || rest !== '') && <FormSwitch />}
          <CopyAs group="git" command="git status" args={() => ({})} />
        </div>
      </header>
      {isMissing ? (
        <Empty title="No repository" line="git init">
          The project is in no repository of git yet. In its folder:
        </Empty>
      ) : view === 'conflicts' ? (
        <Conflicts workspaces={conflicted} />
      ) : (
        <Shown reading={reading} lines={8}>
          {(status) => <View view={view} rest={rest} git={{ status, show: reading.show, read: reading.read }} />}
        </Shown>
      )}
    </div>
  )
}

interface GitTabsProps {
  readonly view: string
  readonly changed: number | undefined
  readonly conflicted: number
}

function GitTabs({ view, changed, conflicted }: GitTabsProps): JSX.Element {
  const names: readonly (readonly [path: string, name: string, count?: number | undefined])[] = [
    ['', 'Changes', changed],
    ['log', 'Log'],
    ['branches', 'Branches'],
    ['tags', 'Tags'],
    ['stashes', 'Stashes'],
    ['remotes', 'Remotes'],
    ...(can('workspaces:read') ? [['conflicts', 'Conflicts', conflicted] as const] : []),
  ]
  return (
    <Tabs
      label="Git"
      tabs={names.map(([path, name, count]) => ({
        name,
        path: path === '' ? '/git' : `/git/${path}`,
        isCurrent: path === view,
        count,
      }))}
    />
  )
}

interface ViewProps {
  readonly view: string
  readonly rest: string
  readonly git: GitView
}

function View({ view, rest, git }: ViewProps): JSX.Element {
  if (view === 'log') return rest === '' ? <Log git={git} /> : <CommitView key={rest} oid={rest} />
  if (view === 'branches') return <Branches git={git} />
  if (view === 'tags') return <Tags />
  if (view === 'stashes') return <Stashes git={git} />
  if (view === 'remotes') return <Remotes />
  return <Changes git={git} />
}

interface SyncProps {
  readonly reading: Reading<Schemas.GitStatus>
  readonly status: Schemas.GitStatus
}

/** The branch against its remote: fetched, pulled, and pushed after a look at what goes. */
function Sync({ reading, status: { branch, ahead, behind, upstream } }: SyncProps): JSX.Element {
  const [isPushing, setPushing] = useState(false)
  const [running, setRunning] = useState('')
  const run = (name: string, start: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      setRunning(name)
      try {
        await start()
        say(done)
      } finally {
        setRunning('')
        await reading.read()
      }
    })
  return (
    <>
      <span class="git-branch" title={upstream === undefined ? 'It follows no branch' : `It follows ${upstream}`}>
        <Icon name="branch" size={14} />
        <strong>{branch ?? 'no branch'}</strong>
        {ahead > 0 && <span title={`${ahead} to push`}>↑{ahead}</span>}
        {behind > 0 && <span title={`${behind} to pull`}>↓{behind}</span>}
      </span>
      {mayWrite() && (
        <>
          <button
            type="button"
            class="button"
            disabled={running !== ''}
            onClick={() => void run('fetch', () => gantry.git.fetch().then(({ job }) => finished(job)), 'Fetched.')}
          >
            Fetch
          </button>
          <button
            type="button"
            class="button"
            disabled={running !== '' || branch === null}
            onClick={() => void run('pull', () => gantry.git.pull().then(({ job }) => finished(job)), 'Pulled.')}
          >
            Pull
          </button>
        </>
      )}
      {mayPush() && branch !== null && (
        <button type="button" class="button" disabled={running !== ''} onClick={() => setPushing(true)}>
          Push…
        </button>
      )}
      {isPushing && branch !== null && (
        <PushDialog branch={branch} close={() => setPushing(false)} pushed={() => void reading.read()} />
      )}
    </>
  )
}
