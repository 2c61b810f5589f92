import type { JSX } from 'preact'
import { hrefOf } from '../router.ts'
import styles from './area.sheet.css'
import { adoptStyles } from './sheet.ts'

adoptStyles(styles)

export interface Tab {
  readonly name: string
  readonly path: string
  readonly isCurrent: boolean
  readonly count?: number | undefined
}

/** The parts of an area, each with an address. */
export function Tabs({ label, tabs }: { readonly label: string; readonly tabs: readonly Tab[] }): JSX.Element {
  return (
    <nav class="tabs" aria-label={label}>
      {tabs.map(({ name, path, isCurrent, count = 0 }) => (
        <a key={path} data-go href={hrefOf(path)} {...(isCurrent && { 'aria-current': 'page' as const })}>
          {name}
          {count > 0 && <span class="count"> {count}</span>}
        </a>
      ))}
    </nav>
  )
}
