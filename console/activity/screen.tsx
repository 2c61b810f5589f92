import '../late.ts'
import { useComputed, useSignal } from '@preact/signals'
import type { Signal } from '@preact/signals'
import type { Schemas } from 'gantry/client'
import type { JSX } from 'preact'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { generation, onEvent } from '../live.ts'
import { CopyAs } from '../parts/copy-as.tsx'
import { adoptStyles } from '../parts/sheet.ts'
import { Empty, Problem, Skeleton } from '../parts/states.tsx'
import { Ago } from '../parts/time.tsx'
import { WhoActed } from '../parts/who.tsx'
import { go, hrefOf, place } from '../router.ts'
import { titleOf } from '../tasks/titles.ts'
import styles from './style.sheet.css'
import { groupsOf, linesOf, Timeline, visit } from './timeline.ts'
import type { EventGroup } from './timeline.ts'
import { factsOf, kindGroups, sentenceFor } from './words.ts'

adoptStyles(styles)

/** What happened, newest first. */
export function ActivityScreen(): JSX.Element {
  const { query } = place.value
  const kind = query.get('kind') ?? ''
  const actor = query.get('actor') ?? ''
  const seen = useSignal<number | undefined>(undefined)
  return <OfFilter key={`${kind} ${actor}`} kind={kind} actor={actor} seen={seen} />
}

interface ActivityFilter {
  readonly kind: string
  readonly actor: string
}

const topPx = 40

interface OfFilterProps extends ActivityFilter {
  readonly seen: Signal<number | undefined>
}

function useTimeline({ kind, actor, seen }: OfFilterProps): { timeline: Timeline; isMarked: boolean } {
  /** Whether it is known where the last visit ended: the mark of that moves nothing. */
  const [isMarked, setMarked] = useState(false)
  const timeline = useMemo(
    () => new Timeline(kindGroups.find(([name]) => name === kind)?.[1], actor === '' ? undefined : actor),
    [kind, actor],
  )
  const generationNow = generation.value
  useEffect(() => {
    void timeline.read().then(async () => {
      const newest = timeline.events.peek()?.[0]?.id
      if (newest !== undefined) seen.value ??= await visit(newest)
      setMarked(true)
    })
  }, [timeline, generationNow, seen])
  useEffect(() => {
    const stop = onEvent((event) => timeline.take(event))
    const look = () => {
      timeline.isAtTop = scrollY < topPx
      if (timeline.isAtTop) timeline.showNew()
    }
    addEventListener('scroll', look, { passive: true })
    return () => {
      stop()
      removeEventListener('scroll', look)
    }
  }, [timeline])
  return { timeline, isMarked }
}

function OfFilter({ kind, actor, seen }: OfFilterProps): JSX.Element {
  const { timeline, isMarked } = useTimeline({ kind, actor, seen })
  const selectors = kindGroups.find(([name]) => name === kind)?.[1]
  const events = isMarked ? timeline.events.value : undefined
  const waiting = timeline.waiting.value.length
  const groups = useComputed(() => groupsOf(timeline.events.value ?? [], seen.value)).value
  return (
    <div class="screen narrow activity">
      <header class="bar">
        <h1>Activity</h1>
        <div class="bar-end">
          <CopyAs
            group="events"
            command="events"
            args={() => ({ sort: '-id', ...(selectors && { kinds: selectors }) })}
          />
        </div>
      </header>
      <Filters kind={kind} actor={actor} events={events ?? []} />
      {waiting > 0 && (
        <button
          type="button"
          class="button new-events"
          onClick={() => {
            timeline.showNew()
            scrollTo({ top: 0 })
          }}
        >
          {waiting} new {waiting === 1 ? 'event' : 'events'}
        </button>
      )}
      {timeline.problem.value !== undefined && (
        <Problem text={timeline.problem.value} again={() => void timeline.read()} />
      )}
      {events === undefined && timeline.problem.value === undefined && <Skeleton lines={10} />}
      {events?.length === 0 && (
        <Empty title="Nothing like that has happened" line="gantry watch">
          What people, agents and the service do appears here as it happens. In a shell:
        </Empty>
      )}
      <ol class="timeline" aria-label="Events">
        {(isMarked ? groups : []).map((group, index) => (
          <Group key={group.events.at(-1)?.id} group={group} isFirstSeen={isFirstSeen(groups, index, seen.value)} />
        ))}
      </ol>
      {timeline.hasMore.value && <Earlier timeline={timeline} />}
    </div>
  )
}

