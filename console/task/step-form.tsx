import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Problem } from '../parts/states.tsx'
import type { OpenTask } from './model.ts'

interface StepFormProps {
  readonly open: OpenTask
  readonly step?: Schemas.PlanStep
  readonly close: () => void
}

/** A step of the plan: what is done, by which command, and what it should result in. */
export function StepForm({ open, step, close }: StepFormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  const input = () => inputOf(form.current)
  const save = async () => {
    setProblem(undefined)
    try {
      if (step === undefined) await gantry.plan.add({ id: open.id, ...newStepOf(input()) })
      else await gantry.plan.update({ id: open.id, stepId: step.id, ...changedStepOf(input()) })
      await open.load()
      close()
    } catch (error) {
      setProblem(sentenceOf(error))
    }
  }
  return (
    <form
      ref={form}
      class="step-form"
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <input
        class="field"
        name="description"
        aria-label="What the step does"
        placeholder="What the step does"
        required
        defaultValue={step?.description}
        // The form appears because it was asked for.
        // biome-ignore lint/a11y/noAutofocus: see above.
        autoFocus
      />
      <input
        class="field mono"
        name="command"
        aria-label="Command"
        placeholder="Command, such as npm test"
        defaultValue={step?.command}
        spellcheck={false}
      />
      <textarea
        class="field mono"
        name="expectedOutcome"
        aria-label="Expected outcome"
        placeholder={'Expected outcome, such as\noutput contains: passed\nexit code: 0'}
        defaultValue={step?.expectedOutcome}
        spellcheck={false}
      />
      {problem !== undefined && <Problem text={problem} />}
      <div class="form-actions">
        <button type="submit" class="button primary">
          {step === undefined ? 'Add the step' : 'Save'}
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        {step === undefined ? (
          <CopyAs group="task-plan" command="plan add" args={() => ({ id: open.id, ...newStepOf(input()) })} />
        ) : (
          <CopyAs
            group="task-plan"
            command="plan update"
            args={() => ({ id: open.id, stepId: step.id, ...changedStepOf(input()) })}
          />
        )}
      </div>
    </form>
  )
}

interface StepTexts {
  readonly description: string
  readonly command: string
  readonly expectedOutcome: string
}

function inputOf(form: HTMLFormElement | null): StepTexts {
  const data = form === null ? new FormData() : new FormData(form)
  const textOf = (name: string) => String(data.get(name) ?? '').replaceAll('\r\n', '\n')
  return { description: textOf('description'), command: textOf('command'), expectedOutcome: textOf('expectedOutcome') }
}

/** What is empty is not given. */
function newStepOf({ description, command, expectedOutcome }: StepTexts): Schemas.PlanStepInput {
  return { description, ...(command !== '' && { command }), ...(expectedOutcome !== '' && { expectedOutcome }) }
}

/** What is empty is taken away. */
function changedStepOf({ description, command, expectedOutcome }: StepTexts): Schemas.PlanStepPatch {
  return { description, command: command || null, expectedOutcome: expectedOutcome || null }
}
