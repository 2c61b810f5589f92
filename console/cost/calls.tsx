import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago, durationOf } from '../parts/time.tsx'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { Section } from '../task/section.tsx'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { moneyOf, numberOf } from './model.ts'

const readCalls = 200
const shownCalls = 10

const tokensOf = ({ usage }: Schemas.AiCall) => (usage?.inputTokens ?? 0) + (usage?.outputTokens ?? 0)
const costOf = ({ usage }: Schemas.AiCall) => usage?.costMicros ?? 0

/** Of the newest calls, those that have cost most. */
export function DearestCalls(): JSX.Element {
  const reading = useRead(
    async () => {
      const { calls } = await gantry.ai.calls.list({ limit: readCalls })
      const dearest = calls
        .toSorted((one, other) => costOf(other) - costOf(one) || tokensOf(other) - tokensOf(one))
        .slice(0, shownCalls)
      void readTitles(dearest)
      return dearest
    },
    (kind) => kind === 'ai.call.finished',
  )
  return (
    <Section
      title={`Dearest of the newest ${readCalls} calls`}
      actions={<CopyAs group="ai" command="ai calls list" args={() => ({ limit: readCalls })} />}
    >
      <Shown reading={reading} lines={4}>
        {(calls) => (
          <>
            {calls.length === 0 && <p class="quiet">No call yet.</p>}
            <ul class="line-list">
              {calls.map((call) => (
                <CallRow key={call.id} call={call} />
              ))}
            </ul>
          </>
        )}
      </Shown>
    </Section>
  )
}

function CallRow({ call }: { readonly call: Schemas.AiCall }): JSX.Element {
  const { id, model, provider, state, taskId, chatId, createdBy, createdAt, durationMs, problem } = call
  return (
    <li class="line-row" data-call={id}>
      <span class="cost-amount">{call.usage?.costMicros === undefined ? 'no price' : moneyOf(costOf(call))}</span>
      <span class="line-words">
        <strong>{model}</strong>
        <span class="quiet small">
          {provider} · {numberOf(tokensOf(call))} tokens
          {durationMs !== undefined && ` · ${durationOf(durationMs)}`}
          {problem !== undefined && ` · ${problem}`}
        </span>
      </span>
      {state !== 'succeeded' && <span class="chip warn">{state}</span>}
      {taskId !== undefined && (
        <a class="link small" data-go href={hrefOf(`/tasks/${taskId}`)}>
          {titleOf(taskId)}
        </a>
      )}
      {chatId !== undefined && (
        <a class="link small" data-go href={hrefOf(`/chats/${chatId}`)}>
          its chat
        </a>
      )}
      <WhoActed actor={createdBy} withName={false} />
      <span class="quiet small cost-when">
        <Ago at={createdAt} />
      </span>
    </li>
  )
}
