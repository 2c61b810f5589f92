import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Icon } from '../parts/icons.tsx'
import type { IconName } from '../parts/icons.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { QuestionForm, questionsIn } from '../parts/question-form.tsx'
import { jsonIn, Readable } from '../parts/readable.tsx'
import { ToolTitle } from '../parts/tool-title.tsx'
import { gistOf, ToolChanged, ToolInput } from '../parts/tool-input.tsx'
import { AgentWork, outputBeside } from './agent-work.tsx'
import type { Part } from './model.ts'

interface ToolPartProps {
  readonly part: Part
  /** Of the chat, if it has one. */
  readonly taskId: string | undefined
  readonly approval: Schemas.ToolApproval | undefined
}

const marks: Readonly<Record<Schemas.ChatToolState, readonly [word: string, icon: IconName, tone: string]>> = {
  queued: ['waits', 'clock', ''],
  waiting_approval: ['waits for approval', 'lock', 'warn'],
  running: ['runs', 'play', 'warn'],
  succeeded: ['done', 'check', 'good'],
  failed: ['failed', 'cross', 'bad'],
  rejected: ['rejected', 'cross', 'bad'],
  interrupted: ['interrupted', 'stop', 'warn'],
}

/** A call of a tool: its arguments and its result folded, and what is to be decided open. */
export function ToolPart({ part, taskId, approval }: ToolPartProps): JSX.Element {
  const { tool = 'tool', input = {}, state = 'queued', isOutputHidden } = part
  const output = outputBeside(part)
  const [word, icon, tone] = marks[state]
  const isWaiting = approval?.state === 'pending'
  const isAsking = isWaiting && approval.inputRequests !== undefined
  return (
    <div class={`chat-tool ${tone}`} data-call={part.callId}>
      <details open={isWaiting}>
        <summary>
          <Icon name="chevron" size={12} />
          <ToolTitle tool={tool} />
          <span class="tool-gist">{gistOf(input)}</span>
          <span class={`tool-state ${tone}`}>
            <Icon name={icon} size={12} /> {isAsking ? 'asks you' : word}
          </span>
        </summary>
        <div class="tool-body">
          <ToolInput input={input} hasDiffs={part.diffs !== undefined} />
          <AgentWork part={part} taskId={taskId} />
          {output !== undefined && !isAsking && (
            <ToolOutput name={isWaiting ? 'What it would do' : 'Result'} text={output} />
          )}
          {isOutputHidden === true && (
            <p class="quiet small">Your role may not make this call, so its result is not shown.</p>
          )}
        </div>
      </details>
      {isWaiting && <Decision key={approval.id} approval={approval} />}
    </div>
  )
}

const shownMax = 4_000

function ToolOutput({ name, text }: { readonly name: string; readonly text: string }): JSX.Element {
  const [isWhole, setWhole] = useState(false)
  const isCut = text.length > shownMax && !isWhole
  const value = useMemo(() => jsonIn(text), [text])
  if (value !== undefined)
    return (
      <div class="tool-output">
        <p>{name}</p>
        <Readable value={value} />
      </div>
    )
  return (
    <div class="tool-output">
      <p>{name}</p>
      <pre>{isCut ? text.slice(0, shownMax) : text}</pre>
      {isCut && (
        <button type="button" class="link small" onClick={() => setWhole(true)}>
          Show all {text.length.toLocaleString()} characters
        </button>
      )}
    </div>
  )
}

interface DecisionProps {
  readonly approval: Schemas.ToolApproval
}

/** What decides a call, behind what it will do and whose words led to it. */
function Decision({ approval }: DecisionProps): JSX.Element {
  const [isSending, setSending] = useState(false)
  const { chatId, id: approvalId, decisions = [] } = approval
  const authors = (approval.authors ?? []).map(
    ({ actor, name, kind }) => `${name ?? actor?.name ?? 'unknown'} (${kind})`,
  )
  const decide = async (send: () => PromiseLike<unknown>) => {
    setSending(true)
    await attempt(async () => void (await send()))
    setSending(false)
  }
  if (approval.inputRequests && decisions.includes('approve')) return <Answer approval={approval} />
  return (
    <div class="decision">
      {approval.isToolChanged === true && <ToolChanged serverName={approval.input['serverName']} />}
      <p class="small">
        <code>{approval.tool}</code> runs once you approve it; the request ends <Ago at={approval.expiresAt} />.
        {authors.length > 0 && ` In the conversation are words of ${authors.join(', ')}, who may not make this call.`}
      </p>
      <div class="form-actions">
        {decisions.includes('approve') && (
          <>
            <button
              type="button"
              class="button primary"
              disabled={isSending}
              onClick={() => void decide(() => gantry.chats.approvals.approve({ chatId, approvalId }))}
            >
              Approve
            </button>
            <button
              type="button"
              class="button"
              title="From now on, this tool with the same input runs in this chat without asking."
              disabled={isSending}
              onClick={() => void decide(() => gantry.chats.approvals.approve({ chatId, approvalId, scope: 'always' }))}
            >
              Always in this chat
            </button>
          </>
        )}
        {decisions.includes('reject') && (
          <button
            type="button"
            class="button danger"
            disabled={isSending}
            onClick={() => void decide(() => gantry.chats.approvals.reject({ chatId, approvalId }))}
          >
            Reject
          </button>
        )}
        {!decisions.includes('approve') && (
          <p class="quiet small">
            {decisions.length === 0 ? 'Your session may not decide it.' : 'Your session may not approve it.'}
          </p>
        )}
      </div>
    </div>
  )
}

/** What a server asks in the middle of the call: the person answers, and the call goes on. */
function Answer({ approval: { chatId, id: approvalId, input, inputRequests = {} } }: DecisionProps): JSX.Element {
  return (
    <QuestionForm
      serverName={String(input['serverName'])}
      questions={questionsIn(inputRequests)}
      answer={(inputResponses) =>
        attempt(async () => gantry.chats.approvals.approve({ chatId, approvalId, inputResponses }))
      }
    />
  )
}
