import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { finished } from '../parts/finished.ts'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { usePages, useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { Section } from '../task/section.tsx'
import { isGitEvent, mayWrite, shortOf } from './model.ts'

/** The remotes, and what was pushed to them. */
export function Remotes(): JSX.Element {
  const reading = useRead(async () => (await gantry.git.remotes.list({ limit: 100 })).remotes, isGitEvent)
  const [isMaking, setMaking] = useState(false)
  return (
    <div class="inset">
      <Section
        title="Remotes"
        count={reading.value?.length}
        actions={
          <>
            <CopyAs group="git-remotes" command="git remotes list" args={() => ({})} />
            {mayWrite() && (
              <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setMaking(true)}>
                <Icon name="plus" /> New remote
              </button>
            )}
          </>
        }
      >
        <Shown reading={reading} lines={2}>
          {(remotes) => (
            <>
              {remotes.length === 0 && <p class="quiet">No remote: commits stay in this repository.</p>}
              <ul class="line-list">
                {remotes.map((remote) => (
                  <RemoteRow key={remote.name} remote={remote} removed={() => void reading.read()} />
                ))}
              </ul>
            </>
          )}
        </Shown>
      </Section>
      <Pushes />
      {isMaking && <NewRemote close={() => setMaking(false)} made={() => void reading.read()} />}
    </div>
  )
}

interface RemoteRowProps {
  readonly remote: Schemas.GitRemote
  readonly removed: () => void
}

function RemoteRow({ remote: { name, url }, removed }: RemoteRowProps): JSX.Element {
  const [isRemoving, setRemoving] = useState(false)
  const fetchIt = () =>
    attempt(async () => {
      await finished((await gantry.git.fetch({ remote: name })).job)
      say(`${name} was fetched.`)
    })
  return (
    <li class="line-row" data-remote={name}>
      <Icon name="link" />
      <span class="line-words">
        <strong>{name}</strong>
        {url !== undefined && <span class="quiet small">{url}</span>}
      </span>
      {mayWrite() && (
        <>
          <button type="button" class="button" onClick={() => void fetchIt()}>
            Fetch
          </button>
          <button type="button" class="button danger" aria-label={`Remove ${name}`} onClick={() => setRemoving(true)}>
            Remove
          </button>
        </>
      )}
      {isRemoving && (
        <Confirm
          title={`Remove ${name}`}
          action="Remove it"
          run={async () => {
            await gantry.git.remotes.remove({ remoteName: name })
            removed()
          }}
          close={() => setRemoving(false)}
        >
          What was fetched from it is removed too. The repository at its address stays.
        </Confirm>
      )}
    </li>
  )
}

function NewRemote({ close, made }: { readonly close: () => void; readonly made: () => void }): JSX.Element {
  const [name, setName] = useState('origin')
  const [url, setUrl] = useState('')
  const create = async () => {
    await gantry.git.remotes.add({ name, url })
    made()
  }
  return (
    <FormDialog
      title="New remote"
      action="Add the remote"
      send={create}
      close={close}
      copy={<CopyAs group="git-remotes" command="git remotes add" args={() => ({ name, url })} />}
    >
      <TextField label="Name" value={name} set={setName} isRequired />
      <TextField label="Address" value={url} set={setUrl} isRequired hint="such as https://git.example.org/app.git" />
    </FormDialog>
  )
}

/** What was pushed by the service, newest first. */
function Pushes(): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { pushes, nextCursor } = await gantry.git.pushes.list({ limit: 30, ...cursor })
    return { items: pushes, next: nextCursor }
  }, isGitEvent)
  return (
    <Section title="Pushes" actions={<CopyAs group="git-remotes" command="git pushes list" args={() => ({})} />}>
      <Shown reading={reading} lines={3}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet">Nothing was pushed by the service yet.</p>}
            <ul class="line-list">
              {items.map((push) => (
                <PushRow key={push.id} push={push} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </Section>
  )
}

function PushRow({ push }: { readonly push: Schemas.GitPush }): JSX.Element {
  const { remote, branch, oid, outcome, code, forced, createdBy, createdAt } = push
  return (
    <li class="line-row">
      <span class={`chip ${outcome === 'pushed' ? 'good' : 'bad'}`}>{outcome}</span>
      <span class="line-words">
        <strong>
          {branch} to {remote}
        </strong>
        {code !== undefined && <code class="small quiet">{code}</code>}
      </span>
      {forced && <span class="chip warn">forced</span>}
      {oid !== undefined && (
        <a class="link" data-go href={hrefOf(`/git/log/${oid}`)}>
          <code>{shortOf(oid)}</code>
        </a>
      )}
      <WhoActed actor={createdBy} withName={false} />
      <span class="quiet small git-when">
        <Ago at={createdAt} />
      </span>
    </li>
  )
}
