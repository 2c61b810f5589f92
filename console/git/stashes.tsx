import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { Section } from '../task/section.tsx'
import { FileDiff } from './file-diff.tsx'
import { isGitEvent, mayWrite } from './model.ts'
import type { GitView } from './model.ts'

/** Changes that were put aside. */
export function Stashes({ git }: { readonly git: GitView }): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { stashes, nextCursor } = await gantry.git.stashes.list({ limit: 50, ...cursor })
    return { items: stashes, next: nextCursor }
  }, isGitEvent)
  const [isMaking, setMaking] = useState(false)
  return (
    <div class="inset">
      <Section
        title="Stashes"
        count={reading.value?.items.length}
        actions={
          <>
            <CopyAs group="git" command="git stashes list" args={() => ({})} />
            {mayWrite() && (
              <button
                aria-keyshortcuts="c"
                type="button"
                class="button"
                disabled={git.status.files.length === 0}
                onClick={() => setMaking(true)}
              >
                <Icon name="plus" /> Stash the changes
              </button>
            )}
          </>
        }
      >
        <Shown reading={reading}>
          {({ items }) =>
            items.length === 0 ? (
              <Empty title="Nothing is put aside">
                A stash keeps changes that are not committed, and makes the files what the last commit has.
              </Empty>
            ) : (
              items.map((stash) => <StashEntry key={stash.id} stash={stash} git={git} />)
            )
          }
        </Shown>
        {reading.more !== undefined && <ShowMore read={reading.more} />}
      </Section>
      {isMaking && <NewStash git={git} close={() => setMaking(false)} />}
    </div>
  )
}

function StashEntry({ stash, git }: { readonly stash: Schemas.GitStash; readonly git: GitView }): JSX.Element {
  const { id, message, branch, createdAt } = stash
  const [isOpen, setOpen] = useState(false)
  const [isDeleting, setDeleting] = useState(false)
  const apply = (drop: boolean) =>
    attempt(async () => {
      git.show((await gantry.git.stashes.apply({ stashId: id, drop })).status)
      say('The changes are in the files again.')
    })
  return (
    <section class="git-stash" aria-label={message}>
      <details class="file" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <Icon name="file" />
          <span class="line-words">
            <strong>{message}</strong>
            {branch !== undefined && <span class="quiet small">on {branch}</span>}
          </span>
          <span class="quiet small">
            <Ago at={createdAt} />
          </span>
        </summary>
        {isOpen && <StashDiff stash={stash} />}
      </details>
      {mayWrite() && (
        <div class="git-file-actions">
          <button type="button" class="button" onClick={() => void apply(true)}>
            Pop
          </button>
          <Menu
            label={`What to do with ${message}`}
            items={() => [
              { name: 'Apply and keep', run: () => apply(false) },
              { name: 'Delete', run: () => setDeleting(true) },
            ]}
          >
            <Icon name="more" />
          </Menu>
        </div>
      )}
      {isDeleting && (
        <Confirm
          title="Delete the stash"
          action="Delete it"
          run={async () => gantry.git.stashes.delete({ stashId: id })}
          close={() => setDeleting(false)}
        >
          The changes of “{message}” are lost.
        </Confirm>
      )}
    </section>
  )
}

function StashDiff({ stash: { id, baseOid } }: { readonly stash: Schemas.GitStash }): JSX.Element {
  const reading = useRead(
    async () => gantry.git.diff({ from: baseOid, to: id }),
    () => false,
    id,
  )
  return (
    <div class="git-files git-inner">
      <Shown reading={reading} lines={3}>
        {({ files }) =>
          files.length === 0 ? (
            <p class="quiet">Only files that git did not know.</p>
          ) : (
            files.map((file) => <FileDiff key={file.path} file={file} />)
          )
        }
      </Shown>
    </div>
  )
}

function NewStash({ git, close }: { readonly git: GitView; readonly close: () => void }): JSX.Element {
  const [message, setMessage] = useState('')
  const [includeUntracked, setUntracked] = useState(true)
  const args = () => ({ includeUntracked, ...(message !== '' && { message }) })
  const create = async () => {
    await gantry.git.stashes.create(args())
    await git.read()
  }
  return (
    <FormDialog
      title="Stash the changes"
      action="Put them aside"
      send={create}
      close={close}
      copy={<CopyAs group="git" command="git stashes create" args={args} />}
    >
      <TextField label="Message" value={message} set={setMessage} />
      <label class="check-field">
        <input
          type="checkbox"
          checked={includeUntracked}
          onChange={({ currentTarget }) => setUntracked(currentTarget.checked)}
        />{' '}
        Also files that git does not know
      </label>
    </FormDialog>
  )
}
