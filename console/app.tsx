import { signal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { base } from './address.ts'
import { areas, screens } from './areas.tsx'
import type { Area } from './areas.tsx'
import { setKeysEverywhere } from './keys.ts'
import { connection, lostAt } from './live.ts'
import { Lazy } from './parts/lazy.tsx'
import { Icon } from './parts/icons.tsx'
import { Menu } from './parts/menu.tsx'
import { Empty } from './parts/states.tsx'
import { Ago } from './parts/time.tsx'
import { Toasts } from './parts/toasts.tsx'
import { Who } from './parts/who.tsx'
import { go, hrefOf, place } from './router.ts'
import { chooseTheme, identity, signOut, theme } from './session.ts'
import { TasksScreen } from './tasks/screen.tsx'
import { isWatched, waitingCount } from './waiting-count.ts'

const dialog = signal<'palette' | 'keys' | undefined>(undefined)

/** The frame of all screens. */
export function App(): JSX.Element {
  useEffect(() => setKeysEverywhere(globalKey), [])
  if (identity.value === undefined) return <Frame />
  return (
    <>
      <a class="skip" href="#main">
        Skip to the content
      </a>
      <div class="frame">
        <Sidebar />
        <main id="main" tabIndex={-1}>
          <OfflineNotice />
          <Screen path={place.value.path} />
        </main>
        <BottomBar />
      </div>
      <Toasts />
      {dialog.value === 'palette' && (
        <Lazy
          load={() => import('./palette/palette.tsx')}
          name="Palette"
          props={{ close: closeDialog, typed: () => typedAhead }}
          isDialog
        />
      )}
      {dialog.value === 'keys' && (
        <Lazy load={() => import('./key-map.tsx')} name="KeyMap" props={{ close: closeDialog }} isDialog />
      )}
    </>
  )
}

/** What stands there until it is known who is signed in: the places of what comes. The page has it before the script. */
function Frame(): JSX.Element {
  return (
    <div class="frame" aria-busy="true">
      <header class="sidebar">
        <span class="brand">Gantry</span>
      </header>
      <main id="main" />
    </div>
  )
}

function closeDialog(): void {
  dialog.value = undefined
  typedAhead = ''
}

/** What was typed for the palette before its script was there. */
let typedAhead = ''

/** A dialog that is still being loaded has the keys already: no screen takes what is typed for it. */
function keyForDialog(key: string): boolean {
  if (key === 'Escape') closeDialog()
  else if (key.length === 1) typedAhead += key
  return true
}

let lastKey = ''
const places: Readonly<Record<string, string>> = Object.fromEntries(areas.map(({ key, path }) => [key, path]))

/** `g` and a letter go to a screen. */
function globalKey(key: string): boolean {
  if (dialog.value !== undefined && key !== 'Ctrl+k') return keyForDialog(key)
  const isSecond = lastKey === 'g'
  lastKey = isSecond ? '' : key
  if (key === 'Ctrl+k') dialog.value = 'palette'
  else if (key === '?') dialog.value = 'keys'
  else if (isSecond && places[key] !== undefined) go(places[key])
  else return key === 'g'
  return true
}

/** On a phone, where the sidebar is not: what is shown may be old. */
function OfflineNotice(): JSX.Element | null {
  if (connection.value !== 'offline' || lostAt.value === undefined) return null
  return (
    <p class="notice phone-only">
      Offline since <Ago at={new Date(lostAt.value).toISOString()} />: what you see may be old.
    </p>
  )
}

/** A new screen has its name in the tab, begins at its top, and is where the keyboard goes on. */
function useArrival(path: string): void {
  useEffect(() => {
    const [, name = ''] = path.split('/')
    const area = areas.find((each) => each.path === `/${name}`)
    document.title = `${area?.name ?? name.replace(/^./, (letter) => letter.toUpperCase())} · Gantry`
    scrollTo(0, 0)
    if (document.activeElement === null || document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true })
  }, [path])
}

function Screen({ path }: { readonly path: string }): JSX.Element {
  const [, name = '', ...rest] = path.split('/')
  useArrival(path)
  if (name === 'more') return <MoreScreen />
  const area = areas.find((each) => each.path === `/${name}`)
  if (area?.isOffered() === false) return <NotOffered name={area.name} />
  return screens[name]?.(rest) ?? <TasksScreen />
}

/** An address that another session may have given. */
function NotOffered({ name }: { readonly name: string }): JSX.Element {
  return (
    <div class="screen">
      <header class="bar">
        <h1>{name}</h1>
      </header>
      <Empty title="Not for this session">Your role or the scopes of your session do not allow to read this.</Empty>
    </div>
  )
}

