import '../late.ts'
import type { JSX } from 'preact'
import { adoptStyles } from '../parts/sheet.ts'
import { Tabs } from '../parts/tabs.tsx'
import { can, canInProject } from '../session.ts'
import { Config } from './config.tsx'
import { Explorer } from './explorer.tsx'
import { Integrations } from './integrations.tsx'
import { Limits } from './limits.tsx'
import { Runners } from './runners.tsx'
import { Secrets } from './secrets.tsx'
import styles from './style.sheet.css'
import { Webhooks } from './webhooks.tsx'

adoptStyles(styles)

interface View {
  readonly path: string
  readonly name: string
  readonly isOffered: () => boolean
  readonly show: () => JSX.Element
}

const views: readonly View[] = [
  { path: 'config', name: 'Project', isOffered: () => can('config:read'), show: () => <Config /> },
  { path: 'secrets', name: 'Secrets', isOffered: () => canInProject('config:read'), show: () => <Secrets /> },
  { path: 'webhooks', name: 'Webhooks', isOffered: () => canInProject('webhooks:admin'), show: () => <Webhooks /> },
  {
    path: 'integrations',
    name: 'Integrations',
    isOffered: () => canInProject('integrations:admin'),
    show: () => <Integrations />,
  },
  { path: 'runners', name: 'Runners', isOffered: () => canInProject('runners:admin'), show: () => <Runners /> },
  { path: 'limits', name: 'Limits', isOffered: () => true, show: () => <Limits /> },
  { path: 'operations', name: 'Operations', isOffered: () => true, show: () => <Explorer /> },
]

/** How the project and its service are set, and every operation that they have. */
export function SettingsScreen({ view }: { readonly view: string }): JSX.Element {
  const offered = views.filter(({ isOffered }) => isOffered())
  const shown = offered.find(({ path }) => path === view) ?? offered[0]
  return (
    <div class="screen settings">
      <header class="bar">
        <h1 class="visually-hidden">Settings</h1>
        <Tabs
          label="Settings"
          tabs={offered.map(({ path, name }) => ({ name, path: `/settings/${path}`, isCurrent: path === shown?.path }))}
        />
      </header>
      <div class="inset" key={shown?.path}>
        {shown?.show()}
      </div>
    </div>
  )
}
