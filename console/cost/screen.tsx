import '../late.ts'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { useRead } from '../parts/reading.ts'
import { adoptStyles } from '../parts/sheet.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty } from '../parts/states.tsx'
import { Tabs } from '../parts/tabs.tsx'
import { go, place } from '../router.ts'
import { Section } from '../task/section.tsx'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { knownPeople, loadPeople } from '../task/model.ts'
import { Budget } from './budget.tsx'
import { DearestCalls } from './calls.tsx'
import { Chart } from './chart.tsx'
import type { Bar } from './chart.tsx'
import { daysBetween, moneyOf, numberOf } from './model.ts'
import styles from './style.sheet.css'

adoptStyles(styles)

const groups = [
  ['day', 'By day'],
  ['model', 'By model'],
  ['actor', 'By person'],
  ['task', 'By task'],
] as const
type Group = (typeof groups)[number][0]

const spans: readonly number[] = [7, 30, 90]
const dayMs = 86_400_000

const isCostEvent = (kind: string) => kind.startsWith('ai.')

/** What the models have cost: by day, model, person and task, and what is left of the budget. */
export function CostScreen(): JSX.Element {
  const { query } = place.value
  const groupBy = groups.find(([name]) => name === query.get('by'))?.[0] ?? 'day'
  const days = spans.find((each) => String(each) === query.get('days')) ?? 30
  const addressOf = (by: Group, span: number) => `/cost?by=${by}&days=${span}`
  const from = new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10)
  const reading = useRead(
    async () => {
      const found = await gantry.ai.usage({ groupBy, from })
      if (groupBy === 'task') void readTitles(found.usage.map(({ key }) => ({ taskId: key })))
      if (groupBy === 'actor') void loadPeople()
      return found
    },
    isCostEvent,
    `${groupBy} ${from}`,
  )
  return (
    <div class="screen cost">
      <header class="bar">
        <h1 class="visually-hidden">Cost</h1>
        <Tabs
          label="Cost"
          tabs={groups.map(([name, words]) => ({
            name: words,
            path: addressOf(name, days),
            isCurrent: name === groupBy,
          }))}
        />
        <div class="bar-end">
          <select
            class="field"
            aria-label="Over"
            value={String(days)}
            onChange={({ currentTarget }) => go(addressOf(groupBy, Number(currentTarget.value)), 'replace')}
          >
            {spans.map((each) => (
              <option key={each} value={String(each)}>
                {each} days
              </option>
            ))}
          </select>
          <CopyAs group="ai" command="ai usage" args={() => ({ groupBy, from })} />
        </div>
      </header>
      <div class="inset">
        <Shown reading={reading} lines={8}>
          {({ usage, totals }) =>
            totals.calls === 0 ? (
              <Empty title="No model was called" line="gantry ask 'What is this project about?'">
                What models cost is shown here, from the first call on. For example, once there is a provider:
              </Empty>
            ) : (
              <Sums usage={usage} totals={totals} groupBy={groupBy} from={from} />
            )
          }
        </Shown>
        <Budget />
        <DearestCalls />
      </div>
    </div>
  )
}

interface SumsProps {
  readonly usage: readonly Schemas.AiUsageGroupSums[]
  readonly totals: Schemas.AiSums
  readonly groupBy: Group
  readonly from: string
}

function Sums({ usage, totals, groupBy, from }: SumsProps): JSX.Element {
  const name = groups.find(([each]) => each === groupBy)?.[1] ?? ''
  return (
    <>
      <dl class="cost-totals">
        <Total name="Cost" value={moneyOf(totals.costMicros)} />
        <Total name="Calls" value={numberOf(totals.calls)} />
        <Total name="Input tokens" value={numberOf(totals.inputTokens)} />
        <Total name="of these cached" value={numberOf(totals.cachedInputTokens)} />
        <Total name="Output tokens" value={numberOf(totals.outputTokens)} />
      </dl>
      {totals.estimatedCalls > 0 && (
        <p class="quiet small">The tokens of {totals.estimatedCalls} calls are estimated.</p>
      )}
      <Section title={name}>
        <Chart
          label={`Cost, ${name.toLowerCase()}`}
          bars={barsOf(usage, groupBy, from)}
          isOverTime={groupBy === 'day'}
        />
      </Section>
    </>
  )
}

function Total({ name, value }: { readonly name: string; readonly value: string }): JSX.Element {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** Days without a call stand there too; all else is sorted by its cost. */
function barsOf(usage: readonly Schemas.AiUsageGroupSums[], groupBy: Group, from: string): readonly Bar[] {
  if (groupBy === 'day') {
    const known = new Map(usage.map(({ key, sums }) => [key, sums]))
    return daysBetween(from, new Date().toISOString().slice(0, 10)).map((day) => barOf(day, dayOf(day), known.get(day)))
  }
  return usage
    .map(({ key, sums }) => barOf(key, nameOf(groupBy, key), sums))
    .toSorted((one, other) => other.costMicros - one.costMicros || other.tokens - one.tokens)
}

function nameOf(groupBy: Group, key: string): string {
  if (key === '') return 'none'
  if (groupBy === 'task') return titleOf(key)
  return groupBy === 'actor' ? (knownPeople().get(key) ?? key) : key
}

const shortDay = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A day of the service, which counts in UTC. */
function dayOf(day: string): string {
  return shortDay.format(Date.parse(day))
}

function barOf(key: string, name: string, sums?: Schemas.AiSums): Bar {
  const { costMicros = 0, calls = 0, inputTokens = 0, outputTokens = 0 } = sums ?? {}
  return { key, name, costMicros, calls, tokens: inputTokens + outputTokens }
}
