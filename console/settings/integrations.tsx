import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { usePages } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { ShowMore } from '../parts/states.tsx'
import { attempt, say, sayFailure } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { Section } from '../task/section.tsx'

/** The chat platforms that messages come from. */
export function Integrations(): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const { integrations, nextCursor } = await gantry.integrations.list({ limit: 50, ...cursor })
      return { items: integrations, next: nextCursor }
    },
    (kind) => kind.startsWith('integration.'),
  )
  return (
    <Section
      title="Integrations"
      count={reading.value?.items.length}
      actions={
        <>
          <CopyAs group="chat-integrations" command="integrations list" args={() => ({})} />
          <a class="button" data-go href={hrefOf('/settings/operations?q=integrations+create')}>
            <Icon name="plus" /> New integration
          </a>
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {({ items }) => (
          <>
            {items.length === 0 && <p class="quiet">No integration: no chat platform speaks with the project.</p>}
            <ul class="line-list">
              {items.map((integration) => (
                <IntegrationRow key={integration.id} integration={integration} />
              ))}
            </ul>
          </>
        )}
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </Section>
  )
}

const looks: Readonly<Record<Schemas.ChatConnection['state'], string>> = {
  ready: 'good',
  connecting: 'warn',
  connected: 'good',
  failed: 'bad',
  inactive: '',
}

function IntegrationRow({ integration }: { readonly integration: Schemas.ChatIntegration }): JSX.Element {
  const { id, kind, name, isEnabled, connection } = integration
  const test = () =>
    attempt(async () => {
      const found = await gantry.integrations.test({ integrationId: id })
      if (found.test.isReachable) say(`${name} answers.`)
      else sayFailure(new Error(found.test.problem ?? `${name} does not answer.`))
    })
  const toggle = () => attempt(async () => gantry.integrations.update({ integrationId: id, isEnabled: !isEnabled }))
  return (
    <li class="line-row" data-integration={id}>
      <span class={`chip ${looks[connection.state]}`}>{connection.state}</span>
      <span class="line-words">
        <strong>{name}</strong>
        <span class="quiet small">
          {kind}
          {connection.problem !== undefined && ` · ${connection.problem}`}
        </span>
      </span>
      <button type="button" class="button" onClick={() => void test()}>
        Test
      </button>
      <button type="button" class="button" onClick={() => void toggle()}>
        {isEnabled ? 'Turn off' : 'Turn on'}
      </button>
    </li>
  )
}
