import t from 'tap'
import { collections } from '../src/collections.ts'
import { createDial } from '../src/platform/egress/dial.ts'
import { Egress } from '../src/platform/egress/egress.ts'
import { SecretBox } from '../src/platform/secrets/secret-box.ts'
import { Commits } from '../src/platform/work/commits.ts'
import { createIds } from '../src/platform/work/ids.ts'
import { ItemLocks } from '../src/platform/work/item-locks.ts'
import { IntegrationDispatcher } from '../src/services/chat-integrations/dispatcher.ts'
import { leaseMs } from '../src/platform/work/store-lease.ts'
import { Workers } from '../src/services/chat-integrations/workers.ts'
import { openMemoryStore } from '../src/stores/memory/store.ts'
import { namedByIds } from './support/actors.ts'
import { ChatPlatform, genericSecret, sendEvent } from './support/chat-platform.ts'
import type { PlatformCall } from './support/chat-platform.ts'
import { startProcess } from './support/crash/service.ts'
import { call, makeFolder, ownerToken, startGantry } from './support/gantry.ts'
import { IrcPerson, startNgircd, whyNoNgircd } from './support/ngircd.ts'
import { startPostgres } from './support/postgres.ts'
import { readUntil } from './support/wait.ts'

const isMessage = ({ body }: PlatformCall) => body?.type === 'chat.message'
const idsOf = (platform: ChatPlatform) => platform.calls.filter(isMessage).map(({ headers }) => headers['webhook-id'])

