import type { Schemas } from '../../generated/types.ts'
import type { Email } from './arrivals.ts'

const titleLengthMax = 256
const contentLengthMax = 1_000_000

/** What a task says that is made of a message. */
export function draftTask(email: Email): Required<Pick<Schemas['TaskInput'], 'title' | 'content'>> {
  return { title: titleOf(email), content: contentOf(email) }
}

function titleOf({ subject }: Email): string {
  const title = subject.trim()
  if (title === '') return '(no subject)'
  return title.length <= titleLengthMax ? title : `${title.slice(0, titleLengthMax - 1).toWellFormed()}…`
}

function contentOf({ from, receivedAt, messageId, content, attachments }: Email): string {
  const head = `Mail from ${from === '' ? 'an unknown sender' : from}, received ${receivedAt}${messageId === '' ? '' : `, message ${messageId}`}`
  const list = attachments.map(({ filename, contentType }) => `- ${filename ?? 'without a name'} (${contentType})`)
  const tail = list.length === 0 ? '' : `\n\nAttachments:\n\n${list.join('\n')}\n`
  const room = contentLengthMax - head.length - tail.length - 2
  const text = content.trim()
  return `${head}\n\n${text.length <= room ? text : `${text.slice(0, room - 1).toWellFormed()}…`}${tail}`
}
