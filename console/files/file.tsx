import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { Markdown } from '../parts/markdown.tsx'
import { Menu } from '../parts/menu.tsx'
import { useRead } from '../parts/reading.ts'
import { Shown } from '../parts/shown.tsx'
import { sizeOf } from '../parts/size.ts'
import { useReturn } from '../parts/use-return.ts'
import { attempt, say } from '../parts/toasts.tsx'
import { go, place } from '../router.ts'
import { can } from '../session.ts'
import { FileEditor } from './editor.tsx'
import { linesOfCode } from './highlight.ts'
import { addressOf, isFileEvent } from './model.ts'

const shownMax = 1_000_000

/** One file: read, edited, moved and deleted. */
export function FileView({ path, line }: { readonly path: string; readonly line: number }): JSX.Element {
  const isLeaving = useRef(false)
  const last = useRef<Schemas.ProjectFile | undefined>(undefined)
  const isAbout = (kind: string) => !isLeaving.current && isFileEvent(kind)
  /** What is being moved or deleted is not asked for, also when an earlier event asks to read it. */
  const read = async () =>
    (isLeaving.current ? last.current : undefined) ?? (await gantry.tree.read({ path, limit: shownMax })).file
  const reading = useRead(read, isAbout, path)
  last.current = reading.value
  const leaveBy = async (change: () => Promise<void>) => {
    isLeaving.current = true
    try {
      await change()
    } catch (error) {
      isLeaving.current = false
      throw error
    }
  }
  useReturn(reading.read)
  const [isEditing, setEditing] = useState(place.peek().query.has('edit'))
  const file = reading.value
  const mayEdit = can('files:write') && file?.encoding === 'utf8' && file.nextOffset === undefined
  useKeys((key) => {
    if (key === 'e' && mayEdit) setEditing(true)
    return key === 'e' && mayEdit
  })
  return (
    <section class="file-open" aria-label={path}>
      <header class="file-open-head">
        <h2>{path}</h2>
        {file !== undefined && <span class="quiet small">{sizeOf(file.size)}</span>}
        <span class="end">
          {mayEdit && !isEditing && (
            <button type="button" class="button" onClick={() => setEditing(true)}>
              <Icon name="edit" /> Edit
            </button>
          )}
          {file !== undefined && can('files:write') && !isEditing && <FileMenu file={file} leaveBy={leaveBy} />}
        </span>
      </header>
      <Shown reading={reading} lines={12}>
        {(found) =>
          isEditing ? (
            <FileEditor
              file={found}
              close={() => {
                setEditing(false)
                go(addressOf(path), 'replace')
                void reading.read()
              }}
            />
          ) : (
            <FileContent file={found} line={line} />
          )
        }
      </Shown>
    </section>
  )
}

const pictureTypes: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
}

function FileContent({ file, line }: { readonly file: Schemas.ProjectFile; readonly line: number }): JSX.Element {
  const { path, content, encoding, nextOffset } = file
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const [isRendered, setRendered] = useState(ending === 'md' && line === 0)
  if (encoding === 'base64') {
    const type = pictureTypes[ending]
    return type !== undefined && nextOffset === undefined ? (
      <Picture file={file} type={type} />
    ) : (
      <p class="quiet">The file is binary.</p>
    )
  }
  if (content === '') return <p class="quiet">The file is empty.</p>
  return (
    <>
      {ending === 'md' && (
        <fieldset class="switch" aria-label="How it is shown">
          <button type="button" aria-pressed={isRendered} onClick={() => setRendered(true)}>
            Page
          </button>
          <button type="button" aria-pressed={!isRendered} onClick={() => setRendered(false)}>
            Text
          </button>
        </fieldset>
      )}
      {isRendered ? <Markdown text={content} level={3} /> : <Code path={path} text={content} line={line} />}
      {nextOffset !== undefined && <p class="quiet small">The file is long: its beginning is shown.</p>}
    </>
  )
}

function Picture({ file: { path, content }, type }: { readonly file: Schemas.ProjectFile; readonly type: string }) {
  const url = useMemo(() => {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
    return URL.createObjectURL(new Blob([bytes], { type }))
  }, [content, type])
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return <img class="file-picture" src={url} alt={path} />
}

interface CodeProps {
  readonly path: string
  readonly text: string
  /** The line that is marked and shown first; 0 for none. */
  readonly line: number
}

const blockLines = 200

/** A text with the numbers of its lines; what is not in view is not laid out. */
function Code({ path, text, line }: CodeProps): JSX.Element {
  const lines = useMemo(() => linesOfCode(path, text.replace(/\n$/, '')), [path, text])
  useEffect(() => {
    document.querySelector('.code-line-row.current')?.scrollIntoView({ block: 'center' })
  }, [line, lines])
  const starts = Array.from({ length: Math.ceil(lines.length / blockLines) }, (_, block) => block * blockLines)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
    <section class="code" tabIndex={0} aria-label="The text of the file">
      {starts.map((start) => (
        <div key={start} class="code-block">
          {lines.slice(start, start + blockLines).map((parts, index) => (
            <div
              key={String(start + index)}
              class={`code-line-row${start + index + 1 === line ? ' current' : ''}`}
              data-number={start + index + 1}
            >
              {parts.map(({ text: part, kind }, at) => (
                <span key={String(at)} class={kind === '' ? undefined : `code-${kind}`}>
                  {part}
                </span>
              ))}
              {parts.length === 0 && '\u200b'}
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}

interface FileMenuProps {
  readonly file: Schemas.ProjectFile
  readonly leaveBy: (change: () => Promise<void>) => Promise<void>
}

function FileMenu({ file, leaveBy }: FileMenuProps): JSX.Element {
  const { path, content, encoding, nextOffset, version } = file
  const [isMoving, setMoving] = useState(false)
  const remove = () =>
    attempt(async () => {
      await leaveBy(async () => {
        await gantry.tree.delete({ path, ifMatch: `"${version}"` })
        go('/files')
      })
      const isWhole = nextOffset === undefined
      const again = () =>
        attempt(async () => {
          await gantry.tree.write({ path, content, encoding, ifMatch: '"0"' })
          go(addressOf(path))
        })
      say(`${path} was deleted.`, isWhole ? () => void again() : undefined)
    })
  return (
    <>
      <Menu
        label={`What to do with ${path}`}
        items={() => [
          { name: 'Move or rename', run: () => setMoving(true) },
          { name: 'Delete', run: remove },
        ]}
      >
        <Icon name="more" />
      </Menu>
      {isMoving && <MoveFile {...{ path, version, leaveBy }} close={() => setMoving(false)} />}
    </>
  )
}

interface MoveFileProps extends Pick<FileMenuProps, 'leaveBy'> {
  readonly path: string
  readonly version: Schemas.ProjectFile['version']
  readonly close: () => void
}

function MoveFile({ path, version, leaveBy, close }: MoveFileProps): JSX.Element {
  const [newPath, setPath] = useState(path)
  const move = () =>
    leaveBy(async () => {
      await gantry.tree.move({ path, newPath, ifMatch: `"${version}"` })
      go(addressOf(newPath))
    })
  return (
    <FormDialog title={`Move ${path}`} action="Move it" send={move} close={close}>
      <TextField label="New path" value={newPath} set={setPath} isRequired />
    </FormDialog>
  )
}
