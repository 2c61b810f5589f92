import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { ChoiceField, FormDialog, TextField } from '../parts/form-dialog.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago, now } from '../parts/time.tsx'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'
import { forecastOf, moneyOf, numberOf } from './model.ts'

/** What may be used in this period, what is used, and what it comes to at this rate. */
export function Budget(): JSX.Element {
  const reading = useRead(
    async () => (await gantry.ai.budget.get()).budget,
    (kind) => kind.startsWith('ai.'),
  )
  const [isSetting, setSetting] = useState(false)
  return (
    <Section
      title="Budget"
      actions={
        <>
          <CopyAs group="ai" command="ai budget get" args={() => ({})} />
          {can('ai:admin') && reading.value !== undefined && (
            <button type="button" class="button" onClick={() => setSetting(true)}>
              Set the budget
            </button>
          )}
        </>
      }
    >
      <Shown reading={reading} lines={2}>
        {(budget) => (
          <>
            <Meter
              name="Cost"
              budget={budget}
              used={budget.usedCostMicros}
              reserved={budget.reservedCostMicros}
              most={budget.costMicrosMax}
              shown={moneyOf}
            />
            <Meter
              name="Tokens"
              budget={budget}
              used={budget.usedTokens}
              reserved={budget.reservedTokens}
              most={budget.tokensMax}
              shown={numberOf}
            />
            <p class="quiet small">
              The {budget.period} ends <Ago at={budget.resetsAt} />.
            </p>
          </>
        )}
      </Shown>
      {isSetting && reading.value !== undefined && (
        <SetBudget budget={reading.value} close={() => setSetting(false)} done={() => void reading.read()} />
      )}
    </Section>
  )
}

interface MeterProps {
  readonly name: string
  readonly budget: Schemas.AiBudget
  readonly used: number
  readonly reserved: number
  readonly most: number | undefined
  readonly shown: (amount: number) => string
}

function Meter({ name, budget: { startsAt, resetsAt, period }, used, reserved, most, shown }: MeterProps): JSX.Element {
  const forecast = forecastOf(used, startsAt, resetsAt, now.value)
  return (
    <div class="cost-meter">
      <p>
        <strong>{name}</strong> {shown(used)}
        {most === undefined ? ', without a limit' : ` of ${shown(most)}`}
        {reserved > 0 && `, ${shown(reserved)} reserved`}
        {forecast !== undefined && (
          <span class={most !== undefined && forecast > most ? 'minus' : 'quiet'}>
            {' '}
            · at this rate {shown(forecast)} in this {period}
          </span>
        )}
      </p>
      {most !== undefined && (
        <meter
          aria-label={`${name} of the ${period}`}
          min={0}
          max={most}
          high={most * 0.8}
          value={Math.min(used, most)}
        />
      )}
    </div>
  )
}

interface SetBudgetProps {
  readonly budget: Schemas.AiBudget
  readonly close: () => void
  readonly done: () => void
}

const micros = 1_000_000

function SetBudget({ budget, close, done }: SetBudgetProps): JSX.Element {
  const [period, setPeriod] = useState<Schemas.AiBudgetPeriod>(budget.period)
  const [cost, setCost] = useState(budget.costMicrosMax === undefined ? '' : String(budget.costMicrosMax / micros))
  const [tokens, setTokens] = useState(budget.tokensMax === undefined ? '' : String(budget.tokensMax))
  const args = () => ({
    period,
    ...(cost.trim() !== '' && { costMicrosMax: Math.round(Number(cost) * micros) }),
    ...(tokens.trim() !== '' && { tokensMax: Number(tokens) }),
  })
  const save = async () => {
    await gantry.ai.budget.set(args())
    done()
  }
  return (
    <FormDialog
      title="Set the budget"
      action="Set it"
      send={save}
      close={close}
      copy={<CopyAs group="ai" command="ai budget set" args={args} />}
    >
      <ChoiceField
        label="For each"
        value={period}
        choices={[
          ['day', 'day'],
          ['month', 'month'],
        ]}
        set={setPeriod}
      />
      <TextField label="US dollars at most" value={cost} set={setCost} hint="no limit if empty" />
      <TextField label="Tokens at most" value={tokens} set={setTokens} hint="no limit if empty" />
    </FormDialog>
  )
}
