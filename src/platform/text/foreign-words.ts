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
  events: ['kinds', 'kind'],
  expect: ['expectedOutcome'],
  expected: ['expectedOutcome'],
  label: ['tag', 'tags'],
  labels: ['tags', 'tag'],
  message: ['content', 'text'],
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
  query: ['q'],
  run: ['command'],
  script: ['command'],
  search: ['q'],
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
  type: ['kind', 'kinds'],
  types: ['kinds'],
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

/** The known name that a name means: that of another API, or the nearest. */
export function nameMeant(given: string, known: readonly string[]): string | undefined {
  return meant(names, given, known)
}

/** The accepted value that a value means. */
export function valueMeant(given: string, accepted: readonly string[]): string | undefined {
  return meant(values, given, accepted)
}

function meant(words: typeof names, given: string, known: readonly string[]): string | undefined {
  const word = given.toLowerCase().replaceAll(/[^a-z]/g, '')
  const own = known.find((each) => each.toLowerCase().replaceAll('_', '') === word)
  const foreign = Object.hasOwn(words, word) ? words[word]?.find((each) => known.includes(each)) : undefined
  return own ?? foreign ?? nearest(given, known)
}
