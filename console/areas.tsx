import type { JSX } from 'preact'
import type { IconName } from './parts/icons.tsx'
import { Lazy } from './parts/lazy.tsx'
import { can, canInProject } from './session.ts'
import { TasksScreen } from './tasks/screen.tsx'

export interface Area {
  readonly name: string
  readonly path: string
  readonly icon: IconName
  /** `g` and this letter lead there. */
  readonly key: string
  readonly isOffered: () => boolean
  /** Whether the bottom of a phone has it too; the others are under More. */
  readonly isOnPhone?: true
}

/** The menu, in its order. */
export const areas: readonly Area[] = [
  { name: 'Now', path: '/now', icon: 'inbox', key: 'n', isOffered: () => true, isOnPhone: true },
  { name: 'Tasks', path: '/tasks', icon: 'tasks', key: 't', isOffered: () => can('tasks:read'), isOnPhone: true },
  { name: 'Chats', path: '/chats', icon: 'comment', key: 'h', isOffered: () => can('chats:read'), isOnPhone: true },
  {
    name: 'Terminals',
    path: '/terminals',
    icon: 'terminal',
    key: 'e',
    isOffered: () => can('terminal:read', 'tasks:read'),
  },
  { name: 'Git', path: '/git', icon: 'branch', key: 'g', isOffered: () => canInProject('git:read') },
  {
    name: 'Files',
    path: '/files',
    icon: 'file',
    key: 'f',
    isOffered: () => can('files:read') || can('resources:read'),
  },
  { name: 'Tools', path: '/tools', icon: 'wrench', key: 'o', isOffered: () => canInProject('mcp:read') },
  { name: 'Mail', path: '/mail', icon: 'mail', key: 'm', isOffered: () => canInProject('mail:read') },
  {
    name: 'Library',
    path: '/library',
    icon: 'book',
    key: 'l',
    isOffered: () => can('knowledge:read') || can('skills:read'),
  },
  { name: 'Cost', path: '/cost', icon: 'bars', key: 'c', isOffered: () => canInProject('ai:read') },
  { name: 'Jobs', path: '/jobs', icon: 'play', key: 'j', isOffered: () => can('jobs:read') },
  { name: 'Activity', path: '/activity', icon: 'clock', key: 'a', isOffered: () => can('events:read') },
  { name: 'People', path: '/people', icon: 'person', key: 'p', isOffered: () => can('identity:read') },
  { name: 'Settings', path: '/settings', icon: 'sliders', key: 's', isOffered: () => true },
]

type ScreenOf = (rest: readonly string[]) => JSX.Element

/** The screen of an area, for what stands behind its name in the address. Each has a key: a part that is loaded stays what it is. */
export const screens: Readonly<Record<string, ScreenOf>> = {
  tasks: taskScreen,
  now: () => <Lazy key="now" load={() => import('./now/screen.tsx')} name="NowScreen" props={{}} />,
  terminals: ([taskId = '', sessionId = '']) => (
    <Lazy
      key={`terminals/${taskId}/${sessionId}`}
      load={() => import('./terminals/screen.tsx')}
      name="TerminalsScreen"
      props={{ taskId, sessionId }}
    />
  ),
  chats: ([id = '']) => (
    <Lazy key="chats" load={() => import('./chats/screen.tsx')} name="ChatsScreen" props={{ id }} />
  ),
  files: () => <Lazy key="files" load={() => import('./files/screen.tsx')} name="FilesScreen" props={{}} />,
  git: ([view = '', ...rest]) => (
    <Lazy
      key="git"
      load={() => import('./git/screen.tsx')}
      name="GitScreen"
      props={{ view, rest: decodeURIComponent(rest.join('/')) }}
    />
  ),
  tools: ([server = '']) => (
    <Lazy
      key="tools"
      load={() => import('./tools/screen.tsx')}
      name="ToolsScreen"
      props={{ server: decodeURIComponent(server) }}
    />
  ),
  mail: ([folder = '', id = '']) => (
    <Lazy
      key="mail"
      load={() => import('./mail/screen.tsx')}
      name="MailScreen"
      props={{ folder, id: decodeURIComponent(id) }}
    />
  ),
  library: ([view = '', id = '']) => (
    <Lazy
      key="library"
      load={() => import('./library/screen.tsx')}
      name="LibraryScreen"
      props={{ view, id: decodeURIComponent(id) }}
    />
  ),
  cost: () => <Lazy key="cost" load={() => import('./cost/screen.tsx')} name="CostScreen" props={{}} />,
  jobs: ([id = '']) => <Lazy key="jobs" load={() => import('./jobs/screen.tsx')} name="JobsScreen" props={{ id }} />,
  activity: () => <Lazy key="activity" load={() => import('./activity/screen.tsx')} name="ActivityScreen" props={{}} />,
  settings: ([view = '']) => (
    <Lazy key="settings" load={() => import('./settings/screen.tsx')} name="SettingsScreen" props={{ view }} />
  ),
  welcome: () => <Lazy key="welcome" load={() => import('./welcome/screen.tsx')} name="WelcomeScreen" props={{}} />,
  people: () => <Lazy key="people" load={() => import('./people/screen.tsx')} name="PeopleScreen" props={{}} />,
}

function taskScreen([id = '', part = '']: readonly string[]): JSX.Element {
  if (id === '') return <TasksScreen key="tasks" />
  const key = `${id}/${part}`
  return part === 'review' ? (
    <Lazy key={key} load={() => import('./review/screen.tsx')} name="ReviewScreen" props={{ id }} />
  ) : (
    <Lazy key={key} load={() => import('./task/screen.tsx')} name="TaskScreen" props={{ id }} />
  )
}
