import type { JSX } from 'preact'
import { moneyOf, numberOf } from './model.ts'

export interface Bar {
  readonly key: string
  readonly name: string
  readonly costMicros: number
  readonly calls: number
  readonly tokens: number
}

interface ChartProps {
  readonly label: string
  readonly bars: readonly Bar[]
  /** Whether the bars are days, and stand side by side. */
  readonly isOverTime: boolean
}

const [width, height] = [720, 180]
const gap = 2

/** Bars of the cost, or of the tokens where no price is known. The table beside them has the same numbers. */
export function Chart({ label, bars, isOverTime }: ChartProps): JSX.Element {
  const hasPrices = bars.some(({ costMicros }) => costMicros > 0)
  const valueOf = (bar: Bar) => (hasPrices ? bar.costMicros : bar.tokens)
  const most = Math.max(1, ...bars.map(valueOf))
  return (
    <div class="cost-chart">
      {isOverTime && (
        <figure>
          <svg
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={`${label}; the table beside has the numbers`}
          >
            {bars.map((bar, index) => {
              const step = width / bars.length
              const value = valueOf(bar)
              // A day with little is seen too; one with nothing has no bar, but says so.
              const tall = value === 0 ? 0 : Math.max(1, (value / most) * height)
              return (
                <rect
                  key={bar.key}
                  x={index * step + gap / 2}
                  y={height - tall}
                  width={Math.max(1, step - gap)}
                  height={tall}
                  rx="2"
                >
                  <title>
                    {bar.name}: {hasPrices ? moneyOf(bar.costMicros) : `${numberOf(bar.tokens)} tokens`}
                  </title>
                </rect>
              )
            })}
          </svg>
          <figcaption class="quiet small">
            <span>{bars[0]?.name}</span>
            <span>at most {hasPrices ? `${moneyOf(most)} a day` : `${numberOf(most)} tokens a day`}</span>
            <span>{bars.at(-1)?.name}</span>
          </figcaption>
        </figure>
      )}
      <Numbers
        label={label}
        head={isOverTime ? 'Day' : 'Name'}
        bars={isOverTime ? bars.filter(({ calls }) => calls > 0).toReversed() : bars}
        most={most}
        valueOf={valueOf}
      />
    </div>
  )
}

interface NumbersProps {
  readonly label: string
  /** Of the first column. */
  readonly head: string
  readonly bars: readonly Bar[]
  readonly most: number
  readonly valueOf: (bar: Bar) => number
}

function Numbers({ label, head, bars, most, valueOf }: NumbersProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section class="cost-table" tabIndex={0} aria-label={label}>
      <table>
        <caption class="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Cost</th>
            <th scope="col">Calls</th>
            <th scope="col">Tokens</th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.key}>
              <th scope="row">
                {bar.name}
                <svg class="cost-share" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(valueOf(bar) / most) * 100} height="3" />
                </svg>
              </th>
              <td>{moneyOf(bar.costMicros)}</td>
              <td>{numberOf(bar.calls)}</td>
              <td>{numberOf(bar.tokens)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
