import type { PushOutcome } from './engine.ts'
import { cleanWords } from './remotes/text.ts'

/** Sentences that are used in more than one place. */
export const sentences = {
  requiresGit: 'This requires the git program: install git 2.30 or newer on the machine of the service.',
  redirect:
    'The git remote responds with a redirect, which is not followed because it could send the credentials to another server. Set the remote to the new URL.',
  notGit: 'The server at the URL of the git remote is not a git server. Check the URL.',
  noRepository: 'The git remote has no repository at this URL, or these credentials cannot access it.',
  unreachable: 'The git remote could not be reached.',
  untrusted:
    'No trusted TLS connection to the git remote could be established. Check the URL and the certificate of the remote.',
  cut: 'The connection to the git remote was lost before it reported the result. Push again; if the push succeeded, this has no effect.',
} as const

/** What an HTTP status means that is not a success. */
export function outcomeOfStatus(status: number, words: string): PushOutcome {
  if (status === 401 || status === 407) return { kind: 'denied', words }
  if (status === 403)
    return {
      kind: 'denied',
      words,
      hint: 'The remote allows these credentials to read but not to push (403).',
    }
  if (status >= 300 && status < 400) return { kind: 'unreachable', message: sentences.redirect, words: '' }
  if (status === 404 || status === 410) return { kind: 'unreachable', message: sentences.noRepository, words }
  return { kind: 'unreachable', message: `The git remote responded with status ${status}.`, words }
}

/**
 * Reads from the errors of git (in its C locale) and of ssh why a push came to nothing before any ref was judged.
 * There is no code to go by: the exit code is 128 for all of these.
 */
export function outcomeOfErrors(errors: string, secrets: readonly string[]): PushOutcome {
  const words = wordsIn(errors, secrets)
  const status = /The requested URL returned error: (\d{3})/.exec(errors)?.[1]
  if (status !== undefined) return outcomeOfStatus(Number(status), wordsOfRemote(errors, secrets))
  const known = meanings.find(([pattern]) => pattern.test(errors))
  return known === undefined ? { kind: 'unreachable', message: sentences.unreachable, words } : known[1](words)
}

/** What the remote itself said: its hooks and its server, line by line behind `remote:`. */
export function wordsOfRemote(errors: string, secrets: readonly string[]): string {
  const lines = linesOf(errors)
    .filter((line) => line.startsWith('remote:'))
    .map((line) => line.slice('remote:'.length).trim())
  return cleanWords(lines.filter((line) => !progress.test(line)).join('\n'), secrets)
}

const unreachable =
  (message: string) =>
  (words: string): PushOutcome => ({ kind: 'unreachable', message, words })
const denied =
  (hint?: string) =>
  (words: string): PushOutcome => ({ kind: 'denied', words, ...(hint === undefined ? {} : { hint }) })

const meanings: readonly (readonly [RegExp, (words: string) => PushOutcome])[] = [
  [
    /could not read (?:Username|Password)/,
    () => ({
      kind: 'denied',
      words: '',
      hint: 'No credentials for this remote were found. Store them with a git credential helper, or use ssh.',
    }),
  ],
  [/Authentication failed|Invalid username or/, denied()],
  [
    /Permission denied \(|Too many authentication failures|no mutual signature/i,
    denied(
      "Add the ssh key of the service's user to the remote. The key must have no passphrase, or an ssh agent must be running.",
    ),
  ],
  [
    /Host key verification failed|REMOTE HOST IDENTIFICATION HAS CHANGED/,
    unreachable(
      'The host key of the git remote is unknown or has changed. Connect once with ssh in a terminal to verify it.',
    ),
  ],
  [/transport '.*' not allowed/, (words) => ({ kind: 'forbiddenAddress', message: words })],
  [
    /no DAV locking support|git-http-push failed|not valid: is this a git repository|invalid server response|bad line length/,
    unreachable(sentences.notGit),
  ],
  [
    /[Rr]epository .*not found|does not appear to be a git repository|not a git repository/,
    unreachable(sentences.noRepository),
  ],
  [
    /RPC failed|unexpected disconnect|remote end hung up|early EOF|Connection reset|Broken pipe|failed to report status/,
    unreachable(sentences.cut),
  ],
  [/SSL|TLS|certificate/i, unreachable(sentences.untrusted)],
]

/** Lines that count while git works. */
const progress =
  /^(?:Enumerating|Counting|Compressing|Writing|Resolving|Unpacking|Receiving|Delta compression|Total \d|Checking connectivity|Updating references)/

/** What git says itself, without advice and counting. */
function wordsIn(errors: string, secrets: readonly string[]): string {
  const lines = linesOf(errors).filter(
    (line) => line !== '' && !line.startsWith('hint:') && !progress.test(line.replace(/^remote:\s*/, '')),
  )
  return cleanWords(lines.slice(-wordLinesMax).join('\n'), secrets)
}

const wordLinesMax = 6

function linesOf(errors: string): string[] {
  return errors.split(/[\r\n]+/)
}
