import type { Limit } from '../../foundation.ts'

export const viewerLimits = {
  /** Of one session. */
  viewersMax: 16,
  streamsMax: 1_000,
  streamsPerUserMax: 200,
  streamsPerCredentialMax: 100,
  messageBytesMax: 64 * 1024,
  /** An acknowledgement for each message of output, beside what is typed. */
  messagesPerSecond: 1_000,
  waitingBytesMax: 8 * 1024 * 1024,
  /** How long a client may take nothing while output waits for it. */
  stallMs: 10_000,
  heartbeatMs: 15_000,
  ticketMs: 60_000,
}

/** The limits of the viewers of terminals, of whom there are so many. */
export function viewerLimitsOf(used: number): Limit[] {
  return [
    {
      name: 'terminalViewers',
      value: viewerLimits.streamsMax,
      unit: 'connections',
      used,
      description: 'The number of open connections to terminal sessions of all callers.',
    },
    {
      name: 'terminalViewersPerUser',
      value: viewerLimits.streamsPerUserMax,
      unit: 'connections',
      description: 'The number of open connections to terminal sessions of one user.',
    },
    {
      name: 'terminalViewersPerCredential',
      value: viewerLimits.streamsPerCredentialMax,
      unit: 'connections',
      description:
        'The number of connections to terminal sessions of one token with those made from it, or of one session.',
    },
    {
      name: 'terminalViewersPerSession',
      value: viewerLimits.viewersMax,
      unit: 'connections',
      description: 'The number of open connections to one terminal session.',
    },
    {
      name: 'terminalMessageBytes',
      value: viewerLimits.messageBytesMax,
      unit: 'bytes',
      description: 'The size of a message that a client sends by a connection to a terminal session.',
    },
    {
      name: 'terminalViewerBytes',
      value: viewerLimits.waitingBytesMax,
      unit: 'bytes',
      description: 'The size of the output that waits for one viewer; one that takes less is disconnected.',
    },
  ]
}
