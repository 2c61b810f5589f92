import { returnedTreeLimits } from '../transferring.ts'
import type { ReturnedTreeLimits, TransferEngine } from '../transferring.ts'
import { runLocal, streamLocal } from './local-command.ts'
import type { Machine } from './machine.ts'
import { receivePack } from './pack-quarantine.ts'

/** Packs by the git of the machine. */
export function createSystemTransfers(
  machine: Machine,
  limits: ReturnedTreeLimits = returnedTreeLimits,
): TransferEngine {
  return {
    async known(site, commits) {
      if (commits.length === 0) return []
      const input = commits.map((oid) => `${oid}\n`).join('')
      const { output } = await runLocal(machine, site, ['cat-file', '--batch-check=%(objectname) %(objecttype)'], {
        input,
      })
      return [...output.matchAll(/^([0-9a-f]{40,64}) commit$/gm)].map(([, oid = '']) => oid)
    },
    pack(site, commit, others) {
      const input = [commit, ...others.map((oid) => `^${oid}`)].map((line) => `${line}\n`).join('')
      const given = ['pack-objects', '--revs', '--thin', '--stdout', '--delta-base-offset', '-q']
      return streamLocal(machine, site, given, { input })
    },
    receive: (site, returned) => receivePack(machine, site, returned, limits),
  }
}
