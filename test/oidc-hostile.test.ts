import { generateKeyPairSync, sign } from 'node:crypto'
import t from 'tap'
import { tried } from './support/attacks.ts'
import type { Teardown } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { client, listen } from './support/oidc.ts'
import { cookieOf } from './support/sign-ins.ts'

const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const [keys, otherKeys] = [makeKeys(), makeKeys()]

/** What a provider says. */
interface Said {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
  readonly key?: typeof keys.privateKey
  readonly metadata?: Readonly<Record<string, unknown>>
}

t.test('an ID token with another nonce, audience, issuer, time or signature signs nobody in', async (t) => {
  const { signIn } = await start(t)
  const now = Math.floor(Date.now() / 1000)
  t.match(await signIn({}), { status: 303, cookie: /nut-session/ }, 'the right one does')
  const attempts: Readonly<Record<string, Said>> = {
    'another nonce': { claims: { nonce: 'that of another sign-in' } },
    'no nonce': { claims: { nonce: undefined } },
    'another audience': { claims: { aud: 'another-client' } },
    'several audiences, and another party': { claims: { aud: [client.id, 'another'], azp: 'another' } },
    'another issuer': { claims: { iss: 'https://evil.example' } },
    'a time that is over': { claims: { exp: now - 3600, iat: now - 7200 } },
    'no subject': { claims: { sub: undefined } },
    'another key': { key: otherKeys.privateKey },
    'no signature': { header: { alg: 'none' } },
    'an algorithm with a shared key': { header: { alg: 'HS256' } },
  }
  for (const [why, said] of Object.entries(attempts)) {
    const answer = await signIn(said)
    tried(t, 'a second factor or a provider is got around', why, answer.cookie !== '')
    t.match(answer, { status: 401, cookie: '' }, why)
  }
})

t.test('metadata that name another issuer are refused', async (t) => {
  const { begin, say } = await start(t)
  say({ metadata: { issuer: 'https://evil.example' } })
  t.equal((await begin()).status, 401)
  say({})
  t.equal((await begin()).status, 303)
})

/** A service with a provider that says whatever it is made to say. */
async function start(t: Teardown) {
  const server = await listen(t)
  const issuer = server.url
  let [said, nonce]: [Said, string] = [{}, '']
  server.answer = ({ url = '' }, response) => {
    const answers: Readonly<Record<string, () => object>> = {
      '/.well-known/openid-configuration': () => ({ ...metadataOf(issuer), ...said.metadata }),
      '/keys': () => ({ keys: [{ ...keys.publicKey.export({ format: 'jwk' }), kid: 'a', alg: 'RS256', use: 'sig' }] }),
      '/token': () => ({
        access_token: 'an-access-token',
        token_type: 'Bearer',
        expires_in: 60,
        id_token: idTokenOf(issuer, nonce, said),
      }),
    }
    response.setHeader('content-type', 'application/json').end(JSON.stringify(answers[url]?.() ?? {}))
  }
  const gantry = await startGantry(t, {
    environment: {
      GANTRY_OIDC_ISSUER: issuer,
      GANTRY_OIDC_CLIENT_ID: client.id,
      GANTRY_OIDC_CLIENT_SECRET: client.secret,
      GANTRY_OIDC_CREATE_USERS: '@example.org=developer',
    },
  })
  const begin = () => fetch(`${gantry.origin}/sign-in/oidc`, { redirect: 'manual' })
  const say = (next: Said) => {
    said = next
  }
  const signIn = async (next: Said) => {
    say(next)
    const started = await begin()
    const asked = new URL(started.headers.get('location') ?? '').searchParams
    nonce = asked.get('nonce') ?? ''
    const back = new URLSearchParams({ code: 'a-code', state: asked.get('state') ?? '' })
    const cookie = started.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const answer = await fetch(`${gantry.origin}/sign-in/oidc/callback?${back}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    return { status: answer.status, cookie: cookieOf(answer) }
  }
  return { begin, say, signIn }
}

function metadataOf(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }
}

function idTokenOf(issuer: string, nonce: string, { claims, header, key = keys.privateKey }: Said): string {
  const now = Math.floor(Date.now() / 1000)
  const ada = { sub: 'ada', email: 'ada@example.org', email_verified: true }
  const body = { iss: issuer, aud: client.id, iat: now, exp: now + 60, nonce, ...ada, ...claims }
  const head = { alg: 'RS256', kid: 'a', ...header }
  const signed = [head, body].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = head.alg === 'none' ? '' : sign('sha256', Buffer.from(signed), key).toString('base64url')
  return `${signed}.${signature}`
}
