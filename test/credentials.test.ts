import t from 'tap'
import type { Test } from 'tap'
import { addCaller } from './support/callers.ts'
import { startGantry } from './support/gantry.ts'

/** What one of the three places of a request contains. */
type Given = 'none' | 'own' | 'foreign' | 'bad'

interface Combination {
  readonly bearer: Given
  readonly key: Given
  readonly cookie: Given
}

const all: readonly Given[] = ['none', 'own', 'foreign', 'bad']
const combinations: readonly Combination[] = all.flatMap((bearer) =>
  all.flatMap((key) => all.map((cookie) => ({ bearer, key, cookie }))),
)

interface Secrets {
  readonly token: string
  readonly cookie: string
}

const bad: Secrets = { token: 'not-a-token-of-this-service', cookie: 'not-a-session' }

t.test('the first usable credential identifies the caller, and those of different users are refused', async (t) => {
  const { gantry, headersOf, own, foreign } = await startWithTwoUsers(t)
  for (const combination of combinations) {
    const { status, body } = await gantry.call('GET', '/identity', { headers: headersOf(combination) })
    const winner = winnerOf(combination)
    const name = JSON.stringify(combination)
    if (winner === undefined) {
      const code = Object.values(combination).every((given) => given === 'none') ? 'unauthenticated' : 'token_invalid'
      t.strictSame([status, body.error?.code], [401, code], name)
    } else {
      const { userId, method } = body.data?.identity ?? {}
      const user = combination[winner] === 'own' ? own : foreign
      t.strictSame([status, userId, method], [200, user.userId, methodOf(winner)], name)
    }
  }
})

t.test('the session cookie that a foreign page sends identifies no caller, whatever stands beside it', async (t) => {
  const { gantry, headersOf } = await startWithTwoUsers(t)
  for (const combination of combinations) {
    const { bearer, key, cookie } = combination
    const isAlone = bearer === 'none' && key === 'none' && cookie !== 'none'
    const winner = winnerOf({ bearer, key, cookie: 'none' })
    for (const [page, code] of [
      [{ origin: 'http://evil.example' }, 'origin_denied'],
      [{ 'sec-fetch-site': 'cross-site' }, 'csrf_failed'],
    ] as const) {
      const { status, body } = await gantry.call('POST', '/tasks', {
        headers: { ...headersOf(combination), ...page },
        body: { title: 'Plan' },
      })
      const given = [status, body.error?.code]
      const name = `${JSON.stringify(combination)} ${code}`
      if (isAlone) t.strictSame(given, [403, code], name)
      else if (winner === undefined) t.equal(status, 401, name)
      else t.strictSame(given, [201, undefined], name)
    }
  }
})

t.test('a bad credential of any form beside a usable one is ignored', async (t) => {
  const gantry = await startGantry(t)
  const caller = await addCaller(gantry, 'developer')
  const revoked = await addCaller(gantry, 'developer')
  await revoked.call('DELETE', `/identity/tokens/${revoked.tokenId}`)
  const cases: Record<string, Readonly<Record<string, string>>> = {
    'a scheme that is not Bearer': { authorization: 'Basic dXNlcjpwYXNz', 'x-api-key': caller.secret },
    'no token after the scheme': { authorization: 'Bearer', 'x-api-key': caller.secret },
    'a mistyped token': { authorization: `Bearer ${caller.secret.slice(0, -1)}_`, 'x-api-key': caller.secret },
    'a revoked token': { authorization: `Bearer ${revoked.secret}`, 'x-api-key': caller.secret },
    'a cookie that stands twice': {
      authorization: `Bearer ${caller.secret}`,
      cookie: `nut-session=${caller.cookie}; nut-session=other`,
    },
    'one token by all three schemes': {
      authorization: `Bearer ${caller.secret}`,
      'x-api-key': caller.secret,
      cookie: `nut-session=${caller.secret}`,
    },
  }
  for (const [name, headers] of Object.entries(cases)) {
    const { status, body } = await gantry.call('GET', '/identity', { headers })
    t.strictSame([status, body.data?.identity.userId], [200, caller.userId], name)
  }
})

t.test('a refusal names what is wrong with the first credential', async (t) => {
  const gantry = await startGantry(t)
  const { body } = await gantry.call('GET', '/identity', {
    headers: { authorization: 'Basic dXNlcjpwYXNz', cookie: 'nut-session=not-a-session' },
  })
  t.equal(body.error.message, 'Write the Authorization header as: Bearer TOKEN.')
})

async function startWithTwoUsers(t: Test) {
  const gantry = await startGantry(t)
  const [own, foreign] = [await addCaller(gantry, 'developer'), await addCaller(gantry, 'developer')]
  const secrets: Record<Given, Secrets | undefined> = {
    none: undefined,
    own: { token: own.secret, cookie: own.cookie },
    foreign: { token: foreign.secret, cookie: foreign.cookie },
    bad,
  }
  const headersOf = ({ bearer, key, cookie }: Combination): Record<string, string> => ({
    authorization: secrets[bearer] ? `Bearer ${secrets[bearer].token}` : '',
    ...(secrets[key] && { 'x-api-key': secrets[key].token }),
    ...(secrets[cookie] && { cookie: `nut-session=${secrets[cookie].cookie}` }),
  })
  return { gantry, own, foreign, headersOf }
}

/** The rule in words of its own: the place whose credential identifies the caller, if the request has one user. */
function winnerOf(combination: Combination): keyof Combination | undefined {
  const usable = (['bearer', 'key', 'cookie'] as const).filter((place) =>
    ['own', 'foreign'].includes(combination[place]),
  )
  const users = new Set(usable.map((place) => combination[place]))
  return users.size === 1 ? usable[0] : undefined
}

function methodOf(place: keyof Combination): string {
  return place === 'cookie' ? 'session' : 'token'
}
