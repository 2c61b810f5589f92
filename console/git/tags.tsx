import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { usePages } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { Section } from '../task/section.tsx'
import { isGitEvent, mayPush, mayWrite, shortOf } from './model.ts'

/** The tags of the repository. */
export function Tags(): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { tags, nextCursor } = await gantry.git.tags.list({ limit: 100, ...cursor })
    return { items: tags, next: nextCursor }
  }, isGitEvent)
  const [isMaking, setMaking] = useState(false)
  return (
    <div class="inset">
      <Section
        title="Tags"
        count={reading.value?.items.length}
        actions={
          <>
            <CopyAs group="git" command="git tags list" args={() => ({})} />
            {mayWrite() && (
              <button type="button" aria-keyshortcuts="c" class="button" onClick={() => setMaking(true)}>
                <Icon name="plus" /> New tag
              </button>
            )}
          </>
        }
      >
        <Shown reading={reading}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title="No tag">A tag names a commit for good, such as that of a release.</Empty>
            ) : (
              <ul class="line-list">
                {items.map((tag) => (
                  <TagRow key={tag.name} tag={tag} />
                ))}
              </ul>
            )
          }
        </Shown>
        {reading.more !== undefined && <ShowMore read={reading.more} />}
      </Section>
      {isMaking && <NewTag close={() => setMaking(false)} />}
    </div>
  )
}

function TagRow({ tag: { name, oid, commit = oid, message, tagger } }: { readonly tag: Schemas.GitTag }): JSX.Element {
  const remove = () =>
    attempt(async () => {
      await gantry.git.tags.delete({ tagName: name, expectedOid: oid })
      const again = { name, target: commit, ...(message !== undefined && { message }) }
      say(`${name} was deleted.`, () => void attempt(async () => gantry.git.tags.create(again)))
    })
  const push = () =>
    attempt(async () => {
      await gantry.git.push({ tag: name })
      say(`${name} was pushed.`)
    })
  const items = () => [
    ...(mayPush() ? [{ name: 'Push', run: push }] : []),
    ...(mayWrite() ? [{ name: 'Delete', run: remove }] : []),
  ]
  return (
    <li class="line-row" data-tag={name}>
      <Icon name="pin" />
      <span class="line-words">
        <a data-go href={hrefOf(`/git/log/${commit}`)}>
          {name}
        </a>
        {message !== undefined && <span class="quiet small">{message.split('\n', 1)[0]}</span>}
      </span>
      {tagger !== undefined && (
        <span class="quiet small git-when">
          <Ago at={tagger.createdAt} />
        </span>
      )}
      <code class="quiet small">{shortOf(commit)}</code>
      {items().length > 0 && (
        <Menu label={`What to do with ${name}`} items={items}>
          <Icon name="more" />
        </Menu>
      )}
    </li>
  )
}

interface NewTagProps {
  readonly target?: string
  readonly close: () => void
}

export function NewTag({ target: given = '', close }: NewTagProps): JSX.Element {
  const [name, setName] = useState('')
  const [target, setTarget] = useState(given)
  const [message, setMessage] = useState('')
  const args = () => ({ name, ...(target !== '' && { target }), ...(message !== '' && { message }) })
  const create = async () => {
    await gantry.git.tags.create(args())
    say(`${name} was made.`)
  }
  return (
    <FormDialog
      title="New tag"
      action="Create the tag"
      send={create}
      close={close}
      copy={<CopyAs group="git" command="git tags create" args={args} />}
    >
      <TextField label="Name" value={name} set={setName} isRequired />
      <TextField label="Commit" value={target} set={setTarget} hint="HEAD if not given" />
      <TextField
        label="Message"
        value={message}
        set={setMessage}
        lines={2}
        hint="with a message, it has a date and a name"
      />
    </FormDialog>
  )
}
