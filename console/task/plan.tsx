import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { CopyAs } from '../parts/copy-as.tsx'
import { differenceOf, expectedOf } from '../parts/difference.ts'
import type { TextPart } from '../parts/difference.ts'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { Ago, durationOf } from '../parts/time.tsx'
import { can } from '../session.ts'
import { JobLog } from './job-log.tsx'
import type { OpenTask } from './model.ts'
import { cancelRun, moveStep, removeStep, runPlan, runStep } from './plan-actions.ts'
import { Section } from './section.tsx'
import { StepForm } from './step-form.tsx'

interface PlanProps {
  readonly open: OpenTask
  readonly task: Schemas.Task
}

/** The steps of the plan, each with what it expects and what came of it. */
export function Plan({ open, task }: PlanProps): JSX.Element {
  const [isAdding, setAdding] = useState(false)
  const steps = task.planSteps
  const running = steps.find(isActive)
  return (
    <Section
      title="Plan"
      count={steps.length}
      actions={
        <>
          <Verdicts steps={steps} />
          {can('tasks:execute') && steps.length > 0 && <RunButtons open={open} steps={steps} running={running} />}
          <CopyAs
            group="task-plan"
            command={steps.length === 0 ? 'plan list' : 'plan run'}
            args={() => ({ id: open.id })}
          />
        </>
      }
    >
      {steps.length === 0 && !isAdding && (
        <p class="quiet">
          No plan yet. A step is a command with what it should result in; the plan shows that the task is done.
        </p>
      )}
      <ol class="steps">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            open={open}
            step={step}
            index={index}
            isLast={index === steps.length - 1}
            isLocked={running !== undefined}
          />
        ))}
      </ol>
      {can('tasks:write') &&
        running === undefined &&
        (isAdding ? <StepForm open={open} close={() => setAdding(false)} /> : <AddStep add={() => setAdding(true)} />)}
    </Section>
  )
}

function AddStep({ add }: { readonly add: () => void }): JSX.Element {
  return (
    <button type="button" class="add" onClick={add}>
      <Icon name="plus" /> Add a step
    </button>
  )
}

function isActive({ outcome }: Schemas.PlanStep): boolean {
  return outcome?.state === 'running' || outcome?.state === 'queued'
}

function Verdicts({ steps }: { readonly steps: readonly Schemas.PlanStep[] }): JSX.Element | null {
  const ended = steps.filter(
    ({ outcome }) => outcome !== undefined && outcome.state !== 'queued' && outcome.state !== 'running',
  )
  if (ended.length === 0) return null
  const passed = ended.filter(({ outcome }) => outcome?.state === 'succeeded').length
  const isGood = passed === steps.length
  return (
    <span class={`chip ${isGood ? 'good' : passed < ended.length ? 'bad' : ''}`}>
      {passed} of {steps.length} passed
    </span>
  )
}

interface RunButtonsProps {
  readonly open: OpenTask
  readonly steps: readonly Schemas.PlanStep[]
  readonly running: Schemas.PlanStep | undefined
}

function RunButtons({ open, steps, running }: RunButtonsProps): JSX.Element {
  if (running?.outcome !== undefined) {
    const { jobId } = running.outcome
    return (
      <button type="button" class="button danger" onClick={() => void cancelRun(open, jobId)}>
        <Icon name="stop" /> Cancel
      </button>
    )
  }
  const hasRun = steps.some(({ outcome }) => outcome !== undefined)
  const isOver = steps.every(({ outcome, command }) => command === undefined || outcome?.state === 'succeeded')
  return (
    <>
      {hasRun && !isOver && (
        <button type="button" class="button" onClick={() => void runPlan(open, true)}>
          Run all
        </button>
      )}
      <button type="button" aria-keyshortcuts="r" class="button primary" onClick={() => void runPlan(open, isOver)}>
        <Icon name="play" /> {hasRun && !isOver ? 'Go on' : 'Run'}
      </button>
    </>
  )
}

interface StepProps {
  readonly open: OpenTask
  readonly step: Schemas.PlanStep
  readonly index: number
  readonly isLast: boolean
  /** Whether the plan runs, and steps cannot change. */
  readonly isLocked: boolean
}

function Step({ open, step, index, isLast, isLocked }: StepProps): JSX.Element {
  const [isEditing, setEditing] = useState(false)
  const [isOpened, setOpened] = useState<boolean>()
  const { outcome } = step
  const isRunning = isActive(step)
  const isFailed = outcome !== undefined && !isRunning && outcome.state !== 'succeeded'
  // The steps of a plan run in one job: its log stands at the step that runs now.
  const isShown = isOpened ?? (outcome?.state === 'running' || isFailed)
  if (isEditing)
    return (
      <li class="step">
        <StepForm open={open} step={step} close={() => setEditing(false)} />
      </li>
    )
  return (
    <li class="step" data-state={outcome?.state ?? 'new'}>
      <div class="step-line">
        <StepMark state={outcome?.state} />
        <div class="step-words">
          <span class="step-title">
            <span class="step-number">{index + 1}</span> {step.description}
          </span>
          {step.command !== undefined && <code class="step-command">{step.command}</code>}
          {step.isRestricted && (
            <span
              class="chip warn"
              title="An agent or a restricted token gave this command. Give it again to make it yours."
            >
              runs with fewer rights
            </span>
          )}
        </div>
        <StepResult outcome={outcome} executedAt={step.executedAt} />
        {outcome !== undefined && (
          <button
            type="button"
            class="icon-button"
            aria-expanded={isShown}
            aria-label={`Details of step ${index + 1}`}
            onClick={() => setOpened(!isShown)}
          >
            <span class={isShown ? 'opened' : ''}>
              <Icon name="chevron" />
            </span>
          </button>
        )}
        <StepMenu
          open={open}
          step={step}
          index={index}
          isLast={isLast}
          isLocked={isLocked}
          edit={() => setEditing(true)}
        />
      </div>
      {!isShown && step.expectedOutcome !== undefined && outcome === undefined && (
        <pre class="expects">{step.expectedOutcome}</pre>
      )}
      {isShown && outcome !== undefined && (
        <div class="step-details">
          {(outcome.checks ?? []).map((check) => (
            <Check key={check.check} check={check} />
          ))}
          {outcome.reason !== undefined && isFailed && !(outcome.checks ?? []).some(({ passed }) => !passed) && (
            <p class="quiet">Ended: {outcome.reason.replaceAll('_', ' ')}</p>
          )}
          {outcome.state === 'running' ? <JobLog jobId={outcome.jobId} /> : <Output step={step} />}
        </div>
      )}
    </li>
  )
}

