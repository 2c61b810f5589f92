import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { sentenceOf } from '../gantry.ts'
import { live } from '../live.ts'

/** The end of a log is what is read. */
const shownMax = 200_000

/** The log of a job while it is written. It stays at its end until the reader scrolls up. */
export function JobLog({ jobId }: { readonly jobId: string }): JSX.Element {
  const text = useSignal('')
  const element = useRef<HTMLPreElement>(null)
  const isAtEnd = useRef(true)
  useEffect(() => {
    const stop = new AbortController()
    void follow(jobId, stop.signal, (part) => {
      text.value = (text.value + part).slice(-shownMax)
    })
    return () => stop.abort()
  }, [jobId, text])
  const shown = text.value
  useEffect(() => {
    if (isAtEnd.current && element.current !== null) element.current.scrollTop = element.current.scrollHeight
  }, [shown])
  return (
    <section class="log live" aria-label="Log">
      <pre
        ref={element}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < 8
        }}
      >
        {shown === '' ? 'Waiting for output' : shown}
      </pre>
    </section>
  )
}

async function follow(jobId: string, signal: AbortSignal, add: (part: string) => void): Promise<void> {
  try {
    for await (const frame of live.job({ jobId }, { signal })) if (frame.event === 'log') add(frame.data.output)
  } catch (error) {
    if (!signal.aborted) add(`\n${sentenceOf(error)}\n`)
  }
}
