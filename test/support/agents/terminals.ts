/** Runs commands on terminals of the client, as the JSON in a message says: a list of steps, done one after another. */
import type { AgentContext } from '@agentclientprotocol/sdk'

interface Step {
  readonly do: 'create' | 'output' | 'wait' | 'kill' | 'release' | 'show' | 'ask'
  /** Of `create`. */
  readonly order?: {
    readonly command: string
    readonly args?: string[]
    readonly env?: { name: string; value: string }[]
    readonly cwd?: string
    readonly outputByteLimit?: number
  }
  /** The terminal; by default the one that was created last. */
  readonly id?: string
  /** Of `ask`: the command for which permission is asked. */
  readonly command?: string
}

export async function run(prompted: {
  readonly client: AgentContext
  readonly sessionId: string
  readonly texts: readonly string[]
}): Promise<void> {
  const { client, sessionId, texts } = prompted
  const last = texts.at(-1) ?? ''
  const steps: Step[] = JSON.parse(last.slice(last.indexOf('['), last.lastIndexOf(']') + 1))
  const answers: unknown[] = []
  let terminalId = ''
  for (const step of steps) {
    const which = { sessionId, terminalId: step.id ?? terminalId }
    const answer = await take(step, which, client).catch(({ code, message }: { code: number; message: string }) => ({
      error: { code, message },
    }))
    if (isCreated(answer)) terminalId = answer.terminalId
    answers.push(answer)
  }
  const content = { type: 'text' as const, text: JSON.stringify(answers) }
  await client.notify('session/update', { sessionId, update: { sessionUpdate: 'agent_message_chunk', content } })
}

function isCreated(answer: unknown): answer is { readonly terminalId: string } {
  return typeof answer === 'object' && answer !== null && 'terminalId' in answer
}

async function take(
  { do: what, order, command = '' }: Step,
  which: { readonly sessionId: string; readonly terminalId: string },
  client: AgentContext,
): Promise<unknown> {
  const { sessionId, terminalId } = which
  switch (what) {
    case 'create':
      return client.request('terminal/create', { sessionId, command: '', ...order })
    case 'output':
      return client.request('terminal/output', which)
    case 'wait':
      return client.request('terminal/wait_for_exit', which)
    case 'kill':
      return client.request('terminal/kill', which)
    case 'release':
      return client.request('terminal/release', which)
    case 'show': {
      const toolCallId = `run-${terminalId}`
      const call = { toolCallId, title: 'Run it', kind: 'execute', status: 'in_progress' } as const
      const content = [{ type: 'terminal' as const, terminalId }]
      await client.notify('session/update', { sessionId, update: { sessionUpdate: 'tool_call', ...call, content } })
      await client.request('terminal/wait_for_exit', which)
      const end = { sessionUpdate: 'tool_call_update', toolCallId, status: 'completed' } as const
      await client.notify('session/update', { sessionId, update: end })
      return 'shown'
    }
    case 'ask': {
      const toolCall = { toolCallId: `ask-${command}`, title: command, kind: 'execute', rawInput: { command } } as const
      const options = [
        { optionId: 'yes', name: 'Yes', kind: 'allow_once' as const },
        { optionId: 'no', name: 'No', kind: 'reject_once' as const },
      ]
      return client.request('session/request_permission', { sessionId, toolCall, options })
    }
  }
}
