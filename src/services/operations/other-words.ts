import { searchWords } from '../../platform/text/search-words.ts'
import { keptOnce } from '../../platform/work/kept-once.ts'

/**
 * What others call the things and actions of this service: the word of the service, and words or phrases for it from
 * other tools and from everyday language. It is no list of operations: a word stands here once for all of them.
 */
const vocabulary: Readonly<Record<string, string>> = {
  // Actions.
  create:
    'insert, append, put in, another, one more, additional, add, make, new, set up, register, open, file a bug, report, define, invent, connect, remember, write down, record, start a, begin, kick off, file a',
  put: 'set, save, store, replace, add, connect, define, configure, limit',
  delete:
    'take back, take away, take out, cross out, undo what I said, no longer needed, gone, lost, detach, disconnect, unlink, cut, kill off, old, remove, erase, throw away, trash, drop, get rid of, discard, wipe, destroy, purge, clear, unregister, forget',
  update:
    'improve, extend, postpone, reschedule, pause, resume, switch to a different, rewrite, reword, move the deadline, retitle, hand over to, wrong, edit, change, modify, rename, set, adjust, alter, correct, fix, check off, tick off, close, make it, priority, assignee, label, labels, due, description, turn into',
  list: 'every, list of, names of, catalog, at hand, there, what do we have, lately, recent, recently, show, all, see, which, browse, enumerate, overview, what are, who is, still open, available, all of them, who are, existing, currently, inventory',
  get: 'tell me about, describe, check on, how far, how is, when was, who is, contained, one particular, read, view, show, see, inspect, display, look at, details, open, what is, how much, how big, look into, explain, content of, contents',
  search:
    'hunt, browse for, where did, where do, in which, containing, said about, talked about, find, grep, look up, look for, look something up, query, seek, locate, where is, everywhere, across everything, anything about, mentions of',
  execute: 'run, perform, launch, start, invoke, call, do, kick off, use, use the tool, trigger',
  cancel: 'stop, abort, halt, end, terminate, kill',
  retry: 'again, try again, rerun, repeat, redo, once more',
  restore:
    'undo, roll back, go back, bring back, recover, revert, former, earlier version, previous version, old version',
  move: 'put it into, into the folder, file it under, shift, rename, relocate, transfer, reorder, drag, archive',
  apply: 'carry out, write to disk',
  test: 'trial, probe, dry run, simulate, what would, works, answers at all, answer at all, responds, alive, reachable, try, try out, check, verify, does it work, ping',
  validate: 'check, lint, is it correct',
  approve: 'accept, allow, permit, confirm, agree, grant, say yes, go ahead, let it go ahead, green light, okay',
  reject: 'deny, refuse, decline, disallow, say no',
  disable:
    'freeze an account, lock an account, block somebody, leave the company, left, lock out, suspend, deactivate, ban, block a user, turn off, switch off, revoke the access of, kick out, fire',
  enable: 'unlock, activate, turn on, switch on, unblock',
  rotate: 'renew, leaked, compromised, exchange',
  import: 'load, bring in, upload many, install',
  export: 'take out of, give me as a file, archive of, save as a file, download, back up',
  send: 'forward, pass on, write to, write a message, write an email, tell, post, deliver',
  // Tasks.
  task: 'busy with, issue, ticket, card, bug, todo, to-do, story, work item, feature request, assignment, chore, backlog, ticket board, board, due, priority, assigned, issues',
  next: 'urgent, what should I work on, what to do, up next, highest priority, most important',
  claim:
    'I do it, work on it, booking, book, occupy, grab, take, pick up, reserve, assign to me, take over, start working on, assign it to me, I take it, mine',
  release: 'give up, let go, give back, unassign, hand back',
  transition:
    'advance, put on hold, set to, move along, ready, close, finish, complete, reopen, done, start, change the state, change the status, mark as done, resolve an issue, hand in, hand in for review, ready for review, submit for review, move to done, drag to another column, start working, back to open',
  dependencies:
    'predecessor, successor, blocking, order of tasks, remove a blocker, block, blocked, blocker, depend, depends on, prerequisite, wait for, comes before, until another, link two issues, relation between, before this one',
  count: 'how many, number of, statistics, total, totals, how much work, burndown',
  history: 'past of, log of, edits of, who touched, when did, what happened, changelog, past, timeline, who changed',
  comment:
    'conversation about a task, what I said, said under, wrote under, note under a ticket, my remark, remark, note, reply, answer, discussion, thread, feedback, respond, annotate, mention, discuss, leave a note, say something about',
  resolve: 'solved, answered, done with, settle, settled, settle a discussion, close a thread',
  review:
    'accept, accept the pull request, pull request, merge request, sign off, verdict, approve changes, code review, request changes, ready for review, lgtm, looks good, hand in, approval of a change',
  reviewers:
    'second pair of eyes, who must look at it, who should review, approver, allowed to review, assign a reviewer',
  plan: 'steps, to do list of a task, agenda, work breakdown, checklist, procedure, runbook, to-do list, subtasks, subtask, break down, break it down, split',
  step: 'item, third item, one of the steps, part of the procedure, action, checklist item, item of the checklist, stage, subtask, break down',
  changes: 'proposal, proposed edits, modifications',
  // Work in the background.
  job: 'how far is, percentage, unfinished work, long work, deployment, deploy, still going on, going on, background, background work, process, running, failed work, queue, build, task runner, in progress, progress, still running',
  log: 'printed, prints, said on stderr, messages of a server, output of, output, why did it fail, error output, trace, what went wrong, build output, stderr, stdout, watch the output',
  schedule:
    'at nine, every week, once a month, monthly, at noon, alarm, ring, tomorrow, in the night, later today, cron, every night, nightly, every day, daily, weekly, hourly, every hour, recurring, periodic, regularly, timer, automatically at, repeat every, at midnight, monday, each morning, every morning, remind, reminder, later',
  runner:
    'computer, machine, another computer, agent machine, host, compute, build agent, own hardware, worker, build machine, remote machine, node, executor',
  // Files and programs.
  resource:
    'movie, video, audio, recording, document file, attachment, upload, uploaded, picture, image, photo, asset, screenshot, uploaded document, file upload, pdf, logo, zip, spreadsheet',
  link: 'access, temporary access, connect my account, external account, share, url, public address, hyperlink, temporary url, send someone a file, give someone access to a file',
  file: 'source, source code, code, script file, text file, directory, folder',
  edit: 'replace, substitute, change a line, fix a typo',
  patch: 'diff, apply a diff',
  terminal: 'console, shell, tty, command line, bash, prompt, ssh, window of a terminal, repl, python prompt',
  exec: 'shell command, run a command, command, execute a command, bash command, kick off, run tests, command line, build the project, npm',
  signal: 'ctrl-c, interrupt, press ctrl-c, sigint, kill a process',
  screen: 'what is displayed, visible',
  viewers:
    'look at, watch my, who sees, who else is in, looking over my shoulder, spectators, observe, who watches, watching',
  // Mail.
  email:
    'post, letters, attachment of a mail, sender, outbox, draft, recipients, incoming mail, mail, inbox, letter, message, e-mail, unread, correspondence, answer an email, reply to a mail, spam, newsletter',
  mail: 'mailboxes, letters, email, inbox, mailbox, smtp',
  // People and access.
  user: 'staff, newcomers, hire, somebody, people who can log in, employees, login name, contractor, teammate, colleague, member, person, people, account, employee, coworker, team member, newcomer, admin, administrator, customer, who is in the team, team',
  invite: 'onboard, invitation, let someone join, new colleague',
  password: 'passphrase, login password, forgot',
  session:
    'other computer, my old laptop, where am I signed in, sign me out, stolen laptop, log out, sign out, logged in, devices, signed in, browser, active logins, other devices, where am I logged in',
  token:
    'api key, access key, key, api token, credential, access token, personal access token, revoke, robot account, machine account, service account',
  secret:
    'env var, passwords, connection string, certificate, confidential, credential, safely, safe, sensitive, environment variable, api key of a service, vault, database password, private key, certificate',
  audit:
    'who deleted, who changed, evidence, traces, journal, who removed, who did what, activity, trail, what did people do, did yesterday, track record, log of actions, trail of changes, who logged in, compliance, security log',
  factor: 'phone, lost phone, codes, second step, login codes, two-factor, 2fa, authenticator, mfa, one-time code',
  totp: 'authenticator, one-time code, 2fa, two-step, two step, second factor, two-factor',
  scopes: 'permissions, rights, privileges, what may a token do',
  access: 'may I delete, may I, am I permitted, do I have the right, permission, am I allowed, may I, rights',
  preferences:
    'dark mode, dark, light mode, night mode, colours, colors, appearance, language of the console, personal settings, my settings, theme, language, time zone',
  // Git.
  git: 'repository, repo, version control',
  blame: 'who wrote, who changed this line, annotate, author of a line, who is to blame',
  commit: 'fix, version of the code, save my changes, check in, snapshot, record changes',
  push: 'upload, publish, publish the branch, send to github, upload commits',
  pull: 'latest version, get the latest, sync, update from the server, download changes',
  fetch: 'latest version, download, get news from',
  remote: 'github, gitlab, origin, upstream, server of the repository, bitbucket',
  stash: 'aside, unfinished, unfinished work, shelve, put away, wip, set aside',
  checkout: 'switch, switch to, change to another branch, go to a branch',
  tag: 'mark a release, release, version, mark, mark a version, version number',
  diff: 'compare, difference, what changed, changed lines, working copy, review my changes, see my changes',
  status:
    'not committed, not committed yet, working copy, uncommitted, what changed, modified files, git status, dirty, clean, anything uncommitted',
  revert: 'undo, undo a commit, back out, take back, roll back a commit, bad commit',
  stage: 'prepare for a commit, git add, add to the index, prepare',
  clone: 'copy, download a repository, copy a repository, get a repository',
  workspace:
    'copy, sandbox, what the agent did, agent copy, copy of the agent, sandboxed, isolated copy, separate copy, worktree, isolated, own copy, isolated copy of code, copy of the code, worktree, parallel work, playground',
  checkpoint:
    'how the files were, an hour ago, before the change, backup of the files, save point, snapshot, state of the files',
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
    'vendor, api of a model, llm account, local model server, lm studio, vllm, llama, mistral, openai, anthropic, ollama, gemini, mistral, vendor of models, api key of openai, connect openai, model vendor',
  embeddings: 'semantic representation, numbers for a text, vectors, vector, similarity, embed, semantic vectors',
  tokens: 'length of a prompt, size of a prompt, how long is this prompt, fits into the context window',
  chat: 'bot, thread with a model, ai session, copilot, conversation, talk, dialogue, assistant, discussion with a model',
  message: 'say, words, text to a chat, talk to the agent, tell the agent, ask the agent, prompt the agent',
  fork: 'copy, branch off, continue from an earlier point, earlier point, copy a conversation, from an earlier point, try another direction, what if, duplicate a conversation',
  compact:
    'context is full, window is full, too many messages, make room, summarize, shorten, too long, condense, conversation is too long, shorten the conversation',
  interrupt: 'stop the answer, stop talking, stop generating, stop the agent, stop the bot, shut up, halt the agent',
  approval:
    'permission, waiting for me, pending decision, asks for permission, request, requests, permission request, asks for',
  rules: 'policies, would be allowed, would decide, policy, what may be done unasked',
  // What connects.
  webhook:
    'hook, hooks, http callback, outgoing call, my endpoint, my url, my server about, notify, notify my server, callback, something happens, http notification, inform, call my url, post to my url, ci trigger, trigger a build elsewhere',
  delivery:
    'notification, notifications, sent to my, attempts, what was sent, arrived, missed, sent notification, was it delivered',
  redeliver: 'missed, call again, send again, deliver again',
  event: 'happening, notifications live, news, something happens, live updates, what happens, feed',
  integration:
    'whatsapp, teams, messenger, chat app, group chat, slack, discord, telegram, matrix, irc, xmpp, mattermost, bot, chat platform, telegram bot, connect slack, hook up',
  binding: 'channel, room, connect a channel',
  mcp: 'connectors, plugins, outside tools, outside service, add-on, tool provider, tool server, tools, connector, plugin, model context protocol, external tool, weather tool, connected servers, connected tools, extension',
  server: 'tool server, connector',
  // Configuration and what is known.
  config: 'settings, configuration, options, setup, gantry.json',
  revision:
    'as it was, as it looked, looked last week, earlier state, before my edit, former, version, versions, previous, old version, past version',
  role: 'house rules, persona, system prompt, instructions for agents',
  context:
    'before it starts, should know, needs to know, instructions, house rules, briefing, rules for agents, guidelines',
  document: 'guidelines, house rules, instructions',
  knowledge:
    'articles, article, reference, manual, faq, glossary, background information, notes, web page, lexicon, documentation, docs, wiki, facts, notes, what do we know, decision, handbook, remember, memory, remember this, lesson, learned',
  skill:
    'guide for agents, procedure for agents, instructions for a job, template for work, recipes, recipe, how-to, howto, playbook, best practice, teach, ability, abilities, capability, workflow',
  limits:
    'at most, allow me, allowance, boundaries, restrictions, caps, how large may, biggest, how long may, how big may, quota, quotas, how many may, maximum, rate limit, how much am I allowed',
  restart: 'start anew, hang, hangs, frozen, stuck, reboot, bounce, crashed, does not respond, unresponsive',
  refresh: 'newest edition, newest, reload, latest edition, update an installed, outdated, up to date again',
  match: 'fit, fits, suitable, suit, which one helps, right one, relevant, best for',
  evaluate: 'measure, how good, quality, score, grade, benchmark, hit rate',
  abort: 'give up, cancel, back out of, stop the merge, call off, leave',
  wait: 'until, is done, is ready, block until',
  reorder: 'another order, sort, rearrange, sequence',
  order: 'reorder, rearrange, sort, sequence, position, up, before the others',
  reopen: 'open again, not over, not settled, not solved, start the discussion again',
  auth: 'sign in, login to a connector, oauth, log in to, authorize, authorization, consent, account at, grant access',
  recovery: 'lost phone, phone, backup codes, emergency codes, codes, locked out',
  deliveries: 'notification, notifications, sent to my, attempts, what was sent, arrived, delivered',
  notification: 'alert',
  source: 'raw, headers, original',
  rekey: 'master key, encryption key, encrypt again, encrypts, change the key of the vault',
  tree: 'folder structure, hierarchy, nested folders',
  blob: 'old version of a file, file at a commit, file as it was',
  stream: 'live, follow, as it happens, tail, keep me posted',
  script: 'small program, snippet, javascript, code snippet, combine several calls',
  error: 'failure, error code, what does the error mean, fault',
  errors: 'failure codes, meaning of an error, what does the error mean',
  channel: 'room, group',
  prompt: 'template, canned prompt, predefined question',
  logs: 'printed, prints, messages of a server, stderr, output of a server',
  version: 'which release, build, up to date',
  rebase: 'on top of, replay commits, linear history',
  cherry:
    'one fix, that one fix, bring a fix over, backport, single change, pick one, take one commit, single commit, copy a commit',
  merge: 'combine, integrate, join branches, bring together',
  passkey: 'fingerprint, security key, yubikey, webauthn, passwordless, biometric',
  branch: 'line of development, feature branch',
  resize: 'wider, narrower, taller, fit the window, columns and rows, dimensions, size, bigger, smaller, width, height',
  files: 'tree, directory listing, ls, what files are there',
  read: 'open a file, cat, content of a file, contents of a file',
  write: 'create a file, new text file, put text into, save a file',
  commits: 'git log, log of commits, recent commits, who committed',
  unstage: 'take out of the index, remove from the index',
  identity:
    'which account is this, who is this, which user, which rights, who am I, whoami, my permissions, what am I allowed',
  current: 'who am I, my account, my profile, my name',
  waiting:
    'who needs me, outstanding, unanswered, left for me, busy, waits for me, needs my attention, my turn, pending, inbox of approvals, what is waiting, attention, to decide',
}

