import { searchWords } from '../../platform/text/search-words.ts'

/**
 * What others call the things and actions of this service: the word of the service, and words or phrases for it from
 * other tools and from everyday language. It is no list of operations: a word stands here once for all of them.
 */
const vocabulary: Readonly<Record<string, string>> = {
  // Actions.
  create:
    'add, make, new, set up, register, open, file a bug, report, define, invent, connect, remember, write down, record, start a, begin, kick off, file a',
  put: 'set, save, store, replace, add, connect, define, configure, limit',
  delete:
    'remove, erase, throw away, trash, drop, get rid of, discard, wipe, destroy, purge, clear, unregister, forget',
  update:
    'edit, change, modify, rename, set, adjust, alter, correct, fix, check off, tick off, close, make it, priority, assignee, label, labels, due, description, turn into',
  list: 'show, all, see, which, browse, enumerate, overview, what are, who is, still open, available, all of them, who are, existing, currently, inventory',
  get: 'read, view, show, see, inspect, display, look at, details, open, what is, how much, how big, look into, explain, content of, contents',
  search:
    'find, grep, look up, look for, look something up, query, seek, locate, where is, everywhere, across everything, anything about, mentions of',
  execute: 'run, perform, launch, start, invoke, call, do, kick off, use, use the tool, trigger',
  cancel: 'stop, abort, halt, end, terminate, kill',
  retry: 'again, try again, rerun, repeat, redo, once more',
  restore:
    'undo, roll back, go back, bring back, recover, revert, former, earlier version, previous version, old version',
  move: 'rename, relocate, transfer, reorder, drag, archive',
  apply: 'carry out, write to disk',
  test: 'try, try out, check, verify, does it work, ping',
  validate: 'check, lint, is it correct',
  approve: 'accept, allow, permit, confirm, agree, grant, say yes, go ahead, let it go ahead, green light, okay',
  reject: 'deny, refuse, decline, disallow, say no',
  disable:
    'lock out, suspend, deactivate, ban, block a user, turn off, switch off, revoke the access of, kick out, fire',
  enable: 'unlock, activate, turn on, switch on, unblock',
  rotate: 'renew, leaked, compromised, exchange',
  import: 'load, bring in, upload many, install',
  export: 'save as a file, download, back up',
  send: 'write to, write a message, write an email, tell, post, deliver',
  // Tasks.
  task: 'issue, ticket, card, bug, todo, to-do, story, work item, feature request, assignment, chore, backlog, ticket board, board, due, priority, assigned, issues',
  next: 'urgent, what should I work on, what to do, up next, highest priority, most important',
  claim: 'grab, take, pick up, reserve, assign to me, take over, start working on, assign it to me, I take it, mine',
  release: 'give up, let go, give back, unassign, hand back',
  transition:
    'close, finish, complete, reopen, done, start, change the state, change the status, mark as done, resolve an issue, hand in, hand in for review, ready for review, submit for review, move to done, drag to another column, start working, back to open',
  dependencies:
    'block, blocked, blocker, depend, depends on, prerequisite, wait for, comes before, until another, link two issues, relation between, before this one',
  count: 'how many, number of, statistics, total, totals, how much work, burndown',
  history: 'what happened, changelog, past, timeline, who changed',
  comment:
    'remark, note, reply, answer, discussion, thread, feedback, respond, annotate, mention, discuss, leave a note, say something about',
  resolve: 'settle, settled, settle a discussion, close a thread',
  review:
    'accept, accept the pull request, pull request, merge request, sign off, verdict, approve changes, code review, request changes, ready for review, lgtm, looks good, hand in, approval of a change',
  reviewers: 'who should review, approver, allowed to review, assign a reviewer',
  plan: 'checklist, procedure, runbook, to-do list, subtasks, subtask, break down, break it down, split',
  step: 'action, checklist item, item of the checklist, stage, subtask, break down',
  changes: 'proposal, proposed edits, modifications',
  // Work in the background.
  job: 'background, background work, process, running, failed work, queue, build, task runner, in progress, progress, still running',
  log: 'output, why did it fail, error output, trace, what went wrong, build output, stderr, stdout, watch the output',
  schedule:
    'cron, every night, nightly, every day, daily, weekly, hourly, every hour, recurring, periodic, regularly, timer, automatically at, repeat every, at midnight, monday, each morning, every morning, remind, reminder, later',
  runner: 'worker, build machine, remote machine, node, executor',
  // Files and programs.
  resource:
    'attachment, upload, uploaded, picture, image, photo, asset, screenshot, uploaded document, file upload, pdf, logo, zip, spreadsheet',
  link: 'share, url, public address, hyperlink, temporary url, send someone a file, give someone access to a file',
  file: 'source, source code, code, script file, text file, directory, folder',
  edit: 'replace, substitute, change a line, fix a typo',
  patch: 'diff, apply a diff',
  terminal: 'console, shell, tty, command line, bash, prompt, ssh, window of a terminal, repl, python prompt',
  exec: 'shell command, run a command, command, execute a command, bash command, kick off, run tests, command line, build the project, npm',
  signal: 'ctrl-c, interrupt, press ctrl-c, sigint, kill a process',
  screen: 'what is displayed, visible',
  viewers: 'who watches, watching',
  // Mail.
  email:
    'mail, inbox, letter, message, e-mail, unread, correspondence, answer an email, reply to a mail, spam, newsletter',
  mail: 'email, inbox, mailbox, smtp',
  // People and access.
  user: 'teammate, colleague, member, person, people, account, employee, coworker, team member, newcomer, admin, administrator, customer, who is in the team, team',
  invite: 'onboard, invitation, let someone join, new colleague',
  password: 'passphrase, login password, forgot',
  session:
    'log out, sign out, logged in, devices, signed in, browser, active logins, other devices, where am I logged in',
  token:
    'api key, access key, key, api token, credential, access token, personal access token, revoke, robot account, machine account, service account',
  secret:
    'credential, safely, safe, sensitive, environment variable, api key of a service, vault, database password, private key, certificate',
  audit:
    'who did what, activity, trail, what did people do, did yesterday, track record, log of actions, trail of changes, who logged in, compliance, security log',
  factor: 'two-factor, 2fa, authenticator, mfa, one-time code',
  totp: 'authenticator, one-time code, 2fa, two-step, two step, second factor, two-factor',
  scopes: 'permissions, rights, privileges, what may a token do',
  access: 'permission, am I allowed, may I, rights',
  preferences: 'my settings, theme, language, time zone',
  // Git.
  git: 'repository, repo, version control',
  blame: 'who wrote, who changed this line, annotate, author of a line, who is to blame',
  commit: 'save my changes, check in, snapshot, record changes',
  push: 'publish, publish the branch, send to github, upload commits',
  pull: 'latest version, get the latest, sync, update from the server, download changes',
  fetch: 'latest version, download, get news from',
  remote: 'github, gitlab, origin, upstream, server of the repository, bitbucket',
  stash: 'aside, unfinished, unfinished work, shelve, put away, wip, set aside',
  checkout: 'switch, switch to, change to another branch, go to a branch',
  tag: 'mark a release, release, mark a version, version number',
  diff: 'compare, difference, what changed, changed lines, working copy, review my changes, see my changes',
  status: 'working copy, uncommitted, what changed, modified files, git status, dirty, clean, anything uncommitted',
  revert: 'undo, undo a commit, back out, take back, roll back a commit, bad commit',
  stage: 'prepare for a commit, git add, add to the index, prepare',
  clone: 'download a repository, copy a repository, get a repository',
  workspace:
    'isolated copy, separate copy, worktree, isolated, own copy, isolated copy of code, copy of the code, worktree, parallel work, playground',
  checkpoint: 'save point, snapshot, state of the files',
  conflict:
    'clash, collision, both changed, merge conflict, same lines, pick theirs, keep mine, keep ours, theirs, ours',
  submodules: 'nested repository',
  // Models and chats.
  usage:
    'cost, costs, money, spent, expensive, consumption, bill, expense, how much did, how many tokens, consumption of tokens, statistics of models',
  budget: 'spending, limit the spending, cap, money, cost limit, maximum cost',
  generate:
    'ask the model, completion, write a text, ask, answer a question, prompt, language model, summarize a text, translate, write a poem, complete a text',
  model: 'llm, language model, gpt, claude',
  provider:
    'openai, anthropic, ollama, gemini, mistral, vendor of models, api key of openai, connect openai, model vendor',
  embeddings: 'vectors, vector, similarity, embed, semantic vectors',
  tokens: 'length of a prompt, size of a prompt, how long is this prompt, fits into the context window',
  chat: 'conversation, talk, dialogue, assistant, discussion with a model',
  message: 'say, words, text to a chat, talk to the agent, tell the agent, ask the agent, prompt the agent',
  fork: 'branch off, continue from an earlier point, earlier point, copy a conversation, from an earlier point, try another direction, what if, duplicate a conversation',
  compact: 'summarize, shorten, too long, condense, conversation is too long, shorten the conversation',
  interrupt: 'stop the answer, stop talking, stop generating, stop the agent, stop the bot, shut up, halt the agent',
  approval:
    'permission, waiting for me, pending decision, asks for permission, request, requests, permission request, asks for',
  rules: 'policy, what may be done unasked',
  // What connects.
  webhook:
    'notify, notify my server, callback, something happens, http notification, inform, call my url, post to my url, ci trigger, trigger a build elsewhere',
  delivery: 'sent notification, was it delivered',
  redeliver: 'send again, deliver again',
  event: 'something happens, live updates, what happens, feed',
  integration:
    'slack, discord, telegram, matrix, irc, xmpp, mattermost, bot, chat platform, telegram bot, connect slack, hook up',
  binding: 'channel, room, connect a channel',
  mcp: 'tool server, tools, connector, plugin, model context protocol, external tool, weather tool, connected servers, connected tools, extension',
  server: 'tool server, connector',
  // Configuration and what is known.
  config: 'settings, configuration, options, setup, gantry.json',
  revision: 'former, version, versions, previous, old version, past version',
  role: 'house rules, persona, system prompt, instructions for agents',
  context: 'instructions, house rules, briefing, rules for agents, guidelines',
  document: 'guidelines, house rules, instructions',
  knowledge:
    'documentation, docs, wiki, facts, notes, what do we know, decision, handbook, remember, memory, remember this, lesson, learned',
  skill: 'recipe, how-to, howto, playbook, best practice, teach, ability, abilities, capability, workflow',
  limits: 'quota, quotas, how many may, maximum, rate limit, how much am I allowed',
  version: 'which release, build, up to date',
  rebase: 'on top of, replay commits, linear history',
  cherry: 'take one commit, single commit, copy a commit',
  merge: 'combine, integrate, join branches, bring together',
  passkey: 'fingerprint, security key, yubikey, webauthn, passwordless, biometric',
  branch: 'line of development, feature branch',
  resize: 'bigger, smaller, width, height',
  files: 'tree, directory listing, ls, what files are there',
  read: 'open a file, cat, content of a file, contents of a file',
  write: 'create a file, new text file, put text into, save a file',
  commits: 'git log, log of commits, recent commits, who committed',
  unstage: 'take out of the index, remove from the index',
  identity: 'who am I, whoami, my permissions, what am I allowed',
  current: 'who am I, my account, my profile, my name',
  waiting:
    'waits for me, needs my attention, my turn, pending, inbox of approvals, what is waiting, attention, to decide',
}