t.test(
  'two services on one PostgreSQL, one of which is killed: nothing is lost or doubled',
  {
    skip: whyNoNgircd,
  },
  async (t) => {
    const server = await startNgircd(t)
    const postgres = await startPostgres(t)
    const platform = await ChatPlatform.start(t)
    // The first message is under way when the process ends.
    platform.react = () => (platform.calls.some(isMessage) ? {} : new Promise(() => undefined))
    const project = makeFolder(t)
    const environment = {
      GANTRY_STORE: await postgres.makeSchema(),
      GANTRY_BLOBS: makeFolder(t),
      GANTRY_ALLOW_PRIVATE_TARGETS: '127.0.0.1',
      GANTRY_ADMIN_TOKEN: ownerToken,
    }
    const killed = await startProcess({ project, data: makeFolder(t), environment })
    t.teardown(() => killed.end('SIGKILL'))
    const ask = async (method: string, path: string, body: object) =>
      (await call(killed.origin, method, path, { body, headers: { authorization: `Bearer ${ownerToken}` } })).body.data
    const bound = async (integration: object, threadId: string) => {
      const { id } = (await ask('POST', '/chat-integrations', { name: 'Twins', ...integration })).integration
      const taskId = (await ask('POST', '/tasks', { title: threadId })).id
      await ask('POST', `/chat-integrations/${id}/bindings`, { threadId, taskId })
      return { id, taskId }
    }
    const irc = await bound(
      { kind: 'irc', settings: { host: '127.0.0.1', port: server.port, isTls: false, nick: 'twin' } },
      '#twins',
    )
    const generic = await bound(
      { kind: 'generic', settings: { url: platform.url }, secrets: { signingSecret: genericSecret } },
      'twins',
    )
    const mia = new IrcPerson(server.port, 'mia')
    t.teardown(() => mia.quit())
    await mia.connect('#twins')
    const twins = async () => (await mia.namesIn('#twins')).filter((nick) => nick.startsWith('twin'))
    await readUntil(twins, ({ length }) => length === 1, 'the first one is there')
    await ask('POST', `/tasks/${generic.taskId}/comments`, { content: 'comment 0;' })
    await platform.called(isMessage)

    let aheadMs = 0
    const now = () => new Date(Date.now() + aheadMs).toISOString()
    const other = await startGantry(t, { args: ['--project', project], environment, parts: { now } })
    const { store } = other.service.app
    const ownerOf = async ({ id }: { id: string }) => (await store.read.chatLeases.get(id))?.doc.owner
    const first = await ownerOf(irc)
    const comment = ({ taskId }: { taskId: string }, content: string) =>
      other.call('POST', `/tasks/${taskId}/comments`, { body: { content } })
    const commentsOf = async ({ taskId }: { taskId: string }): Promise<string[]> =>
      (await other.call('GET', `/tasks/${taskId}/comments`)).body.data.comments.map(
        ({ content }: { content: string }) => content,
      )
    for (const number of [1, 2, 3]) await comment(irc, `comment ${number};`)
    await mia.heardBy('comment 3;')
    mia.say('#twins', 'twin: before')
    await readUntil(
      () => commentsOf(irc),
      (all) => all.includes('mia: before'),
      'it was heard',
    )
    t.strictSame(await twins(), ['twin'], 'one of them is there')
    for (const number of [1, 2, 3]) await comment(generic, `comment ${number};`)

    await killed.end('SIGKILL')
    for (const number of [4, 5, 6]) await comment(irc, `comment ${number};`)
    aheadMs = leaseMs + 1_000
    await mia.heardBy('comment 6;')
    t.not(await ownerOf(irc), first, 'the other one has the lease')
    await readUntil(twins, ({ length }) => length === 1, 'the other one is there')
    mia.say('#twins', 'twin: after')
    await readUntil(
      () => commentsOf(irc),
      (all) => all.includes('mia: after'),
      'it was heard',
    )
    const numbers = mia.heard.flatMap(({ message }) => /comment (\d);/.exec(message)?.[1] ?? [])
    t.strictSame(numbers, ['1', '2', '3', '4', '5', '6'], 'each was sent once, in order')
    const heard = (await commentsOf(irc)).filter((content) => content.startsWith('mia:'))
    t.strictSame(heard, ['mia: before', 'mia: after'], 'and each was heard once')

    await platform.called(({ body }) => body?.text?.endsWith('comment 3;'))
    const ids = new Set(idsOf(platform))
    t.equal(ids.size, 4, 'what was under way is sent again by the same id, and the others follow')
    const firsts = [...ids].map((id) => platform.calls.find(({ headers }) => headers['webhook-id'] === id)?.body.text)
    t.strictSame(
      firsts.map((text) => /comment (\d);/.exec(text)?.[1]),
      ['0', '1', '2', '3'],
    )
    const said = { threadId: 'twins', author: 'ada', text: 'five times' }
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => sendEvent(other, generic.id, said, { id: 'five' })))
    t.equal(answers.filter(({ body }) => body.data.outcome === 'accepted').length, 1)
    await readUntil(
      () => commentsOf(generic),
      (all) => all.includes('ada: five times'),
      'it was heard',
    )
  },
)

