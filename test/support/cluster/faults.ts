import { setTimeout as pause } from 'node:timers/promises'
import type { Link } from './link.ts'
import type { Member, OtherStart } from './members.ts'
import type { PostgresPair } from './postgres-pair.ts'

/** What of the cluster can fail. */
export interface Cluster {
  readonly members: readonly Member[]
  readonly database: PostgresPair
  /** Between all processes and the S3 server. */
  readonly bucket: Link
  /** The sources of a newer version, whose schema lets this one write. */
  readonly newerSources: string
}

export interface Fault {
  readonly name: string
  /** Makes it, and undoes it: once this resolves, nothing keeps the cluster from being whole. */
  inject(cluster: Cluster, random: () => number): Promise<void>
}

/** In each cycle of rounds every one of them comes once. */
export const faults: readonly Fault[] = [
  { name: 'kill -9', inject: (cluster, random) => restarted(cluster, random, (member) => member.kill()) },
  { name: 'graceful restart', inject: (cluster, random) => restarted(cluster, random, (member) => member.stop()) },
  {
    name: 'stop and continue',
    inject: async (cluster, random) => {
      const member = anyMember(cluster, random)
      member.signal('SIGSTOP')
      await pause(between(random, 1_000, 8_000))
      member.signal('SIGCONT')
    },
  },
  {
    name: 'stop beyond the lease',
    inject: async (cluster, random) => {
      const member = anyMember(cluster, random)
      member.signal('SIGSTOP')
      await pause(18_000)
      member.signal('SIGCONT')
    },
  },
  {
    name: 'partition, silent',
    inject: (cluster, random) => broken(anyMember(cluster, random).link, 'silence', between(random, 1_000, 6_000)),
  },
  {
    name: 'partition, cut',
    inject: (cluster, random) => broken(anyMember(cluster, random).link, 'cut', between(random, 1_000, 6_000)),
  },
  {
    name: 'all cut from the database',
    inject: async ({ members }) => {
      await Promise.all(members.map(({ link }) => broken(link, 'cut', 2_000)))
    },
  },
  { name: 'S3 silent', inject: ({ bucket }, random) => broken(bucket, 'silence', between(random, 1_000, 4_000)) },
  {
    name: 'promotion of the replica',
    inject: async ({ database, members }) => {
      await database.promote()
      // The connections to the dead server are gone with it; new ones lead to the other.
      for (const { link } of members) link.heal()
      await database.addReplica()
    },
  },
  ...(['+1h', '-1h'] as const).map((offset) => ({
    name: `clock ${offset}`,
    inject: (cluster: Cluster, random: () => number) =>
      restarted(cluster, random, (member) => member.stop(), { offset }),
  })),
  {
    name: 'newer version beside',
    inject: (cluster, random) =>
      restarted(cluster, random, (member) => member.stop(), { sources: cluster.newerSources }),
  },
  {
    name: 'older version again',
    inject: async ({ members }) => {
      for (const member of members) {
        await member.stop()
        await member.start()
        await member.untilReady()
      }
    },
  },
]

/** The clock and the version stay as they are until the next restart of the process. */
async function restarted(
  cluster: Cluster,
  random: () => number,
  end: (member: Member) => Promise<void>,
  other?: OtherStart,
): Promise<void> {
  const member = anyMember(cluster, random)
  await end(member)
  await member.start(other)
}

async function broken(link: Link, way: 'silence' | 'cut', forMs: number): Promise<void> {
  link[way]()
  await pause(forMs)
  link.heal()
}

function anyMember({ members }: Cluster, random: () => number): Member {
  const member = members[Math.floor(random() * members.length)]
  if (!member) throw new Error('the cluster has no process')
  return member
}

function between(random: () => number, from: number, to: number): number {
  return from + random() * (to - from)
}