const stopWords = new Set(
  searchWords(
    'a an the of my our your his her its their in on at to for from by with me i we you it is are be was this that these those do does did can could should would may might some something someone and or what how please there',
  ),
)

/** The weight of what is meant, of a word that means something else here as well, and of words of a phrase. */
const [meantWeight, ambiguousWeight, phraseWeight] = [0.9, 0.9, 0.25]
const phraseLengthMax = 4

/** The words of the service for each word or phrase, by their stems. */
const meanings: ReadonlyMap<string, readonly string[]> = meaningsOf(vocabulary)

function meaningsOf(words: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [word, others] of Object.entries(words))
    for (const other of others.split(',')) {
      const key = tellingWords(other).join(' ')
      found.set(key, [...(found.get(key) ?? []), ...searchWords(word)])
    }
  return found
}

/** The words of a question with their weights, and those by which the service calls the same. */
export function weighedWords(question: string): ReadonlyMap<string, number> {
  const words = tellingWords(question)
  const weights = new Map<string, number>()
  const weigh = (word: string, weight: number) => weights.set(word, Math.max(weight, weights.get(word) ?? 0))
  for (let start = 0; start < words.length; ) {
    const { length, meant } = longestAt(words, start)
    const own = length > 1 ? phraseWeight : meant.length > 0 ? ambiguousWeight : 1
    for (const word of words.slice(start, start + length)) weigh(word, own)
    for (const word of meant) weigh(word, meantWeight)
    start += length
  }
  return weights
}

function longestAt(
  words: readonly string[],
  start: number,
): { readonly length: number; readonly meant: readonly string[] } {
  for (let length = Math.min(phraseLengthMax, words.length - start); length > 0; length--) {
    const meant = meanings.get(words.slice(start, start + length).join(' '))
    if (meant) return { length, meant }
  }
  return { length: 1, meant: [] }
}

/** All words are left where none of them says anything. */
function tellingWords(text: string): string[] {
  const words = searchWords(text)
  const telling = words.filter((word) => !stopWords.has(word))
  return telling.length > 0 ? telling : words
}
