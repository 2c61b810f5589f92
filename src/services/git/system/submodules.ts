import { parseSettings, valuesOf } from '../../../platform/repository/settings.ts'
import type { Setting } from '../../../platform/repository/settings.ts'
import type { GitSite } from '../reading.ts'
import type { SubmoduleEngine, SubmoduleEntry } from '../submodule-listing.ts'
import { refuseErrors, runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'

const listBytesMax = 67_108_864
const settingsBytesMax = 1_048_576

/** Submodules by the git of the machine. */
export function createSystemSubmodules(machine: Machine): SubmoduleEngine {
  return {
    async list(site) {
      const result = await runLocal(machine, site, ['ls-files', '--stage', '-z'], { outputBytesMax: listBytesMax })
      if (result.code !== 0 && !result.isCut) refuseErrors(result, site)
      const links = [...result.output.matchAll(/(?:^|\0)160000 ([0-9a-f]+) 0\t([^\0]+)/g)]
      if (links.length === 0) return []
      const settings = await readModules(machine, site)
      return links.map(([, oid = '', path = '']) => ({ path, oid, ...aboutOf(settings, path) }))
    },

    async hasCommit(site, oid) {
      const { code } = await runLocal(machine, site, ['cat-file', '-e', `${oid}^{commit}`])
      return code === 0
    },
  }
}

/** A file that cannot be read says nothing of any submodule. */
async function readModules(machine: Machine, site: GitSite): Promise<Setting[]> {
  const { code, output } = await runLocal(machine, site, ['cat-file', 'blob', ':.gitmodules'], {
    outputBytesMax: settingsBytesMax,
  })
  if (code !== 0) return []
  try {
    return parseSettings(output)
  } catch {
    return []
  }
}

function aboutOf(settings: readonly Setting[], path: string): Pick<SubmoduleEntry, 'name' | 'url'> {
  const name = settings.find(
    (setting) => setting.section === 'submodule' && setting.name === 'path' && setting.value === path,
  )?.subsection
  const url = name === undefined ? undefined : valuesOf(settings, 'submodule', name, 'url').at(-1)
  return { ...(name !== undefined && name !== '' && { name }), ...(url !== undefined && url !== '' && { url }) }
}
