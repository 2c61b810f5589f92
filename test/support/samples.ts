import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { OperatorAccess } from '../../src/services/identity/operator.ts'
import { Secret, TOTP } from 'otpauth'
import { createPasswords } from '../../src/services/identity/passwords.ts'
import { removalOfFactors } from '../../src/services/identity/second-factors.ts'
import { putProvider, startModels } from './ai.ts'
import { Authenticator } from './authenticator.ts'
import { addUser } from './callers.ts'
import { deviceSignInMakers } from './device-sign-ins.ts'
import { genericSecret, signEvent } from './chat-platform.ts'
import { makeFolder, writeFiles } from './folder.ts'
import type { Teardown } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Answer, Gantry } from './gantry.ts'
import type { JudgedOperation } from './judge.ts'
import { Receiver } from './receiver.ts'
import { redirectUrl, startAuthorizedServer } from './mcp-servers/authorized-server.ts'
import { startSmtpServer } from './smtp.ts'
import { waitMaxMs, waitUntil } from './wait.ts'
import { exampleOf, examplePath, formOf, isForm } from './sample-calls.ts'
import type { SampleOptions } from './sample-calls.ts'
import { skillFiles, emailOf, makeRepository, putPlan, role } from './sample-files.ts'
import { createReviewedTask, isOfTasks } from './sample-tasks.ts'
import { gitMakers, prepareGit } from './sample-git.ts'
import { removeRunners, runnerHeaders, runnerMakers } from './sample-runners.ts'
import { chatMakers } from './sample-chats.ts'
import { workspaceMakers } from './sample-workspaces.ts'

export { exampleOf, examplePath, formOf, isForm } from './sample-calls.ts'
export type { RealNames, SampleOptions } from './sample-calls.ts'

/** A service whose project holds what the examples of the contract speak of. */
export interface SampleGantry {
  readonly gantry: Gantry
  /** Where its webhooks may go. */
  readonly receiver: Receiver
  /**
   * Calls an operation as its examples have it, with real things in the place of the names that the contract made up.
   */
  call(operation: JudgedOperation, options?: SampleOptions): Promise<Answer>
  /** The same for several calls in a row that name the same things. */
  callInTurn(operation: JudgedOperation, calls: readonly SampleOptions[]): Promise<Answer[]>
}

const password = 'correct horse battery staple'
const task = 'task_01ke3v7s9x4t2m8r6d0w5hq9nz'
export const uploadBytesMax = 65_536

const everything = fileURLToPath(import.meta.resolve('@modelcontextprotocol/server-everything/dist/index.js'))

