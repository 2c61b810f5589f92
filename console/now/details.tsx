import type { Schemas } from 'gantry/client'
import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { AgentWork } from '../chats/agent-work.tsx'
import { gantry, sentenceOf } from '../gantry.ts'
import { Readable } from '../parts/readable.tsx'
import { Skeleton } from '../parts/states.tsx'
import { ToolChanged, ToolInput } from '../parts/tool-input.tsx'
import { callById } from './decisions.ts'

interface DetailsProps {
  readonly item: Schemas.WaitingItem
  /** Called with the approval of a call whose server asks: it is answered, and not decided. */
  readonly asks: (approval: Schemas.ToolApproval) => void
}

/** What a decision is about: the arguments, the changes of files, the commands. */
export function Details({ item, asks }: DetailsProps): JSX.Element | null {
  const [shown, setShown] = useState<ComponentChildren>()
  useEffect(() => {
    if (item.kind !== 'review')
      void readDetails(item, asks).then(setShown, (error: unknown) => setShown(sentenceOf(error)))
  }, [item.id, item.kind])
  if (item.kind === 'review') return null
  return <div class="waiting-details">{shown ?? <Skeleton lines={2} />}</div>
}

async function readDetails(
  { kind, link, id }: Schemas.WaitingItem,
  asks: DetailsProps['asks'],
): Promise<ComponentChildren> {
  if (kind === 'commands') return commandsNow()
  if (kind === 'tool_call') return toolCallOf(link.path['chatId'] ?? '', id, asks)
  if (kind === 'mcp_call') return mcpCallOf(link.path['mcpCallId'] ?? '')
  if (kind === 'skill') return skillNamed(link.path['skillName'] ?? '')
  return <Readable value={await callById(link.operationId, link.path)} />
}

async function commandsNow(): Promise<JSX.Element> {
  const { approval } = await gantry.config.approvals.get()
  return (
    <dl class="arguments">
      {approval.commands.map(({ source, name, command }) => (
        <div key={`${source} ${name}`}>
          <dt>
            {source} {name}
          </dt>
          <dd>{command}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The arguments of a call and what it changes, and whose words are in the conversation that led to it. */
async function toolCallOf(chatId: string, id: string, asks: DetailsProps['asks']): Promise<ComponentChildren> {
  const { approvals } = await gantry.chats.approvals.list({ chatId })
  const found = approvals.find((approval) => id.endsWith(approval.id))
  if (found === undefined) return 'It waits no more.'
  if (found.inputRequests && found.decisions?.includes('approve') === true) asks(found)
  const part = found.tool.startsWith('agent') ? await partOf(found) : undefined
  const authors = (found.authors ?? []).map(({ kind, name, actor }) => `${name ?? actor?.name ?? 'unknown'} (${kind})`)
  return (
    <>
      {found.isToolChanged === true && <ToolChanged serverName={found.input['serverName']} />}
      <ToolInput input={found.input} hasDiffs={part?.diffs !== undefined} />
      {part && <AgentWork part={part} taskId={undefined} />}
      {authors.length > 0 && <p class="quiet">In the conversation are words of {authors.join(', ')}.</p>}
    </>
  )
}

/** What an agent wants to change stands in its message, which is one of the last. */
async function partOf({ chatId, id }: Schemas.ToolApproval): Promise<Schemas.ChatPart | undefined> {
  const { data } = await gantry.chats.messages({ chatId, sort: '-seq', limit: 5 }).outcome()
  return data?.messages.flatMap(({ parts }) => parts).find(({ approvalId }) => approvalId === id)
}

async function mcpCallOf(mcpCallId: string): Promise<JSX.Element> {
  const { call } = await gantry.mcp.calls.get({ mcpCallId })
  return (
    <>
      {call.isToolChanged === true && <ToolChanged serverName={call.serverName} />}
      <Readable value={call.arguments ?? {}} />
    </>
  )
}

async function skillNamed(skillName: string): Promise<JSX.Element> {
  const { skill } = await gantry.skills.get({ skillName })
  const { description, allowedTools, findings, content } = skill
  return (
    <>
      <p>{description}</p>
      <Readable
        value={{
          ...(allowedTools.length > 0 && { allowedTools }),
          ...(findings.length > 0 && { findings: findings.map(({ message }) => message) }),
        }}
      />
      <pre>{content}</pre>
    </>
  )
}
