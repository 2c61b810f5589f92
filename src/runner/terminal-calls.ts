import type { LocalTerminals } from './local-terminals.ts'
import type { CallHandlers, ServicePeer } from './server.ts'
import type { Follower, FollowerEvents } from './terminal-host.ts'

type TerminalCallName =
  | 'open'
  | 'note'
  | 'write'
  | 'resize'
  | 'signal'
  | 'end'
  | 'forget'
  | 'read'
  | 'screen'
  | 'times'
  | 'follow'
  | 'acknowledge'
  | 'answering'
  | 'unfollow'

/** The calls about terminals. The followers are those of the service, by the numbers that it gave. */
export function terminalCalls(
  terminals: LocalTerminals,
  followers: Map<number, Follower>,
  isServed: (peer: ServicePeer) => boolean,
): Pick<CallHandlers, TerminalCallName> {
  return {
    open: async ({ terminal, program, note }, { peer }) => {
      const opened = await terminals.open(terminal, program, note)
      // The service has gone meanwhile, and the next one was greeted without it: it could never be ended.
      if (!isServed(peer)) void terminals.end(terminal).then(() => terminals.forget(terminal))
      return opened
    },
    note: async ({ terminal, about }) => {
      await terminals.note(terminal, about)
      return {}
    },
    write: async ({ terminal }, { body }) => ({ isTaken: await terminals.write(terminal, body) }),
    resize: async ({ terminal, cols, rows }) => {
      await terminals.resize(terminal, { cols, rows })
      return {}
    },
    signal: async ({ terminal, name }) => {
      await terminals.signal(terminal, name)
      return {}
    },
    end: async ({ terminal }) => ({ isGone: await terminals.end(terminal) }),
    forget: async ({ terminal }) => {
      await terminals.forget(terminal)
      return {}
    },
    read: async ({ terminal, ...wanted }, { signal }) => {
      const { bytes: body, ...answer } = await terminals.read(terminal, wanted, signal)
      return { ...answer, body }
    },
    screen: ({ terminal }) => terminals.screen(terminal),
    times: ({ terminal }) => terminals.times(terminal),
    follow: async ({ terminal, follower, position }, { peer }) => {
      const following = await terminals.follow(terminal, position, eventsFor(peer, follower))
      // The service may have gone while the screen was drawn.
      if (isServed(peer)) followers.set(follower, following)
      else following.close()
      return {}
    },
    acknowledge: ({ follower, position }) => {
      followers.get(follower)?.acknowledge(position)
      return {}
    },
    answering: ({ follower, isAnswering }) => {
      followers.get(follower)?.setAnswering(isAnswering)
      return {}
    },
    unfollow: ({ follower }) => {
      followers.get(follower)?.close()
      followers.delete(follower)
      return {}
    },
  }
}

function eventsFor(service: ServicePeer, follower: number): FollowerEvents {
  return {
    onOutput: (position, bytes) => service.tell({ event: 'output', follower, position }, bytes),
    onSnapshot: (position, size, bytes) => service.tell({ event: 'snapshot', follower, position, ...size }, bytes),
    onGap: (from, to) => service.tell({ event: 'gap', follower, from, to }),
    onResized: ({ cols, rows }) => service.tell({ event: 'resized', follower, cols, rows }),
    onExit: (exit) => service.tell({ event: 'exit', follower, exit }),
    onEnd: (reason) => service.tell({ event: 'end', follower, reason }),
  }
}
