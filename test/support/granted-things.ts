import t from 'tap'
import { later } from '../../src/platform/work/clock.ts'
import { createPasswords } from '../../src/services/identity/passwords.ts'
import { addCredential, addUser } from './callers.ts'
import type { TestCaller } from './callers.ts'
import { TestClock } from './clock.ts'
import { startGantry } from './gantry.ts'
import type { Answer, CallOptions, Gantry } from './gantry.ts'
import { Receiver } from './receiver.ts'
import { upload } from './uploads.ts'
import { readUntil, waitUntil } from './wait.ts'

/** The credential that makes the lasting things. */
export const makers = [
  'token',
  'session',
  'token exchanged for a token',
  'token exchanged for a session',
  'token made by a token',
  'token made by a session',
  'session started by a token',
] as const

export type Maker = (typeof makers)[number]

export const things = ['schedule', 'webhook', 'link', 'terminal', 'queued job', 'token', 'runner'] as const

export type Thing = (typeof things)[number]

export const endings = [
  'revoked',
  'source revoked',
  'expired',
  'disabled',
  'deleted',
  'password',
  'role',
  'rotated',
] as const

export type Ending = (typeof endings)[number]

export interface Verdict {
  readonly goesOn: boolean
  readonly why: string
  /** The things that the verdict does not hold for. */
  readonly besides?: Partial<Record<Thing, Verdict>>
}

export const ends = (why: string, besides?: Verdict['besides']): Verdict => ({
  goesOn: false,
  why,
  ...(besides && { besides }),
})

export const goesOn = (why: string): Verdict => ({ goesOn: true, why })

export const hourMs = 3_600_000

export const password = 'correct horse battery staple'

export const house = await openHouse(t)

export const { gantry, clock } = house

export type Test = Parameters<typeof startGantry>[0]

export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>

export interface Made {
  /** Brings the ending about. */
  end(): Promise<unknown>
  fateOf(thing: Thing): Promise<Fate>
}

/** What ended without a reason that the API shows does not count as ended. */
export type Fate = 'goes on' | 'ends' | 'ends without a reason'