const stopWords = keptOnce(
  () =>
    new Set(
      searchWords(
        'a an the of my our your his her its their in on at to for from by with me i we you it is are be was this that these those do does did can could should would may might some something someone and or what how please there',
      ),
    ),
)

/** The weight of what is meant, of a word that means something else here as well, and of words of a phrase. */
const [meantWeight, ambiguousWeight, phraseWeight] = [0.9, 0.7, 0.25]
/** Of what the words of a phrase mean when each stands alone. */
const partWeight = meantWeight / 2
const phraseLengthMax = 4

/** A word or phrase of a question: its words and those by which the service calls the same, with their weights. */
export type Concept = ReadonlyMap<string, number>

/** The words of the service for each word or phrase, by their stems. */
const meanings = keptOnce((): ReadonlyMap<string, readonly string[]> => meaningsOf(vocabulary))

function meaningsOf(words: Readonly<Record<string, string>>): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [word, others] of Object.entries(words))
    for (const other of others.split(',')) {
      const key = tellingWords(other).join(' ')
      found.set(key, [...(found.get(key) ?? []), ...searchWords(word)])
    }
  return found
}

/** What a question speaks of, in its order. */
export function conceptsOf(question: string): readonly Concept[] {
  const words = tellingWords(question)
  const concepts: Concept[] = []
  for (let start = 0; start < words.length; ) {
    const { length, meant } = longestAt(words, start)
    concepts.push(conceptOf(words.slice(start, start + length), meant))
    start += length
  }
  return concepts
}

function conceptOf(words: readonly string[], meant: readonly string[]): Concept {
  const concept = new Map<string, number>()
  const weigh = (word: string, weight: number) => concept.set(word, Math.max(weight, concept.get(word) ?? 0))
  const isPhrase = words.length > 1
  const own = isPhrase ? phraseWeight : meant.length > 0 ? ambiguousWeight : 1
  for (const word of words) weigh(word, own)
  for (const word of meant) weigh(word, meantWeight)
  if (isPhrase) for (const word of words.flatMap((part) => meanings().get(part) ?? [])) weigh(word, partWeight)
  return concept
}

function longestAt(
  words: readonly string[],
  start: number,
): { readonly length: number; readonly meant: readonly string[] } {
  for (let length = Math.min(phraseLengthMax, words.length - start); length > 0; length--) {
    const meant = meanings().get(words.slice(start, start + length).join(' '))
    if (meant) return { length, meant }
  }
  return { length: 1, meant: [] }
}

/** All words are left where none of them says anything. */
function tellingWords(text: string): string[] {
  const words = searchWords(text)
  const telling = words.filter((word) => !stopWords().has(word))
  return telling.length > 0 ? telling : words
}
