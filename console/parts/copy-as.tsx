import type { JSX } from 'preact'
import { codeOf } from '../code.ts'
import type { CodeKind } from '../code.ts'
import type { Arguments } from '../operations.ts'
import { Icon } from './icons.tsx'
import { Menu } from './menu.tsx'
import { attempt, say } from './toasts.tsx'

interface CopyAsProps {
  /** Where the operation stands, and its name in the client. */
  readonly group: string
  readonly command: string
  readonly args: () => Arguments
  readonly label?: string
}

const kinds: readonly (readonly [CodeKind, string])[] = [
  ['curl', 'Copy as curl'],
  ['gantry', 'Copy as gantry'],
  ['typescript', 'Copy as TypeScript'],
]

/** What an action calls, for a shell or a program. */
export function CopyAs({ group, command, args, label = `Copy “${command}” as code` }: CopyAsProps): JSX.Element {
  const copy = (kind: CodeKind) =>
    attempt(async () => {
      const { operationNamed } = await import('../operations.ts')
      await navigator.clipboard.writeText(codeOf(kind, await operationNamed(group, command), args()))
      say('Copied.')
    })
  return (
    <Menu label={label} items={() => kinds.map(([kind, name]) => ({ name, run: () => copy(kind) }))}>
      <Icon name="copy" />
    </Menu>
  )
}
