/** A page of the documentation that is written in Markdown. */
export interface Guide {
  /** The last part of its path: `/docs/quickstart`. */
  readonly name: string
  readonly title: string
  readonly about: string
  /** Below the folder `docs`. */
  readonly file: string
}

/** The pages in the order in which they are listed. */
export const guides: readonly Guide[] = [
  guide('quickstart', 'Quickstart', 'Start the service, create a task, run its plan.'),
  guide('concepts', 'Concepts', 'Task, plan, job and event, and how they belong together.'),
  guide(
    'authentication',
    'Authentication and tokens',
    'Credentials, scopes, narrowed tokens, and when authority ends.',
  ),
  guide('errors', 'Errors', 'The shape of a failure, when to retry, and every error code.'),
  guide(
    'what-may-change',
    'What may change',
    'What later versions keep, what they may add, and how long what is deprecated works.',
  ),
  guide('paging', 'Paging and filters', 'Cursors, filters, search and selected fields.'),
  guide('configuration', 'Configuration', 'gantry.json, its schema and history, secrets, and scripts.'),
  guide('context', 'Context', 'Documents for agents, and the context of a task within a budget of tokens.'),
  guide('idempotency', 'Idempotency and concurrency', 'Safe retries, ETag and If-Match.'),
  guide('events', 'Events and webhooks', 'A stream with resume, pages, and signed deliveries.'),
  guide('jobs', 'Jobs', 'Background work: follow, cancel, retry, schedule.'),
  guide('command-line', 'Command line', 'Every operation as a command, and signing in from a shell.'),
  guide('console', 'Console', 'Tasks, plans, reviews, what waits, and terminals in the browser.'),
  guide('terminals', 'Terminals', 'Run a program to its end, wait, look and type, or connect and watch.'),
  guide('git', 'Git', 'Hunks, branches, merges, rebases, stashes, tags, blame and remotes.'),
  guide('plans', 'Plans and the sandbox', 'Commands with expected outcomes, and what they may reach.'),
  guide('mail', 'Mail', 'Folders, delivery by calls and SMTP, and sending.'),
  guide('agents', 'Agents', 'Take tasks, propose changes, hand over for review.'),
  guide('mcp', 'Tools of MCP servers', 'Servers, rules, approvals, progress and signing in.'),
  guide('skills', 'Skills and knowledge', 'Instructions for kinds of work, and what the project knows.'),
  guide('ai', 'AI and chats', 'Providers, calls and their cost, and chats with models and agents.'),
  guide('chat-integrations', 'Chat integrations', 'Threads of chat platforms as chats and tasks.'),
  guide('ci', 'Continuous integration', 'A narrow token, an artefact, a comment on a task.'),
  guide('operate', 'Operate', 'Install, proxy, secrets, backup, upgrade, metrics.'),
  guide('cluster', 'Cluster', 'Several processes: balancers, PostgreSQL, restarts, upgrades, what grows.'),
  guide('settings', 'Settings', 'Options, variables, exit codes and the files of a project.'),
  guide('sdks', 'Clients and SDKs', 'The TypeScript client, and clients that are generated.'),
  {
    name: 'outcomes',
    title: 'Expected outcomes',
    about: 'The checks that a plan step can declare.',
    file: 'outcomes.md',
  },
  {
    name: 'timeouts',
    title: 'Timeouts',
    about: 'How long the service waits for what it does not control.',
    file: 'timeouts.md',
  },
  {
    name: 'headers',
    title: 'Headers for browsers and caches',
    about: 'What answers have, by their kind.',
    file: 'headers.md',
  },
  {
    name: 'asvs',
    title: 'ASVS',
    about: 'The requirements of the OWASP standard, and the tests that show them.',
    file: 'asvs.md',
  },
  {
    name: 'cryptography',
    title: 'Cryptography',
    about: 'Algorithms, keys, and what each of them is for.',
    file: 'cryptography.md',
  },
]

function guide(name: string, title: string, about: string): Guide {
  return { name, title, about, file: `guides/${name}.md` }
}
