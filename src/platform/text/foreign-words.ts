import { nearest } from './nearest.ts'

/** What people know from other APIs, by the words that are meant here: the first of them that is known counts. */
const names: Readonly<Record<string, readonly string[]>> = {
  after: ['cursor', 'updatedAfter'],
  assignee: ['claimedBy'],
  body: ['content', 'text', 'input'],
  cmd: ['command'],
  comment: ['content', 'text'],
  count: ['limit'],
  description: ['content', 'about', 'text'],
  event: ['kinds', 'kind'],
  email: ['username'],
  events: ['kinds', 'kind'],
  expires: ['expiresInDays', 'expiresAt', 'expiresInSeconds'],
  expiresat: ['expiresInDays'],
  expiry: ['expiresInDays', 'expiresAt'],
  expect: ['expectedOutcome'],
  expected: ['expectedOutcome'],
  files: ['paths', 'changes'],
  label: ['tag', 'tags'],
  labels: ['tags', 'tag'],
  limit: ['costMicrosMax'],
  message: ['content', 'text'],
  minutes: ['leaseSeconds'],
  model: ['backend'],
  name: ['title', 'filename', 'username'],
  offset: ['cursor'],
  order: ['sort'],
  orderby: ['sort'],
  owner: ['author', 'claimedBy'],
  page: ['cursor'],
  pagesize: ['limit'],
  pagetoken: ['cursor'],
  password: ['secret'],
  perpage: ['limit'],
  platform: ['kind'],
  position: ['before'],
  prompt: ['messages', 'content', 'text'],
  query: ['q'],
  run: ['command'],
  script: ['command'],
  search: ['q'],
  server: ['serverName'],
  since: ['updatedAfter', 'after'],
  size: ['limit'],
  skip: ['cursor'],
  sortby: ['sort'],
  startingafter: ['cursor'],
  status: ['state'],
  subject: ['title'],
  summary: ['title'],
  text: ['content'],
  title: ['name'],
  to: ['state', 'recipients'],
  tool: ['toolName'],
  type: ['kind', 'kinds'],
  types: ['kinds', 'kind'],
  url: ['path'],
}

const values: Readonly<Record<string, readonly string[]>> = {
  active: ['in_progress', 'running'],
  admin: ['owner'],
  canceled: ['cancelled'],
  closed: ['done'],
  complete: ['done', 'succeeded'],
  completed: ['done', 'succeeded'],
  default: ['medium'],
  doing: ['in_progress'],
  error: ['failed'],
  failure: ['failed'],
  finished: ['done', 'succeeded'],
  highest: ['critical'],
  lowest: ['low'],
  new: ['open', 'queued'],
  normal: ['medium'],
  passed: ['succeeded'],
  pending: ['queued', 'open'],
  resolved: ['done'],
  review: ['in_review'],
  started: ['in_progress', 'running'],
  success: ['succeeded'],
  todo: ['open'],
  urgent: ['critical'],
  waiting: ['queued'],
  wontfix: ['cancelled'],
}

/** What is no field of a thing, but is changed by an operation of its own; the known fields tell what the thing is. */
const elsewhere: readonly { readonly name: string; readonly beside: string; readonly sentence: string }[] = [
  { name: 'state', beside: 'readiness', sentence: 'POST /tasks/{id}/transition changes the state of a task.' },
  { name: 'status', beside: 'readiness', sentence: 'POST /tasks/{id}/transition changes the state of a task.' },
  { name: 'assignee', beside: 'readiness', sentence: 'A task belongs to who claims it: POST /tasks/{id}/claim.' },
  { name: 'dependsOn', beside: 'readiness', sentence: 'PUT /tasks/{id}/dependencies sets what a task waits for.' },
  { name: 'reviewers', beside: 'readiness', sentence: 'PUT /tasks/{id}/reviewers sets them.' },
]

/** How a thing is changed that is no field of an input with these. */
export function placeElsewhere(name: string, known: readonly string[]): string | undefined {
  return elsewhere.find((each) => each.name === name && known.includes(each.beside))?.sentence
}

/** The known name that a name means: that of another API, or the nearest. */
export function nameMeant(given: string, known: readonly string[]): string | undefined {
  return meant(names, given, known)
}

/** The accepted value that a value means. */
export function valueMeant(given: string, accepted: readonly string[]): string | undefined {
  const [, subject = '', verb = ''] = /^(.+\.)([a-z]+)$/.exec(given) ?? []
  const happened = Object.hasOwn(eventVerbs, verb) ? eventVerbs[verb] : undefined
  return (
    happened?.map((each) => subject + each).find((kind) => accepted.includes(kind)) ?? meant(values, given, accepted)
  )
}

/** What a verb becomes at the end of the kind of an event: the first that is known counts. */
const eventVerbs: Readonly<Record<string, readonly string[]>> = {
  add: ['created', 'added'],
  added: ['created'],
  change: ['updated', 'changed'],
  changed: ['updated'],
  close: ['closed', 'transitioned'],
  closed: ['transitioned'],
  done: ['finished', 'transitioned'],
  edit: ['updated'],
  end: ['finished'],
  ended: ['finished'],
  make: ['created'],
  made: ['created'],
  new: ['created'],
  remove: ['deleted', 'removed'],
  removed: ['deleted'],
  run: ['started'],
}

function meant(words: typeof names, given: string, known: readonly string[]): string | undefined {
  const word = given.toLowerCase().replaceAll(/[^a-z]/g, '')
  const own = known.find((each) => each.toLowerCase().replaceAll('_', '') === word)
  const foreign = Object.hasOwn(words, word) ? words[word]?.find((each) => known.includes(each)) : undefined
  return own ?? foreign ?? nearest(given, known)
}

/** Verbs of other command lines, by those that are meant here. */
const verbs: Readonly<Record<string, readonly string[]>> = {
  add: ['create', 'upload'],
  cat: ['read', 'get'],
  del: ['delete'],
  describe: ['get'],
  edit: ['update', 'set'],
  info: ['get'],
  kill: ['close', 'cancel'],
  ls: ['list'],
  make: ['create'],
  new: ['create'],
  put: ['set', 'update'],
  remove: ['delete'],
  rename: ['update', 'move'],
  rm: ['delete'],
  set: ['update'],
  show: ['get'],
  start: ['create', 'open', 'run'],
  stop: ['cancel', 'close'],
  view: ['get'],
}

/** The verb among those of a group that a verb means: that of another command line, or the nearest. */
export function verbMeant(given: string, known: readonly string[]): string | undefined {
  return meant(verbs, given, known)
}

/** The option of every command that an option of another command line means. */
export function optionMeant(given: string): string | undefined {
  return ['output', 'format', 'o', 'f', 'j'].includes(given) ? 'json' : undefined
}

/** Words of paths of other APIs, by those of this one. */
const pathWords: Readonly<Record<string, readonly string[]>> = {
  assign: ['claim'],
  call: ['execute'],
  inbox: ['waiting'],
  log: ['commits'],
  plan: ['plan-steps'],
  run: ['execute'],
  steps: ['plan-steps'],
  stop: ['cancel'],
}

/** Whether a part of a path means this one of a known path. */
export function isPathWordFor(given: string, part: string): boolean {
  return Object.hasOwn(pathWords, given) && pathWords[given]?.includes(part) === true
}
