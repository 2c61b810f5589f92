/** An agent with the default tools of `/mcp` alone resolves the conflict that its merge meets. */
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { writeFiles } from './support/folder.ts'
import { connectClient } from './support/mcp-client.ts'
import { untilOver } from './support/plans.ts'
import { startWorkspaces } from './support/workspaces.ts'

const { gantry, project } = await startWorkspaces(t)
const { secret } = await addCaller(gantry, 'agent')
const commit = async (text: string) => {
  writeFiles(project.project, { 'src/list.txt': text })
  await project.git('add', '--all')
  await project.git('commit', '--quiet', '--message', 'list')
}

/** Its calls, which give what the job of a merge has become, and what it changed in conflict with the branch. */
async function startConflict(t: Parameters<typeof connectClient>[0], hasProgress: boolean) {
  await commit('first\n')
  const client = await connectClient(t, gantry, { token: secret })
  const call = async (name: string, given: object): Promise<any> => {
    const progress = hasProgress ? { onprogress: () => {} } : {}
    return (await client.callTool({ name, arguments: { ...given } }, progress)).structuredContent
  }
  const taskId = await gantry.createTask('Extend the list')
  const { workspace } = await call('createWorkspace', { taskId })
  const workspaceId = workspace.id
  const edit = (oldText: string, newText: string) =>
    call('editFile', { path: 'src/list.txt', workspaceId, edits: [{ oldText, newText }] })
  t.ok((await edit('first\n', 'first\nours\n')).file)
  await commit('first\ntheirs\n')
  const merge = async () => {
    const { job } = await call('mergeWorkspace', { workspaceId, branch: 'main' })
    if (!hasProgress) await untilOver(gantry, job.id)
    return hasProgress ? job : (await call('getJob', { jobId: job.id })).job
  }
  return { call, edit, merge, workspaceId }
}

for (const hasProgress of [true, false])
  t.test(`a conflict is read, resolved and merged, ${hasProgress ? 'with' : 'without'} progress`, async (t) => {
    const { call, edit, merge, workspaceId } = await startConflict(t, hasProgress)
    const { state, error } = await merge()
    t.match({ state, error }, { state: 'failed', error: { code: 'git_conflict' } })
    t.match(
      error.message,
      /src\/list\.txt\. Edit it in the workspace .* readFile and editFile.* call mergeWorkspace again/,
    )
    const { file } = await call('readFile', { path: 'src/list.txt', workspaceId })
    const [, ours, base, theirs] =
      /^first\n<{7} \w+\n([^]*)\|{7} \w+\n([^]*)={7}\n([^]*)>{7} \w+\n$/.exec(file.content) ?? []
    t.same({ ours, base, theirs }, { ours: 'ours\n', base: '', theirs: 'theirs\n' }, file.content)
    t.ok((await edit(file.content, `first\n${theirs}${ours}`)).file)
    t.match(await merge(), { state: 'succeeded' })
    t.equal(await project.git('show', 'main:src/list.txt'), 'first\ntheirs\nours')
    t.equal(await project.git('status', '--porcelain'), '')
  })
