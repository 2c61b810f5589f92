import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { finished } from '../parts/finished.ts'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { attempt, say } from '../parts/toasts.tsx'

/** What an email begins with. */
export interface Draft {
  readonly to?: string
  readonly subject?: string
  readonly content?: string
  readonly inReplyTo?: string
}

/** A new email, sent by a job. */
export function Compose({ draft, close }: { readonly draft: Draft; readonly close: () => void }): JSX.Element {
  const [to, setTo] = useState(draft.to ?? '')
  const [subject, setSubject] = useState(draft.subject ?? '')
  const [content, setContent] = useState(draft.content ?? '')
  const { inReplyTo } = draft
  const args = () => ({
    // A comma within a quoted name separates nothing.
    to: (to.match(/(?:"[^"]*"|[^",])+/g) ?? []).map((each) => each.trim()).filter((each) => each !== ''),
    subject,
    content,
    ...(inReplyTo !== undefined && { inReplyTo }),
  })
  const send = async () => {
    const { job } = await gantry.mail.send(args())
    void attempt(async () => {
      await finished(job)
      say('The email was sent.')
    })
  }
  return (
    <FormDialog
      title={inReplyTo === undefined ? 'New email' : 'Answer'}
      action="Send"
      send={send}
      close={close}
      copy={<CopyAs group="mail" command="mail send" args={args} />}
    >
      <TextField label="To" value={to} set={setTo} isRequired hint="several are separated by commas" />
      <TextField label="Subject" value={subject} set={setSubject} isRequired />
      <TextField label="Text" value={content} set={setContent} lines={8} isRequired />
    </FormDialog>
  )
}
