import '../late.ts'
import { index } from 'operations:index'
import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { gantry, isSignedOut, leave, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Icon } from '../parts/icons.tsx'
import type { IconName } from '../parts/icons.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { QuestionForm, questionsIn } from '../parts/question-form.tsx'
import { useReading } from '../parts/reading.ts'
import { Empty, Problem, Skeleton } from '../parts/states.tsx'
import { ToolTitle } from '../parts/tool-title.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { useKeys } from '../parts/use-keys.ts'
import { WhoActed } from '../parts/who.tsx'
import { hrefOf } from '../router.ts'
import { isWaitingEvent } from '../waiting-count.ts'
import { callById } from './decisions.ts'
import { Details } from './details.tsx'

/** All that waits for a decision of the user. */
export function NowScreen(): JSX.Element {
  const items = useSignal<readonly Schemas.WaitingItem[] | undefined>(undefined)
  const [problem, setProblem] = useState<string>()
  const read = async () => {
    try {
      items.value = (await gantry.waiting.list({ limit: 100 })).items
      setProblem(undefined)
    } catch (error) {
      if (isSignedOut(error)) leave()
      setProblem(sentenceOf(error))
    }
  }
  useReading(read, isWaitingEvent)
  const list = useRef<HTMLUListElement>(null)
  useKeys((key) => moveFocus(list.current, key, '.form-actions > :first-child'))
  return (
    <div class="screen narrow">
      <header class="bar">
        <h1>Now</h1>
        <span class="quiet small">What waits for you</span>
        <div class="bar-end">
          <CopyAs group="overview" command="waiting list" args={() => ({})} />
        </div>
      </header>
      {problem !== undefined && <Problem text={problem} again={() => void read()} />}
      {items.value === undefined && problem === undefined && <Skeleton lines={6} />}
      {items.value?.length === 0 && (
        <Empty title="Nothing waits for you" line="gantry inbox">
          Approvals of tool calls and commands, and reviews that name you, appear here as they come. From a shell:
        </Empty>
      )}
      <ul class="waiting" ref={list}>
        {items.value?.map((item) => (
          <Waiting key={`${item.kind} ${item.id}`} item={item} done={read} />
        ))}
      </ul>
    </div>
  )
}

const kinds: Readonly<Record<Schemas.WaitingKind, readonly [name: string, icon: IconName]>> = {
  tool_call: ['Tool call of a chat', 'comment'],
  mcp_call: ['Call of an MCP tool', 'link'],
  commands: ['Commands of the project', 'terminal'],
  skill: ['Skill', 'book'],
  review: ['Review', 'file'],
}

interface WaitingProps {
  readonly item: Schemas.WaitingItem
  readonly done: () => Promise<void>
}

/** What waits: what it is about and who asks stand before what decides it. */
function Waiting({ item, done }: WaitingProps): JSX.Element {
  // A later service may have kinds that this page does not know.
  const [name, icon] = Object.hasOwn(kinds, item.kind) ? kinds[item.kind] : ([item.kind, 'inbox'] as const)
  const [asking, setAsking] = useState<Schemas.ToolApproval>()
  return (
    <li class="waiting-item">
      <div class="waiting-head">
        <Icon name={icon} />
        <span class="chip">{name}</span>
        {item.isFromOutside === true && <span class="chip warn">text from outside</span>}
        <span class="quiet small">
          <Ago at={item.createdAt} />
          {item.expiresAt !== undefined && (
            <>
              {', ends '}
              <Ago at={item.expiresAt} />
            </>
          )}
        </span>
      </div>
      <div class="waiting-title">
        <h2>{item.kind === 'tool_call' ? <ToolTitle tool={item.title} /> : item.title}</h2>
        {item.kind !== 'review' && <CopyDecision decision={item.decisions[0]} />}
      </div>
      {item.createdBy !== undefined && (
        <p class="small quiet asked-by">
          asked by <WhoActed actor={item.createdBy} />
        </p>
      )}
      <Details item={item} asks={setAsking} />
      {asking && <Question approval={asking} done={done} />}
      <div class="form-actions">
        {item.kind === 'review' && item.taskId !== undefined ? (
          <a class="button primary" data-go href={hrefOf(`/tasks/${item.taskId}/review`)}>
            Review
          </a>
        ) : (
          asking === undefined &&
          decisionsOf(item).map((choice) => <Choice key={choice.name} choice={choice} done={done} />)
        )}
        <WaitingLinks item={item} />
      </div>
    </li>
  )
}