type OutcomeState = Schemas.StepOutcome['state']

const outcomeWords: Readonly<Record<OutcomeState, string>> = {
  queued: 'Queued',
  running: 'Running',
  succeeded: 'Passed',
  failed: 'Failed',
  cancelled: 'Cancelled',
  interrupted: 'Interrupted',
}

function StepMark({ state }: { readonly state: OutcomeState | undefined }): JSX.Element {
  return (
    <svg
      class={`verdict ${state ?? 'new'}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label={state === undefined ? 'Not run' : outcomeWords[state]}
    >
      {state === 'succeeded' ? (
        <>
          <circle cx="8" cy="8" r="7" class="fill" />
          <path d="m5 8.25 2.1 2.1 3.9-4.4" class="cut" />
        </>
      ) : state === 'failed' ? (
        <>
          <circle cx="8" cy="8" r="7" class="fill" />
          <path d="m5.75 5.75 4.5 4.5M10.25 5.75l-4.5 4.5" class="cut" />
        </>
      ) : (
        <circle cx="8" cy="8" r="6.25" class="ring" />
      )}
    </svg>
  )
}

function StepResult({
  outcome,
  executedAt,
}: {
  readonly outcome: Schemas.StepOutcome | undefined
  readonly executedAt: string | undefined
}): JSX.Element | null {
  if (outcome === undefined) return null
  return (
    <span class="step-result">
      <span class={`step-state ${outcome.state}`}>{outcomeWords[outcome.state]}</span>
      {outcome.durationMs !== undefined && <span>{durationOf(outcome.durationMs)}</span>}
      {executedAt !== undefined && <Ago at={executedAt} />}
    </span>
  )
}

function StepMenu({
  open,
  step,
  index,
  isLast,
  isLocked,
  edit,
}: StepProps & { readonly edit: () => void }): JSX.Element | null {
  if (isLocked) return null
  const items = [
    ...(can('tasks:execute') && step.command !== undefined
      ? [{ name: 'Run this step', mark: <Icon name="play" />, run: () => runStep(open, step) }]
      : []),
    ...(can('tasks:write')
      ? [
          { name: 'Edit', mark: <Icon name="edit" />, run: edit },
          ...(index > 0 ? [{ name: 'Move up', run: () => moveStep(open, step.id, -1) }] : []),
          ...(isLast ? [] : [{ name: 'Move down', run: () => moveStep(open, step.id, 1) }]),
          {
            name: 'Delete',
            mark: <Icon name="trash" />,
            run: () => removeStep(open, step),
          },
        ]
      : []),
  ]
  if (items.length === 0) return null
  return (
    <Menu label={`Actions for step ${index + 1}`} items={() => items}>
      <Icon name="more" />
    </Menu>
  )
}

/** What was expected stands above what was found, with the difference marked. */
function Check({ check }: { readonly check: Schemas.OutcomeCheck }): JSX.Element {
  const expected = expectedOf(check.check)
  const [ofExpected, ofFound] = differenceOf(expected ?? '', check.found ?? '')
  if (check.passed)
    return (
      <p class="check passed">
        <Icon name="check" /> <code>{check.check}</code>
      </p>
    )
  return (
    <div class="check failed">
      <p>
        <Icon name="cross" /> <code>{check.check}</code>
      </p>
      <dl>
        <dt>expected</dt>
        <dd>{expected === undefined ? check.check : <Marked parts={ofExpected} />}</dd>
        <dt>found</dt>
        <dd>{expected === undefined ? (check.found ?? 'nothing') : <Marked parts={ofFound} />}</dd>
      </dl>
    </div>
  )
}

function Marked({ parts }: { readonly parts: readonly TextPart[] }): JSX.Element {
  if (parts.length === 0) return <i class="quiet">nothing</i>
  return (
    <>{parts.map(({ text, isDifferent }, index) => (isDifferent ? <mark key={String(index)}>{text}</mark> : text))}</>
  )
}

function Output({ step }: { readonly step: Schemas.PlanStep }): JSX.Element | null {
  const { output = '', error = '', outcome } = step
  if (output === '' && error === '') return null
  return (
    <>
      {output !== '' && <Log text={output} label="Output" />}
      {error !== '' && <Log text={error} label="Error output" />}
      {outcome?.exitCode !== undefined && <p class="quiet small">Exit code {outcome.exitCode}</p>}
    </>
  )
}

export function Log({ text, label }: { readonly text: string; readonly label: string }): JSX.Element {
  return (
    <section class="log" aria-label={label}>
      <pre>{text}</pre>
    </section>
  )
}
