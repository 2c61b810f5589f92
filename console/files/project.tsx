import { useSignal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { useKeys } from '../parts/use-keys.ts'
import { gantry } from '../gantry.ts'
import { FormDialog, TextField } from '../parts/form-dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { KeyHints } from '../parts/key-hints.tsx'
import { moveFocus } from '../parts/move-focus.ts'
import { usePages } from '../parts/reading.ts'
import { useReturn } from '../parts/use-return.ts'
import { Shown } from '../parts/shown.tsx'
import { Empty, ShowMore } from '../parts/states.tsx'
import { go, hrefOf } from '../router.ts'
import { can } from '../session.ts'
import { FileView } from './file.tsx'
import { addressOf, isFileEvent } from './model.ts'
import { Marked } from '../parts/marked.tsx'

/** The tree of the project beside the file that is open. */
export function Project({ path, line }: { readonly path: string; readonly line: number }): JSX.Element {
  const [words, setWords] = useState('')
  const [isMaking, setMaking] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  useKeys((key) => {
    if (key !== '/') return moveFocus(list.current, key)
    list.current?.querySelector('input')?.focus()
    return true
  })
  return (
    <div class="panes">
      <div class="pane-list files-list" ref={list}>
        <div class="files-find">
          <input
            class="field"
            type="search"
            aria-label="Search in the files"
            placeholder="Search in the files"
            value={words}
            onInput={({ currentTarget }) => setWords(currentTarget.value)}
          />
          {can('files:write') && (
            <button
              aria-keyshortcuts="c"
              type="button"
              class="icon-button"
              aria-label="New file"
              title="New file"
              onClick={() => setMaking(true)}
            >
              <Icon name="plus" />
            </button>
          )}
        </div>
        {words.trim().length > 1 ? <Found words={words.trim()} /> : <Folder path="" open={path} />}
      </div>
      <div class="pane-main files-main">
        {path === '' ? (
          <Empty title="No file is open">
            Choose a file, or search for a text in all of them.
            <KeyHints
              keys={[
                ['j k', 'go through'],
                ['/', 'search'],
                ...(can('files:write') ? [['c', 'new file'] as const] : []),
              ]}
            />
          </Empty>
        ) : (
          <FileView key={path} path={path} line={line} />
        )}
      </div>
      {isMaking && <NewFile folder={path.slice(0, path.lastIndexOf('/') + 1)} close={() => setMaking(false)} />}
    </div>
  )
}

interface FolderProps {
  readonly path: string
  /** The file that is open. */
  readonly open: string
}

/** What is in a folder; the folders in it are read when they are opened. */
function Folder({ path, open }: FolderProps): JSX.Element {
  const reading = usePages(
    async (cursor) => {
      const folder = path === '' ? {} : { path }
      const { files, nextCursor } = await gantry.tree.list({ ...folder, depth: 1, limit: 200, ...cursor })
      return { items: files, next: nextCursor }
    },
    isFileEvent,
    path,
  )
  useReturn(reading.read)
  return (
    <Shown reading={reading} lines={path === '' ? 8 : 1}>
      {({ items }) => (
        <>
          <ul class="tree">
            {items.map((entry) =>
              entry.type === 'folder' ? (
                <FolderRow key={entry.path} path={entry.path} open={open} />
              ) : (
                <FileRow key={entry.path} entry={entry} isOpen={entry.path === open} />
              ),
            )}
            {items.length === 0 && <li class="nothing">Nothing is in it.</li>}
          </ul>
          {reading.more !== undefined && <ShowMore read={reading.more} />}
        </>
      )}
    </Shown>
  )
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)

function FolderRow({ path, open }: FolderProps): JSX.Element {
  const isOpen = useSignal(open.startsWith(`${path}/`))
  return (
    <li>
      <button
        type="button"
        class="tree-row"
        aria-expanded={isOpen.value}
        onClick={() => (isOpen.value = !isOpen.value)}
      >
        <span class={isOpen.value ? 'opened' : 'closed'}>
          <Icon name="chevron" size={12} />
        </span>
        {nameOf(path)}
      </button>
      {isOpen.value && <Folder path={path} open={open} />}
    </li>
  )
}

function FileRow({ entry, isOpen }: { readonly entry: Schemas.FileEntry; readonly isOpen: boolean }): JSX.Element {
  return (
    <li>
      <a
        class="tree-row title"
        data-go
        href={hrefOf(addressOf(entry.path))}
        {...(isOpen && { 'aria-current': 'page' as const })}
      >
        <Icon name={entry.type === 'link' ? 'link' : 'file'} size={14} />
        {nameOf(entry.path)}
      </a>
    </li>
  )
}

const searchWaitMs = 150

/** The words once no key was pressed for a moment. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), searchWaitMs)
    return () => clearTimeout(timer)
  }, [words])
  return settled
}

/** The lines that have the words, by their files. */
function Found({ words }: { readonly words: string }): JSX.Element {
  const q = useSettled(words)
  const reading = usePages(
    async (cursor) => {
      const { matches, nextCursor } = await gantry.tree.search({ q, ignoreCase: true, limit: 100, ...cursor })
      return { items: matches, next: nextCursor }
    },
    () => false,
    q,
  )
  return (
    <Shown reading={reading}>
      {({ items }) => (
        <>
          {items.length === 0 && <p class="nothing">No line has “{q}”.</p>}
          {[...Map.groupBy(items, ({ path }) => path)].map(([path, matches]) => (
            <section key={path} class="files-found">
              <h2>{path}</h2>
              {matches.map(({ line, text, column }) => (
                <a key={`${line}:${column}`} class="title" data-go href={hrefOf(addressOf(path, line))}>
                  <span class="quiet">{line}</span>
                  <code>
                    <Marked text={text.trim()} words={q} />
                  </code>
                </a>
              ))}
            </section>
          ))}
          {reading.more !== undefined && <ShowMore read={reading.more} />}
        </>
      )}
    </Shown>
  )
}

function NewFile({ folder, close }: { readonly folder: string; readonly close: () => void }): JSX.Element {
  const [path, setPath] = useState(folder)
  const create = async () => {
    await gantry.tree.write({ path, content: '', ifMatch: '"0"' })
    go(`${addressOf(path)}&edit=1`)
  }
  return (
    <FormDialog title="New file" action="Create the file" send={create} close={close}>
      <TextField label="Path" value={path} set={setPath} isRequired hint="its folders are made too" />
    </FormDialog>
  )
}
