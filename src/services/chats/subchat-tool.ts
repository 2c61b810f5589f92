import { isRecord } from '../../platform/text/is-record.ts'

export const startSubchatName = 'startSubchat'

/** What another chat is to do, and by whom it is answered: as the chat that asks for it, unless one is named. */
export interface SubchatWork {
  readonly work: string
  readonly title?: string
  readonly model?: string
  readonly agent?: string
}

const lengthMax = 65_536
const titleLengthMax = 256

/** The tool by which a model has another chat work for it. */
export const subchatTool = {
  name: startSubchatName,
  description:
    'Have another chat do a part of the work by itself, and get its answer. It knows nothing of this conversation: write all that it needs.',
  inputSchema: {
    type: 'object',
    required: ['work'],
    properties: {
      work: { type: 'string', description: 'What to do, and what to answer.' },
      title: { type: 'string' },
      agent: {
        type: 'string',
        description: 'An agent of the project instead of this model; listChatAgents lists them.',
      },
      model: { type: 'string', description: 'Another model.' },
    },
  },
}

/** What a model wrote, or what is wrong with it. */
export function readSubchat(input: Readonly<Record<string, unknown>>): SubchatWork | { readonly mistake: string } {
  if (!isRecord(input)) return { mistake: 'Give the arguments as an object.' }
  const textOf = (name: string) => {
    const value = input[name]
    return typeof value === 'string' && value.trim() !== '' ? value.toWellFormed() : undefined
  }
  const [work, title, model, agent] = [textOf('work'), textOf('title'), textOf('model'), textOf('agent')]
  if (work === undefined) return { mistake: 'Say in work what is to be done.' }
  if (work.length > lengthMax) return { mistake: `The work has more than ${lengthMax} characters.` }
  if (model !== undefined && agent !== undefined) return { mistake: 'Name a model or an agent, not both.' }
  const line = title
    ?.replaceAll(/[\s\p{C}]+/gu, ' ')
    .trim()
    .slice(0, titleLengthMax)
  return { work, ...(line && { title: line }), ...(model && { model }), ...(agent && { agent }) }
}