export async function openHouse(t: Test) {
  const clock = new TestClock()
  const receiver = await Receiver.start(t)
  const gantry = await startGantry(t, {
    parts: { now: clock.now },
    // What contains programs is not what this is about.
    environment: { GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1', GANTRY_SANDBOX: 'none' },
  })
  const { jobs, webhooks } = gantry.service.app
  const passwordHash = await createPasswords().hash(password)
  await upload(gantry, 'shared.txt', 'shared')
  let gate = Promise.withResolvers<void>()
  let begun = 0
  const blockers = new Set<string>()
  jobs.define('sweep_resources', {
    scopes: ['resources:write'],
    isIdempotent: false,
    attemptsMax: 1,
    run: async ({ job }) => {
      begun++
      if (blockers.has(job.id)) await gate.promise
      return {}
    },
  })
  return { clock, gantry, passwordHash, blockRunners, changePassword, make, tellWebhooks }

  /** Occupies all runners, so that what is queued waits; gives what frees them. */
  async function blockRunners(): Promise<() => void> {
    gate = Promise.withResolvers()
    begun = 0
    const { runningMax } = jobs.limits
    for (let count = 0; count < runningMax; count++) {
      // Named before it can begin.
      // Of users of their own, because none has all runners.
      const userId = await addUser(gantry, 'maintainer')
      const { changes, job } = await jobs.enqueue({ kind: 'sweep_resources', grant: { userId } })
      blockers.add(job.id)
      await gantry.service.app.store.commit(changes)
    }
    await waitUntil(() => begun >= runningMax, 'the start of the jobs that occupy the runners')
    return () => gate.resolve()
  }

  /** An event for every webhook. Those that are sent it have been when this resolves. */
  async function tellWebhooks(): Promise<void> {
    await webhooks.idle()
    receiver.received.length = 0
    await gantry.createTask()
    const { store } = gantry.service.app
    const { newest } = await store.eventRange()
    await waitUntil(
      async () => ((await store.read.webhookCursors.get('webhooks'))?.doc.eventId ?? 0) >= newest,
      'the dispatch of an event',
    )
    await webhooks.idle()
  }

  function changePassword({ cookie }: TestCaller): Promise<Answer> {
    const body = { currentPassword: password, newPassword: `${password}!` }
    return done(bySession(gantry, cookie)('POST', '/user/password', { body }))
  }

  async function make({ maker, ending }: { maker: Maker; ending: Ending }): Promise<Made> {
    const userId = await addUser(gantry, 'maintainer', { passwordHash })
    // Another device of the user, and a token that no session made.
    const user = await addCredential(gantry, userId)
    const source = await sourceOf(gantry, userId, maker)
    const { call, end: revoke, rotate } = await makerOf(gantry, { maker, ending, source, userId, now: clock.now })
    const lasting = await makeThings(gantry, receiver, call)
    const ends: Record<Ending, () => Promise<unknown>> = {
      revoked: revoke,
      'source revoked': source.end,
      expired: async () => {},
      disabled: () => done(gantry.call('POST', `/users/${userId}/disable`)),
      deleted: () => done(gantry.call('DELETE', `/users/${userId}`)),
      password: () => changePassword(user),
      role: () => done(gantry.call('PATCH', `/users/${userId}`, { body: { role: 'viewer' } })),
      rotated: rotate,
    }
    return { end: ends[ending], fateOf: (thing) => lasting[thing]() }
  }
}

export interface Source {
  readonly byToken: Call
  readonly bySession: Call
  readonly credential: TestCaller
  end(): Promise<unknown>
}

/** What the credential is made from. */
export async function sourceOf(gantry: Gantry, userId: string, maker: Maker): Promise<Source> {
  const credential = await addCredential(gantry, userId)
  const session = bySession(gantry, credential.cookie)
  const isSession = maker.endsWith(' a session')
  return {
    credential,
    byToken: credential.call,
    bySession: session,
    end: () =>
      isSession
        ? done(session('POST', '/identity/logout'))
        : done(credential.call('DELETE', `/identity/tokens/${credential.tokenId}`)),
  }
}

export interface MakerCredential {
  readonly call: Call
  end(): Promise<unknown>
  rotate(): Promise<unknown>
}

export async function makerOf(
  gantry: Gantry,
  given: { maker: Maker; ending: Ending; source: Source; userId: string; now: () => string },
): Promise<MakerCredential> {
  const { maker, ending, source, userId, now } = given
  const soon = later(now(), hourMs)
  const plain = await addCredential(gantry, userId, ending === 'expired' ? { expiresAt: soon } : {})
  const days = { name: 'Maker', expiresInDays: ending === 'expired' ? 1 : 30 }
  switch (maker) {
    case 'token':
      return ofToken(gantry, plain.secret, plain.tokenId)
    case 'session':
      return ofSession(gantry, plain.cookie)
    case 'token exchanged for a token':
      return ofAnswer(gantry, await done(source.byToken('POST', '/identity/exchange')))
    case 'token exchanged for a session':
      return ofAnswer(gantry, await done(source.bySession('POST', '/identity/exchange')))
    case 'token made by a token':
      return ofAnswer(gantry, await done(source.byToken('POST', '/identity/tokens', { body: days })))
    case 'token made by a session':
      return ofAnswer(gantry, await done(source.bySession('POST', '/identity/tokens', { body: days })))
    case 'session started by a token': {
      const answer = await done(
        gantry.call('POST', '/identity/login', {
          body: { token: source.credential.secret },
          headers: { authorization: '' },
        }),
      )
      return ofSession(gantry, /nut-session=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? '')
    }
    default:
      return maker satisfies never
  }
}

export function ofAnswer(gantry: Gantry, { body }: Answer): MakerCredential {
  return ofToken(gantry, body.data.secret, body.data.token.id)
}

export function ofToken(gantry: Gantry, secret: string, id: string): MakerCredential {
  const call = byToken(gantry, secret)
  return {
    call,
    end: () => done(call('DELETE', `/identity/tokens/${id}`)),
    rotate: () => done(call('POST', `/identity/tokens/${id}/rotate`, { body: {} })),
  }
}

export function ofSession(gantry: Gantry, cookie: string): MakerCredential {
  const call = bySession(gantry, cookie)
  return {
    call,
    end: () => done(call('POST', '/identity/logout')),
    rotate: async () => {
      throw new Error('a session has no rotation')
    },
  }
}

/** Makes one of each, and gives for each whether it still does what it is for. */
export async function makeThings(
  gantry: Gantry,
  receiver: Receiver,
  call: Call,
): Promise<Record<Thing, () => Promise<Fate>>> {
  const taskId = await gantry.createTask()
  await done(gantry.call('POST', `/tasks/${taskId}/plan-steps`, { body: { description: 'Run', command: 'true' } }))
  const { schedule } = (
    await done(call('POST', '/schedules', { body: { cron: '* * * * *', kind: 'sweep_resources' } }))
  ).body.data
  const path = `/hook/${taskId}`
  const { webhook } = (
    await done(
      call('POST', '/webhooks', { body: { url: `http://127.0.0.1:${receiver.port}${path}`, kinds: ['task.created'] } }),
    )
  ).body.data
  const { link } = (await done(call('POST', '/resources/shared.txt/links', { body: { expiresInSeconds: 2_592_000 } })))
    .body.data
  const { session } = (
    await done(call('POST', `/terminal/${taskId}/sessions`, { body: { command: ['cat'], isShared: true } }))
  ).body.data
  const { job } = (await done(call('POST', `/tasks/${taskId}/plan-steps/execute`))).body.data
  const { secret } = (await done(call('POST', '/identity/tokens', { body: { name: 'Lasting', expiresInDays: 30 } })))
    .body.data
  const name = taskId.replace('_', '-')
  const { runner, secret: ofRunner } = (await done(call('POST', '/runners', { body: { name } }))).body.data
  const made = { id: runner.id, secret: ofRunner }
  return {
    schedule: () => fateOfSchedule(gantry, schedule.id),
    webhook: () => fateOfWebhook(gantry, webhook.id, receiver, path),
    // A link says no more than that it is not valid.
    link: async () => fateOf((await gantry.fetch(link.url, { headers: { authorization: '' } })).status === 200, link),
    terminal: () => fateOfTerminal(gantry, taskId, session.id),
    'queued job': () => fateOfJob(gantry, job.id),
    token: async () => fateOf((await byToken(gantry, secret)('GET', '/identity')).status === 200, secret),
    runner: () => fateOfRunner(gantry, made),
  }
}

export function fateOf(goesOn: boolean, reason: unknown): Fate {
  if (goesOn) return 'goes on'
  return reason === undefined ? 'ends without a reason' : 'ends'
}

export async function fateOfSchedule(gantry: Gantry, id: string): Promise<Fate> {
  const read = async () => (await gantry.call('GET', `/schedules/${id}`)).body.data.schedule
  const { lastJobId, disabledReason } = await readUntil(
    read,
    (schedule) => !schedule.isEnabled || schedule.lastJobId !== undefined,
    'what becomes of a schedule',
  )
  return fateOf(lastJobId !== undefined, disabledReason)
}

export async function fateOfWebhook(gantry: Gantry, id: string, { received }: Receiver, path: string): Promise<Fate> {
  const { webhook } = (await gantry.call('GET', `/webhooks/${id}`)).body.data
  return fateOf(
    received.some((request) => request.path === path),
    webhook.isEnabled ? undefined : webhook.disabledReason,
  )
}

export async function fateOfTerminal(gantry: Gantry, taskId: string, sessionId: string): Promise<Fate> {
  const typed = await gantry.call('POST', `/terminal/${taskId}/input`, { body: { sessionId, data: 'x' } })
  const path = `/terminal/${taskId}/sessions/${sessionId}`
  const read = async () => (await gantry.call('GET', path)).body.data.session
  const goesOn = typed.status === 200
  const { endedReason } = goesOn
    ? await read()
    : await readUntil(read, ({ state }) => state === 'exited', 'the end of a program')
  // Few that have exited are kept.
  await done(gantry.call('DELETE', path))
  return fateOf(goesOn, endedReason)
}

export async function fateOfJob(gantry: Gantry, id: string): Promise<Fate> {
  const read = async () => (await gantry.call('GET', `/jobs/${id}`)).body.data.job
  const { state, error } = await readUntil(read, ({ endedAt }) => endedAt !== undefined, 'the end of a job')
  return fateOf(state === 'succeeded', error?.reason === 'authority_ended' ? error.message : undefined)
}

export async function fateOfRunner(
  gantry: Gantry,
  { id, secret }: { readonly id: string; readonly secret: string },
): Promise<Fate> {
  const { status } = await byToken(gantry, secret)('GET', '/runners/connect')
  const { isEnabled, disabledReason } = (await gantry.call('GET', `/runners/${id}`)).body.data.runner
  return fateOf(status === 200, isEnabled ? undefined : disabledReason)
}

export function byToken(gantry: Gantry, secret: string): Call {
  return (method, path, options) =>
    gantry.call(method, path, { ...options, headers: { authorization: `Bearer ${secret}`, ...options?.headers } })
}

export function bySession(gantry: Gantry, cookie: string): Call {
  return (method, path, options) =>
    gantry.call(method, path, {
      ...options,
      headers: { authorization: '', cookie: `nut-session=${cookie}`, ...options?.headers },
    })
}

export async function done(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer
  if (given.status >= 300) throw new Error(JSON.stringify(given.body))
  return given
}
