import type { Teardown } from './folder.ts'
import { writeFiles } from './folder.ts'
import { startGantry } from './gantry.ts'
import type { Gantry } from './gantry.ts'
import { makeGitProject } from './git-repositories.ts'
import { untilState } from './jobs.ts'
import { fileURLToPath } from 'node:url'

const mcpServer = fileURLToPath(new URL('../../examples/mcp-server.mjs', import.meta.url))
const agent = fileURLToPath(new URL('../../examples/acp-agent.mjs', import.meta.url))
const mail =
  'From: Ada <ada@example.org>\r\nTo: you@example.org\r\nSubject: Loud\r\nMessage-ID: <l@example.org>\r\n\r\nHello\r\n'

export interface FurnishedScreens {
  readonly gantry: Gantry
  /** A task with a plan that has failed, changes, comments, a claim and a terminal. */
  readonly taskId: string
  /** The addresses of all screens, each with something on it. */
  readonly screens: readonly string[]
}

/** A service with something on every screen of the console. */
export async function furnishScreens(t: Teardown): Promise<FurnishedScreens> {
  const { project, git, commit, environment } = await makeGitProject(t)
  writeFiles(project, {
    'gantry.json': JSON.stringify({
      scripts: { greet: 'echo hello' },
      mcpServers: { files: { command: process.execPath, args: [mcpServer] } },
      agents: { editor: { command: process.execPath, args: [agent, 'read.me', 'e', 'E'] } },
    }),
    '.agents/skills/greetings/SKILL.md': '---\nname: greetings\ndescription: Greets.\n---\n# Greetings\n\nOne line.\n',
  })
  await commit('read.me', 'hello there\n')
  const gantry = await startGantry(t, { args: ['--project', project, '--trust'], environment })
  const { call } = gantry
  const made = async (path: string, body: object) => (await call('POST', path, { body })).body.data
  const before = await gantry.createTask('Before')
  const taskId = (await made('/tasks', { title: 'Everything', content: 'Text.', tags: ['api'] })).id
  await made(`/tasks/${taskId}/plan-steps`, {
    description: 'Fails',
    command: 'echo a',
    expectedOutcome: 'output is: b',
  })
  await made(`/tasks/${taskId}/plan-steps`, { description: 'Comes after', command: 'echo a' })
  const { job } = await made(`/tasks/${taskId}/plan-steps/execute`, {})
  await untilState(gantry, job.id, 'failed')
  await call('PUT', `/tasks/${taskId}/changes`, { body: { changes: [{ path: 'b.md', content: '# B\n' }] } })
  await made(`/tasks/${taskId}/comments`, { content: 'A comment.' })
  await call('PUT', `/tasks/${taskId}/dependencies`, { body: { dependsOn: [before] } })
  await call('PUT', `/tasks/${taskId}/reviewers`, { body: { reviewers: ['user_owner'] } })
  await made(`/tasks/${taskId}/claim`, {})
  const { session } = await made(`/terminal/${taskId}/sessions`, { command: ['cat'] })
  const { chat } = await made('/chats', { title: 'Edit it', taskId, backend: { kind: 'agent', agent: 'editor' } })
  await made(`/chats/${chat.id}/messages`, { content: 'Please.' })
  const { entry } = await made('/knowledge', { title: 'Tone', content: 'Short.' })
  await made('/schedules', { kind: 'sweep_resources', cron: '0 3 * * *', name: 'Nightly' })
  await made('/webhooks', { url: 'https://ci.example.org/hook', kinds: ['task.*'] })
  await made('/runners', { name: 'build-1', labels: ['linux'] })
  await call('PUT', '/config/secrets/API_KEY', { body: { value: 'sesame-open-1234' } })
  const { message } = await made('/mail/inbox', { source: mail })
  writeFiles(project, { 'read.me': 'put aside\n' })
  await git('stash', 'push')
  await git('tag', 'v1')
  await git('branch', 'other')
  writeFiles(project, { 'read.me': 'changed\n', 'new.txt': 'new\n' })
  return {
    gantry,
    taskId,
    screens: [
      ...['/now', '/tasks', '/tasks?view=list', `/tasks/${taskId}`, `/tasks/${taskId}/review`],
      ...['/chats', `/chats/${chat.id}`, '/terminals', `/terminals/${taskId}`, `/terminals/${taskId}/${session.id}`],
      ...[
        '/git',
        '/git/log',
        `/git/log/${await git('rev-parse', 'HEAD')}`,
        '/git/branches',
        '/git/tags',
        '/git/stashes',
      ],
      ...['/git/remotes', '/git/conflicts', '/files', '/files?path=read.me', '/files?view=uploads'],
      ...['/tools', '/tools/files', '/tools?view=calls', '/mail', `/mail/inbox/${encodeURIComponent(message.id)}`],
      ...['/library/knowledge', `/library/knowledge/${entry.id}`, '/library/skills', '/library/skills/greetings'],
      ...['/library/context', '/cost', '/jobs', `/jobs/${job.id}`, '/jobs?view=schedules', '/activity', '/people'],
      ...['/settings/config', '/settings/secrets', '/settings/webhooks', '/settings/integrations', '/settings/runners'],
      ...['/settings/limits', '/welcome', '/more'],
    ],
  }
}
