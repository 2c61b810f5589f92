import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useRef, useState } from 'preact/hooks'
import { base } from '../address.ts'
import { gantry } from '../gantry.ts'
import { Confirm } from '../parts/confirm.tsx'
import { CopyAs } from '../parts/copy-as.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { ChoiceField, FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Menu } from '../parts/menu.tsx'
import { usePages } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { sizeOf } from '../parts/size.ts'
import { CodeLine, Empty, ShowMore } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { hrefOf } from '../router.ts'
import { can } from '../session.ts'

/** Files that were uploaded: dropped here, linked, and deleted. */
export function Uploads(): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const { resources, nextCursor } = await gantry.files.list({ limit: 60, ...cursor })
      return { items: resources, next: nextCursor }
    },
    (kind) => kind.startsWith('resource.'),
  )
  const isOver = useSignal(false)
  const mayWrite = can('resources:write')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: files are chosen by the button too.
    <div
      class="inset uploads"
      data-over={isOver.value}
      onDragOver={(event) => {
        if (!mayWrite) return
        event.preventDefault()
        isOver.value = true
      }}
      onDragLeave={() => (isOver.value = false)}
      onDrop={(event) => {
        event.preventDefault()
        isOver.value = false
        if (mayWrite) void uploadAll([...(event.dataTransfer?.files ?? [])])
      }}
    >
      {mayWrite && <Choose />}
      <Shown reading={reading}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title="Nothing was uploaded" line="gantry files upload picture.png">
              Drop files here, or from a shell:
            </Empty>
          ) : (
            <ul class="upload-grid">
              {items.map((resource) => (
                <UploadCard key={resource.filename} resource={resource} />
              ))}
            </ul>
          )
        }
      </Shown>
      {reading.more !== undefined && <ShowMore read={reading.more} />}
    </div>
  )
}

function Choose(): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  return (
    <div class="upload-choose">
      <input
        ref={field}
        class="visually-hidden"
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          void uploadAll([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      <button aria-keyshortcuts="c" type="button" class="button" onClick={() => field.current?.click()}>
        <Icon name="plus" /> Upload files
      </button>
      <span class="quiet small wide-only">or drop them here</span>
    </div>
  )
}

async function uploadAll(files: readonly File[]): Promise<void> {
  for (const file of files)
    await attempt(async () => {
      const { resource } = await gantry.files.upload({ file })
      say(`${resource.filename} was uploaded.`)
    })
}

function UploadCard({ resource }: { readonly resource: Schemas.Resource }): JSX.Element {
  const { filename, size, description, taskId, url, thumbnailUrl, createdAt } = resource
  const [doing, setDoing] = useState<'link' | 'describe' | 'delete'>()
  const close = () => setDoing(undefined)
  return (
    <li class="upload-card" data-upload={filename}>
      <a class="upload-picture" href={base + url} target="_blank" rel="noopener" aria-label={`Open ${filename}`}>
        {thumbnailUrl === undefined ? (
          <Icon name="file" size={32} />
        ) : (
          <img src={base + thumbnailUrl} alt={description ?? ''} loading="lazy" />
        )}
      </a>
      <div class="upload-words">
        <strong>{filename}</strong>
        <span class="quiet small">
          {sizeOf(size)} · <Ago at={createdAt} />
        </span>
        {description !== undefined && <span class="small">{description}</span>}
        {taskId !== undefined && (
          <a class="link small" data-go href={hrefOf(`/tasks/${taskId}`)}>
            its task
          </a>
        )}
      </div>
      {can('resources:write') && (
        <Menu
          label={`What to do with ${filename}`}
          items={() => [
            { name: 'Make a link', run: () => setDoing('link') },
            { name: 'Describe', run: () => setDoing('describe') },
            { name: 'Delete', run: () => setDoing('delete') },
          ]}
        >
          <Icon name="more" />
        </Menu>
      )}
      {doing === 'link' && <MakeLink filename={filename} close={close} />}
      {doing === 'describe' && <Describe resource={resource} close={close} />}
      {doing === 'delete' && (
        <Confirm
          title={`Delete ${filename}`}
          action="Delete it"
          run={async () => gantry.files.delete({ filename })}
          close={close}
        >
          The file, its thumbnail and its links are gone then.
        </Confirm>
      )}
    </li>
  )
}

const hourSeconds = 3_600
const ends: readonly (readonly [seconds: string, words: string])[] = [
  [String(hourSeconds), 'an hour'],
  [String(24 * hourSeconds), 'a day'],
  [String(7 * 24 * hourSeconds), 'a week'],
]

/** An address that gives the file to anyone who has it, for a while. */
function MakeLink({ filename, close }: { readonly filename: string; readonly close: () => void }): JSX.Element {
  const [seconds, setSeconds] = useState(String(hourSeconds))
  const [made, setMade] = useState<string>()
  const args = () => ({ filename, expiresInSeconds: Number(seconds) })
  const make = async () => {
    const { link } = await gantry.files.link(args())
    setMade(new URL(link.url, location.origin + base).href)
  }
  if (made !== undefined)
    return (
      <Dialog label="The link" close={close} class="sheet-dialog">
        <h2>The link to {filename}</h2>
        <p class="quiet">It needs no sign-in. It is not shown again.</p>
        <CodeLine line={made} />
      </Dialog>
    )
  return (
    <FormDialog
      title={`A link to ${filename}`}
      action="Make the link"
      send={make}
      close={close}
      isStaying
      copy={<CopyAs group="resources" command="files link" args={args} />}
    >
      <ChoiceField label="It ends in" value={seconds} choices={ends} set={setSeconds} />
    </FormDialog>
  )
}

function Describe({ resource, close }: { readonly resource: Schemas.Resource; readonly close: () => void }) {
  const { filename } = resource
  const [description, setDescription] = useState(resource.description ?? '')
  const save = () => gantry.files.update({ filename, description: description === '' ? null : description })
  return (
    <FormDialog title={`Describe ${filename}`} action="Save" send={async () => save()} close={close}>
      <TextField label="Description" value={description} set={setDescription} lines={2} />
    </FormDialog>
  )
}