interface QuestionProps {
  readonly approval: Schemas.ToolApproval
  readonly done: () => Promise<void>
}

/** What a server asks in the middle of a call of a chat. */
function Question({ approval, done }: QuestionProps): JSX.Element {
  const { chatId, id: approvalId, input, inputRequests = {} } = approval
  const answer = async (inputResponses: Readonly<Record<string, unknown>>) => {
    await attempt(async () => gantry.chats.approvals.approve({ chatId, approvalId, inputResponses }))
    await done()
  }
  return (
    <QuestionForm serverName={String(input['serverName'])} questions={questionsIn(inputRequests)} answer={answer} />
  )
}

/** Where what waits is seen whole. */
function WaitingLinks({ item: { kind, taskId, chatId } }: { readonly item: Schemas.WaitingItem }): JSX.Element {
  return (
    <span class="waiting-links">
      {kind === 'tool_call' && chatId !== undefined && (
        <a class="link small" data-go href={hrefOf(`/chats/${chatId}`)}>
          Open the chat
        </a>
      )}
      {taskId !== undefined && (
        <a class="link small" data-go href={hrefOf(`/tasks/${taskId}`)}>
          Open the task
        </a>
      )}
    </span>
  )
}

interface DecisionChoice {
  readonly name: string
  readonly decision: Schemas.WaitingDecision
  readonly isMain: boolean
  /** What it means beyond this once. */
  readonly about?: string
}

const decisionNames: Readonly<Record<Schemas.Decision, string>> = { approve: 'Approve', reject: 'Reject' }

/** The decisions that the service offers; a tool of a chat may be approved for all its calls too. */
function decisionsOf({ kind, decisions }: Schemas.WaitingItem): readonly DecisionChoice[] {
  return decisions.flatMap((decision): DecisionChoice[] => {
    const choice = { name: decisionNames[decision.decision], decision, isMain: decision.decision === 'approve' }
    if (kind !== 'tool_call' || decision.decision !== 'approve') return [choice]
    const always = { ...decision, body: { ...decision.body, scope: 'always' } }
    const about = 'From now on, this tool runs in this chat without asking.'
    return [choice, { name: 'Always in this chat', decision: always, isMain: false, about }]
  })
}

interface ChoiceProps {
  readonly choice: DecisionChoice
  readonly done: () => Promise<void>
}

function Choice({ choice: { name, decision, isMain, about }, done }: ChoiceProps): JSX.Element {
  const [isSending, setSending] = useState(false)
  const isApproval = decision.decision === 'approve'
  const decide = async () => {
    setSending(true)
    const decided = await attempt(async () => {
      await callById(decision.operationId, { ...decision.path, ...decision.body })
      return true
    })
    setSending(false)
    if (decided === true) say(isApproval ? 'Approved.' : 'Rejected.')
    await done()
  }
  return (
    <button
      type="button"
      class={`button ${isMain ? 'primary' : isApproval ? '' : 'danger'}`}
      title={about}
      disabled={isSending}
      onClick={() => void decide()}
    >
      {name}
    </button>
  )
}

/** The call of the first decision. */
function CopyDecision({ decision }: { readonly decision: Schemas.WaitingDecision | undefined }): JSX.Element | null {
  const entry = decision && index.find(({ operationId }) => operationId === decision.operationId)
  if (decision === undefined || entry === undefined) return null
  return <CopyAs group={entry.group} command={entry.command} args={() => ({ ...decision.path, ...decision.body })} />
}
