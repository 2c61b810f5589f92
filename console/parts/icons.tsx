import type { JSX } from 'preact'
import type { State } from '../tasks/query.ts'

/** Drawn on a grid of 16, with lines of 1.5. */
const paths = {
  now: 'M8 1.75v3M8 11.25v3M1.75 8h3M11.25 8h3M8 6.25a1.75 1.75 0 1 0 0 3.5 1.75 1.75 0 0 0 0-3.5Z',
  inbox: 'M2 9.5h3.2l1 1.75h3.6l1-1.75H14M3.4 3.25h9.2L14 9.5v2.25c0 .55-.45 1-1 1H3c-.55 0-1-.45-1-1V9.5l1.4-6.25Z',
  tasks: 'M2.25 4.25 3.4 5.4l2-2.3M2.25 10.75l1.15 1.15 2-2.3M8 4.25h5.75M8 11h5.75',
  terminal: 'M2 3.25h12v9.5H2zM4.75 6.25 6.5 8l-1.75 1.75M8 10h3',
  book: 'M8 4.1C6.7 3.2 4.6 2.9 2.25 3v9.3c2.35-.1 4.45.2 5.75 1.1 1.3-.9 3.4-1.2 5.75-1.1V3C11.4 2.9 9.3 3.2 8 4.1Zm0 0v9.3',
  more: 'M3.5 8h.01M8 8h.01M12.5 8h.01',
  search: 'M7 2.75a4.25 4.25 0 1 0 0 8.5 4.25 4.25 0 0 0 0-8.5ZM10.2 10.2l3.3 3.3',
  plus: 'M8 3.25v9.5M3.25 8h9.5',
  check: 'm3.25 8.5 3 3 6.5-7',
  cross: 'm4 4 8 8M12 4l-8 8',
  chevron: 'm6 4 4 4-4 4',
  down: 'm4 6 4 4 4-4',
  board: 'M2.25 3h3v10h-3zM6.5 3h3v6.5h-3zM10.75 3h3v8h-3z',
  list: 'M2.25 4h11.5M2.25 8h11.5M2.25 12h11.5',
  copy: 'M5.75 5.75h7v7h-7zM3.25 10.25v-7h7',
  play: 'M4.75 3.25v9.5l7.5-4.75z',
  stop: 'M4 4h8v8H4z',
  edit: 'M10.6 3.1 12.9 5.4 5.5 12.8l-2.9.6.6-2.9z',
  trash: 'M3 4.5h10M6.25 4.25v-1.5h3.5v1.5M4.25 4.75l.5 8.5h6.5l.5-8.5M6.75 7v4M9.25 7v4',
  comment: 'M2.75 3h10.5v7.75H8l-3 2.5v-2.5H2.75z',
  branch:
    'M4.5 5v6M4.5 2.25a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM4.5 11a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM11.5 3.25a1.4 1.4 0 1 0 0 2.8 1.4 1.4 0 0 0 0-2.8ZM11.5 6c0 2.2-2.4 2.9-7 3',
  steps: 'M3 3.5h2M3 8h2M3 12.5h2M7.5 3.5H13M7.5 8H13M7.5 12.5H13',
  lock: 'M3.75 7.25h8.5v6h-8.5zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  key: 'M10.25 2.75a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM8.1 7.9 2.75 13.25M4.5 11.5l1.5 1.5',
  moon: 'M13 9.6A5.5 5.5 0 0 1 6.4 3 5.5 5.5 0 1 0 13 9.6Z',
  sun: 'M8 5.25a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M12.6 3.4l-.9.9M4.3 11.7l-.9.9',
  out: 'M6.25 3H3v10h3.25M6.5 8h7M11 5.25 13.75 8 11 10.75',
  person: 'M8 2.5a2.75 2.75 0 1 0 0 5.5 2.75 2.75 0 0 0 0-5.5ZM2.75 13.5c.5-2.6 2.6-4 5.25-4s4.75 1.4 5.25 4',
  clock: 'M8 2.25a5.75 5.75 0 1 0 0 11.5 5.75 5.75 0 0 0 0-11.5ZM8 5v3l2 1.5',
  link: 'M6.75 9.25a2.75 2.75 0 0 0 4 .1l2-2a2.75 2.75 0 0 0-3.9-3.9l-.9.9M9.25 6.75a2.75 2.75 0 0 0-4-.1l-2 2a2.75 2.75 0 0 0 3.9 3.9l.9-.9',
  wrench:
    'M13 5.2a3.2 3.2 0 0 1-4.3 3L4.5 12.4a1.3 1.3 0 0 1-1.9-1.9l4.2-4.2a3.2 3.2 0 0 1 4-4.2L9 4l.3 2.7L12 7l1-1.8Z',
  mail: 'M2 3.75h12v8.5H2zM2.25 4.25 8 9l5.75-4.75',
  bars: 'M2.5 13.5h11M4 11V8M8 11V3.5M12 11V6',
  sliders: 'M3 4.5h5M12 4.5h1M3 11.5h1M8 11.5h5M10 2.75v3.5M6 9.75v3.5',
  pin: 'M8.5 2.5h5v5l-6 6-5-5zM11 5h.01',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  warning: 'M8 2.25 14.25 13.5H1.75zM8 6.5v3M8 11.5h.01',
  rows: 'M2.5 3h11v4h-11zM2.5 9h11v4h-11z',
  columns: 'M2.5 3h4.75v10H2.5zM8.75 3h4.75v10H8.75z',
  reply: 'M6.5 4 2.75 7.75 6.5 11.5M3 7.75h6c2.5 0 4.25 1.5 4.25 4.25',
} as const

