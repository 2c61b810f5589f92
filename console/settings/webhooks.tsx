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
import { attempt, say, sayFailure } from '../parts/toasts.tsx'
import { Section } from '../task/section.tsx'
import { OnceShown } from '../parts/once-shown.tsx'

const isWebhookEvent = (kind: string) => kind.startsWith('webhook.')

/** Who is told of events, and what came of it. */
export function Webhooks(): JSX.Element {
  const reading = usePages(async (cursor) => {
    const { webhooks, nextCursor } = await gantry.webhooks.list({ limit: 50, ...cursor })
    return { items: webhooks, next: nextCursor }
  }, isWebhookEvent)
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string>()
  return (
    <Section
      title="Webhooks"
      count={reading.value?.items.length}
      actions={
        <>
          <CopyAs group="webhooks" command="webhooks list" args={() => ({})} />
          <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setMaking(true)}>
            <Icon name="plus" /> New webhook
          </button>
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet">No webhook: nobody elsewhere is told of events.</p>}
            {items.map((webhook) => (
              <WebhookEntry key={webhook.id} webhook={webhook} show={setSecret} />
            ))}
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
      {isMaking && <NewWebhook close={() => setMaking(false)} made={setSecret} />}
      {secret !== undefined && (
        <OnceShown title="The secret of the webhook" lines={[[undefined, secret]]} close={() => setSecret(undefined)}>
          With it, the receiver checks the signatures.
        </OnceShown>
      )}
    </Section>
  )
}

interface WebhookEntryProps {
  readonly webhook: Schemas.Webhook
  readonly show: (secret: string) => void
}

function WebhookEntry({ webhook, show }: WebhookEntryProps): JSX.Element {
  const { id, url, kinds, isEnabled, description, disabledReason, failingSince } = webhook
  const [isOpen, setOpen] = useState(false)
  return (
    <section class="settings-entry" aria-label={url}>
      <details class="file" data-webhook={id} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>
          <span class="line-words">
            <strong>{description ?? url}</strong>
            <span class="quiet small">
              {description !== undefined && `${url} · `}
              {kinds.join(', ')}
            </span>
            {disabledReason !== undefined && <span class="minus small">{disabledReason}</span>}
          </span>
          {failingSince !== undefined && (
            <span class="chip bad">
              failing since <Ago at={failingSince} />
            </span>
          )}
          {!isEnabled && <span class="chip">off</span>}
        </summary>
        {isOpen && <Deliveries webhookId={id} />}
      </details>
      <div class="settings-actions">
        <WebhookMenu webhook={webhook} show={show} />
      </div>
    </section>
  )
}

function WebhookMenu({ webhook: { id, url, isEnabled }, show }: WebhookEntryProps): JSX.Element {
  const [isDeleting, setDeleting] = useState(false)
  const test = () =>
    attempt(async () => {
      const { delivery } = await gantry.webhooks.test({ webhookId: id })
      const last = delivery.attempts.at(-1)
      if (delivery.state === 'succeeded') say(`The receiver has answered ${last?.status ?? ''}.`)
      else sayFailure(new Error(last?.problem ?? `The receiver has answered ${last?.status ?? 'nothing'}.`))
    })
  const toggle = () => attempt(async () => gantry.webhooks.update({ webhookId: id, isEnabled: !isEnabled }))
  const rotate = () => attempt(async () => show((await gantry.webhooks.rotate({ webhookId: id })).secret))
  return (
    <>
      <Menu
        label={`What to do with ${url}`}
        items={() => [
          { name: 'Test', run: test },
          { name: isEnabled ? 'Turn off' : 'Turn on', run: toggle },
          { name: 'New secret', run: rotate },
          { name: 'Delete', run: () => setDeleting(true) },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {isDeleting && (
        <Confirm
          title="Delete the webhook"
          action="Delete it"
          run={async () => gantry.webhooks.delete({ webhookId: id })}
          close={() => setDeleting(false)}
        >
          What was not delivered to {url} yet is dropped.
        </Confirm>
      )}
    </>
  )
}

const looks: Readonly<Record<Schemas.Delivery['state'], string>> = { queued: 'warn', succeeded: 'good', failed: 'bad' }

function Deliveries({ webhookId }: { readonly webhookId: string }): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const { deliveries, nextCursor } = await gantry.webhooks.deliveries.list({ webhookId, limit: 20, ...cursor })
      return { items: deliveries, next: nextCursor }
    },
    isWebhookEvent,
    webhookId,
  )
  const again = (deliveryId: string) =>
    attempt(async () => {
      await gantry.webhooks.deliveries.redeliver({ webhookId, deliveryId })
      await reading.read()
    })
  return (
    <div class="settings-inner">
      <Shown reading={reading} lines={2}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet small">Nothing was sent yet.</p>}
            {items.map(({ id, kind, state, attempts, createdAt }) => (
              <p key={id} class="settings-delivery">
                <span class={`chip ${looks[state]}`}>{state}</span>
                <span>{kind}</span>
                <span class="quiet small">
                  {attempts.at(-1)?.problem ?? attempts.at(-1)?.status} · <Ago at={createdAt} />
                </span>
                <button type="button" class="link end" onClick={() => void again(id)}>
                  Send again
                </button>
              </p>
            ))}
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </div>
  )
}

interface NewWebhookProps {
  readonly close: () => void
  readonly made: (secret: string) => void
}

function NewWebhook({ close, made }: NewWebhookProps): JSX.Element {
  const [url, setUrl] = useState('')
  const [kinds, setKinds] = useState('task.*')
  const [description, setDescription] = useState('')
  const args = () => ({
    url,
    // The service says which kinds there are where one of these is none.
    kinds: kinds.split(',').map((kind) => kind.trim()) as Schemas.WebhookKinds,
    ...(description !== '' && { description }),
  })
  const create = async () => made((await gantry.webhooks.create(args())).secret)
  return (
    <FormDialog
      title="New webhook"
      action="Create the webhook"
      send={create}
      close={close}
      copy={<CopyAs group="webhooks" command="webhooks create" args={args} />}
    >
      <TextField label="Address" value={url} set={setUrl} isRequired hint="such as https://ci.example.org/hook" />
      <TextField
        label="Kinds of events"
        value={kinds}
        set={setKinds}
        isRequired
        hint="separated by commas; * for all"
      />
      <TextField label="Description" value={description} set={setDescription} />
    </FormDialog>
  )
}
