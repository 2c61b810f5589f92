import '../late.ts'
import type { JSX } from 'preact'
import { CopyAs } from '../parts/copy-as.tsx'
import { adoptStyles } from '../parts/sheet.ts'
import { Tabs } from '../parts/tabs.tsx'
import { can } from '../session.ts'
import { ContextView } from './context.tsx'
import { Knowledge } from './knowledge.tsx'
import { Skills } from './skills.tsx'
import styles from './style.sheet.css'

adoptStyles(styles)

const views = [
  ['knowledge', 'Knowledge', 'knowledge:read', 'knowledge', 'knowledge list'],
  ['skills', 'Skills', 'skills:read', 'skills', 'skills list'],
  ['context', 'Context', 'context:read', 'context', 'context documents list'],
] as const

/** What agents are given: knowledge, skills, and the context that is made of them. */
export function LibraryScreen({ view, id }: { readonly view: string; readonly id: string }): JSX.Element {
  const offered = views.filter(([, , scope]) => can(scope))
  const shown = offered.find(([path]) => path === view) ?? offered[0]
  return (
    <div class="screen shelf">
      <header class="bar">
        <h1 class="visually-hidden">Library</h1>
        <Tabs
          label="Library"
          tabs={offered.map(([path, name]) => ({ name, path: `/library/${path}`, isCurrent: path === shown?.[0] }))}
        />
        <div class="bar-end">
          {shown !== undefined && <CopyAs key={shown[4]} group={shown[3]} command={shown[4]} args={() => ({})} />}
        </div>
      </header>
      {shown?.[0] === 'knowledge' && <Knowledge id={id} />}
      {shown?.[0] === 'skills' && <Skills name={id} />}
      {shown?.[0] === 'context' && <ContextView />}
    </div>
  )
}
