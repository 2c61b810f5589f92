import { signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { Fragment } from 'preact'
import { useMemo } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { countsOf, hunksOf, pairsOf } from './diff.ts'
import type { DiffLine, Hunk } from './diff.ts'

export type DiffForm = 'unified' | 'split'

/** How differences are shown on this page. */
export const diffForm = signal<DiffForm>('unified')

/** A place in a change that a comment can be about. */
export interface LinePlace {
  readonly side: Schemas.ChangeSide
  readonly line: number
}

/** What is shown below lines, and what a press on a line number does. */
export interface LineNotes {
  readonly below: (place: LinePlace) => ComponentChildren
  /** Absent where the session may not comment. */
  readonly add?: ((place: LinePlace) => void) | undefined
}

interface DiffProps {
  readonly change: Schemas.ReviewedFileChange
  readonly notes?: LineNotes
}

/** The difference of one file as a table of lines. */
export function DiffTable({ change, notes }: DiffProps): JSX.Element {
  const hunks = useMemo(() => hunksOf(change), [change])
  if (change.beforeKind === 'binary' || change.beforeKind === 'too_large')
    return (
      <p class="quiet diff-note">
        The file before is {change.beforeKind === 'binary' ? 'binary' : 'too large to compare'}.
      </p>
    )
  if (hunks.length === 0)
    return (
      <p class="quiet diff-note">{change.oldPath === undefined ? 'Nothing differs.' : 'Renamed, without a change.'}</p>
    )
  return <HunkTable path={change.path} hunks={hunks} notes={notes} />
}

interface HunkTableProps {
  readonly path: string
  readonly hunks: readonly Hunk[]
  readonly notes?: LineNotes | undefined
  /** What stands at the head of each hunk. */
  readonly actions?: ((index: number) => ComponentChildren) | undefined
}

/** Hunks as a table of lines, one below the other or side by side. */
export function HunkTable({ path, hunks, notes, actions }: HunkTableProps): JSX.Element {
  const isSplit = diffForm.value === 'split'
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled by keys.
    <section class="diff-scroll" tabIndex={0} aria-label={`Difference of ${path}`}>
      <table class={`diff ${isSplit ? 'split' : 'unified'}`}>
        <caption class="visually-hidden">{path}</caption>
        {isSplit && (
          <colgroup>
            <col class="number-column" />
            <col />
            <col class="number-column" />
            <col />
          </colgroup>
        )}
        <tbody>
          {hunks.map((hunk, index) => (
            <Fragment key={hunk.head}>
              <tr class="hunk">
                <td colSpan={isSplit ? 4 : 3}>
                  {hunk.head}
                  {actions?.(index)}
                </td>
              </tr>
              {isSplit ? <SplitLines hunk={hunk} notes={notes} /> : <UnifiedLines hunk={hunk} notes={notes} />}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface LinesProps {
  readonly hunk: Hunk
  readonly notes: LineNotes | undefined
}

function placeOf(line: DiffLine): LinePlace {
  return line.kind === 'removed' ? { side: 'before', line: line.before ?? 0 } : { side: 'after', line: line.after ?? 0 }
}

const keyOf = ({ before = 0, after = 0 }: DiffLine) => `${before}-${after}`

function UnifiedLines({ hunk, notes }: LinesProps): JSX.Element {
  return (
    <>
      {hunk.lines.map((line) => (
        <Fragment key={keyOf(line)}>
          <tr class={line.kind}>
            <td class="number">{line.before}</td>
            <td class="number">
              {line.after}
              <AddNote line={line} notes={notes} />
            </td>
            <td class="line">
              <Sign kind={line.kind} />
              {line.text}
            </td>
          </tr>
          <NoteRow span={3} content={notes?.below(placeOf(line))} />
        </Fragment>
      ))}
    </>
  )
}

function SplitLines({ hunk, notes }: LinesProps): JSX.Element {
  return (
    <>
      {pairsOf(hunk.lines).map(({ left, right }) => {
        const places = [left?.kind === 'removed' ? left : undefined, right]
          .filter((line) => line !== undefined)
          .map(placeOf)
        const below = places
          .map((each) => notes?.below(each))
          .filter((content) => content !== undefined && content !== null)
        return (
          <Fragment key={`${left?.before ?? 0}:${right?.after ?? 0}`}>
            <tr>
              <Half line={left} isLeft notes={notes} />
              <Half line={right} isLeft={false} notes={notes} />
            </tr>
            <NoteRow span={4} content={below.length === 0 ? undefined : below} />
          </Fragment>
        )
      })}
    </>
  )
}

interface HalfProps {
  readonly line: DiffLine | undefined
  readonly isLeft: boolean
  readonly notes: LineNotes | undefined
}

function Half({ line, isLeft, notes }: HalfProps): JSX.Element {
  const kind = line === undefined ? 'none' : line.kind
  return (
    <>
      <td class={`number ${kind}`}>
        {isLeft ? line?.before : line?.after}
        {line !== undefined && (line.kind === 'removed' || !isLeft) && <AddNote line={line} notes={notes} />}
      </td>
      <td class={`line ${kind}`}>
        {line !== undefined && <Sign kind={line.kind} />}
        {line?.text}
      </td>
    </>
  )
}

/** Colour is not the only sign, and a copy of the lines has none. */
function Sign({ kind }: { readonly kind: DiffLine['kind'] }): JSX.Element {
  return <span class="sign" data-sign={kind === 'added' ? '+' : kind === 'removed' ? '−' : ''} />
}

function AddNote({
  line,
  notes,
}: {
  readonly line: DiffLine
  readonly notes: LineNotes | undefined
}): JSX.Element | null {
  const add = notes?.add
  if (add === undefined) return null
  const place = placeOf(line)
  return (
    <button
      type="button"
      class="add-note"
      aria-label={`Comment on line ${place.line}${place.side === 'before' ? ' before' : ''}`}
      onClick={() => add(place)}
    >
      <Icon name="plus" size={12} />
    </button>
  )
}

function NoteRow({
  span,
  content,
}: {
  readonly span: number
  readonly content: ComponentChildren
}): JSX.Element | null {
  if (content === undefined || content === null || content === false) return null
  return (
    <tr class="note-row">
      <td colSpan={span}>{content}</td>
    </tr>
  )
}

/** How many lines came and went. */
export function DiffCount({ change }: { readonly change: Schemas.ReviewedFileChange }): JSX.Element {
  return <Counts {...useMemo(() => countsOf(hunksOf(change)), [change])} />
}

/** The lines of several changes. */
export function DiffSum({ changes }: { readonly changes: readonly Schemas.ReviewedFileChange[] }): JSX.Element {
  const counts = useMemo(() => changes.map((change) => countsOf(hunksOf(change))), [changes])
  const sumOf = (kind: 'added' | 'removed') => counts.reduce((sum, each) => sum + each[kind], 0)
  return <Counts added={sumOf('added')} removed={sumOf('removed')} />
}

function Counts({ added, removed }: { readonly added: number; readonly removed: number }): JSX.Element {
  return (
    <span class="diff-count">
      <span class="plus">+{added}</span>
      <span class="minus">−{removed}</span>
    </span>
  )
}

export function FormSwitch(): JSX.Element {
  return (
    <fieldset class="switch wide-only" aria-label="Difference">
      <button
        type="button"
        aria-pressed={diffForm.value === 'unified'}
        title="One below the other"
        aria-label="One below the other"
        onClick={() => (diffForm.value = 'unified')}
      >
        <Icon name="rows" />
      </button>
      <button
        type="button"
        aria-pressed={diffForm.value === 'split'}
        title="Side by side"
        aria-label="Side by side"
        onClick={() => (diffForm.value = 'split')}
      >
        <Icon name="columns" />
      </button>
    </fieldset>
  )
}