export type IconName = keyof typeof paths

export function Icon({ name, size = 16 }: { readonly name: IconName; readonly size?: number }): JSX.Element {
  return (
    <svg class="icon" viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}

/** The state of a task, told by its shape as well as by its colour. */
export function StateMark({ state }: { readonly state: State }): JSX.Element {
  return (
    <svg class={`mark ${state}`} viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      {state === 'open' && <circle cx="8" cy="8" r="5.75" class="ring" />}
      {state === 'in_progress' && (
        <>
          <circle cx="8" cy="8" r="5.75" class="ring" />
          <path d="M8 4.75a3.25 3.25 0 0 1 0 6.5z" class="fill" />
        </>
      )}
      {state === 'in_review' && (
        <>
          <circle cx="8" cy="8" r="5.75" class="ring" />
          <path d="M8 4.75A3.25 3.25 0 1 1 4.75 8H8z" class="fill" />
        </>
      )}
      {state === 'blocked' && (
        <>
          <circle cx="8" cy="8" r="5.75" class="ring" />
          <path d="M5.5 8h5" class="line" />
        </>
      )}
      {state === 'done' && (
        <>
          <circle cx="8" cy="8" r="6.5" class="fill" />
          <path d="m5.25 8.25 1.9 1.9 3.6-4.1" class="cut" />
        </>
      )}
      {state === 'cancelled' && (
        <>
          <circle cx="8" cy="8" r="6.5" class="fill" />
          <path d="m6 6 4 4M10 6l-4 4" class="cut" />
        </>
      )}
    </svg>
  )
}

const levels = { low: 1, medium: 2, high: 3, critical: 4 } as const

/** How urgent a task is: bars, and a sign of its own for what is critical. */
export function PriorityMark({ priority }: { readonly priority: keyof typeof levels }): JSX.Element {
  const level = levels[priority]
  return (
    <svg
      class={`priority ${priority}`}
      viewBox="0 0 16 16"
      width="16"
      height="16"
      role="img"
      aria-label={`${priority} priority`}
    >
      {level === 4 ? (
        <>
          <rect x="1.5" y="1.5" width="13" height="13" rx="3" class="on" />
          <path d="M8 4.5v4.25M8 11.25v.01" class="cut" />
        </>
      ) : (
        [1, 2, 3].map((bar) => (
          <rect
            key={bar}
            x={bar * 4.5 - 3}
            y={12.5 - bar * 3}
            width="2.75"
            height={bar * 3 + 1}
            rx="1"
            class={bar <= level ? 'on' : 'off'}
          />
        ))
      )}
    </svg>
  )
}
