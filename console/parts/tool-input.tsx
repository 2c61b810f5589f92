import type { JSX } from 'preact'
import { hrefOf } from '../router.ts'
import { hunksOf } from '../task/diff.ts'
import { Icon } from './icons.tsx'
import { Readable } from './readable.tsx'

type Input = Readonly<Record<string, unknown>>

/** The first value that says something: enough to tell calls apart while they are folded. */
export function gistOf(input: Input): string {
  const values = Object.values(input).filter((value) => typeof value === 'string' || typeof value === 'number')
  const [first = ''] = [...values.filter((value) => !/^[a-z]+_[a-z0-9]{20,}$/.test(String(value))), ...values]
  return String(first).split('\n', 1)[0]?.slice(0, 120) ?? ''
}

interface ToolInputProps {
  readonly input: Input
  /** Whether the changes of files are shown beside it. */
  readonly hasDiffs: boolean
}

/** The arguments of a tool: a text that is replaced as the change that it is, and the others by their names. */
export function ToolInput({ input, hasDiffs }: ToolInputProps): JSX.Element {
  const change = changeOf(input)
  const given = Object.entries(input).filter(([name]) => change === undefined || !change.names.includes(name))
  // All that an agent says of a change is its title, which stands in the line above already.
  const shown = hasDiffs && given.length === 1 && given[0]?.[1] === gistOf(input) ? [] : given
  return (
    <>
      {shown.length > 0 && <Readable value={Object.fromEntries(shown)} />}
      {change !== undefined && <Change before={change.before} after={change.after} />}
    </>
  )
}

const changeNames = [
  ['oldText', 'newText'],
  ['old_string', 'new_string'],
  ['oldString', 'newString'],
] as const

/** A text and what replaces it, as tools of agents name them. */
function changeOf(input: Input) {
  for (const [before, after] of changeNames) {
    const [one, other] = [input[before], input[after]]
    if (typeof one === 'string' && typeof other === 'string')
      return { before: one, after: other, names: [before, after] as readonly string[] }
  }
  return undefined
}

/** A text and what replaces it, line by line. */
export function Change({ before, after }: { readonly before: string; readonly after: string }): JSX.Element {
  const hunks = hunksOf({ path: 'text', before, content: after })
  return (
    <pre class="tool-change">
      {hunks.flatMap(({ lines }, hunk) =>
        lines.map(({ kind, text }, index) => (
          <span key={`${hunk} ${index}`} class={kind}>
            {kind === 'added' ? '+ ' : kind === 'removed' ? '− ' : '  '}
            {text === '' ? ' ' : text}
          </span>
        )),
      )}
    </pre>
  )
}

/** Above what decides a call whose tool the server describes otherwise than when such a call was allowed. */
export function ToolChanged({ serverName }: { readonly serverName: unknown }): JSX.Element {
  return (
    <p class="tool-changed" role="note">
      <Icon name="warning" />
      <span>
        The server has changed the description or the arguments of this tool since a call like this was allowed.{' '}
        {typeof serverName === 'string' && (
          <a class="link" data-go href={hrefOf(`/tools/${encodeURIComponent(serverName)}`)}>
            Read what it says now
          </a>
        )}
      </span>
    </p>
  )
}
