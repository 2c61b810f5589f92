import '../late.ts'
import { index } from 'operations:index'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import type { OperationLine } from '../operations.ts'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import type { IconName } from '../parts/icons.tsx'
import { go } from '../router.ts'
import { can } from '../session.ts'
import { NamedOperation } from './form.tsx'

interface Choice {
  readonly id: string
  readonly kind: string
  readonly title: string
  readonly hint: string
  readonly icon: IconName
  readonly choose: () => void
}

const operationsShown = 40
const searchWaitMs = 120
const usedMax = 10
/** What was used last stands first. */
const lastUsed: string[] = []

interface PaletteProps {
  readonly close: () => void
  /** What was typed before this was here. */
  readonly typed: () => string
}

/** Finds things of the project and every operation, which it shows with its form. */
export function Palette({ close, typed }: PaletteProps): JSX.Element {
  const [text, setText] = useState(typed)
  const [chosen, setChosen] = useState<OperationLine>()
  const found = useThings(text)
  const choices = useMemo(
    () => [...found.map((thing) => thingOf(thing, close)), ...operationsFor(text, setChosen)],
    [found, text],
  )
  const [active, setActive] = useState(0)
  useEffect(() => setActive(0), [text, found])
  return (
    <Dialog label="Find or do" close={close} class="palette">
      {chosen === undefined ? (
        <>
          <div class="palette-field">
            <Icon name="search" />
            <input
              role="combobox"
              aria-label="Find tasks, documents and operations"
              aria-expanded="true"
              aria-controls="palette-list"
              aria-activedescendant={choices[active] && `palette-${active}`}
              placeholder="Find a task, or what to do"
              spellcheck={false}
              autocomplete="off"
              // The dialog is opened to type into it.
              autoFocus
              value={text}
              onInput={({ currentTarget }) => setText(currentTarget.value)}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
                if (step !== 0) setActive((active + step + choices.length) % Math.max(choices.length, 1))
                else if (event.key === 'Enter') choices[active]?.choose()
                else return
                event.preventDefault()
              }}
            />
          </div>
          <Choices choices={choices} active={active} />
          <KeyHints
            keys={[
              ['↑ ↓', 'choose'],
              ['Enter', 'open'],
              ['Esc', 'close'],
            ]}
          />
        </>
      ) : (
        <NamedOperation line={chosen} back={() => setChosen(undefined)} />
      )}
    </Dialog>
  )
}

function Choices({ choices, active }: { readonly choices: readonly Choice[]; readonly active: number }): JSX.Element {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} id="palette-list" class="choices" role="listbox" aria-label="What was found">
      {choices.map(({ id, kind, title, hint, icon, choose }, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are taken by the field, which keeps the focus.
        <div
          key={id}
          id={`palette-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          onClick={choose}
        >
          <Icon name={icon} />
          <span class="choice-title">{title}</span>
          <span class="choice-hint">{hint}</span>
          <span class="chip">{kind}</span>
        </div>
      ))}
      {choices.length === 0 && <p class="nothing">Nothing was found.</p>}
    </div>
  )
}

interface Thing {
  readonly kind: string
  readonly id: string
  readonly title: string
  readonly taskId?: string
}

/** Tasks by their words, as the service finds them. */
function useThings(text: string): readonly Thing[] {
  const [found, setFound] = useState<readonly Thing[]>([])
  useEffect(() => {
    const words = text.trim()
    if (words.length < 2 || !can('tasks:read')) {
      setFound([])
      return
    }
    const timer = setTimeout(() => {
      gantry.search({ q: words, limit: 8 }).then(
        ({ results }) => setFound(results.filter(({ kind, taskId }) => kind === 'task' || taskId !== undefined)),
        () => setFound([]),
      )
    }, searchWaitMs)
    return () => clearTimeout(timer)
  }, [text])
  return found
}

function thingOf({ kind, id, title, taskId }: Thing, close: () => void): Choice {
  return {
    id: `${kind}-${id}`,
    kind,
    title,
    hint: '',
    icon: kind === 'task' ? 'tasks' : 'file',
    choose: () => {
      close()
      go(`/tasks/${taskId ?? id}`)
    },
  }
}

/** The operations that have all words, those before whose name begins with them; what the session may not is left out. */
function operationsFor(text: string, setChosen: (line: OperationLine) => void): readonly Choice[] {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
  const matching = index.filter((line) => can(...line.scopes) && words.every((word) => searchedOf(line).includes(word)))
  const rank = (line: OperationLine) => {
    const used = lastUsed.indexOf(line.operationId)
    const isStart = words.length > 0 && line.command.startsWith(words[0] ?? '')
    return (used === -1 ? 0 : -100 + used) + (isStart ? -10 : 0)
  }
  return matching
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, operationsShown)
    .map((line) => ({
      id: line.operationId,
      kind: line.tag,
      title: line.summary.replace(/\.$/, ''),
      hint: line.command,
      icon: line.isReadOnly ? 'search' : 'play',
      choose: () => {
        use(line)
        setChosen(line)
      },
    }))
}

function searchedOf({ command, summary, tag, operationId }: OperationLine): string {
  return `${command} ${summary} ${tag} ${operationId}`.toLowerCase()
}

function use({ operationId }: OperationLine): void {
  const others = lastUsed.filter((id) => id !== operationId).slice(0, usedMax - 1)
  lastUsed.splice(0, lastUsed.length, operationId, ...others)
}
