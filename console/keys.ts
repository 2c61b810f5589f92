import { keyOnScreen } from './parts/screen-keys.ts'

type KeyListener = (key: string) => unknown

const listeners: KeyListener[] = []
let everywhere: KeyListener = () => false

/** Calls a listener for keys that no field takes; one that gives true has used the key. The newest is asked first. */
export function onKeys(listener: KeyListener): () => void {
  listeners.unshift(listener)
  return () => void listeners.splice(listeners.indexOf(listener), 1)
}

/** Sets who is asked before all screens: the second key of `g h` is no key of the screen that is left. */
export function setKeysEverywhere(listener: KeyListener): void {
  everywhere = listener
}

export function listenToKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.altKey) return
    const isWithCtrl = event.ctrlKey || event.metaKey
    // The palette opens from fields too. Where no screen searches by itself, the browser does.
    if (isWithCtrl ? !(event.key === 'k' || (event.key === 'f' && !isTyping(event.target))) : isTyping(event.target))
      return
    const key = isWithCtrl ? `Ctrl+${event.key}` : event.key
    if ([everywhere, ...listeners, keyOnScreen].some((listener) => listener(key) === true)) event.preventDefault()
  })
}

/** Whether keys belong to what has the focus: fields, menus, and terminals. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.closest('input:not([type=checkbox]), textarea, select, [role=menu], dialog[open], .xterm') !== null
  )
}

/** What keys do, for the page that lists them. */
export const keyMap: readonly (readonly [group: string, readonly (readonly [keys: string, what: string])[]])[] = [
  [
    'Everywhere',
    [
      ['Ctrl K', 'Find things and operations'],
      ['g t', 'Tasks'],
      ['g n', 'Now'],
      ['g h', 'Chats'],
      ['g e', 'Terminals'],
      ['g g', 'Git'],
      ['g f', 'Files'],
      ['g o', 'Tools'],
      ['g m', 'Mail'],
      ['g l', 'Library'],
      ['g c', 'Cost'],
      ['g j', 'Jobs'],
      ['g a', 'Activity'],
      ['g p', 'People and tokens'],
      ['g s', 'Settings'],
      ['j k', 'Next, previous row of the screen'],
      ['c', 'Make a new thing of the screen'],
      ['?', 'These keys'],
    ],
  ],
  [
    'Tasks',
    [
      ['j k', 'Next, previous task'],
      ['h l', 'Column to the left, to the right'],
      ['Enter', 'Open the task'],
      ['x', 'Select the task'],
      ['1 – 6', 'Move to a state, in the order of the board'],
      ['c', 'New task'],
      ['/', 'Filter'],
      ['Esc', 'Clear the selection'],
    ],
  ],
  [
    'A task',
    [
      ['e', 'Edit'],
      ['r', 'Run the plan'],
      ['v', 'Review the changes'],
      ['u', 'Back to the tasks'],
    ],
  ],
  [
    'Chats',
    [
      ['j k', 'Next, previous chat'],
      ['c', 'New chat'],
      ['w', 'Write a message'],
      ['u', 'Back to the chats'],
    ],
  ],
  [
    'Jobs',
    [
      ['j k', 'Next, previous job'],
      ['/', 'Search in all of the log; Ctrl F too'],
      ['Enter', 'Next line that has the words; Shift Enter the one before'],
      ['u', 'Back to the jobs'],
    ],
  ],
  [
    'Git',
    [
      ['j k', 'Next, previous file, commit or branch'],
      ['x', 'Stage the file, or take it back'],
      ['c', 'Write the message of the commit'],
      ['u', 'Back to the log'],
    ],
  ],
  [
    'Files',
    [
      ['j k', 'Next, previous file'],
      ['/', 'Search'],
      ['e', 'Edit the file'],
      ['Ctrl S', 'Save it'],
    ],
  ],
  [
    'Mail',
    [
      ['j k', 'Next, previous email'],
      ['t', 'Make a task of the email'],
      ['e', 'Put it among the read ones, or back'],
      ['r', 'Answer'],
      ['c', 'New email'],
      ['/', 'Search'],
    ],
  ],
  [
    'Review',
    [
      ['n p', 'Next, previous change'],
      ['Enter', 'Comment on its line'],
      ['d', 'Decide'],
      ['s', 'Side by side, or one below the other'],
    ],
  ],
  ['Now', [['j k', 'Next, previous thing that waits']]],
  ['A terminal', [['Ctrl Shift L', 'Leave it: all other keys are for its program']]],
]
