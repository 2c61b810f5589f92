import { setImmediate } from 'node:timers/promises'
import * as git from 'isomorphic-git'
import type { PushOutcome } from '../engine.ts'
import { outcomeOfStatus, sentences } from '../failures.ts'
import { AnswerTooLarge, StatusRefused, createHttp } from './http.ts'
import { pushingFiles } from './files.ts'
import { cleanWords } from '../remotes/text.ts'
import { onlyQuestion } from '../../../platform/isolated/answer-questions.ts'

/** One push, as the thread is given it. */
export interface PushTask {
  readonly gitFolder: string
  readonly secrets: readonly string[]
  readonly address: string
  readonly remote: string
  readonly branch: string
  readonly force: boolean
  readonly dryRun: boolean
  readonly expectedOid: string | undefined
}

const { question: task, answer, part } = await onlyQuestion<PushTask, PushOutcome, 'sign'>()
const repository = { fs: { promises: pushingFiles }, gitdir: task.gitFolder, cache: {} }
const ref = `refs/heads/${task.branch}`
const http = createHttp(() => part('sign'))
/** What the remote says beside its report: the output of its hooks. */
const messages: string[] = []

async function run(): Promise<PushOutcome> {
  const oid = await oidOf(ref)
  if (oid === undefined) return { kind: 'unknownBranch' }
  return push(oid).catch(explain)
}

async function push(oid: string): Promise<PushOutcome> {
  let outcome: PushOutcome | undefined
  const decide = async (remoteRef: string, remoteOid: string): Promise<boolean> => {
    outcome = await judge(oid, remoteRef, remoteOid)
    return outcome.kind === 'pushed' && !task.dryRun
  }
  try {
    await git.push({
      ...repository,
      http,
      url: task.address,
      remote: task.remote,
      ref,
      remoteRef: ref,
      // All that the library would check has been checked by then; the remote checks the old oid once more.
      force: true,
      // Given, because the library would take one from the settings of the repository.
      corsProxy: '',
      onPrePush: async ({ remoteRef }) => decide(remoteRef.ref, remoteRef.oid),
      onMessage: (message) => void messages.push(message),
    })
  } catch (error) {
    if (!(error instanceof git.Errors.UserCanceledError)) throw error
  }
  return outcome ?? { kind: 'unreachable', message: sentences.notGit, words: '' }
}

/** What to do with this push, now that the remote has advertised its branch. */
async function judge(oid: string, remoteRef: string, remoteOid: string): Promise<PushOutcome> {
  // The library looks for the ref in more places than one, and the remote decides what it finds there.
  if (remoteRef !== ref) return { kind: 'rejected', reason: 'the remote offers another ref for this branch', words: '' }
  if (remoteOid === oid) return { kind: 'upToDate', oid }
  const isNew = /^0+$/.test(remoteOid)
  const expectedOid =
    task.expectedOid ??
    (task.force ? ((await oidOf(`refs/remotes/${task.remote}/${task.branch}`)) ?? noOid) : remoteOid)
  if (remoteOid !== expectedOid) return { kind: 'moved', remoteOid }
  const isForward = isNew || (await isDescendent(oid, remoteOid))
  if (!isForward && !task.force) return { kind: 'nonFastForward', remoteOid }
  return { kind: 'pushed', oid, oldOid: isNew ? undefined : remoteOid, isForced: !isForward }
}

const noOid = '0'.repeat(40)

async function oidOf(name: string): Promise<string | undefined> {
  return git.resolveRef({ ...repository, ref: name }).catch(() => undefined)
}

/** A commit that is not here, or a history that is cut off before it, leads to no. */
async function isDescendent(oid: string, ancestor: string): Promise<boolean> {
  return git.isDescendent({ ...repository, oid, ancestor, depth: -1 }).catch(() => false)
}

async function explain(error: unknown): Promise<PushOutcome> {
  if (error instanceof git.Errors.GitPushError) return explainRefusal(error)
  if (error instanceof StatusRefused) return outcomeOfStatus(error.status, clean(error.words))
  if (error instanceof AnswerTooLarge) return { kind: 'unreachable', message: sentences.notGit, words: '' }
  if (error instanceof git.Errors.NotFoundError)
    return {
      kind: 'unsupported',
      message: 'An object of this repository cannot be read. Check the repository with git fsck.',
    }
  if (answersWithoutSense.some((kind) => error instanceof kind))
    return { kind: 'unreachable', message: http.isSending() ? sentences.cut : sentences.notGit, words: '' }
  return explainConnection(error)
}

const answersWithoutSense = [
  git.Errors.SmartHttpError,
  git.Errors.ParseError,
  git.Errors.EmptyServerResponseError,
  git.Errors.RemoteCapabilityError,
]

async function explainRefusal({ data }: InstanceType<typeof git.Errors.GitPushError>): Promise<PushOutcome> {
  // The library does not wait for the words of the remote; they have arrived, and are handed on in the next turn.
  await setImmediate()
  const { result } = data
  const reason = result.refs[ref]?.error || result.error || 'without a reason'
  const words = clean(messages.join('\n'))
  if (/is at [0-9a-f]+ but expected|incorrect old value/.test(`${reason} ${words}`))
    return { kind: 'moved', remoteOid: undefined }
  return { kind: 'rejected', reason: clean(reason), words }
}

/** `fetch` has the reason of a failure in its cause. */
function explainConnection(error: unknown): PushOutcome {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  const words = clean(cause instanceof Error ? cause.message : String(cause))
  if (/CERT|TLS|SSL|SIGNED/.test(code)) return { kind: 'unreachable', message: sentences.untrusted, words }
  return { kind: 'unreachable', message: http.isSending() ? sentences.cut : sentences.unreachable, words }
}

function clean(text: string): string {
  return cleanWords(text, task.secrets)
}

// Last, when all that it needs is there.
answer(await run())
