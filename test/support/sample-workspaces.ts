import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Gantry } from './gantry.ts'
import { untilOver } from './plans.ts'

const workspace = 'workspace_01ke3v7s9x4t2m8r6d0w5hq9nz'
/** So that the share of the owner is never used up. */
const keptMax = 10

type RealName = (example: string) => Promise<string>

/** Makes the workspaces and checkpoints of which the examples of the contract speak. */
export function workspaceMakers(gantry: Gantry) {
  const post = async (path: string, body: object) => (await gantry.call('POST', path, { body })).body.data
  const createWorkspace = async () => {
    const { workspaces } = (await gantry.call('GET', '/workspaces')).body.data
    for (const { id } of workspaces.slice(keptMax)) await gantry.call('DELETE', `/workspaces/${id}?discard=true`)
    return (await post('/workspaces', {})).workspace
  }
  return {
    [workspace]: async (_realName: RealName, { id: operation }: { readonly id: string }) => {
      const made = await createWorkspace()
      if (/Conflict|abortMerge/.test(operation)) await makeConflict(made)
      return made.id
    },
    '8d2c2a5bd1ec4be6b0a6ae4ac5c5f5c6e34c3f0a': async (realName: RealName) =>
      (await post(`/workspaces/${await realName(workspace)}/checkpoints`, { message: 'Before the rewrite' })).checkpoint
        .id,
  }

  /** Both sides change the same line of the file that the examples name. */
  async function makeConflict({ id, path }: { readonly id: string; readonly path: string }): Promise<void> {
    const { project } = gantry
    const write = (folder: string, text: string) => {
      mkdirSync(join(folder, 'src'), { recursive: true })
      writeFileSync(join(folder, 'src', 'main.ts'), text)
    }
    write(path, `export const limit = 2 // ${id}\n`)
    write(project, `export const limit = 1 // ${id}\n`)
    for (const given of [
      ['add', 'src/main.ts'],
      ['commit', '--quiet', '--message=Limit', '--', 'src/main.ts'],
    ])
      execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-C', project, ...given])
    await untilOver(gantry, (await post(`/workspaces/${id}/merge`, {})).job.id)
  }
}
