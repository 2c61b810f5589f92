import { randomUUID } from 'node:crypto'
import { TimeIsOver, withinTime } from '../../platform/work/within-time.ts'
import type { ConnectedRunner, RunnerAccess } from '../runner-access.ts'
import type { LayOrder } from './tree-store.ts'

/** What has changed in a tree at a runner. */
export interface RemoteChanges {
  /** The commit that it was compared with. */
  readonly base: string
  readonly commit: string
  /** The pack with the objects that the base lacks. Fails where that is more than may come. */
  bytes(bytesMax: number): Promise<Buffer>
}

const partBytes = 1024 * 1024
const commitsMax = 200
const filesMsMax = 600_000

/** The working trees of a runner on another machine. */
export class RemoteTrees {
  readonly #runner: RunnerAccess

  constructor(runner: RunnerAccess) {
    this.#runner = runner
  }

  async commits(): Promise<readonly string[]> {
    const { connection } = await this.#runner.need()
    const { commits } = await this.#answered(connection.call('treeCommits', {}))
    return commits.filter((each) => /^[0-9a-f]{40,64}$/.test(each)).slice(0, commitsMax)
  }

  /**
   * Makes the files of a tree those of a commit, whose missing objects are in the pack. Gives the path of their folder
   * there.
   */
  async lay(
    tree: string,
    order: Omit<LayOrder, 'transfer'>,
    pack: AsyncIterable<Uint8Array> | undefined,
    signal: AbortSignal,
  ): Promise<string> {
    const { connection } = await this.#runner.need()
    const transfer = pack === undefined ? undefined : await this.#transfer(connection, pack, signal)
    const whole = { ...order, ...(transfer !== undefined && { transfer }) }
    const { path } = await this.#answered(connection.call('layTree', { tree, order: whole }))
    return String(path)
  }

  /** Leaves the files of a tree as they are. Gives the path of their folder there. */
  async keep(tree: string): Promise<string> {
    const { connection } = await this.#runner.need()
    const order = { base: '', head: '', isKept: true }
    return String((await this.#answered(connection.call('layTree', { tree, order }))).path)
  }

  /** Gives the name by which the runner has the bytes. */
  async transfer(bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>, signal: AbortSignal): Promise<string> {
    const { connection } = await this.#runner.need()
    return this.#transfer(connection, bytes, signal)
  }

  /** Nothing where nothing has changed, and where the runner has no such tree. */
  async collect(tree: string): Promise<RemoteChanges | undefined> {
    const { connection } = await this.#runner.need()
    const { base, commit, bytes } = await this.#answered(connection.call('collectTree', { tree }))
    if (base === undefined || commit === undefined) return undefined
    return { base, commit, bytes: (bytesMax) => this.#readAll(connection, tree, bytes ?? 0, bytesMax) }
  }

  async settle(tree: string, commit: string): Promise<void> {
    const { connection } = await this.#runner.need()
    await this.#answered(connection.call('settleTree', { tree, commit }))
  }

  /** All that are there. */
  async list(): Promise<readonly string[]> {
    const { connection } = this.#runner
    return connection ? (await this.#answered(connection.call('listTrees', {}))).trees : []
  }

  async remove(tree: string): Promise<void> {
    const { connection } = this.#runner
    if (connection) await this.#answered(connection.call('removeTree', { tree }))
  }

  async #transfer(
    connection: ConnectedRunner['connection'],
    bytes: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    signal: AbortSignal,
  ): Promise<string> {
    const transfer = randomUUID()
    let position = 0
    for await (const body of inParts(bytes)) {
      signal.throwIfAborted()
      await this.#answered(connection.call('receivePack', { transfer, position }, { body }))
      position += body.length
    }
    return transfer
  }

  /** A runner that goes on may still never answer: the job ends then. */
  async #answered<Answer>(answer: Promise<Answer>): Promise<Answer> {
    const { filesMs = filesMsMax } = this.#runner
    try {
      return await withinTime(filesMs, answer)
    } catch (error) {
      if (!(error instanceof TimeIsOver)) throw error
      const seconds = Math.round(filesMs / 1_000)
      throw new Error(`The runner has not answered about the files of the task within ${seconds} seconds.`)
    }
  }

  /** What a runner sends has no end that it names: it ends with the bytes that may come. */
  async #readAll(
    connection: ConnectedRunner['connection'],
    tree: string,
    bytes: number,
    bytesMax: number,
  ): Promise<Buffer> {
    const parts: Buffer[] = []
    let position = 0
    const isTooMuch = () => bytes > bytesMax || position > bytesMax
    while (!isTooMuch()) {
      const { body } = await this.#answered(connection.call('readPack', { tree, position }))
      if (body.length === 0) return Buffer.concat(parts)
      parts.push(body)
      position += body.length
    }
    throw new Error(`What has changed at the runner has more than ${bytesMax} bytes.`)
  }
}

async function* inParts(pack: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = []
  let length = 0
  for await (const bytes of pack) {
    waiting.push(bytes)
    length += bytes.length
    if (length < partBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
