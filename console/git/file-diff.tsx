import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Icon } from '../parts/icons.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { hunksOf, hunksOfPatch } from '../task/diff.ts'
import { HunkTable } from '../task/diff-table.tsx'
import { isGitEvent, letterOf } from './model.ts'

interface FileDiffProps {
  readonly file: Schemas.GitDiffFile
  readonly id?: string
  readonly actions?: ComponentChildren
  readonly hunkActions?: ((index: number) => ComponentChildren) | undefined
  readonly isOpen?: boolean
}

/** The change of one file, as git gives it. */
export function FileDiff({ file, id, actions, hunkActions, isOpen = true }: FileDiffProps): JSX.Element {
  const hunks = useMemo(() => hunksOfPatch(file.patch), [file])
  return (
    <FileBox {...file} id={id} isOpen={isOpen} actions={actions}>
      {file.isBinary ? (
        <p class="quiet diff-note">The file is binary.</p>
      ) : hunks.length === 0 ? (
        <p class="quiet diff-note">{file.change === 'unmerged' ? 'The file is in conflict.' : 'No line differs.'}</p>
      ) : (
        <HunkTable path={file.path} hunks={hunks} actions={hunkActions} />
      )}
      {file.isTruncated && <p class="quiet diff-note">The difference is long, and was cut.</p>}
    </FileBox>
  )
}

interface FileBoxProps {
  readonly path: string
  readonly change: Schemas.GitChange
  readonly oldPath?: string
  readonly additions?: number
  readonly deletions?: number
  readonly id?: string | undefined
  readonly isOpen?: boolean
  readonly actions?: ComponentChildren
  readonly children: ComponentChildren
}

function FileBox({ path, oldPath, change, additions, deletions, ...rest }: FileBoxProps): JSX.Element {
  return (
    <section class="git-file" id={rest.id} aria-label={path}>
      <details class="file" open={rest.isOpen !== false}>
        <summary>
          <Icon name="file" />
          <ChangeLetter change={change} />
          <span class="file-path">
            {oldPath !== undefined && `${oldPath} → `}
            {path}
          </span>
          {additions !== undefined && (
            <span class="diff-count">
              <span class="plus">+{additions}</span>
              <span class="minus">−{deletions}</span>
            </span>
          )}
        </summary>
        {rest.children}
      </details>
      {rest.actions !== undefined && <div class="git-file-actions">{rest.actions}</div>}
    </section>
  )
}

export function ChangeLetter({ change }: { readonly change: Schemas.GitChange }): JSX.Element {
  return (
    <span class={`change-letter ${change}`} title={change.replace('_', ' ')}>
      {letterOf(change)}
      <span class="visually-hidden"> {change.replace('_', ' ')}</span>
    </span>
  )
}

interface UntrackedProps {
  readonly path: string
  readonly id: string
  readonly actions?: ComponentChildren
  readonly isOpen: boolean
}

const untrackedMax = 100_000

/** A file that git does not know yet: all of it is new. */
export function UntrackedDiff({ path, id, actions, isOpen }: UntrackedProps): JSX.Element {
  const reading = useRead(() => gantry.tree.read({ path, limit: untrackedMax }), isGitEvent, path)
  return (
    <FileBox path={path} change="untracked" id={id} actions={actions} isOpen={isOpen}>
      <Shown reading={reading} lines={2}>
        {({ file: { content, encoding, nextOffset } }) =>
          encoding === 'base64' ? (
            <p class="quiet diff-note">The file is binary.</p>
          ) : content === '' ? (
            <p class="quiet diff-note">The file is empty.</p>
          ) : (
            <>
              <HunkTable path={path} hunks={hunksOf({ path, content })} />
              {nextOffset !== undefined && <p class="quiet diff-note">The file is long, and was cut.</p>}
            </>
          )
        }
      </Shown>
    </FileBox>
  )
}
