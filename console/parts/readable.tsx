import type { ComponentChildren, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { hrefOf } from '../router.ts'
import { readTitles, titleOf } from '../tasks/titles.ts'

type Fields = Readonly<Record<string, unknown>>

interface ReadableProps {
  readonly value: unknown
}

/** A value as it is read: fields by their names, lists line by line, a task by its title. Its JSON is a press away. */
export function Readable({ value }: ReadableProps): JSX.Element {
  useEffect(() => void readTitles(tasksIn(value).map((taskId) => ({ taskId }))), [value])
  return (
    <>
      {shown(value, 0)}
      {typeof value === 'object' && value !== null && <Raw value={value} />}
    </>
  )
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is deeper or longer than this is read as JSON. */
const depthMax = 6
const itemsMax = 100

function shown(value: unknown, depth: number): ComponentChildren {
  if (typeof value === 'string') return textOf(value)
  if (value === null) return <span class="quiet">null</span>
  if (typeof value !== 'object') return <code>{String(value)}</code>
  if (depth > depthMax) return JSON.stringify(value)
  if (!Array.isArray(value)) return fieldsOf(Object.entries(value), depth)
  if (value.length === 0) return <span class="quiet">none</span>
  return (
    <ul class="values">
      {value.slice(0, itemsMax).map((item: unknown, index) => (
        // A value does not change.
        <li key={String(index)}>{shown(item, depth + 1)}</li>
      ))}
      {value.length > itemsMax && <li class="quiet">and {value.length - itemsMax} more</li>}
    </ul>
  )
}

function fieldsOf(fields: readonly (readonly [string, unknown])[], depth: number): JSX.Element {
  if (fields.length === 0) return <span class="quiet">none</span>
  return (
    <dl class="arguments">
      {fields.slice(0, itemsMax).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{shown(value, depth + 1)}</dd>
        </div>
      ))}
    </dl>
  )
}

const taskId = /^task_[a-z0-9]+$/

function textOf(text: string): ComponentChildren {
  if (text === '') return <span class="quiet">empty</span>
  if (!taskId.test(text)) return text
  return (
    <a class="link" data-go href={hrefOf(`/tasks/${text}`)} title={text}>
      {titleOf(text)}
    </a>
  )
}

function tasksIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return taskId.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).slice(0, itemsMax).flatMap(tasksIn) : []
}

/** Made only when it is looked at. */
function Raw({ value }: { readonly value: object }): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  return (
    <details class="raw" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>JSON</summary>
      {isOpen && <pre>{JSON.stringify(value, undefined, 2)}</pre>}
    </details>
  )
}

/** What a text says if it is JSON of fields or of a list. */
export function jsonIn(text: string): object | undefined {
  if (!/^\s*[{[]/.test(text)) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
