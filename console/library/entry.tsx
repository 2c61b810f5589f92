import { GantryError } from 'gantry/client'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Problem, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { TwoTexts } from '../parts/two-texts.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { WhoActed } from '../parts/who.tsx'
import { go } from '../router.ts'
import { can } from '../session.ts'
import { hunksOf } from '../task/diff.ts'
import { HunkTable } from '../task/diff-table.tsx'
import { Section } from '../task/section.tsx'
import { tagsOf } from './tags.ts'

interface Entry {
  readonly entry: Schemas.KnowledgeEntry
  readonly etag: string | undefined
}

/** One entry of the knowledge, with what it was before. */
export function EntryView({ id }: { readonly id: string }): JSX.Element {
  const reading = useRead<Entry>(
    async () => {
      const { data, etag } = await gantry.knowledge.get({ entryId: id }).answer()
      return { entry: data.entry, etag }
    },
    (kind) => kind === 'knowledge.updated',
    id,
  )
  const [isEditing, setEditing] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const mayWrite = can('knowledge:write')
  useKeys((key) => {
    if (key === 'e' && mayWrite) setEditing(true)
    return key === 'e' && mayWrite
  })
  const close = () => {
    setEditing(false)
    void reading.read()
  }
  return (
    <Shown reading={reading} lines={8}>
      {(found) =>
        isEditing ? (
          <EntryEditor found={found} close={close} />
        ) : (
          <article aria-label={found.entry.title}>
            <header class="shelf-head">
              <h2>{found.entry.title}</h2>
              <span class="end">
                <CopyAs group="knowledge" command="knowledge get" args={() => ({ entryId: id })} />
                {mayWrite && (
                  <>
                    <button type="button" class="button" onClick={() => setEditing(true)}>
                      <Icon name="edit" /> Edit
                    </button>
                    <button type="button" class="button danger" onClick={() => setDeleting(true)}>
                      Delete
                    </button>
                  </>
                )}
              </span>
            </header>
            <EntryFacts entry={found.entry} />
            <Markdown text={found.entry.content} />
            <Revisions entry={found.entry} />
            {isDeleting && <DeleteEntry entry={found.entry} close={() => setDeleting(false)} />}
          </article>
        )
      }
    </Shown>
  )
}

function DeleteEntry({
  entry: { id, title },
  close,
}: {
  readonly entry: Schemas.KnowledgeEntry
  readonly close: () => void
}) {
  const run = async () => {
    await gantry.knowledge.delete({ entryId: id })
    go('/library/knowledge')
  }
  return (
    <Confirm title="Delete the entry" action="Delete it" run={run} close={close}>
      “{title}” is gone then, with all its revisions.
    </Confirm>
  )
}

function EntryFacts({ entry: { tags, source, revision, updatedAt } }: { readonly entry: Schemas.KnowledgeEntry }) {
  return (
    <p class="shelf-facts quiet small">
      {tags.map((tag) => (
        <span key={tag} class="chip">
          {tag}
        </span>
      ))}
      <span>
        revision {revision}, <Ago at={updatedAt} />
      </span>
      {source !== undefined && <span>imported from {source.uri}</span>}
    </p>
  )
}

interface Draft {
  readonly title: string
  readonly content: string
  readonly tags: string
}

function EntryEditor({ found, close }: { readonly found: Entry; readonly close: () => void }): JSX.Element {
  const { id } = found.entry
  const base = useRef(found.etag)
  const [draft, setDraft] = useState<Draft>({ ...found.entry, tags: found.entry.tags.join(', ') })
  const [other, setOther] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    try {
      const { title, content } = draft
      const ifMatch = base.current
      await gantry.knowledge.update({
        ...{ entryId: id, title, content, tags: tagsOf(draft.tags) },
        ...(ifMatch !== undefined && { ifMatch }),
      })
      say('Saved.')
      close()
    } catch (error) {
      if (!(error instanceof GantryError && error.code === 'revision_mismatch')) return setProblem(sentenceOf(error))
      const { data, etag } = await gantry.knowledge.get({ entryId: id }).answer()
      base.current = etag
      setOther(data.entry.content)
    }
  }
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
    >
      {other !== undefined && (
        <TwoTexts mine={draft.content} other={other} take={() => setDraft({ ...draft, content: other })} />
      )}
      <TextField label="Title" value={draft.title} set={(title) => setDraft({ ...draft, title })} isRequired />
      <TextField
        label="Text"
        value={draft.content}
        set={(content) => setDraft({ ...draft, content })}
        lines={16}
        isRequired
      />
      <TextField label="Tags" value={draft.tags} set={(tags) => setDraft({ ...draft, tags })} />
      {problem !== undefined && <Problem text={problem} />}
      <div class="form-actions">
        <button type="submit" class="button primary">
          {other === undefined ? 'Save' : 'Save my text over it'}
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
      </div>
    </form>
  )
}

/** What the entry was: each revision against the text of now. */
function Revisions({ entry }: { readonly entry: Schemas.KnowledgeEntry }): JSX.Element | null {
  const reading = usePages(
    async (cursor) => {
      const { revisions, nextCursor } = await gantry.knowledge.revisions.list({
        entryId: entry.id,
        limit: 20,
        ...cursor,
      })
      return { items: revisions, next: nextCursor }
    },
    (kind) => kind === 'knowledge.updated',
    entry.id,
  )
  if (reading.value?.items.length === 0) return null
  return (
    <div class="shelf-revisions">
      <Section title="Earlier" count={reading.value?.items.length}>
        <Shown reading={reading} lines={2}>
          {({ items }) => items.map((each) => <RevisionEntry key={each.revision} entry={entry} revision={each} />)}
        </Shown>
        {reading.more !== undefined && <ShowMore read={reading.more} />}
      </Section>
    </div>
  )
}

interface RevisionEntryProps {
  readonly entry: Schemas.KnowledgeEntry
  readonly revision: Schemas.KnowledgeRevision
}

function RevisionEntry({ entry, revision: { revision, endedBy, endedAt } }: RevisionEntryProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  const restore = () =>
    attempt(async () => {
      await gantry.knowledge.revisions.restore({ entryId: entry.id, revision })
      say(`Revision ${revision} is the text again.`)
    })
  return (
    <details class="file" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span class="line-words">
          <strong>Revision {revision}</strong>
          <span class="quiet small">
            until <Ago at={endedAt} />
          </span>
        </span>
        <WhoActed actor={endedBy} />
      </summary>
      {isOpen && <RevisionDiff entry={entry} revision={revision} />}
      {isOpen && can('knowledge:write') && (
        <p class="shelf-restore">
          <button type="button" class="button" onClick={() => void restore()}>
            Make it the text again
          </button>
        </p>
      )}
    </details>
  )
}

function RevisionDiff({ entry, revision }: { readonly entry: Schemas.KnowledgeEntry; readonly revision: number }) {
  const reading = useRead(
    async () => (await gantry.knowledge.revisions.get({ entryId: entry.id, revision })).revision,
    () => false,
    `${entry.id}/${revision}`,
  )
  return (
    <Shown reading={reading} lines={3}>
      {({ content }) => {
        const hunks = hunksOf({ path: entry.title, before: content, content: entry.content })
        return hunks.length === 0 ? (
          <p class="quiet diff-note">The text is the same.</p>
        ) : (
          <HunkTable path={`${entry.title} since revision ${revision}`} hunks={hunks} />
        )
      }}
    </Shown>
  )
}
