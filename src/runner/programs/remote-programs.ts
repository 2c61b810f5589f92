import { defined } from '../../platform/work/defined.ts'
import { untilAborted } from '../../platform/work/within-time.ts'
import { RunnerGone } from '../connection.ts'
import type { AnswerTo, Ask, CallName, RunnerEvent } from '../protocol.ts'
import type { FoundAtRunner, RunnerAccess } from '../runner-access.ts'
import { OwnPipes, followOwn } from './own-pipes.ts'
import type {
  FoundProgram,
  ProgramEvents,
  ProgramFollower,
  ProgramHost,
  ProgramNote,
  ProgramOrder,
  ProgramPositions,
  ProgramRoot,
  ProgramStream,
  WaitingProcess,
  WaitingProcesses,
  WantedProcess,
} from './program-host.ts'

/** The programs of the runner, which is started for the first of them. */
export class RemotePrograms implements ProgramHost {
  readonly #runner: RunnerAccess
  readonly #followed = new Map<string, Followed>()
  /** Programs that end once another process has the runner, by what says so. */
  readonly #owned = new Map<string, AbortSignal>()
  /** What the runner has told of the processes that wait for the next program; nothing where it tells nothing. */
  #awaited: Awaited | undefined
  readonly #reserved = new Set<string>()
  readonly #ownPipes: OwnPipes

  constructor(runner: RunnerAccess) {
    this.#runner = runner
    this.#ownPipes = new OwnPipes(runner)
    runner.listen({
      onEvent: (event, body) => this.#take(event, body),
      // A connection that was only cut is made again, and a runner that only stands still goes on.
      onLeft: () => {
        this.#awaited = undefined
      },
      onLost: ({ isSilent }) => {
        if (!isSilent) this.#lose()
      },
      onFound: (found) => this.#followAgain(found),
    })
  }

