import { closeSync } from 'node:fs'
import { Socket } from 'node:net'
import type { RunnerAccess } from '../runner-access.ts'
import { PipedProgram } from './piped-program.ts'
import { openEnd, removeNames } from './pipes.ts'
import { programHostLimits } from './program-host.ts'
import type { PipeNames, ProgramEvents, ProgramFollower, ProgramOrder, ProgramPositions } from './program-host.ts'

/**
 * The pipes of programs at the runner of this machine that are of use to this process alone, which has their other ends
 * itself: what the two say to each other does not pass through the runner, which would be woken for each message. The
 * runner starts and ends these programs, and tells how they end.
 */
export class OwnPipes {
  readonly #runner: Pick<RunnerAccess, 'isHere' | 'connection'>
  readonly #programs = new Map<string, PipedProgram>()

  constructor(runner: Pick<RunnerAccess, 'isHere' | 'connection'>) {
    this.#runner = runner
  }

  /** Has a program started, with such pipes where it may have them and they can be opened. */
  async start<Root>(id: string, order: ProgramOrder, start: (order: ProgramOrder) => Promise<Root>): Promise<Root> {
    const pipes = await this.#pipesFor(order)
    const ends = pipes && openEnds(pipes)
    try {
      const root = await start(ends ? { ...order, pipes } : order)
      if (ends) this.#programs.set(id, programAt(ends))
      return root
    } catch (error) {
      closeAll(Object.values(ends ?? {}))
      throw error
    } finally {
      await removeNames(Object.values(pipes ?? {}))
    }
  }

  of(id: string): PipedProgram | undefined {
    return this.#programs.get(id)
  }

  drop(id: string): void {
    this.#programs.get(id)?.drop()
    this.#programs.delete(id)
  }

  async #pipesFor({ input, isOwned }: ProgramOrder): Promise<PipeNames | undefined> {
    const { isHere, connection } = this.#runner
    if (!isHere || input !== 'pipe' || !isOwned) return undefined
    return (await connection?.call('nameProgramPipes', {}).catch(() => undefined))?.pipes
  }
}

/** Follows such a program, and its end at the runner. */
export async function followOwn(
  program: PipedProgram,
  { positions, events, followRunner }: OwnFollowing,
): Promise<ProgramFollower> {
  const told = await followRunner({
    onOutput: () => {},
    // The pipes that the runner has not are closed for it from the beginning.
    onChange: (change) => {
      if (change.kind === 'exited') program.change(change)
    },
    onExit: (exit) => void program.finish().then(() => program.close(exit)),
    onLost: () => {
      program.drop()
      events.onLost()
    },
  })
  const follower = program.follow(positions, events)
  return {
    acknowledge: (acknowledged) => follower.acknowledge(acknowledged),
    close: () => {
      follower.close()
      told.close()
    },
  }
}

interface OwnFollowing {
  readonly positions: ProgramPositions
  readonly events: ProgramEvents
  readonly followRunner: (events: ProgramEvents) => Promise<ProgramFollower>
}

type PipeEnds = Readonly<Record<keyof PipeNames, number>>

/** Nothing where the runner has other files than this process. */
function openEnds({ input, output, error }: PipeNames): PipeEnds | undefined {
  const ends: number[] = []
  const open = (path: string, end: 'reader' | 'writer') => {
    const descriptor = openEnd(path, end)
    ends.push(descriptor)
    return descriptor
  }
  try {
    return { input: open(input, 'writer'), output: open(output, 'reader'), error: open(error, 'reader') }
  } catch {
    closeAll(ends)
    return undefined
  }
}

function programAt({ input, output, error }: PipeEnds): PipedProgram {
  const readerOf = (fd: number) => new Socket({ fd, readable: true, writable: false })
  return new PipedProgram({
    readers: [readerOf(output), readerOf(error)],
    input: new Socket({ fd: input, readable: false, writable: true }),
    unreadBytes: programHostLimits.unreadBytes,
  })
}

function closeAll(descriptors: readonly number[]): void {
  for (const descriptor of descriptors) closeSync(descriptor)
}
