import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'

/** The browsers in which the user is signed in. */
export function SessionsPart(): JSX.Element {
  const reading = useRead(
    async () => (await gantry.sessions.list({ limit: 100 })).sessions,
    (kind) => kind.startsWith('session.'),
  )
  const revoke = (sessionId: string) =>
    attempt(async () => {
      await gantry.sessions.revoke({ sessionId })
      await reading.read()
    })
  return (
    <Section
      title="My browser sessions"
      count={reading.value?.length}
      actions={<CopyAs group="identity" command="sessions list" args={() => ({})} />}
    >
      <Shown reading={reading} lines={3}>
        {(sessions) => (
          <ul class="people-list">
            {sessions.map(({ id, address, signedInBy, createdAt, isCurrent }) => (
              <li key={id} class="people-row" data-session={id}>
                <Icon name="person" />
                <span class="people-words">
                  <strong>{address ?? 'Unknown address'}</strong>
                  <span class="quiet small">{signedInBy !== undefined && `by ${signedInBy.replaceAll('_', ' ')}`}</span>
                </span>
                {isCurrent && <span class="chip good">this one</span>}
                <span class="quiet small">
                  <Ago at={createdAt} />
                </span>
                {!isCurrent && can('identity:write') && (
                  <button type="button" class="button danger" onClick={() => void revoke(id)}>
                    End
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  )
}
