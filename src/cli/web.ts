import { openBrowser } from '../platform/processes/open-browser.ts'
import type { ServerConnection } from './connection.ts'
import type { CommandSpec } from './spec.ts'
import type { Terminal } from './terminal.ts'

/** The screens of the console, by the groups of commands whose things they show. */
const screens: Readonly<Record<string, string>> = {
  tasks: '/tasks',
  plan: '/tasks',
  changes: '/tasks',
  terminals: '/terminals',
  chats: '/chats',
  jobs: '/jobs',
  schedules: '/jobs',
  events: '/activity',
  audit: '/activity',
  waiting: '/now',
  users: '/people',
  tokens: '/people',
  sessions: '/people',
  git: '/git',
  workspaces: '/git',
  files: '/files?view=uploads',
  tree: '/files',
  mcp: '/tools',
  mail: '/mail',
  knowledge: '/library/knowledge',
  skills: '/library/skills',
  context: '/library/context',
  ai: '/cost',
  config: '/settings',
  secrets: '/settings/secrets',
  webhooks: '/settings/webhooks',
  integrations: '/settings/integrations',
  runners: '/settings/runners',
}
/** Screens on which each thing has a page, and how many ids name it: those behind them are of its parts. */
const idsOf: Readonly<Record<string, number>> = {
  '/tasks': 1,
  '/terminals': 2,
  '/chats': 1,
  '/jobs': 1,
  '/mail': 2,
  '/library/knowledge': 1,
  '/library/skills': 1,
}

/**
 * The path of the page that shows what a command is about: the thing that its operands name, or the screen of its area,
 * or the page of the operation in the reference.
 */
export function webPathOf(
  { name, operationId, operands }: CommandSpec,
  input: Readonly<Record<string, unknown>>,
): string {
  const [group = '', noun = ''] = name.split(' ')
  const screen = screens[group]
  if (screen === undefined) return `/docs/reference/${operationId}`
  const ids = operands.slice(0, idsOf[screen] ?? 0).map((operand) => encodeURIComponent(String(input[operand])))
  const isReview = screen === '/tasks' && ids.length > 0 && (group === 'changes' || noun === 'reviews')
  return [screen, ...ids, ...(isReview ? ['review'] : [])].join('/')
}

/** Opens the page in the browser and, in a pipe or where there is none, prints its address. */
export async function openPage(path: string, { server }: ServerConnection, terminal: Terminal): Promise<void> {
  const address = server.url.replace(/\/$/, '') + path
  if (!terminal.isTty || !(await openBrowser(address, process.env))) terminal.print(address)
}
