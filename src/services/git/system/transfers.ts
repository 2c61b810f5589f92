import { fail } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
import type { TransferEngine } from '../transferring.ts'
import { runLocal, streamLocal } from './local-command.ts'
import type { Machine } from './machine.ts'

/** What git reports as a warning, and no file of a project is called. */
const refused = ['hasDot', 'hasDotdot', 'hasDotgit', 'nullSha1', 'fullPathname']
const strict = `--strict=${refused.map((name) => `${name}=error`).join(',')}`

/** Packs by the git of the machine. */
export function createSystemTransfers(machine: Machine): TransferEngine {
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
    async unpack(site, pack) {
      const given = ['index-pack', '--stdin', '--fix-thin', strict]
      const { code } = await runLocal(machine, site, given, { input: pack })
      if (code !== 0)
        fail('git_unsupported', { message: 'What the runner sent back is not valid in git. Nothing of it was taken.' })
    },
    parentsOf: (site, commit) => parentsOf(machine, site, commit),
  }
}

async function parentsOf(machine: Machine, site: GitSite, commit: string): Promise<string[] | undefined> {
  const { code, output } = await runLocal(machine, site, ['cat-file', 'commit', commit])
  if (code !== 0) return undefined
  const [head = ''] = output.split('\n\n', 1)
  return [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map(([, oid = '']) => oid)
}
