import type { JSX } from 'preact'
import { useEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { Problem } from '../parts/states.tsx'
import { failureIn, textOfLine } from './ansi.ts'
import type { LogLine } from './ansi.ts'
import { JobLogLines } from './log.ts'
import { Marked } from '../parts/marked.tsx'

const blockLines = 200
const nearPx = 16

interface LogViewProps {
  readonly jobId: string
  readonly hasFailed: boolean
}

/** The log with its colours: searched, followed while the reader is at its end, and with a way to the failure. */
export function LogView({ jobId, hasFailed }: LogViewProps): JSX.Element {
  const log = useMemo(() => new JobLogLines(), [jobId])
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState(0)
  const [isFollowing, setFollowing] = useState(true)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    void log.follow(jobId, stop.signal)
    return () => stop.abort()
  }, [log, jobId])
  const revision = log.revision.value
  const { lines, last } = log
  const found = useMemo(() => matchesOf(lines, words), [revision, words])
  useEffect(() => {
    if (isFollowing && frame.current !== null) frame.current.scrollTop = frame.current.scrollHeight
  }, [revision, isFollowing])
  const show = (line: number) => {
    setFollowing(false)
    const element = frame.current?.querySelector(`[data-line="${line}"]`)
    element?.scrollIntoView({ block: 'center' })
  }
  const next = (step: number) => {
    if (found.length === 0) return
    const place = (current + step + found.length) % found.length
    setCurrent(place)
    show(found[place] ?? 0)
  }
  const failure = hasFailed ? failureIn(lines) : undefined
  return (
    <section class="job-log" aria-label="Log">
      <LogBar
        words={words}
        found={found.length}
        current={current}
        isFollowing={isFollowing}
        search={(text) => {
          setWords(text)
          setCurrent(-1)
        }}
        next={next}
        {...(failure !== undefined && { toFailure: () => show(failure) })}
        toEnd={() => setFollowing(true)}
      />
      {log.problem.value !== undefined && <Problem text={log.problem.value} />}
      <section
        class="log-lines"
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
        tabIndex={0}
        aria-label="Lines of the log"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setFollowing(scrollHeight - scrollTop - clientHeight < nearPx)
        }
      >
        <Blocks lines={lines} words={words} current={found[current]} failure={failure} />
        {last !== undefined && <Line line={last} number={lines.length} words={words} mark="" />}
        {lines.length === 0 && last === undefined && (
          <p class="quiet">{log.isWhole.value ? 'It wrote nothing.' : 'Waiting for output'}</p>
        )}
      </section>
    </section>
  )
}

interface LogBarProps {
  readonly words: string
  readonly found: number
  readonly current: number
  readonly isFollowing: boolean
  readonly search: (words: string) => void
  readonly next: (step: number) => void
  readonly toFailure?: () => void
  readonly toEnd: () => void
}

function LogBar({ words, found, current, isFollowing, search, next, toFailure, toEnd }: LogBarProps): JSX.Element {
  return (
    <header class="log-bar">
      <h2>Log</h2>
      <input
        class="field"
        type="search"
        aria-label="Search in the log"
        placeholder="Search in the log"
        value={words}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={({ key, shiftKey }) => key === 'Enter' && next(shiftKey ? -1 : 1)}
      />
      {words !== '' && (
        <span class="quiet small" role="status">
          {found === 0 ? 'nothing found' : `${Math.max(0, current) + 1} of ${found} lines`}
        </span>
      )}
      <span class="log-actions">
        {toFailure !== undefined && (
          <button type="button" class="button danger" onClick={toFailure}>
            To the failure
          </button>
        )}
        {!isFollowing && (
          <button type="button" class="button" onClick={toEnd}>
            <Icon name="down" size={12} /> To the end
          </button>
        )}
      </span>
    </header>
  )
}

interface BlocksProps {
  readonly lines: readonly LogLine[]
  readonly words: string
  readonly current: number | undefined
  readonly failure: number | undefined
}

/** Lines in blocks: what is not in view is not laid out. */
function Blocks({ lines, words, current, failure }: BlocksProps): JSX.Element {
  const starts = Array.from({ length: Math.ceil(lines.length / blockLines) }, (_, block) => block * blockLines)
  return (
    <>
      {starts.map((start) => {
        const end = Math.min(lines.length, start + blockLines)
        const inside = (line: number | undefined) => (line !== undefined && line >= start && line < end ? line : -1)
        return (
          <Block
            key={start}
            lines={lines}
            start={start}
            end={end}
            words={words}
            current={inside(current)}
            failure={inside(failure)}
          />
        )
      })}
    </>
  )
}

interface BlockProps {
  readonly lines: readonly LogLine[]
  readonly start: number
  readonly end: number
  readonly words: string
  readonly current: number
  readonly failure: number
}

/** Drawn again only when something in it has changed: lines never do. */
function Block({ lines, start, end, words, current, failure }: BlockProps): JSX.Element {
  return useMemo(
    () => (
      <div class="log-block">
        {lines.slice(start, end).map((line, index) => {
          const number = start + index
          const mark = number === current ? 'current' : number === failure ? 'failure' : ''
          return <Line key={number} line={line} number={number} words={words} mark={mark} />
        })}
      </div>
    ),
    [lines, start, end, words, current, failure],
  )
}

interface LineProps {
  readonly line: LogLine
  readonly number: number
  readonly words: string
  readonly mark: string
}

function Line({ line, number, words, mark }: LineProps): JSX.Element {
  return (
    <div class={`log-line ${mark}`} data-line={number} data-number={number + 1}>
      {line.map(({ text, look }, index) => (
        <span key={String(index)} class={look}>
          <Marked text={text} words={words} />
        </span>
      ))}
      {line.length === 0 && '\u200b'}
    </div>
  )
}

function matchesOf(lines: readonly LogLine[], words: string): readonly number[] {
  if (words === '') return []
  const wanted = words.toLowerCase()
  return lines.flatMap((line, number) => (textOfLine(line).toLowerCase().includes(wanted) ? [number] : []))
}
