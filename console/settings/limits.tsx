import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Section } from '../task/section.tsx'

const whole = new Intl.NumberFormat('en')

/** The limits of the service, and how much of each is used. */
export function Limits(): JSX.Element {
  const reading = useRead(
    async () => (await gantry.server.limits()).limits,
    () => false,
  )
  return (
    <Section
      title="Limits"
      actions={
        <>
          <CopyAs group="version" command="server limits" args={() => ({})} />
          <button type="button" class="button" onClick={() => void reading.read()}>
            Read again
          </button>
        </>
      }
    >
      <Shown reading={reading} lines={8}>
        {(limits) => (
          <ul class="line-list">
            {limits.map(({ name, value, unit, used, description }) => (
              <li key={name} class="line-row">
                <span class="line-words">
                  <strong>{name}</strong>
                  <span class="quiet small">{description}</span>
                </span>
                {used !== undefined && (
                  <meter aria-label={`Used of ${name}`} min={0} max={Math.max(value, 1)} value={used} />
                )}
                <span class="settings-amount">
                  {used !== undefined && `${whole.format(used)} of `}
                  {whole.format(value)} {unit}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  )
}