export async function startSampleGantry(
  t: Teardown,
  environment: Readonly<Record<string, string>> = {},
): Promise<SampleGantry> {
  const receiver = await Receiver.start(t)
  const smtp = await startSmtpServer(t)
  const models = await startModels(t)
  models.on(
    { userMessage: 'Ask me.', hasToolResult: false },
    { toolCalls: [{ name: 'createTask', arguments: '{"title":"A task"}' }] },
  )
  models.onMessage(/./, { content: 'Hello.' })
  models.onEmbedding(/./, { embedding: [0.5] })
  const authorized = await startAuthorizedServer(t)
  const authCodes = new Map<string, string>()
  const config = JSON.stringify({
    name: 'sample',
    mail: { outgoing: { host: '127.0.0.1', port: smtp.port, from: 'Gantry <gantry@example.org>' } },
    scripts: { test: 'echo tested' },
    mcpServers: {
      everything: { command: process.execPath, args: [everything], tools: { 'get-env': 'ask' } },
      authorized: { url: authorized.url },
    },
  })
  const gantry = await startGantry(t, {
    args: ['--trust'],
    environment: {
      GANTRY_UPLOAD_BYTES_MAX: String(uploadBytesMax),
      GANTRY_ALLOW_PRIVATE_TARGETS: `${authorized.hosts.join(',')},127.0.0.1:${receiver.port},127.0.0.1:${models.port}`,
      ...environment,
    },
    files: {
      'gantry.json': config,
      '.gantry/context/role.md': role,
      '.gantry/mail/inbox/welcome.eml': emailOf(0),
      // Under `--trust` its script runs: the files are always these.
      ...Object.fromEntries(
        Object.entries(skillFiles).map(([path, text]) => [`.agents/skills/release-notes/${path}`, text]),
      ),
    },
  })
  makeRepository(gantry.project, makeFolder(t))
  const taskId = await gantry.createTask()
  const { store } = gantry.service.app
  const passwordHash = await createPasswords().hash(password)
  const made = async (method: string, path: string, body?: unknown) => {
    const answer = await gantry.call(method, path, body === undefined ? {} : { body })
    if (answer.body.data === undefined) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
    return answer.body.data
  }
  const makers: Readonly<Record<string, Maker>> = {
    task_01ke3v7s9x4t2m8r6d0w5hq9nz: async (_realName, { id, path }) =>
      id === 'createTaskComment' ? createReviewedTask(gantry) : isOfTasks(path) ? gantry.createTask() : taskId,
    task_01ke3v7s9x4t2m8q6d0w5hq9nz: () => gantry.createTask(),
    cmt_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) =>
      (await made('POST', `/tasks/${await realName(task)}/comments`, { content: 'A comment' })).comment.id,
    rev_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) =>
      (await made('POST', `/tasks/${await realName(task)}/reviews`, { verdict: 'commented' })).review.id,
    step_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) =>
      (
        await made('POST', `/tasks/${await realName(task)}/plan-steps`, {
          description: 'Say hello',
          command: 'echo hello',
        })
      ).planStep.id,
    job_01ke3v7s9x4t2m8r6d0w5hq9nz: (_realName, { id }) => startJob(id === 'cancelJob' ? 'sleep 600' : 'echo hello'),
    schedule_01ke3v7s9x4t2m8r6d0w5hq9nz: async () =>
      (await made('POST', '/schedules', { cron: '0 3 * * *', kind: 'sweep_resources' })).schedule.id,
    eyJhbGciOiJub25lIn0: async () => (await made('POST', '/resources/plan.txt/links')).link.url.split('/').at(-1),
    term_01ke3v7s9x4t2m8r6d0w5hq9nz: async () =>
      (await made('POST', `/terminal/${taskId}/sessions`, { command: ['/bin/sh', '-c', 'read line'] })).session.id,
    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855: async () =>
      (await made('GET', '/config/approvals')).approval.hash,
    gty_0000000000000000000000000000000000000000000_000000: async () => gantry.token,
    '9fceb02d0ae598e95dc970b74767f19372d61af8': async () => (await made('GET', '/git/status')).status.head,
    'topic-1': async () => (await made('POST', '/git/branches', { name: `topic-1${branches++}` })).branch.name,
    'upstream-1': async () => {
      const name = `upstream-1${branches++}`
      return (await made('POST', '/git/remotes', { name, url: 'https://git.example.org/app.git' })).remote.name
    },
    'upstream-3': async (_realName, { id }) => {
      const name = `upstream-3${branches++}`
      await made('POST', '/git/remotes', { name, url: 'https://git.example.org/app.git' })
      if (id === 'deleteGitCredential') await made('PUT', `/git/credentials/${name}`, { password: 'a-token' })
      return name
    },
    'upstream-2': async () => `upstream-2${branches++}`,
    'topic-2': async () => `topic-2${branches++}`,
    ...gitMakers(gantry),
    tok_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => (await made('POST', '/identity/tokens', { name: 'A token' })).token.id,
    sess_01ke3v7s9x4t2m8r6d0w5hq9nz: startSession,
    user_01ke3v7s9x4t2m8r6d0w5hq9nz: () => addUser(gantry, 'developer'),
    inv_0000000000000000000000000000000000000000000: async () =>
      (await made('POST', `/users/${await addUser(gantry, 'developer')}/invite`)).invite.secret,
    '0123456789abcdefghijklmnopqrstuvwxyzABCDEFG': async () =>
      (await new OperatorAccess(gantry.service.app).createLink()).secret,
    ...deviceSignInMakers(gantry),
    ...workspaceMakers(gantry),
    ...chatMakers(gantry),
    '"bob"': async () => `"bob${usernames++}"`,
    'https://example.org/hooks/gantry': async () => receiver.url,
    hook_01ke3v7s9x4t2m8r6d0w5hq9nz: async () =>
      (await made('POST', '/webhooks', { url: receiver.url, kinds: ['mail.sent'] })).webhook.id,
    ...runnerMakers(gantry),
    acme: async () => {
      await putProvider(gantry, models, 'own')
      return 'own'
    },
    'https://ai.example.org/v1': async () => `${models.url}/v1`,
    call_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => {
      await putProvider(gantry, models, 'own')
      const messages = [{ role: 'user', content: 'Say hello.' }]
      return (await made('POST', '/ai/generate', { model: 'own/gpt-4o', messages })).aiCallId
    },
    know_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => {
      const { entry } = await made('POST', '/knowledge', { title: 'How mail is sent', content: 'By a server.' })
      await gantry.call('PATCH', `/knowledge/${entry.id}`, { body: { tags: ['mail'] } })
      return entry.id
    },
    'remote-1': async (_realName, { id }) => {
      if (id === 'deleteMcpAuth') {
        const { code, state } = await signIn()
        await made('POST', '/mcp/servers/authorized/auth/callback', { code, state, iss: authorized.issuer })
      }
      return 'authorized'
    },
    'a-state-of-mcp-auth': async () => {
      const { code, state } = await signIn()
      authCodes.set(state, code)
      return state
    },
    'a-code-of-mcp-auth': async (realName) => authCodes.get(await realName('a-state-of-mcp-auth')) ?? '',
    'https://auth.example.org': async () => authorized.issuer,
    mcpc_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => {
      const call = { serverName: 'everything', toolName: 'get-env', arguments: { number: ++toolCalls } }
      await gantry.call('POST', '/mcp/tools/execute', { body: call })
      return (await made('GET', '/mcp/calls?state=waiting_approval')).calls[0].id
    },
    chat_01ke3v7s9x4t2m8r6d0w5hq9nz: startChat,
    appr_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) =>
      (await waitForApproval(await realName('chat_01ke3v7s9x4t2m8r6d0w5hq9nz'))).id,
    'queued-1': async (realName, { id }) => {
      const chatId = await realName('chat_01ke3v7s9x4t2m8r6d0w5hq9nz')
      // What was said is taken back once the chat is idle.
      const isSaid = id === 'deleteChatMessage' || id === 'retryChatMessage'
      if (!isSaid) await waitForApproval(chatId)
      const { message } = await made('POST', `/chats/${chatId}/messages`, { content: 'Wait.' })
      if (isSaid) await waitUntil(async () => (await made('GET', `/chats/${chatId}`)).chat.state === 'idle')
      return message.id
    },
    chatint_01ke3v7s9x4t2m8r6d0w5hq9nz: async (_, { id }) => {
      const isMatrix = id === 'receiveMatrixTransaction'
      const settings = isMatrix ? { url: 'https://matrix.example.org', botId: '@gantry:example.org' } : {}
      const secrets = { signingSecret: genericSecret, ...(isMatrix && { token: 'as-token' }) }
      const integration = { kind: isMatrix ? 'matrix' : 'generic', name: 'Sample', settings, secrets }
      return (await made('POST', '/chat-integrations', integration)).integration.id
    },
    binding_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) => {
      const path = `/chat-integrations/${await realName('chatint_01ke3v7s9x4t2m8r6d0w5hq9nz')}/bindings`
      return (await made('POST', path, { threadId: 'general', taskId })).binding.id
    },
    // The digest that the contract made up for a skill.
    '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08': async () =>
      (await made('GET', '/skills/release-notes')).skill.digest,
    factor_01ke3v7s9x4t2m8r6d0w5hq9nz: async () => addTotp(),
    '492039': async () => {
      const { totp } = await made('POST', '/user/second-factors/totp', { currentPassword: password })
      return new TOTP({ secret: Secret.fromBase32(totp.secret) }).generate()
    },
    // The id comes first: with it, the rest of what the authenticator says is there.
    bm90LWEtcGFzc2tleQ: async (_realName, { id }) => {
      passkey = await usePasskey(id)
      return passkey.id
    },
    ZXhhbXBsZS1jbGllbnQtZGF0YQ: async () => passkey?.response['clientDataJSON'] ?? '',
    ZXhhbXBsZS1hdHRlc3RhdGlvbg: async () => passkey?.response['attestationObject'] ?? '',
    ZXhhbXBsZS1hdXRoLWRhdGE: async () => passkey?.response['authenticatorData'] ?? '',
    ZXhhbXBsZS1zaWduYXR1cmU: async () => passkey?.response['signature'] ?? '',
    msg_01ke3v7s9x4t2m8r6d0w5hq9nz: async (realName) =>
      (await made('POST', `/webhooks/${await realName('hook_01ke3v7s9x4t2m8r6d0w5hq9nz')}/test`)).delivery.id,
  }
  /** Streams that end with what they are about. */
  const streamEnds: Record<string, (realName: (example: string) => Promise<string>) => Promise<void>> = {
    async streamChat(realName) {
      const chatId = await realName('chat_01ke3v7s9x4t2m8r6d0w5hq9nz')
      await untilStreams('chatStreams')
      await gantry.call('DELETE', `/chats/${chatId}`)
    },
    async streamFileChanges() {
      await untilStreams('fileStreams')
      rmSync(join(gantry.project, 'watched'), { recursive: true })
    },
  }
  let passkey: { readonly id: string; readonly response: Readonly<Record<string, any>> } | undefined
  let usernames = 0
  let toolCalls = 0
  let branches = 0
  let readmes = 0
  let emailCount = 0
  return { gantry, receiver, call, callInTurn }

  async function call(operation: JudgedOperation, options: SampleOptions = {}): Promise<Answer> {
    const [answer] = await callInTurn(operation, [options])
    if (!answer) throw new Error('nothing was answered')
    return answer
  }

  async function callInTurn(operation: JudgedOperation, calls: readonly SampleOptions[]): Promise<Answer[]> {
    await prepare(operation)
    const realName = memory(makers, operation)
    const watched = operation.id === 'streamFileChanges' ? '?path=watched' : ''
    const path = (await withRealNames(examplePath(operation), realName)) + watched
    const answers: Answer[] = []
    for (const {
      body = exampleOf(operation),
      write = JSON.stringify,
      form = answers.length,
      query = '',
      headers = {},
      send,
      look,
    } of calls) {
      const real = body !== undefined && JSON.parse(await withRealNames(JSON.stringify(body), realName))
      const sent = isForm(operation)
        ? { raw: formOf(`${operation.id}${form}.png`) }
        : body !== undefined && { raw: write(real) }
      const type = body !== undefined && { 'content-type': 'application/json' }
      const signature =
        operation.id === 'receiveMatrixTransaction'
          ? { authorization: `Bearer ${genericSecret}` }
          : operation.id === 'connectRunner'
            ? await runnerHeaders(gantry)
            : operation.id === 'receiveChatEvent' && signEvent(write(real))
      const ended = streamEnds[operation.id]?.(realName)
      const isWatch = operation.id === 'streamFileChanges'
      const asked = isWatch ? { accept: 'text/event-stream', ...headers } : headers
      answers.push(
        send
          ? await send((text) => withRealNames(text, realName))
          : await gantry.call(operation.method, path + query, {
              ...sent,
              headers: { ...type, ...asked, ...signature },
            }),
      )
      const made = answers.at(-1)
      if (look && made) await look(made)
      await ended
    }
    await tidy(operation)
    return answers
  }

  async function signIn(): Promise<{ readonly code: string; readonly state: string }> {
    const { authorization } = await made('POST', '/mcp/servers/authorized/auth', { redirectUrl })
    return authorized.signIn(authorization.url)
  }

  async function startChat(): Promise<string> {
    await putProvider(gantry, models, 'own')
    return (await made('POST', '/chats', { backend: { kind: 'model', model: 'own/gpt-4o' } })).chat.id
  }

  /** A chat that waits for an approval waits for ever. */
  async function waitForApproval(chatId: string): Promise<{ readonly id: string }> {
    await made('POST', `/chats/${chatId}/messages`, { content: 'Ask me.' })
    await waitUntil(async () => (await made('GET', `/chats/${chatId}`)).chat.state === 'waiting_approval')
    return (await made('GET', `/chats/${chatId}/approvals`)).approvals[0]
  }

  async function untilStreams(limit: string): Promise<void> {
    const openStreams = async () =>
      (await made('GET', '/limits')).limits.find(({ name }: { name: string }) => name === limit).used
    await waitUntil(async () => (await openStreams()) > 0)
  }

  async function withRealNames(text: string, realName: (example: string) => Promise<string>): Promise<string> {
    let real = text
    for (const example of Object.keys(makers))
      if (text.includes(example)) real = real.replaceAll(example, await realName(example))
    return real
  }

  /** Makes true what an example takes for granted without a name. */
  async function prepare({ id, path }: JudgedOperation): Promise<void> {
    await upload('plan.txt')
    if (path.startsWith('/mail')) await putEmail()
    if (path.startsWith('/skills')) putSkills()
    if (path.startsWith('/files')) putPlan(gantry.project)
    if (id === 'streamFileChanges') mkdirSync(join(gantry.project, 'watched'), { recursive: true })
    if (path.startsWith('/mcp')) writeFiles(gantry.project, { 'gantry.json': config })
    if (id === 'refreshSkill') await nameRepository()
    if (id === 'cloneRepository') renameSync(join(gantry.project, '.git'), join(gantry.project, 'git-of-sample'))
    if (path.startsWith('/context/documents'))
      writeFiles(join(gantry.project, '.gantry/context'), { 'conventions.md': role })
    if (id === 'restoreConfigRevision') await gantry.call('GET', '/config/revisions')
    prepareGit(gantry, id)
    if (id === 'createCommit') writeFileSync(join(gantry.project, 'README.md'), `# Sample ${readmes++}\n`)
    if (path.startsWith('/config/secrets'))
      await gantry.call('PUT', '/config/secrets/API_KEY', { body: { value: 'an-example-of-a-key' } })
    const isSignIn = /^\/(user\/second-factors|identity\/(login|sign-in|reauthenticate))/.test(path)
    if (isSignIn || id === 'changePassword') await setOwner({ username: 'ada', passwordHash })
    if (isSignIn) await removeFactors()
    if (id === 'renewRecoveryCodes') await addTotp()
    if (id === 'completeSetup') await setOwner({})
  }

  async function tidy(operation: JudgedOperation): Promise<void> {
    if (operation.path.startsWith('/terminal/')) await closeTerminals()
    if (operation.id === 'cloneRepository')
      renameSync(join(gantry.project, 'git-of-sample'), join(gantry.project, '.git'))
    for (const things of ['schedules', 'webhooks'])
      if (operation.path.startsWith(`/${things}`))
        for (const { id } of (await made('GET', `/${things}?limit=200`))[things])
          await gantry.call('DELETE', `/${things}/${id}`)
    if (operation.path.startsWith('/runners')) await removeRunners(gantry)
    if (operation.path.startsWith('/chat-integrations'))
      for (const { id } of (await made('GET', '/chat-integrations?limit=200')).integrations)
        await gantry.call('DELETE', `/chat-integrations/${id}`)
    if (isForm(operation)) await gantry.call('DELETE', `/resources/${operation.id}0.png`)
  }

  /** Sets up the owner, or takes the setup back. */
  async function setOwner(access: { username?: string; passwordHash?: string }): Promise<void> {
    const [owner, name] = [await store.read.users.get('user_owner'), await store.read.usernames.get('ada')]
    if (!owner) throw new Error('there is no owner')
    const { username: _username, passwordHash: _passwordHash, ...doc } = owner.doc
    await store.commit([
      { replace: 'users', version: owner.version, doc: { ...doc, ...access } },
      ...(name && !access.username ? [{ remove: 'usernames', id: 'ada', version: name.version } as const] : []),
      ...(!name && access.username ? [{ insert: 'usernames', doc: { id: 'ada', userId: owner.doc.id } } as const] : []),
    ])
  }

  async function addTotp(): Promise<string> {
    const doc = {
      id: gantry.service.app.newId('factor'),
      userId: 'user_owner',
      name: 'My phone',
      sealed: 'not a secret',
    }
    await store.commit([{ insert: 'totps', doc: { ...doc, createdAt: gantry.service.app.now() } }])
    return doc.id
  }

  async function removeFactors(): Promise<void> {
    const at = { at: gantry.service.app.now(), actor: 'system' }
    await store.commit(await removalOfFactors(store, 'user_owner', at))
  }

  /** Registers a passkey, or signs in with one. */
  async function usePasskey(operationId: string): Promise<NonNullable<typeof passkey>> {
    const authenticator = new Authenticator(`http://localhost:${gantry.port}`)
    const path = '/user/second-factors/passkeys'
    const { options } = await made('POST', `${path}/challenge`, { currentPassword: password })
    const credential = authenticator.register(options)
    if (operationId !== 'loginWithPasskey') return credential
    await made('POST', path, { credential })
    return authenticator.sign((await made('POST', '/identity/sign-in/passkey/challenge')).options)
  }

  async function startSession(): Promise<string> {
    const known = new Set((await made('GET', '/identity/sessions')).sessions.map(({ id }: { id: string }) => id))
    await made('POST', '/identity/login', { token: gantry.token })
    return (await made('GET', '/identity/sessions')).sessions.find(({ id }: { id: string }) => !known.has(id)).id
  }

  /** A taken filename is as good. */
  async function upload(filename: string): Promise<void> {
    await gantry.call('POST', '/resources', { raw: formOf(filename) })
  }

  /** There is one skill. */
  function putSkills(): void {
    rmSync(join(gantry.project, '.agents'), { recursive: true, force: true })
    writeFiles(join(gantry.project, '.agents/skills/release-notes'), skillFiles)
  }

  /** It came from a repository. */
  async function nameRepository(): Promise<void> {
    await made('GET', '/skills/release-notes')
    const [skill] = await store.read.skills.list({ limit: 1 })
    if (!skill) throw new Error('there is no skill')
    const source = { kind: 'git' as const, uri: 'https://git.example.org/skills.git' }
    await store.commit([{ replace: 'skills', version: skill.version, doc: { ...skill.doc, source } }])
  }

  /** The message stands in inbox, and nowhere else. */
  async function putEmail(): Promise<void> {
    const fileOf = (folder: string) => join(gantry.project, '.gantry/mail', folder, 'welcome.eml')
    for (const folder of ['inbox', 'read', 'sent'])
      if ((await gantry.call('GET', `/mail/${folder}/welcome`)).status === 200)
        await gantry.call('DELETE', `/mail/${folder}/welcome`)
    mkdirSync(dirname(fileOf('inbox')), { recursive: true })
    for (const folder of ['read', 'sent']) rmSync(fileOf(folder), { force: true })
    writeFileSync(fileOf('inbox'), emailOf(++emailCount))
  }

  /** A job that has ended, unless its command goes on. */
  async function startJob(command: string): Promise<string> {
    const id = await gantry.createTask()
    const { planStep } = await made('POST', `/tasks/${id}/plan-steps`, { description: 'Say hello', command })
    const { job } = await made('POST', `/tasks/${id}/plan-steps/${planStep.id}/execute`)
    if (command.startsWith('echo')) await waitForJob(gantry, job.id)
    return job.id
  }

  async function closeTerminals(): Promise<void> {
    const { body } = await gantry.call('GET', `/terminal/${taskId}/sessions`)
    for (const { id } of body.data.sessions) await gantry.call('DELETE', `/terminal/${taskId}/sessions/${id}`)
  }
}