  async generation(): Promise<string | undefined> {
    return (await this.#runner.find())?.generation
  }

  async ready(): Promise<string> {
    return (await this.#runner.need()).generation
  }

  async find(): Promise<readonly FoundProgram[]> {
    const connection = (await this.#runner.find())?.connection
    return connection ? (await connection.call('programs', {})).programs : []
  }

  /** A process that has gone meanwhile is not reserved: the program then has another one. */
  async reserve(program: string, mark: string, { place }: WantedProcess = {}): Promise<ProgramRoot | undefined> {
    const awaited = this.#awaited
    if (awaited) {
      const { process, sandbox } = awaited
      const isInside = sandbox !== undefined && place !== undefined && sandbox.place === place
      this.#awaited = defined(isInside ? { process } : { sandbox })
      const root = isInside ? sandbox : process
      if (!root) return undefined
      const { pid, startTime } = root
      this.#reserved.add(program)
      this.#runner.connection?.tell('reserveProgram', { program, mark, pid })
      return { pid, startTime, mark }
    }
    return (await this.#runner.connection?.call('reserveProgram', { program, mark }).catch(() => undefined))?.root
  }

  release(program: string): void {
    this.#reserved.delete(program)
    this.#runner.connection?.tell('releaseProgram', { program })
  }

  async open(program: string, order: ProgramOrder, { about, runner }: ProgramNote): Promise<ProgramRoot> {
    const { moved } = this.#runner
    if (order.isOwned && moved) this.#owned.set(program, moved)
    // It takes the process that waits.
    if (!this.#reserved.delete(program) && order.input === 'none' && this.#awaited) this.#awaited = {}
    const opened = async () => {
      const generation = runner ?? (await this.ready())
      const start = (ordered: ProgramOrder) =>
        askSame(this.#runner, generation, 'openProgram', { ask: { program, order: ordered, about } })
      return this.#ownPipes.start(program, order, start)
    }
    try {
      const { body: _, ...root } = await this.#unlessMoved(program, opened())
      return root
    } catch (error) {
      this.#owned.delete(program)
      throw error
    }
  }

  async follow(program: string, positions: ProgramPositions, events: ProgramEvents): Promise<ProgramFollower> {
    const followRunner = (told: ProgramEvents) => this.#followAtRunner(program, positions, told)
    const own = this.#ownPipes.of(program)
    return own ? followOwn(own, { positions, events, followRunner }) : followRunner(events)
  }

  async #followAtRunner(program: string, positions: ProgramPositions, events: ProgramEvents): Promise<ProgramFollower> {
    const generation = await this.#unlessMoved(program, this.ready())
    const moved = this.#owned.get(program)
    const onMoved = () => this.#loseOne(program, followed)
    const followed: Followed = {
      generation,
      stop: () => moved?.removeEventListener('abort', onMoved),
      events,
      from: positions,
      positions: { ...positions },
      acknowledged: undefined,
      ended: undefined,
    }
    // What is handed on may come before the answer.
    this.#followed.set(program, followed)
    moved?.addEventListener('abort', onMoved, { once: true })
    try {
      await this.#unlessMoved(
        program,
        askSame(this.#runner, generation, 'followProgram', { ask: { program, positions } }),
      )
    } catch (error) {
      this.#drop(program, followed)
      throw error
    }
    return {
      acknowledge: (acknowledged) => {
        followed.acknowledged = acknowledged
        this.#runner.connection?.tell('acknowledgeProgram', { program, positions: acknowledged })
      },
      close: () => {
        this.#drop(program, followed)
        this.#runner.connection?.tell('unfollowProgram', { program })
      },
    }
  }

  async newest(program: string, stream: ProgramStream, before: number): Promise<Buffer> {
    return (await this.#ask('newestOfProgram', { program, stream, before })).body
  }

  async write(program: string, position: number, bytes: Uint8Array): Promise<void> {
    await (this.#ownPipes.of(program)?.write(position, bytes) ??
      this.#ask('writeProgram', { program, position }, bytes))
  }

  async endInput(program: string): Promise<void> {
    const own = this.#ownPipes.of(program)
    if (own) own.endInput()
    else await this.#ask('endProgramInput', { program })
  }

  async signal(program: string, name: NodeJS.Signals): Promise<void> {
    await this.#ask('signalProgram', { program, name })
  }

  async end(program: string): Promise<boolean> {
    const { isGone } = await this.#ask('endProgram', { program })
    const followed = this.#followed.get(program)
    if (followed) followed.ended ??= { ...followed.positions }
    return isGone
  }

  async forget(program: string): Promise<void> {
    try {
      await this.#ask('forgetProgram', { program })
    } finally {
      this.#owned.delete(program)
      this.#ownPipes.drop(program)
    }
  }

  async close(): Promise<void> {
    await this.#runner.close()
  }

  async #ask<Name extends CallName>(call: Name, ask: Ask<Name> & { readonly program: string }, body?: Uint8Array) {
    const asked = async () => {
      const found = await this.#runner.find()
      if (!found) throw new RunnerGone()
      return askSame(this.#runner, found.generation, call, { ask, body })
    }
    return this.#unlessMoved(ask.program, asked())
  }

  /** Rejects when the runner has moved: its programs have ended, and no answer about them comes. */
  #unlessMoved<Result>(program: string, asked: Promise<Result>): Promise<Result> {
    const moved = this.#owned.get(program)
    return moved ? untilAborted(moved, asked) : asked
  }

  #take(event: RunnerEvent, body: Buffer): void {
    if (event.event === 'programAwaited') {
      const { pid, startTime, sandbox } = event
      this.#awaited = { process: { pid, startTime }, ...(sandbox && { sandbox }) }
    }
    if (!('program' in event)) return
    const followed = this.#followed.get(event.program)
    if (!followed) return
    if (event.event === 'programChange') return followed.events.onChange?.(event.change)
    if (event.event === 'programExit') {
      this.#drop(event.program, followed)
      return followed.events.onExit(event.exit)
    }
    // A runner waits for what it has sent to be acknowledged: one that does not is cut, before it fills the memory.
    if (isTooFarAhead(followed)) return this.#cut(event.program, followed)
    // What was on its way when it was followed again comes twice.
    const at = followed.positions[event.stream]
    const bytes = body.subarray(Math.max(0, at - event.position))
    if (bytes.length === 0 || event.position > at) return
    followed.positions[event.stream] += bytes.length
    followed.events.onOutput(event.stream, at, bytes)
  }

  /** What goes on after its end was reported is not waited for: its connection would be made again and again. */
  #cut(program: string, followed: Followed): void {
    this.#runner.connection?.close()
    if (followed.ended) this.#loseOne(program, followed)
  }

  #drop(program: string, followed: Followed): void {
    followed.stop()
    if (this.#followed.get(program) === followed) this.#followed.delete(program)
  }

  #followAgain({ generation }: FoundAtRunner): void {
    for (const [program, followed] of [...this.#followed]) {
      if (followed.generation === generation) void this.#followOne(program, followed)
      else this.#loseOne(program, followed)
    }
  }

  async #followOne(program: string, followed: Followed): Promise<void> {
    const { connection } = this.#runner
    const { positions, acknowledged } = followed
    try {
      await connection?.call('followProgram', { program, positions: { ...positions } })
      if (acknowledged) connection?.tell('acknowledgeProgram', { program, positions: acknowledged })
    } catch (error) {
      // A connection that was cut is made again.
      if (!(error instanceof RunnerGone)) this.#loseOne(program, followed)
    }
  }

  #lose(): void {
    for (const [program, followed] of [...this.#followed]) this.#loseOne(program, followed)
  }

  #loseOne(program: string, followed: Followed): void {
    this.#drop(program, followed)
    followed.events.onLost()
  }
}

/**
 * Asks once more when the connection was cut: the runner knows what it has done already. Another generation is never
 * asked, which would do it twice.
 */
async function askSame<Name extends CallName>(
  runner: Pick<RunnerAccess, 'find'>,
  generation: string,
  call: Name,
  { ask, body }: { readonly ask: Ask<Name>; readonly body?: Uint8Array | undefined },
): Promise<AnswerTo<Name> & { readonly body: Buffer }> {
  for (let tries = 0; ; tries += 1) {
    const found = await runner.find()
    if (found?.generation !== generation) throw new RunnerGone()
    try {
      return await found.connection.call(call, ask, body && { body })
    } catch (error) {
      if (!(error instanceof RunnerGone) || tries === triesMax) throw error
    }
  }
}

const triesMax = 3

/** Much more than a runner sends without an acknowledgement. */
const aheadBytesMax = 16 * 1024 * 1024

function isTooFarAhead({ positions, acknowledged, from, ended }: Followed): boolean {
  const isAheadOf = ({ output, error }: ProgramPositions) =>
    positions.output - output > aheadBytesMax || positions.error - error > aheadBytesMax
  return isAheadOf(acknowledged ?? from) || (ended !== undefined && isAheadOf(ended))
}

interface Awaited extends Pick<WaitingProcesses, 'sandbox'> {
  readonly process?: WaitingProcess
}

interface Followed {
  /** Ends to wait for the runner to move. */
  readonly stop: () => void
  readonly generation: string
  readonly events: ProgramEvents
  /** From where it was followed first. */
  readonly from: ProgramPositions
  /** Up to where its streams have come. */
  readonly positions: Record<ProgramStream, number>
  acknowledged: ProgramPositions | undefined
  /** Up to where they had come when the runner had ended it: little can follow. */
  ended: ProgramPositions | undefined
}
