import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages, useRead } from '../parts/reading.ts'
import type { PagedReading } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { go, hrefOf, place } from '../router.ts'
import { can } from '../session.ts'
import { EntryView } from './entry.tsx'
import { tagsOf } from './tags.ts'

const isKnowledgeEvent = (kind: string) => kind.startsWith('knowledge.')
const searchWaitMs = 200

/** The knowledge of the project: found by its words and its meaning, read and written. */
export function Knowledge({ id }: { readonly id: string }): JSX.Element {
  const q = place.value.query.get('q') ?? ''
  const reading = usePages(async (cursor) => {
    const { entries, nextCursor } = await gantry.knowledge.list({ limit: 50, ...cursor })
    return { items: entries, next: nextCursor }
  }, isKnowledgeEvent)
  const [isMaking, setMaking] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const list = useRef<HTMLDivElement>(null)
  useKeys((key) => {
    if (key === '/') list.current?.querySelector('input')?.focus()
    else if (key === 'c' && can('knowledge:write')) setMaking(true)
    else return moveFocus(list.current, key)
    return true
  })
  const find = (words: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      const path = place.peek().path.startsWith('/library/knowledge') ? place.peek().path : '/library/knowledge'
      go(path + queryOf(words), 'replace')
    }, searchWaitMs)
  }
  return (
    <div class="panes">
      <div class="pane-list shelf-list" ref={list}>
        <div class="shelf-find">
          <input
            class="field"
            type="search"
            aria-label="Ask the knowledge"
            placeholder="Ask the knowledge"
            defaultValue={q}
            onInput={({ currentTarget }) => find(currentTarget.value.trim())}
          />
          {can('knowledge:write') && (
            <button
              aria-keyshortcuts="c"
              type="button"
              class="icon-button"
              aria-label="New entry"
              title="New entry"
              onClick={() => setMaking(true)}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
        {q === '' ? <Entries id={id} reading={reading} /> : <Results q={q} id={id} />}
      </div>
      <div class="pane-main">
        {id === '' ? (
          <NothingOpen isEmpty={reading.value?.items.length === 0} create={() => setMaking(true)} />
        ) : (
          <EntryView key={id} id={id} />
        )}
      </div>
      {isMaking && <NewEntry close={() => setMaking(false)} />}
    </div>
  )
}

interface NothingOpenProps {
  readonly isEmpty: boolean
  readonly create: () => void
}

/** Beside the list: while nothing is known, what the knowledge is for. */
function NothingOpen({ isEmpty, create }: NothingOpenProps): JSX.Element {
  if (!isEmpty)
    return (
      <Empty title="No entry is open">
        Choose an entry, or ask for what you want to know.
        <KeyHints
          keys={[
            ['j k', 'go through'],
            ['/', 'ask'],
          ]}
        />
      </Empty>
    )
  return (
    <Empty title="Nothing is known yet" line="gantry knowledge create --title 'How we deploy' --content @deploy.md">
      What is written down here once is given to agents where it fits their task, and is found by its meaning. Files,
      repositories and web pages are imported too.{' '}
      {can('knowledge:write') ? (
        <>
          <button type="button" class="link" onClick={create}>
            Write the first entry
          </button>
          , or from a shell:
        </>
      ) : (
        'From a shell:'
      )}
    </Empty>
  )
}

function queryOf(words: string): string {
  return words === '' ? '' : `?q=${encodeURIComponent(words)}`
}

interface EntryLinkProps {
  readonly id: string
  readonly isChosen: boolean
  readonly q?: string
  readonly title: string
  readonly children?: ComponentChildren
}

function EntryLink({ id, isChosen, q = '', title, children }: EntryLinkProps): JSX.Element {
  return (
    <li>
      <a
        class="title"
        data-go
        href={hrefOf(`/library/knowledge/${id}${queryOf(q)}`)}
        {...(isChosen && { 'aria-current': 'page' as const })}
      >
        <strong>{title}</strong>
        {children}
      </a>
    </li>
  )
}

interface EntriesProps {
  readonly id: string
  readonly reading: PagedReading<Schemas.KnowledgeSummary>
}

function Entries({ id, reading }: EntriesProps): JSX.Element {
  return (
    <Shown reading={reading} lines={8}>
      {({ items }) => (
        <>
          {items.length === 0 && <p class="nothing">No entry is here.</p>}
          <ul>
            {items.map((entry) => (
              <EntryLink key={entry.id} id={entry.id} isChosen={entry.id === id} title={entry.title}>
                <span class="quiet small">
                  {[...entry.tags, entry.source && 'imported'].filter(Boolean).join(' · ')}
                  {entry.tags.length > 0 && ' · '}
                  <Ago at={entry.updatedAt} />
                </span>
              </EntryLink>
            ))}
          </ul>
          {reading.more !== undefined && <ShowMore read={reading.more} />}
        </>
      )}
    </Shown>
  )
}

const resultsMax = 20

/** What fits a question best, with the passages that say so. */
function Results({ q, id }: { readonly q: string; readonly id: string }): JSX.Element {
  const reading = useRead(async () => gantry.knowledge.search({ q, limit: resultsMax }), isKnowledgeEvent, q)
  return (
    <Shown reading={reading} lines={6}>
      {({ results, semantic }) => (
        <>
          {results.length === 0 && <p class="nothing">Nothing is known about “{q}”.</p>}
          <ul>
            {results.map((result) => (
              <EntryLink key={result.id} id={result.id} isChosen={result.id === id} q={q} title={result.title}>
                {result.headingPath.length > 0 && <span class="quiet small">{result.headingPath.join(' › ')}</span>}
                <span class="shelf-snippet">{markedSnippet(result.snippet)}</span>
                {result.isFromOutside === true && <span class="chip warn">from outside</span>}
              </EntryLink>
            ))}
          </ul>
          {semantic.state === 'unavailable' && (
            <p class="nothing">By words alone: {semantic.reason ?? 'the model of the meaning does not answer'}.</p>
          )}
        </>
      )}
    </Shown>
  )
}

/** The matches of a passage, marked. */
function markedSnippet({ text, matches }: Schemas.KnowledgeSnippet): ComponentChildren {
  let at = 0
  const parts: ComponentChildren[] = []
  for (const { start, end } of matches) {
    parts.push(text.slice(at, start), <mark key={start}>{text.slice(start, end)}</mark>)
    at = end
  }
  return [...parts, text.slice(at)]
}

function NewEntry({ close }: { readonly close: () => void }): JSX.Element {
  const [title, setTitle] = useState('')
  const [content, setContent] = useState('')
  const [tags, setTags] = useState('')
  const create = async () => {
    const { entry } = await gantry.knowledge.create({ title, content, tags: tagsOf(tags) })
    go(`/library/knowledge/${entry.id}`)
  }
  return (
    <FormDialog title="New entry" action="Create the entry" send={create} close={close}>
      <TextField label="Title" value={title} set={setTitle} isRequired />
      <TextField label="Text" value={content} set={setContent} lines={8} isRequired hint="Markdown" />
      <TextField label="Tags" value={tags} set={setTags} hint="separated by commas" />
    </FormDialog>
  )
}
