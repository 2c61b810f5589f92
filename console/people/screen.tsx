import '../late.ts'
import type { JSX } from 'preact'
import { adoptStyles } from '../parts/sheet.ts'
import { can, canInProject } from '../session.ts'
import { SessionsPart } from './sessions.tsx'
import styles from './style.sheet.css'
import { TokensPart } from './tokens.tsx'
import { UsersPart } from './users.tsx'

adoptStyles(styles)

/** Who may come in, and with what. */
export function PeopleScreen(): JSX.Element {
  return (
    <div class="screen narrow people">
      <header class="bar">
        <h1>People and tokens</h1>
      </header>
      {canInProject('users:read') && <UsersPart />}
      {can('tokens:manage') && <TokensPart />}
      {can('identity:read') && <SessionsPart />}
    </div>
  )
}
