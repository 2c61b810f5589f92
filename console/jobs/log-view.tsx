import type { JSX } from 'preact'
import type { RefObject } from 'preact'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { Icon } from '../parts/icons.tsx'
import { Problem } from '../parts/states.tsx'
import { failureIn, textOfLine } from './ansi.ts'
import type { LogLine } from './ansi.ts'
import { JobLogLines } from './log.ts'
import { Marked } from '../parts/marked.tsx'
import { attempt, say } from '../parts/toasts.tsx'
import { useKeys } from '../parts/use-keys.ts'

const blockLines = 100
/** How far from the view lines are drawn as such. */
const nearMargin = '1200px 0px'
const nearPx = 16

interface LogViewProps {
  readonly jobId: string
  readonly hasFailed: boolean
}

/** The log with its colours: searched, followed while the reader is at its end, and with a way to the failure. */
export function LogView({ jobId, hasFailed }: LogViewProps): JSX.Element {
  const log = useMemo(() => new JobLogLines(), [jobId])
  const [isFollowing, setFollowing] = useState(true)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    void log.follow(jobId, stop.signal)
    return () => stop.abort()
  }, [log, jobId])
  const revision = log.revision.value
  const { lines, last } = log
  useEffect(() => {
    if (isFollowing && frame.current !== null) frame.current.scrollTop = frame.current.scrollHeight
  }, [revision, isFollowing])
  const [wanted, setWanted] = useState<{ readonly line: number }>()
  // The lines around it are drawn with it.
  useLayoutEffect(() => {
    frame.current?.querySelector(`[data-line="${wanted?.line}"]`)?.scrollIntoView({ block: 'center' })
  }, [wanted])
  const show = (line: number) => {
    setFollowing(false)
    setWanted({ line })
  }
  const { words, found, current, search, next } = useSearch(log, show)
  const failure = hasFailed ? failureIn(lines) : undefined
  return (
    <section class="job-log" aria-label="Log">
      <LogBar
        words={words}
        found={found.length}
        current={current}
        isFollowing={isFollowing}
        search={search}
        next={next}
        {...(failure !== undefined && { toFailure: () => show(failure) })}
        toEnd={() => setFollowing(true)}
        text={() => [...lines, ...(last === undefined ? [] : [last])].map(textOfLine).join('\n')}
        name={`${jobId}.log`}
      />
      {log.problem.value !== undefined && <Problem text={log.problem.value} />}
      <section
        class="log-lines"
        role="log"
        // What is scrolled into view is drawn anew, and is nothing to be read out.
        aria-live={isFollowing && !log.isWhole.value ? 'polite' : 'off'}
        ref={frame}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keys.
        tabIndex={0}
        aria-label="Lines of the log"
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setFollowing(scrollHeight - scrollTop - clientHeight < nearPx)
        }
      >
        <Blocks
          frame={frame}
          lines={lines}
          count={lines.length}
          words={words}
          current={found[current]}
          failure={failure}
        />
        {last !== undefined && (
          <Line
            line={last}
            number={lines.length}
            words={words}
            mark={found[current] === lines.length ? 'current' : ''}
          />
        )}
        {lines.length === 0 && last === undefined && (
          <p class="quiet">{log.isWhole.value ? 'It wrote nothing.' : 'Waiting for output'}</p>
        )}
      </section>
    </section>
  )
}

/** The lines of all of the log that have the words, and the one to which the reader has gone. */
function useSearch({ revision, lines, last }: JobLogLines, show: (line: number) => void) {
  const [words, setWords] = useState('')
  const [current, setCurrent] = useState(-1)
  const found = useMemo(
    () => matchesOf(last === undefined ? lines : [...lines, last], words),
    [lines, revision.value, words],
  )
  const search = (text: string) => {
    setWords(text)
    setCurrent(-1)
  }
  const next = (step: number) => {
    if (found.length === 0) return
    const from = current < 0 && step < 0 ? 0 : current
    const place = (from + step + found.length) % found.length
    setCurrent(place)
    show(found[place] ?? 0)
  }
  return { words, found, current, search, next }
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
  /** All of the log. */
  readonly text: () => string
  readonly name: string
}