function isFirstSeen(groups: readonly EventGroup[], index: number, seen: number | undefined): boolean {
  const newestOf = (group: EventGroup | undefined) => group?.events[0]?.id ?? 0
  return seen !== undefined && index > 0 && newestOf(groups[index]) <= seen && newestOf(groups[index - 1]) > seen
}

function Earlier({ timeline }: { readonly timeline: Timeline }): JSX.Element {
  const [isReading, setReading] = useState(false)
  const read = async () => {
    setReading(true)
    await timeline.readEarlier()
    setReading(false)
  }
  return (
    <p class="more">
      <button type="button" class="link" disabled={isReading} onClick={() => void read()}>
        Show earlier events
      </button>
    </p>
  )
}

function Group({ group, isFirstSeen }: { readonly group: EventGroup; readonly isFirstSeen: boolean }): JSX.Element {
  const { actor, taskId, events } = group
  const [first] = events
  return (
    <>
      {isFirstSeen && (
        <li class="seen-mark">
          <span>You were here</span>
        </li>
      )}
      <li class="event-group">
        <div class="event-head">
          <WhoActed actor={actor} />
          {taskId !== undefined && (
            <a class="link event-task" data-go href={hrefOf(`/tasks/${taskId}`)}>
              {titleOf(taskId)}
            </a>
          )}
          <span class="quiet small">{first !== undefined && <Ago at={first.at} />}</span>
        </div>
        <ul class="events">
          {linesOf(events, wordsOf).map(({ event, count }) => (
            <EventLine key={event.id} event={event} count={count} />
          ))}
        </ul>
      </li>
    </>
  )
}

function wordsOf(event: Schemas.Event): string {
  return [placeOf(event), sentenceFor(event.kind), ...factsOf(event)].join(' ')
}

interface EventLineProps {
  readonly event: Schemas.Event
  /** How many events the line stands for. */
  readonly count: number
}

function EventLine({ event, count }: EventLineProps): JSX.Element {
  const href = placeOf(event)
  return (
    <li data-event={event.id} title={event.kind}>
      {href === undefined ? (
        sentenceFor(event.kind)
      ) : (
        <a class="event-link" data-go href={hrefOf(href)}>
          {sentenceFor(event.kind)}
        </a>
      )}
      {factsOf(event).map((fact) => (
        <span key={fact} class="event-fact">
          {fact}
        </span>
      ))}
      {count > 1 && <span class="event-count">{count} times</span>}
    </li>
  )
}

/** Where the thing of an event is shown, if it is not its task. */
function placeOf({ data }: Schemas.Event): string | undefined {
  if ('jobId' in data && typeof data.jobId === 'string') return `/jobs/${data.jobId}`
  return 'chatId' in data && typeof data.chatId === 'string' ? `/chats/${data.chatId}` : undefined
}

interface FiltersProps extends ActivityFilter {
  readonly events: readonly Schemas.Event[]
}

function Filters({ kind, actor, events }: FiltersProps): JSX.Element {
  const actors = new Map(events.map((event) => [event.actor.id, event.actor.name]))
  if (actor !== '' && !actors.has(actor)) actors.set(actor, actor)
  const choose = (name: string, value: string) => {
    const next = new URLSearchParams(place.peek().query)
    if (value === '') next.delete(name)
    else next.set(name, value)
    go(`/activity${next.size > 0 ? `?${next}` : ''}`, 'replace')
  }
  return (
    <div class="activity-filters">
      <select
        class="field"
        aria-label="About"
        value={kind}
        onChange={({ currentTarget }) => choose('kind', currentTarget.value)}
      >
        <option value="">About everything</option>
        {kindGroups.map(([name]) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <select
        class="field"
        aria-label="By"
        value={actor}
        onChange={({ currentTarget }) => choose('actor', currentTarget.value)}
      >
        <option value="">By everyone</option>
        {[...actors].map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
