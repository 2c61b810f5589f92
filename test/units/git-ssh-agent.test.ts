import { createHash, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import t from 'tap'
import type { Test } from 'tap'
import { makeFolder } from '../support/folder.ts'
import { blobOf, textField } from '../../src/services/git/remotes/ssh-keys.ts'
import { startSshAgent } from '../../src/services/git/system/ssh-agent.ts'
import { hostKeysIn } from '../../src/services/git/system/ssh-messages.ts'

const user = generateKeyPairSync('ed25519')
const host = generateKeyPairSync('ed25519')
const otherHost = generateKeyPairSync('ed25519')
const key = blobOf(user.publicKey)
const hostKey = blobOf(host.publicKey)
const session = createHash('sha256').update('a session').digest()
const failure = 5

/** An agent for `ada` at the host, and a connection to it. */
async function connect(t: Test) {
  const exchange = makeFolder(t)
  const agent = await startSshAgent({
    exchange,
    from: exchange,
    open: async () => user.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    signIn: { user: 'ada', hostKeys: [hostKey] },
  })
  t.teardown(() => agent.close())
  const socket = createConnection(agent.socket)
  t.teardown(() => socket.destroy())
  await once(socket, 'connect')
  return async (...message: readonly Buffer[]): Promise<Buffer> => {
    socket.write(textField(Buffer.concat(message)))
    const [answer] = await once(socket, 'data')
    return (answer as Buffer).subarray(4)
  }
}

interface Request {
  readonly id?: Buffer
  readonly kind?: number
  readonly name?: string
  readonly service?: string
  readonly method?: string
  readonly more?: Buffer
}

/** What ssh has signed to sign in (RFC 4252, section 7). */
function signIn({
  id = session,
  kind = 50,
  name = 'ada',
  service = 'ssh-connection',
  method = 'publickey',
  more = Buffer.alloc(0),
}: Request = {}): Buffer {
  const fields = [textField(id), Buffer.from([kind]), textField(name), textField(service), textField(method)]
  return Buffer.concat([...fields, Buffer.from([1]), textField('ssh-ed25519'), textField(key), more])
}

const ask = (data: Buffer) => [Buffer.from([13]), textField(key), textField(data), Buffer.alloc(4)]
const bind = (pair: typeof host, id = session, isForwarded = 0, signed = id) => [
  Buffer.from([27]),
  textField('session-bind@openssh.com'),
  textField(blobOf(pair.publicKey)),
  textField(id),
  textField(Buffer.concat([textField('ssh-ed25519'), textField(sign(null, signed, pair.privateKey))])),
  Buffer.from([isForwarded]),
]

t.test('the agent signs a request to sign in', async (t) => {
  const send = await connect(t)
  const data = signIn()
  const answer = await send(...ask(data))
  t.equal(answer[0], 14)
  t.ok(verify(null, data, createPublicKey(user.privateKey), answer.subarray(-64)))
})

t.test('the agent signs nothing else', async (t) => {
  const send = await connect(t)
  const refused: Readonly<Record<string, Buffer>> = {
    'any bytes': Buffer.from('a commit'),
    'a signature of ssh-keygen': Buffer.concat([Buffer.from('SSHSIG'), textField('git'), textField('')]),
    'another user': signIn({ name: 'root' }),
    'another service': signIn({ service: 'ssh-userauth' }),
    'another message': signIn({ kind: 51 }),
    'another method': signIn({ method: 'hostbased' }),
    'more than the request': signIn({ more: textField('more') }),
  }
  for (const [name, data] of Object.entries(refused)) t.equal((await send(...ask(data)))[0], failure, name)
})

t.test('a connection that names its server is bound to it', async (t) => {
  const bound = await connect(t)
  t.equal((await bound(...bind(host)))[0], 6)
  t.equal((await bound(...ask(signIn())))[0], 14)
  const byHost = signIn({ method: 'publickey-hostbound-v00@openssh.com', more: textField(hostKey) })
  t.equal((await bound(...ask(byHost)))[0], 14)
  t.equal((await bound(...ask(signIn({ id: Buffer.from('another session') }))))[0], failure, 'another session')
  const ofOther = textField(blobOf(otherHost.publicKey))
  const elsewhere = signIn({ method: 'publickey-hostbound-v00@openssh.com', more: ofOther })
  t.equal((await bound(...ask(elsewhere)))[0], failure, 'another host')
  t.equal((await bound(...bind(host)))[0], failure, 'a second session')
})

t.test('a server is believed by its signature alone', async (t) => {
  const refused = {
    'an unknown host key': bind(otherHost),
    'a forwarded connection': bind(host, session, 1),
    'a signature of another session': bind(host, session, 0, Buffer.from('another session')),
  }
  for (const [name, message] of Object.entries(refused)) {
    const send = await connect(t)
    t.equal((await send(...message))[0], failure, name)
  }
})

t.test('host keys are those of the stored known hosts, unless a line needs ssh itself', async (t) => {
  const line = `example.org ssh-ed25519 ${hostKey.toString('base64')} comment`
  t.same(hostKeysIn(`# hosts\n${line}\n\n`), [hostKey])
  t.equal(hostKeysIn(`@cert-authority ${line}\n`), undefined)
})
