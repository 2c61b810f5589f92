/**
 * Calls of programs that wait for an approval, in threads of every kind of chat platform: on servers of Debian for IRC
 * and XMPP, and else on requests as the platforms document them.
 */
import t from 'tap'
import type { Test } from 'tap'
import { platforms } from '../src/services/chat-integrations/platforms.ts'
import { addCredential } from './support/callers.ts'
import { chatKinds } from './support/chat-kinds.ts'
import type { Kind, KindInUse } from './support/chat-kinds.ts'
import { startGantry } from './support/gantry.ts'
import type { Gantry } from './support/gantry.ts'
import { readUntil, waitUntil } from './support/wait.ts'

const isConnected = (name: string) => platforms[name as keyof typeof platforms].connect !== undefined

/** A thread for approvals, and a program whose calls ask. */
class Approvals {
  readonly kind: KindInUse
  readonly gantry: Gantry
  readonly path: string
  readonly #create: (title: string) => Promise<any>

  private constructor(kind: KindInUse, gantry: Gantry, path: string, create: (title: string) => Promise<any>) {
    this.kind = kind
    this.gantry = gantry
    this.path = path
    this.#create = create
  }

  static async start(t: Test, name: string, { start }: Kind): Promise<Approvals> {
    const kind = await start(t)
    const gantry = await startGantry(t, { environment: { GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${kind.port}` } })
    const { call } = gantry
    const { id } = (await call('POST', '/chat-integrations', { body: kind.integration })).body.data.integration
    const path = `/chat-integrations/${id}`
    const bound = await call('POST', `${path}/bindings`, { body: { threadId: kind.threadId, isForApprovals: true } })
    if (isConnected(name))
      await readUntil(
        async () => (await call('GET', `${path}/bindings/${bound.body.data.binding.id}`)).body.data,
        ({ binding }) => binding.entry?.state === 'entered',
        'the thread is entered',
      )
    await kind.join(gantry, id)
    const program = await addCredential(gantry, 'user_owner', { rules: [[{ tool: 'createTask', action: 'ask' }]] })
    return new Approvals(kind, gantry, path, (title) => program.call('POST', '/tasks', { body: { title } }))
  }

  /** The call, and the approval that it waits for; nothing when it was made. */
  async call(title: string): Promise<string | undefined> {
    const { status, body } = await this.#create(title)
    return status === 201 ? undefined : /mcpc_[0-9a-z]+/.exec(body.error.hint)?.[0]
  }

  /** A call of which the thread was asked. */
  async asked(title: string): Promise<string> {
    const id = (await this.call(title)) ?? 'none'
    await this.heard(`approve ${id}`)
    return id
  }

  heard(text: string): Promise<void> {
    return waitUntil(() => this.kind.heard().some((each) => each.includes(text)), `the thread is told ${text}`)
  }

  async stateOf(id: string): Promise<string> {
    return (await this.gantry.call('GET', `/mcp/calls/${id}`)).body.data.call.state
  }

  decided(id: string): Promise<string> {
    return readUntil(
      () => this.stateOf(id),
      (state) => state !== 'waiting_approval',
      `${id} is decided`,
    )
  }
}

for (const [name, kind] of Object.entries(chatKinds))
  t.test(name, { skip: kind.skip }, async (t) => {
    if (kind.skip !== false) return
    const approvals = await Approvals.start(t, name, kind)
    const { kind: inUse, gantry, path } = approvals
    const [ada, bob] = [inUse.accountOf('ada'), inUse.accountOf('bob')]

    await t.test('who is not linked decides nothing, and is told so', async (t) => {
      const id = await approvals.asked('Of strangers')
      await inUse.say('bob', `approve ${id}`)
      await approvals.heard('Only accounts that are linked')
      t.equal(await approvals.stateOf(id), 'waiting_approval')
    })
    if (ada === undefined || bob === undefined) {
      await t.test('no person can be linked, and what is decided elsewhere waits no more', async (t) => {
        const links = await gantry.call('POST', `${path}/links`, { body: { accountId: '?ada' } })
        t.equal(links.status, 400, 'nobody vouches for this account')
        const id = await approvals.asked('Elsewhere')
        await gantry.call('POST', `/mcp/calls/${id}/approve`)
        t.equal(await approvals.call('Elsewhere'), undefined, 'the call is made')
      })
      return
    }
    const narrow = await addCredential(gantry, 'user_owner', { scopes: ['integrations:admin'] })
    t.equal((await gantry.call('POST', `${path}/links`, { body: { accountId: ada } })).status, 200)
    t.equal((await narrow.call('POST', `${path}/links`, { body: { accountId: bob } })).status, 200)

    await t.test('a linked person approves by words, and the call is made once', async (t) => {
      const id = await approvals.asked('By words')
      await inUse.say('ada', `approve ${id}`)
      t.equal(await approvals.decided(id), 'approved')
      t.equal(await approvals.call('By words'), undefined)
      t.not(await approvals.call('By words'), id, 'the approval is used up')
    })

    await t.test('a linked person decides no more than they may', async (t) => {
      const id = await approvals.asked('Beyond')
      await inUse.say('bob', `approve ${id}`)
      await approvals.heard('mcp:admin')
      t.equal(await approvals.stateOf(id), 'waiting_approval')
    })

    await t.test('of two decisions the first counts, and the other is told', async (t) => {
      const id = await approvals.asked('Twice')
      await inUse.say('ada', `deny ${id} not today`)
      t.equal(await approvals.decided(id), 'rejected')
      await inUse.say('ada', `approve ${id}`)
      await approvals.heard(`The call ${id} is rejected and waits no longer.`)
      t.not(await approvals.call('Twice'), undefined, 'it is not made')
    })

    if (!inUse.press) return
    await t.test('a button decides as the words do', async (t) => {
      const id = await approvals.asked('By button')
      await inUse.press?.('bob', id, 'Approve')
      await inUse.press?.('ada', id, 'Deny')
      t.equal(await approvals.decided(id), 'rejected', 'who may not decide has decided nothing')
      const other = await approvals.asked('By another button')
      await inUse.press?.('ada', other, 'Approve')
      t.equal(await approvals.decided(other), 'approved')
      t.equal(await approvals.call('By another button'), undefined)
    })
  })
