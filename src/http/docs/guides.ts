/** A page of the documentation that is written in Markdown. */
export interface Guide {
  /** The last part of its path: `/docs/quickstart`. */
  readonly name: string
  readonly title: string
  readonly about: string
  /** Where it stands in the menu. */
  readonly group: GuideGroup
  /** Below the folder `docs`. */
  readonly file: string
  /** The areas of the contract that it is about: it ends with their operations. */
  readonly areas: readonly string[]
}

/** The groups of the menu, in its order. */
export const guideGroups = ['Start', 'Work', 'Agents', 'Build on it', 'Operate'] as const
export type GuideGroup = (typeof guideGroups)[number]

/** The areas of the contract, and the guide that tells of each. */
const areasOf: Readonly<Record<string, readonly string[]>> = {
  console: ['Overview'],
  authentication: ['Identity', 'Sign-in'],
  tasks: ['Tasks', 'Task review', 'Task changes'],
  plans: ['Task plan'],
  jobs: ['Jobs'],
  files: ['Files', 'Resources'],
  git: ['Git', 'Git remotes'],
  terminals: ['Terminal'],
  mail: ['Mail'],
  context: ['Context'],
  configuration: ['Config', 'Secrets'],
  people: ['User'],
  agents: ['Workspaces'],
  mcp: ['MCP'],
  skills: ['Skills', 'Knowledge'],
  ai: ['AI', 'Chats'],
  'chat-integrations': ['Chat integrations'],
  events: ['Events', 'Webhooks'],
  operate: ['Version'],
  runners: ['Runners'],
}

/** The pages in the order in which they are listed. */
export const guides: readonly Guide[] = [
  guide('Start', 'quickstart', 'Quickstart', 'Start the service, create a task, run its plan.'),
  guide('Start', 'concepts', 'Concepts', 'Task, plan, job and event, and how they belong together.'),
  guide('Start', 'comparisons', 'Beside others', 'Code hosts, CI, agents, gateways and trackers: when to take which.'),
  guide(
    'Start',
    'journeys',
    'Five journeys',
    'The same work by curl and by command, beside each other.',
    'journeys.md',
  ),
  guide('Start', 'console', 'Console', 'Tasks, plans, reviews, what waits, and terminals in the browser.'),
  guide('Start', 'command-line', 'Command line', 'Every operation as a command: sign in, output, waiting, completion.'),
  guide(
    'Start',
    'authentication',
    'Authentication and tokens',
    'Credentials, scopes, narrowed tokens, and when authority ends.',
  ),
  guide('Work', 'tasks', 'Tasks, reviews and states', 'Take a task, move it, review its changes, and go back.'),
  guide('Work', 'plans', 'Plans and the sandbox', 'Commands with expected outcomes, and what they may reach.'),
  guide('Work', 'outcomes', 'Expected outcomes', 'The checks that a plan step can declare.', 'outcomes.md'),
  guide('Work', 'jobs', 'Jobs', 'Background work: follow, cancel, retry, schedule.'),
  guide('Work', 'files', 'Files', 'Uploads, links, and the files of the project with their versions.'),
  guide('Work', 'git', 'Git', 'Hunks, branches, merges, rebases, stashes, tags, blame and remotes.'),
  guide('Work', 'terminals', 'Terminals', 'Run a program to its end, wait, look and type, or connect and watch.'),
  guide('Work', 'mail', 'Mail', 'Folders, delivery by calls and SMTP, and sending.'),
  guide('Work', 'context', 'Context', 'Documents for agents, and the context of a task within a budget of tokens.'),
  guide('Work', 'configuration', 'Configuration', 'gantry.json, its schema and history, secrets, and scripts.'),
  guide('Work', 'people', 'People and roles', 'Invite, narrow, disable, and what each of you may do.'),
  guide('Agents', 'agents', 'Agents', 'Take tasks, propose changes, hand over for review.'),
  guide(
    'Agents',
    'for-agents',
    'Gantry for agents',
    'One page that an agent reads: the loop, the rules, the refusals.',
  ),
  guide('Agents', 'mcp', 'Tools of MCP servers', 'Servers, rules, approvals, progress and signing in.'),
  guide('Agents', 'skills', 'Skills and knowledge', 'Instructions for kinds of work, and what the project knows.'),
  guide('Agents', 'ai', 'AI and chats', 'Providers, calls and their cost, and chats with models and agents.'),
  guide('Agents', 'chat-integrations', 'Chat integrations', 'Threads of chat platforms as chats and tasks.'),
  guide('Build on it', 'sdks', 'Clients and SDKs', 'The TypeScript client, and clients that are generated.'),
  guide('Build on it', 'ci', 'Continuous integration', 'A narrow token, an artefact, a comment on a task.'),
  guide('Build on it', 'events', 'Events and webhooks', 'A stream with resume, pages, and signed deliveries.'),
  guide('Build on it', 'errors', 'Errors', 'The shape of a failure, when to retry, and every error code.'),
  guide('Build on it', 'paging', 'Paging and filters', 'Cursors, filters, search and selected fields.'),
  guide('Build on it', 'idempotency', 'Idempotency and concurrency', 'Safe retries, ETag and If-Match.'),
  guide(
    'Build on it',
    'what-may-change',
    'What may change',
    'What later versions keep, what they may add, and how long what is deprecated works.',
  ),
  guide('Operate', 'operate', 'Operate', 'Install, proxy, secrets, backup, upgrade, metrics.'),
  guide(
    'Operate',
    'security',
    'Security model',
    'Who is trusted with what, by which walls, and what is not protected.',
  ),
  guide('Operate', 'settings', 'Settings', 'Options, variables, exit codes and the files of a project.'),
  guide('Operate', 'cluster', 'Cluster', 'Several processes: balancers, PostgreSQL, restarts, upgrades, what grows.'),
  guide('Operate', 'runners', 'Runners', 'Plan steps and terminals on other machines, by labels.'),
  guide('Operate', 'timeouts', 'Timeouts', 'How long the service waits for what it does not control.', 'timeouts.md'),
  guide('Operate', 'headers', 'Headers for browsers and caches', 'What answers have, by their kind.', 'headers.md'),
  guide('Operate', 'asvs', 'ASVS', 'The requirements of the OWASP standard, and the tests that show them.', 'asvs.md'),
  guide(
    'Operate',
    'cryptography',
    'Cryptography',
    'Algorithms, keys, and what each of them is for.',
    'cryptography.md',
  ),
]

function guide(group: GuideGroup, name: string, title: string, about: string, file = `guides/${name}.md`): Guide {
  return { name, title, about, group, file, areas: areasOf[name] ?? [] }
}
