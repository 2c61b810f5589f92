import { defined } from '../../platform/work/defined.ts'
import type { CallHandlers, ServicePeer } from '../server.ts'
import { UnknownProgram } from './program-host.ts'
import type { ProgramFollower } from './program-host.ts'
import type { LocalPrograms } from './local-programs.ts'
import { nameProgramPipes } from './pipes.ts'

type ProgramCallName = Extract<keyof CallHandlers, `${string}rogram${string}`>

/** The calls about programs. Those of a service that another one has followed change nothing any more. */
export function programCalls(
  programs: LocalPrograms,
  { folder, isServed }: { readonly folder: string; readonly isServed: (peer: ServicePeer) => boolean },
): Pick<CallHandlers, ProgramCallName> {
  const followers = new Map<string, ProgramFollower>()
  return {
    programs: async () => ({ programs: await programs.find() }),
    reserveProgram: async ({ program, mark, pid }, { peer }) => {
      const root = isServed(peer) ? await programs.reserve(program, mark, defined({ pid })) : undefined
      return root ? { root } : {}
    },
    releaseProgram: ({ program }) => {
      programs.release(program)
      return {}
    },
    openProgram: ({ program, order, about }, { peer }) => {
      // The next service has been told what runs: it would start the same program once more.
      if (!isServed(peer)) throw new UnknownProgram(program)
      return programs.open(program, order, { about })
    },
    nameProgramPipes: async () => defined({ pipes: await nameProgramPipes(folder) }),
    followProgram: async ({ program, positions }, { peer }) => {
      const follower = await programs.follow(program, positions, {
        onOutput: (stream, position, bytes) => peer.tell({ event: 'programOutput', program, stream, position }, bytes),
        onChange: (change) => peer.tell({ event: 'programChange', program, change }),
        onExit: (exit) => peer.tell({ event: 'programExit', program, exit }),
        onLost: () => {},
      })
      followers.get(program)?.close()
      followers.set(program, follower)
      return {}
    },
    acknowledgeProgram: ({ program, positions }) => {
      followers.get(program)?.acknowledge(positions)
      return {}
    },
    unfollowProgram: ({ program }) => {
      followers.get(program)?.close()
      followers.delete(program)
      return {}
    },
    newestOfProgram: async ({ program, stream, before }) => ({ body: await programs.newest(program, stream, before) }),
    writeProgram: async ({ program, position }, { body }) => {
      await programs.write(program, position, body)
      return {}
    },
    endProgramInput: async ({ program }) => {
      await programs.endInput(program)
      return {}
    },
    signalProgram: async ({ program, name }) => {
      await programs.signal(program, name)
      return {}
    },
    endProgram: async ({ program }) => ({ isGone: await programs.end(program) }),
    forgetProgram: async ({ program }) => {
      followers.delete(program)
      await programs.forget(program)
      return {}
    },
  }
}