t.test('a process keeps the lease for as long as a call of a platform takes', async (t) => {
  const platform = await ChatPlatform.start(t)
  const answers = Promise.withResolvers<object>()
  platform.react = () => answers.promise
  const { identity, chats, tasks, resources, mcp } = (await startGantry(t)).service.app
  const store = openMemoryStore(collections)
  const began = Date.now()
  let aheadMs = 0
  const now = () => new Date(began + aheadMs).toISOString()
  const newId = createIds()
  const shared = { createdBy: 'user_owner', createdAt: now() }
  const thread = { integrationId: 'chatint_1', threadId: 'general' }
  const grant = { userId: 'user_owner' }
  const binding = { id: 'binding_1', ...thread, ...shared, grant, taskId: 'task_1', isMentionOnly: true, sinceEvent: 0 }
  const delivery = (text: string) => {
    const of = { ...thread, bindingId: 'binding_1', queue: 'chatint_1/out', direction: 'out' } as const
    return {
      insert: 'chatDeliveries',
      doc: { id: newId('chatdel'), ...of, ...shared, text, status: 'pending', attempts: 0 },
    } as const
  }
  await store.commit([
    {
      insert: 'chatIntegrations',
      doc: {
        ...{ id: 'chatint_1', kind: 'generic', name: 'Team chat', isActive: true, links: [], updatedAt: now() },
        settings: { url: platform.url },
        secrets: { signingSecret: genericSecret },
        connection: { state: 'ready', since: now() },
        ...shared,
      },
    },
    { insert: 'chatBindings', doc: binding },
    delivery('one'),
    delivery('two'),
  ])
  const workers = ['one', 'other'].map(
    (owner) =>
      new Workers({
        ...{ store, now, newId, owner, identity, chats, mcp, tasks, resources, isStoreShared: true },
        version: '1.0.0',
        actors: namedByIds,
        commits: new Commits({ store, itemLocks: new ItemLocks() }),
        log: { info: () => undefined, warn: () => undefined, error: (_about, message) => t.fail(message) },
        egress: new Egress({ allowed: ['127.0.0.1'] }),
        secretBox: new SecretBox(undefined),
        dial: createDial([]),
      }),
  )
  for (const each of workers) each.start()
  t.teardown(() => Promise.all(workers.map((each) => each.stop())))
  await platform.called(isMessage)
  const lease = async () => (await store.read.chatLeases.get('chatint_1'))?.doc
  const first = (await lease())?.owner
  for (let steps = 0; steps < 3; steps++) {
    aheadMs += leaseMs - 1_000
    const kept = began + aheadMs + leaseMs / 2
    const held = await readUntil(lease, (doc) => Date.parse(doc?.until ?? '') > kept, 'the lease is kept')
    t.equal(held?.owner, first)
  }
  t.equal(platform.calls.length, 1, 'the other one sends nothing')
  answers.resolve({})
  await platform.called(({ body }) => body.text === 'two')
  t.equal(new Set(idsOf(platform)).size, platform.calls.length, 'and each was sent once')
})

t.test('what comes in while events are read is sent once, and in order', async (t) => {
  const inner = openMemoryStore(collections)
  const second = Promise.withResolvers<void>()
  let comments = 0
  const comment = async () => {
    const id = `cmt_${++comments}`
    const doc = { id, taskId: 'task_1', author: 'Ada', content: String(comments), createdAt: at, updatedAt: at }
    const data = { taskId: 'task_1', commentId: id }
    await inner.commit([
      { insert: 'comments', doc: { ...doc, authorId: 'user_ada' } as never },
      { event: { kind: 'task.comment.created', at, actor: 'user_ada', taskId: 'task_1', data } as never },
    ])
  }
  const at = new Date().toISOString()
  const read = withMethods(inner.read, {
    comments: withMethods(inner.read.comments, {
      get: async (id: string) => {
        // The second one is read before the first one, as a database may do it.
        if (id === 'cmt_2') second.resolve()
        if (id === 'cmt_1') await second.promise
        return inner.read.comments.get(id)
      },
    }),
  })
  const eventRange = async () => {
    const range = await inner.eventRange()
    if (comments < 5) await comment()
    return range
  }
  const shared = { createdBy: 'user_ada', createdAt: at, grant: { userId: 'user_ada' } }
  const binding = { id: 'binding_1', integrationId: 'chatint_1', threadId: 'general', taskId: 'task_1', ...shared }
  await inner.commit([{ insert: 'chatBindings', doc: { ...binding, isMentionOnly: true, sinceEvent: 0 } }])
  await comment()
  await comment()
  const store = withMethods(inner, { read, eventRange })
  const { follower } = new IntegrationDispatcher({
    store,
    actors: namedByIds,
    now: () => at,
    newId: createIds(),
    onWork: () => undefined,
    onError: (error) => t.error(error),
  })
  t.teardown(() => follower.stop())
  const sent = await readUntil(
    async () => {
      follower.wake()
      await follower.running
      return (await inner.read.chatDeliveries.list()).map(({ doc }) => doc.text)
    },
    ({ length }) => length >= 5,
    'all are sent',
  )
  t.strictSame(sent, ['Ada: 1', 'Ada: 2', 'Ada: 3', 'Ada: 4', 'Ada: 5'])
})

/** The same object, some of whose methods are others. */
function withMethods<Whole extends object>(whole: Whole, others: Partial<Whole>): Whole {
  return new Proxy(whole, {
    get(target, name) {
      const value: unknown = Reflect.get(name in others ? others : target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}
