import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { Ago } from '../parts/time.tsx'
import { say } from '../parts/toasts.tsx'
import { can } from '../session.ts'
import { Section } from '../task/section.tsx'

/** The secrets by their names. A value is written, and never shown. */
export function Secrets(): JSX.Element {
  const reading = useRead(
    async () => (await gantry.secrets.list()).secrets,
    (kind) => kind.startsWith('secret.'),
  )
  const [writing, setWriting] = useState<string>()
  const [deleting, setDeleting] = useState<string>()
  const mayWrite = can('secrets:write')
  return (
    <Section
      title="Secrets"
      count={reading.value?.length}
      actions={
        <>
          <CopyAs group="secrets" command="secrets list" args={() => ({})} />
          {mayWrite && (
            <button aria-keyshortcuts="c" type="button" class="button" onClick={() => setWriting('')}>
              <Icon name="plus" /> New secret
            </button>
          )}
        </>
      }
    >
      <Shown reading={reading} lines={3}>
        {(secrets) => (
          <>
            {secrets.length === 0 && (
              <p class="quiet">
                No secret. <code>{'${secret:NAME}'}</code> in <code>gantry.json</code> stands for the value of one.
              </p>
            )}
            <ul class="line-list">
              {secrets.map(({ name, updatedAt }) => (
                <li key={name} class="line-row" data-secret={name}>
                  <Icon name="key" />
                  <span class="line-words">
                    <strong>{name}</strong>
                    <code class="quiet small">{`\${secret:${name}}`}</code>
                  </span>
                  <span class="quiet small">
                    set <Ago at={updatedAt} />
                  </span>
                  {mayWrite && (
                    <>
                      <button type="button" class="button" onClick={() => setWriting(name)}>
                        Replace<span class="visually-hidden"> {name}</span>
                      </button>
                      <button type="button" class="button danger" onClick={() => setDeleting(name)}>
                        Delete<span class="visually-hidden"> {name}</span>
                      </button>
                    </>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </Shown>
      {writing !== undefined && <WriteSecret name={writing} close={() => setWriting(undefined)} />}
      {deleting !== undefined && (
        <Confirm
          title={`Delete ${deleting}`}
          action="Delete it"
          run={async () => gantry.secrets.delete({ secretName: deleting })}
          close={() => setDeleting(undefined)}
        >
          What refers to it fails from then on.
        </Confirm>
      )}
    </Section>
  )
}

function WriteSecret({ name: given, close }: { readonly name: string; readonly close: () => void }): JSX.Element {
  const [name, setName] = useState(given)
  const [value, setValue] = useState('')
  const save = async () => {
    await gantry.secrets.set({ secretName: name, value })
    say(`${name} is set.`)
  }
  return (
    <FormDialog title={given === '' ? 'New secret' : `Replace ${given}`} action="Set it" send={save} close={close}>
      {given === '' && <TextField label="Name" value={name} set={setName} isRequired hint="such as API_KEY" />}
      <TextField label="Value" value={value} set={setValue} isRequired isSecret hint="it is not shown again" />
    </FormDialog>
  )
}
