import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Section } from '../task/section.tsx'

const whole = new Intl.NumberFormat('en')

/** In seconds, the largest first. */
const times = [
  [86_400, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
] as const
const binary = ['bytes', 'KiB', 'MiB', 'GiB'] as const

/** Bytes and seconds in the largest unit in which they are whole; all else as the service gives it. */
function amountOf(value: number, unit: string): string {
  const time = unit === 'seconds' ? times.find(([seconds]) => value >= seconds && value % seconds === 0) : undefined
  if (time) return `${whole.format(value / time[0])} ${time[1]}${value === time[0] ? '' : 's'}`
  if (!unit.startsWith('bytes')) return `${whole.format(value)} ${unit}`
  const power = value > 0 ? binary.findLastIndex((_, index) => value % 1_024 ** index === 0) : 0
  return `${whole.format(value / 1_024 ** power)} ${unit.replace('bytes', binary[power] ?? 'bytes')}`
}

/** What is used has its own unit where that of the limit is another one. */
function usedOf(used: number, value: number, unit: string): string {
  const [amount, limit] = [amountOf(used, unit), amountOf(value, unit)]
  return limit === `${whole.format(value)} ${unit}` ? `${whole.format(used)} of ${limit}` : `${amount} of ${limit}`
}

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
                  {used === undefined ? amountOf(value, unit) : usedOf(used, value, unit)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Section>
  )
}
