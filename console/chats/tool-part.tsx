import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Icon } from '../parts/icons.tsx'
import type { IconName } from '../parts/icons.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'
import { AgentWork, outputBeside } from './agent-work.tsx'
import { Change } from './change.tsx'
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
  return (
    <div class={`tool ${tone}`}>
      <details open={isWaiting}>
        <summary>
          <Icon name="chevron" size={12} />
          <code class="tool-name">{tool}</code>
          <span class="tool-gist">{gistOf(input)}</span>
          <span class={`tool-state ${tone}`}>
            <Icon name={icon} size={12} /> {word}
          </span>
        </summary>
        <div class="tool-body">
          <Input input={input} hasDiffs={part.diffs !== undefined} />
          <AgentWork part={part} taskId={taskId} />
          {output !== undefined && <ToolOutput name={isWaiting ? 'What it would do' : 'Result'} text={output} />}
          {isOutputHidden === true && (
            <p class="quiet small">Your role may not make this call, so its result is not shown.</p>
          )}
        </div>
      </details>
      {isWaiting && <Decision approval={approval} />}
    </div>
  )
}

const taskId = /^task_[a-z0-9]+$/

/** The first value that says something: enough to tell calls apart while they are folded. */
function gistOf(input: Readonly<Record<string, unknown>>): string {
  const values = Object.values(input).filter((value) => typeof value === 'string' || typeof value === 'number')
  const [first = ''] = [...values.filter((value) => !/^[a-z]+_[a-z0-9]{20,}$/.test(String(value))), ...values]
  return String(first).split('\n', 1)[0]?.slice(0, 120) ?? ''
}

interface InputProps {
  readonly input: Readonly<Record<string, unknown>>
  readonly hasDiffs: boolean
}

function Input({ input, hasDiffs }: InputProps): JSX.Element {
  const change = changeOf(input)
  const given = Object.entries(input).filter(([name]) => change === undefined || !change.names.includes(name))
  // All that an agent says of a change is its title, which stands in the line above already.
  const shown = hasDiffs && given.length === 1 && given[0]?.[1] === gistOf(input) ? [] : given
  useEffect(() => {
    const tasks = given.flatMap(([, value]) =>
      typeof value === 'string' && taskId.test(value) ? [{ taskId: value }] : [],
    )
    void readTitles(tasks)
  }, [input])
  return (
    <>
      {shown.length > 0 && (
        <dl class="arguments">
          {shown.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{argumentOf(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {change !== undefined && <Change before={change.before} after={change.after} />}
    </>
  )
}

/** A task by its title, and what else there is as it is. */
function argumentOf(value: unknown): ComponentChildren {
  if (typeof value !== 'string') return JSON.stringify(value, undefined, 2)
  if (!taskId.test(value)) return value
  return (
    <a class="link" data-go href={hrefOf(`/tasks/${value}`)} title={value}>
      {titleOf(value)}
    </a>
  )
}

const changeNames = [
  ['oldText', 'newText'],
  ['old_string', 'new_string'],
  ['oldString', 'newString'],
] as const

/** A text and what replaces it, as tools of agents name them. */
function changeOf(input: Readonly<Record<string, unknown>>) {
  for (const [before, after] of changeNames) {
    const [one, other] = [input[before], input[after]]
    if (typeof one === 'string' && typeof other === 'string')
      return { before: one, after: other, names: [before, after] as readonly string[] }
  }
  return undefined
}

const shownMax = 4_000

function ToolOutput({ name, text }: { readonly name: string; readonly text: string }): JSX.Element {
  const [isWhole, setWhole] = useState(false)
  const isCut = text.length > shownMax && !isWhole
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

/** What decides a call, behind what it will do and whose words led to it. */
function Decision({ approval }: { readonly approval: Schemas.ToolApproval }): JSX.Element {
  const [isSending, setSending] = useState(false)
  const { chatId, id: approvalId } = approval
  const authors = (approval.authors ?? []).map(
    ({ actor, name, kind }) => `${name ?? actor?.name ?? 'unknown'} (${kind})`,
  )
  const decide = async (send: () => PromiseLike<unknown>) => {
    setSending(true)
    await attempt(async () => void (await send()))
    setSending(false)
  }
  return (
    <div class="decision">
      <p class="small">
        <code>{approval.tool}</code> runs once you approve it; the request ends <Ago at={approval.expiresAt} />.
        {authors.length > 0 && ` In the conversation are words of ${authors.join(', ')}, who may not make this call.`}
      </p>
      {can('chats:approve') ? (
        <div class="form-actions">
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
          <button
            type="button"
            class="button danger"
            disabled={isSending}
            onClick={() => void decide(() => gantry.chats.approvals.reject({ chatId, approvalId }))}
          >
            Reject
          </button>
        </div>
      ) : (
        <p class="quiet small">Your session may not decide it.</p>
      )}
    </div>
  )
}
