import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { ChoiceField, TextField } from '../parts/form-dialog.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'

interface Asked {
  readonly taskId: string
  readonly query: string
  readonly budget: string
}

function inputOf({ taskId, query, budget }: Asked): Schemas.ContextBuildInput {
  return {
    budgetTokens: Math.max(0, Math.min(1_000_000, Math.round(Number(budget)) || 0)),
    ...(taskId !== '' && { taskId }),
    ...(query !== '' && { query }),
  }
}

/** The context as an agent is given it, and what each part of it costs. */
export function ContextView(): JSX.Element {
  const [asked, setAsked] = useState<Asked>({ taskId: '', query: '', budget: '8000' })
  const [built, setBuilt] = useState(asked)
  const tasks = useRead(
    async () =>
      can('tasks:read') ? (await gantry.tasks.list({ sort: '-updatedAt', limit: 100, fields: ['title'] })).tasks : [],
    () => false,
  )
  const reading = useRead(
    async () => gantry.context.build(inputOf(built)),
    (kind) => /^(context|knowledge|skill)\./.test(kind),
    JSON.stringify(built),
  )
  return (
    <div class="inset shelf-context">
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault()
          setBuilt(asked)
        }}
      >
        <ChoiceField
          label="For the task"
          value={asked.taskId}
          choices={[['', 'No task'], ...(tasks.value ?? []).map(({ id, title = id }) => [id, title] as const)]}
          set={(taskId) => setAsked({ ...asked, taskId })}
        />
        <TextField label="About" value={asked.query} set={(query) => setAsked({ ...asked, query })} />
        <TextField label="Tokens at most" value={asked.budget} set={(budget) => setAsked({ ...asked, budget })} />
        <div class="form-actions">
          <button type="submit" class="button primary">
            Build
          </button>
          <CopyAs group="context" command="context build" args={() => ({ ...inputOf(asked) })} />
        </div>
      </form>
      <div>
        <Shown reading={reading} lines={10}>
          {(context) => <Built context={context} />}
        </Shown>
      </div>
    </div>
  )
}

const looks: Readonly<Record<Schemas.ContextSource['included'], string>> = {
  full: 'good',
  partial: 'warn',
  dropped: '',
}

function Built({ context: { content, tokens, sources } }: { readonly context: Schemas.BuiltContext }): JSX.Element {
  return (
    <>
      <Section title={`About ${tokens} tokens`}>
        <div class="shelf-wide">
          <table class="shelf-sources">
            <caption class="visually-hidden">The parts of the context</caption>
            <thead>
              <tr>
                <th scope="col">Part</th>
                <th scope="col">From</th>
                <th scope="col" class="number">
                  Tokens
                </th>
                <th scope="col">Included</th>
              </tr>
            </thead>
            <tbody>
              {sources.map(({ kind, id, tokens: count, included, reason, isFromOutside }) => (
                <tr key={`${kind} ${id}`}>
                  <td>{kind}</td>
                  <td>
                    {id} {isFromOutside === true && <span class="chip warn">from outside</span>}
                  </td>
                  <td class="number">{count}</td>
                  <td>
                    <span class={`chip ${looks[included]}`}>{included}</span>{' '}
                    {reason !== undefined && <span class="quiet small">{reason}</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Section>
      <Section title="The text">
        {content === '' ? (
          <p class="quiet">Nothing fits into these tokens.</p>
        ) : (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
          <pre class="shelf-text" tabIndex={0}>
            {content}
          </pre>
        )}
      </Section>
    </>
  )
}
