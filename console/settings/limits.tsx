import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Section } from '../task/section.tsx'

const whole = new Intl.NumberFormat('en')

const [dayS, hourS, minuteS] = [86_400, 3_600, 60]

/** Bytes and seconds in the largest unit in which they are whole; all else as the service gives it. */
function amountOf(value: number, unit: string): string {
  if (unit === 'seconds' && value >= minuteS) {
    const [ms, name] = value % dayS === 0 ? [dayS, 'day'] : value % hourS === 0 ? [hourS, 'hour'] : [minuteS, 'minute']
    if (value % ms === 0) return `${whole.format(value / ms)} ${name}${value === ms ? '' : 's'}`
  }
  if (unit.startsWith('bytes')) {
    const power = value > 0 ? binary.findLastIndex((_, index) => value % 1_024 ** index === 0) : 0
    return `${whole.format(value / 1_024 ** power)} ${unit.replace('bytes', binary[power] ?? 'bytes')}`
  }
  return `${whole.format(value)} ${unit}`
}

const binary = ['bytes', 'KiB', 'MiB', 'GiB'] as const

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
                  <span>{description}</span>
                  <code class="quiet small">{name}</code>
                </span>
                {used !== undefined && (
                  <meter aria-label={`Used of ${name}`} min={0} max={Math.max(value, 1)} value={used} />
                )}
                <span class="settings-amount">
                  {used !== undefined && `${whole.format(used)} of `}
                  {amountOf(value, unit)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  )
}