function AreaLink({ area }: { readonly area: Area }): JSX.Element {
  const isCurrent = place.value.path.startsWith(area.path)
  const count = area.path === '/now' ? waitingCount.value : 0
  return (
    <a
      data-go
      data-keys={`g ${area.key}`}
      href={hrefOf(area.path)}
      {...(isCurrent && { 'aria-current': 'page' as const })}
    >
      <Icon name={area.icon} />
      <span>{area.name}</span>
      {count > 0 && (
        <span class="badge">
          {count}
          <span class="visually-hidden"> waiting</span>
        </span>
      )}
    </a>
  )
}

function Sidebar(): JSX.Element {
  useEffect(isWatched, [])
  return (
    <header class="sidebar">
      <a class="brand" data-go href={hrefOf('/tasks')}>
        <Brand />
        Gantry
      </a>
      <button type="button" class="find" onClick={() => (dialog.value = 'palette')}>
        <Icon name="search" />
        <span>Find or do</span>
        <kbd>Ctrl K</kbd>
      </button>
      <nav aria-label="Areas">
        {areas
          .filter(({ isOffered }) => isOffered())
          .map((area) => (
            <AreaLink key={area.path} area={area} />
          ))}
      </nav>
      <div class="sidebar-foot">
        <ConnectionMark />
        <a class="quiet" href={`${base}/docs`}>
          <Icon name="book" />
          <span>Documentation</span>
        </a>
        <UserMenu />
      </div>
    </header>
  )
}

/** A gantry: two legs, a beam, and what it carries. */
function Brand(): JSX.Element {
  return (
    <svg class="brand-mark" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <rect width="20" height="20" rx="5" />
      <path d="M5 15.5v-9h10v9M8.25 6.5v4.25h3.5V6.5" />
    </svg>
  )
}

const words = { opening: 'Connecting', live: 'Live', offline: 'Offline', limited: 'Not live' } as const

/** Whether what is shown is of now. */
function ConnectionMark(): JSX.Element {
  const state = connection.value
  return (
    <p class={`connection ${state}`} role="status">
      <span class="dot" aria-hidden="true" />
      <span>
        {words[state]}
        {state === 'offline' && lostAt.value !== undefined && (
          <>
            {' '}
            since <Ago at={new Date(lostAt.value).toISOString()} />
          </>
        )}
      </span>
    </p>
  )
}

function userItems() {
  return [
    {
      name: 'Follow the system',
      mark: <Icon name="more" />,
      isChosen: theme.value === 'system',
      run: () => chooseTheme('system'),
    },
    { name: 'Light', mark: <Icon name="sun" />, isChosen: theme.value === 'light', run: () => chooseTheme('light') },
    { name: 'Dark', mark: <Icon name="moon" />, isChosen: theme.value === 'dark', run: () => chooseTheme('dark') },
    { name: 'Sign out', mark: <Icon name="out" />, isChosen: false, run: signOut },
  ]
}

function UserMenu(): JSX.Element {
  const { name = '', role = '' } = identity.value ?? {}
  return (
    <Menu label={`${name}, ${role}`} isNamedByContent class="user-menu" items={userItems}>
      <Who name={name} kind={role === 'agent' ? 'agent' : 'user'} />
      <span class="user-name">
        {name}
        <small>{role}</small>
      </span>
    </Menu>
  )
}

/** The areas at the bottom of a phone. */
function BottomBar(): JSX.Element {
  return (
    <nav class="bottom-bar" aria-label="Areas of the phone">
      {areas
        .filter(({ isOffered, isOnPhone }) => isOnPhone && isOffered())
        .map((area) => (
          <AreaLink key={area.path} area={area} />
        ))}
      <a data-go href={hrefOf('/more')} {...(place.value.path === '/more' && { 'aria-current': 'page' as const })}>
        <Icon name="more" />
        <span>More</span>
      </a>
    </nav>
  )
}

/** What the sidebar has and a phone has no place for. */
function MoreScreen(): JSX.Element {
  return (
    <div class="screen narrow">
      <header class="bar">
        <h1>More</h1>
      </header>
      <div class="more-list">
        <ConnectionMark />
        {areas
          .filter(({ isOffered, isOnPhone }) => !isOnPhone && isOffered())
          .map(({ name, path, icon }) => (
            <a key={path} class="button" data-go href={hrefOf(path)}>
              <Icon name={icon} /> {name}
            </a>
          ))}
        <button type="button" class="button" onClick={() => (dialog.value = 'palette')}>
          <Icon name="search" /> Find or do
        </button>
        <a class="button" href={`${base}/docs`}>
          <Icon name="book" /> Documentation
        </a>
        {userItems().map(({ name, mark, run }) => (
          <button key={name} type="button" class="button" onClick={() => void run()}>
            {mark} {name}
          </button>
        ))}
      </div>
    </div>
  )
}
