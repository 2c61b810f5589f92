import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { base } from '../address.ts'
import { gantry, sentenceOf } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { CodeLine, Problem, Skeleton } from '../parts/states.tsx'
import { attempt } from '../parts/toasts.tsx'
import { can, canInProject } from '../session.ts'

interface Backends {
  readonly models: readonly Schemas.AiModel[]
  readonly agents: readonly Schemas.ChatAgent[]
  readonly tasks: readonly Schemas.TaskSummary[]
}

async function readBackends(): Promise<Backends> {
  const [models, agents, tasks] = await Promise.all([
    can('ai:read') ? gantry.ai.models.list({ limit: 200 }).outcome() : undefined,
    canInProject('chats:read') ? gantry.chats.agents().outcome() : undefined,
    can('tasks:read')
      ? gantry.tasks
          .list({
            state: ['open', 'in_progress', 'in_review', 'blocked'],
            sort: '-updatedAt',
            limit: 100,
            fields: ['title'],
          })
          .outcome()
      : undefined,
  ])
  return { models: models?.data?.models ?? [], agents: agents?.data?.agents ?? [], tasks: tasks?.data?.tasks ?? [] }
}

interface NewChatProps {
  /** The task that it is about at first. */
  readonly taskId?: string | undefined
  readonly close: () => void
  readonly created: (id: string) => void
}

/** What answers, for which task, and the first message. */
export function NewChat({ taskId, close, created }: NewChatProps): JSX.Element {
  const [found, setFound] = useState<Backends>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    readBackends().then(setFound, (error: unknown) => setProblem(sentenceOf(error)))
  }, [])
  const isEmpty = found !== undefined && found.models.length + found.agents.length === 0
  return (
    <Dialog label="New chat" close={close} class="new-chat">
      <h2>New chat</h2>
      {problem !== undefined && <Problem text={problem} />}
      {found === undefined && problem === undefined && <Skeleton lines={4} />}
      {isEmpty && <NoBackend />}
      {found !== undefined && !isEmpty && <ChatForm found={found} taskId={taskId} close={close} created={created} />}
    </Dialog>
  )
}

/** How to add what answers. */
function NoBackend(): JSX.Element {
  return (
    <div class="no-backend">
      <p class="quiet">
        Nothing answers yet: add a provider of models, or name a program that speaks the Agent Client Protocol under{' '}
        <code>agents</code> in <code>gantry.json</code>.
      </p>
      <CodeLine line="gantry ai providers set openai --kind openai --api-key sk-…" />
      <p>
        <a class="link" href={`${base}/docs/ai`}>
          Models and agents in the documentation
        </a>
      </p>
    </div>
  )
}

function ChatForm(props: NewChatProps & { readonly found: Backends }) {
  const { found, taskId: given = '', close, created } = props
  const { models, agents, tasks } = found
  const first = models.find(({ capabilities }) => capabilities.includes('text')) ?? models[0]
  const [backend, setBackend] = useState(first ? `model ${first.id}` : `agent ${agents[0]?.name}`)
  const [taskId, setTask] = useState(given)
  const [content, setContent] = useState('')
  const [isSending, setSending] = useState(false)
  const args = (): Schemas.ChatInput => {
    const name = backend.slice(6)
    return {
      backend: backend.startsWith('model ') ? { kind: 'model', model: name } : { kind: 'agent', agent: name },
      ...(taskId !== '' && { taskId }),
    }
  }
  const create = async () => {
    setSending(true)
    const chat = await attempt(async () => (await gantry.chats.create(args())).chat)
    if (chat !== undefined && content.trim() !== '')
      await attempt(async () => gantry.chats.send({ chatId: chat.id, content }))
    setSending(false)
    if (chat === undefined) return
    close()
    created(chat.id)
  }
  return (
    <form
      class="chat-form"
      onSubmit={(event) => {
        event.preventDefault()
        void create()
      }}
    >
      <BackendChoice models={models} agents={agents} backend={backend} choose={setBackend} />
      {tasks.length > 0 && (
        <label class="form-field">
          <span>Task</span>
          <select class="field" value={taskId} onChange={({ currentTarget }) => setTask(currentTarget.value)}>
            <option value="">None</option>
            {tasks.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
      <label class="form-field">
        <span>Message</span>
        <textarea class="field" value={content} onInput={({ currentTarget }) => setContent(currentTarget.value)} />
      </label>
      <div class="form-actions">
        <button type="submit" class="button primary" disabled={isSending}>
          Start the chat
        </button>
        <button type="button" class="button" onClick={close}>
          Cancel
        </button>
        <CopyAs group="chats" command="chats create" args={() => ({ ...args() })} />
      </div>
    </form>
  )
}

interface BackendChoiceProps extends Pick<Backends, 'models' | 'agents'> {
  readonly backend: string
  readonly choose: (backend: string) => void
}

function BackendChoice({ models, agents, backend, choose }: BackendChoiceProps): JSX.Element {
  return (
    <label class="form-field">
      <span>What answers</span>
      <select class="field" value={backend} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {models.length > 0 && (
          <optgroup label="Models">
            {models.map(({ id }) => (
              <option key={id} value={`model ${id}`}>
                {id}
              </option>
            ))}
          </optgroup>
        )}
        {agents.length > 0 && (
          <optgroup label="Agents">
            {agents.map(({ name, isApproved }) => (
              <option key={name} value={`agent ${name}`}>
                {isApproved ? name : `${name} (its command is not approved yet)`}
              </option>
            ))}
          </optgroup>
        )}
      </select>
    </label>
  )
}
