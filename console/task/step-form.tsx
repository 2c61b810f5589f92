import type { Schemas } from 'gantry/client'
import { useTakenFocus } from '../parts/take-focus.ts'
import type { JSX, RefObject } from 'preact'
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
export function StepForm({ open, step: given, close }: StepFormProps): JSX.Element {
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState<string>()
  // What it was when the form appeared: only what differs from that is sent.
  const [step] = useState(given)
  const input = () => inputOf(form.current)
  const field = useRef<HTMLInputElement>(null)
  useTakenFocus(field)
  const save = async () => {
    setProblem(undefined)
    try {
      if (step === undefined) await gantry.plan.add({ id: open.id, ...newStepOf(input()) })
      else {
        const patch = changedStepOf(step, input())
        if (Object.keys(patch).length > 0) await gantry.plan.update({ id: open.id, stepId: step.id, ...patch })
      }
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
        open.saving = save()
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') close()
      }}
    >
      <StepFields step={step} first={field} />
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
            args={() => ({ id: open.id, stepId: step.id, ...changedStepOf(step, input()) })}
          />
        )}
      </div>
    </form>
  )
}

interface StepFieldsProps {
  readonly step: Schemas.PlanStep | undefined
  readonly first: RefObject<HTMLInputElement | null>
}

function StepFields({ step, first }: StepFieldsProps): JSX.Element {
  const command = { class: 'field mono', name: 'command', 'aria-label': 'Command', spellcheck: false } as const
  return (
    <>
      <input
        class="field"
        name="description"
        aria-label="What the step does"
        placeholder="What the step does"
        required
        defaultValue={step?.description}
        ref={first}
      />
      {step?.command?.includes('\n') === true ? (
        // Of several lines, an input would make one.
        <textarea {...command} defaultValue={step.command} />
      ) : (
        <input {...command} placeholder="Command, such as npm test" defaultValue={step?.command} />
      )}
      <textarea
        class="field mono"
        name="expectedOutcome"
        aria-label="Expected outcome"
        placeholder={'Expected outcome, such as\noutput contains: passed\nexit code: 0'}
        defaultValue={step?.expectedOutcome}
        spellcheck={false}
      />
    </>
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

/**
 * What differs from the step that was shown; what is empty is taken away. Who leaves the command as it is has not written
 * it, and what somebody else has changed meanwhile stays.
 */
function changedStepOf(step: Schemas.PlanStep, { description, command, expectedOutcome }: StepTexts) {
  const patch: Schemas.PlanStepPatch = {
    ...(description !== oneLineOf(step.description) && { description }),
    ...(command !== linesOf(step.command) && { command: command || null }),
    ...(expectedOutcome !== linesOf(step.expectedOutcome) && { expectedOutcome: expectedOutcome || null }),
  }
  return patch
}

/** As a field of a form gives it back. */
function linesOf(text = ''): string {
  return text.replaceAll('\r\n', '\n')
}

function oneLineOf(text: string): string {
  return text.replaceAll(/[\r\n]/g, '')
}