/** Makes a real thing for a call of an operation and gives its name; it may ask for the real names of others. */
type Maker = (realName: (example: string) => Promise<string>, operation: JudgedOperation) => Promise<string>

/** Gives the real name for one that the contract made up: the same one, however often it is asked for. */
function memory(
  makers: Readonly<Record<string, Maker>>,
  operation: JudgedOperation,
): (example: string) => Promise<string> {
  const known = new Map<string, Promise<string>>()
  return function realName(example) {
    const name = known.get(example) ?? makers[example]?.(realName, operation)
    if (!name) throw new Error(`nothing is made for ${example}`)
    known.set(example, name)
    return name
  }
}

/** Waits until a job has ended, and gives it. */
export async function waitForJob(
  gantry: Gantry,
  jobId: string,
): Promise<{ readonly id: string; readonly state: string }> {
  const deadline = performance.now() + waitMaxMs
  for (let offset = 0; ; ) {
    const { nextOffset, state } = (await gantry.call('GET', `/jobs/${jobId}/log?offset=${offset}&waitMs=30000`)).body
      .data
    if (!['queued', 'running'].includes(state)) return (await gantry.call('GET', `/jobs/${jobId}`)).body.data.job
    if (performance.now() > deadline) throw new Error(`the job ${jobId} is still ${state}`)
    offset = nextOffset
  }
}
