import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { usePages } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { Section } from '../task/section.tsx'
import { OnceShown } from '../parts/once-shown.tsx'

/** The machines that run commands and terminals. */
export function Runners(): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const { runners, nextCursor } = await gantry.runners.list({ limit: 50, ...cursor })
      return { items: runners, next: nextCursor }
    },
    (kind) => kind.startsWith('runner.'),
  )
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <Section
      title="Runners"
      count={reading.value?.items.length}
      actions={
        <>
          <CopyAs group="runners" command="runners list" args={() => ({})} />
          <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setMaking(true)}>
            <Icon name="plus" /> New runner
          </button>
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet">No other machine: everything runs beside the service.</p>}
            <ul class="line-list">
              {items.map((runner) => (
                <RunnerRow key={runner.id} runner={runner} show={setSecret} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
      {isMaking && <NewRunner close={() => setMaking(false)} made={setSecret} />}
      {secret !== undefined && (
        <OnceShown title="The token of the runner" lines={[[undefined, secret]]} close={() => setSecret(undefined)}>
          With it, the runner connects to this service.
        </OnceShown>
      )}
    </Section>
  )
}

interface RunnerRowProps {
  readonly runner: Schemas.Runner
  readonly show: (secret: string) => void
}

function RunnerRow({
  runner: { id, name, labels, isEnabled, disabledReason, state, lastSeenAt, jobIds },
  show,
}: RunnerRowProps) {
  const [isDeleting, setDeleting] = useState(false)
  const toggle = () => attempt(async () => gantry.runners.update({ runnerId: id, isEnabled: !isEnabled }))
  const rotate = () => attempt(async () => show((await gantry.runners.rotate({ runnerId: id })).secret))
  return (
    <li class="line-row" data-runner={id}>
      <span class={`chip ${state === 'connected' ? 'good' : ''}`}>{state}</span>
      <span class="line-words">
        <strong>{name}</strong>
        <span class="quiet small">
          {labels.join(', ')}
          {jobIds.length > 0 && ` · ${jobIds.length} jobs`}
        </span>
      </span>
      {!isEnabled && (
        <span class="chip warn" title={disabledReason}>
          off
        </span>
      )}
      {lastSeenAt !== undefined && (
        <span class="quiet small">
          seen <Ago at={lastSeenAt} />
        </span>
      )}
      <Menu
        label={`What to do with ${name}`}
        items={() => [
          { name: isEnabled ? 'Turn off' : 'Turn on', run: toggle },
          { name: 'New token', run: rotate },
          { name: 'Delete', run: () => setDeleting(true) },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {isDeleting && (
        <Confirm
          title={`Delete ${name}`}
          action="Delete it"
          run={async () => gantry.runners.delete({ runnerId: id })}
          close={() => setDeleting(false)}
        >
          What runs on it is interrupted.
        </Confirm>
      )}
    </li>
  )
}

interface NewRunnerProps {
  readonly close: () => void
  readonly made: (secret: string) => void
}

function NewRunner({ close, made }: NewRunnerProps): JSX.Element {
  const [name, setName] = useState('')
  const [labels, setLabels] = useState('')
  const args = () => ({
    name,
    ...(labels.trim() !== '' && { labels: labels.split(',').map((label) => label.trim()) }),
  })
  const create = async () => made((await gantry.runners.create(args())).secret)
  return (
    <FormDialog
      title="New runner"
      action="Create the runner"
      send={create}
      close={close}
      copy={<CopyAs group="runners" command="runners create" args={args} />}
    >
      <TextField label="Name" value={name} set={setName} isRequired />
      <TextField label="Labels" value={labels} set={setLabels} hint="separated by commas" />
    </FormDialog>
  )
}