function LogBar({
  words,
  found,
  current,
  isFollowing,
  search,
  next,
  toFailure,
  toEnd,
  text,
  name,
}: LogBarProps): JSX.Element {
  const field = useRef<HTMLInputElement>(null)
  // The search of the browser leaves the reader at lines that are not drawn yet.
  useKeys((key) => {
    if (key !== '/' && key !== 'Ctrl+f') return false
    field.current?.select()
    return true
  })
  return (
    <header class="log-bar">
      <h2>Log</h2>
      <input
        ref={field}
        class="field"
        type="search"
        aria-label="Search in the log"
        placeholder="Search in the log"
        value={words}
        onInput={({ currentTarget }) => search(currentTarget.value)}
        onKeyDown={({ key, shiftKey }) => key === 'Enter' && next(shiftKey ? -1 : 1)}
      />
      {words !== '' && (
        <>
          <span class="quiet small" role="status">
            {found === 0 ? 'nothing found' : `${Math.max(0, current) + 1} of ${found} lines`}
          </span>
          <LogStep name="Line before" isUp disabled={found === 0} go={() => next(-1)} />
          <LogStep name="Next line" disabled={found === 0} go={() => next(1)} />
        </>
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
        <button
          type="button"
          class="button"
          onClick={() => void attempt(() => navigator.clipboard.writeText(text()).then(() => say('Copied.')))}
        >
          <Icon name="copy" size={12} /> Copy all
        </button>
        <button type="button" class="button" onClick={() => saveText(name, text())}>
          Download
        </button>
      </span>
    </header>
  )
}

interface LogStepProps {
  readonly name: string
  readonly isUp?: boolean
  readonly disabled: boolean
  readonly go: () => void
}

function LogStep({ name, isUp = false, disabled, go }: LogStepProps): JSX.Element {
  return (
    <button type="button" class="icon-button small" aria-label={name} title={name} disabled={disabled} onClick={go}>
      <span class={isUp ? 'turned' : ''}>
        <Icon name="down" size={12} />
      </span>
    </button>
  )
}

function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  link.download = name
  link.click()
  // The browser has taken it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), keptMs)
}

const keptMs = 60_000

interface BlocksProps {
  readonly frame: RefObject<HTMLElement | null>
  readonly lines: readonly LogLine[]
  /** How many lines there are: the list of them grows, and stays the same object. */
  readonly count: number
  readonly words: string
  readonly current: number | undefined
  readonly failure: number | undefined
}

/**
 * Lines in blocks. What is not in view is not laid out, and a block that is far from the view is one text: it has the
 * height of its lines, is found and copied as they are, and takes a hundredth of their elements.
 */
function Blocks({ frame, lines, count, words, current, failure }: BlocksProps): JSX.Element {
  const starts = Array.from({ length: Math.ceil(count / blockLines) }, (_, block) => block * blockLines)
  const near = useNear(frame, starts.length)
  return (
    <>
      {starts.map((start) => {
        const end = Math.min(count, start + blockLines)
        const inside = (line: number | undefined) => (line !== undefined && line >= start && line < end ? line : -1)
        const [currentHere, failureHere] = [inside(current), inside(failure)]
        const isNear = near.has(start) || end === count || currentHere >= 0 || failureHere >= 0
        return (
          <Block
            key={start}
            lines={lines}
            start={start}
            end={end}
            words={isNear ? words : ''}
            current={currentHere}
            failure={failureHere}
            isNear={isNear}
          />
        )
      })}
    </>
  )
}

/** The first lines of the blocks near the view. While something is selected, they stay: it would be selected no more. */
function useNear(frame: RefObject<HTMLElement | null>, count: number): ReadonlySet<number> {
  const [near, setNear] = useState<ReadonlySet<number>>(new Set())
  const seen = useRef(new Set<number>())
  const observer = useRef<IntersectionObserver>(undefined)
  useEffect(() => {
    const take = () => {
      const selection = getSelection()
      const isSelecting = selection?.isCollapsed === false && frame.current?.contains(selection.anchorNode) === true
      const isSame = (before: ReadonlySet<number>) => before.symmetricDifference(seen.current).size === 0
      if (!isSelecting) setNear((before) => (isSame(before) ? before : new Set(seen.current)))
    }
    observer.current = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const start = Number(target.getAttribute('data-start'))
          if (isIntersecting) seen.current.add(start)
          else seen.current.delete(start)
        }
        take()
      },
      { root: frame.current, rootMargin: nearMargin },
    )
    document.addEventListener('selectionchange', take)
    return () => {
      observer.current?.disconnect()
      document.removeEventListener('selectionchange', take)
    }
  }, [frame])
  // What is observed already is not observed twice.
  useEffect(() => {
    for (const block of frame.current?.querySelectorAll('.log-block') ?? []) observer.current?.observe(block)
  }, [frame, count])
  return near
}

interface BlockProps {
  readonly lines: readonly LogLine[]
  readonly start: number
  readonly end: number
  readonly words: string
  readonly current: number
  readonly failure: number
  readonly isNear: boolean
}

/** Drawn again only when something in it has changed: lines never do. */
function Block({ lines, start, end, words, current, failure, isNear }: BlockProps): JSX.Element {
  return useMemo(
    () => (
      <div class={isNear ? 'log-block' : 'log-block far'} data-start={start}>
        {isNear
          ? lines.slice(start, end).map((line, index) => {
              const number = start + index
              const mark = number === current ? 'current' : number === failure ? 'failure' : ''
              return <Line key={number} line={line} number={number} words={words} mark={mark} />
            })
          : lines.slice(start, end).map(textOfLine).join('\n')}
      </div>
    ),
    [lines, start, end, words, current, failure, isNear],
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
