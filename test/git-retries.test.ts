/** What a retry of a job of git refuses, and what can be read of what git made. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { addCaller } from './support/callers.ts'
import { makeFolder, startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'
import { waitForJob } from './support/samples.ts'

const project = await makeGitProject(t)
const { git, server } = project
const gantry = await startGantry(t, {
  args: ['--project', project.project],
  environment: {
    ...project.environment,
    GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(server.url).port}`,
    GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
  },
})
const call = (method: string, path: string, body?: object) => gantry.call(method, path, { ...(body && { body }) })
const errorOf = async (...given: Parameters<typeof call>) => {
  const { status, body } = await call(...given)
  return `${status} ${body.error?.code}`
}

async function jobOf(path: string, body: object, by: Pick<typeof gantry, 'call'> = gantry): Promise<string> {
  const answer = await by.call('POST', path, { body })
  const { id } = answer.body.data.job
  await waitForJob(gantry, id)
  return id
}

t.test('a branch and a remote are read where the Location of their creation leads', async (t) => {
  const branch = await call('POST', '/git/branches', { name: 'side/one' })
  t.equal(branch.headers.get('location'), '/api/v1/git/branches/side%2Fone')
  const { oid } = branch.body.data.branch
  t.match((await call('GET', '/git/branches/side%2Fone')).body.data.branch, { name: 'side/one', oid, isCurrent: false })
  t.match((await call('GET', '/git/branches/main')).body.data.branch, { name: 'main', isCurrent: true })
  t.equal(await errorOf('GET', '/git/branches/none'), '404 git_ref_not_found')
  const remote = await call('POST', '/git/remotes', { name: 'second', url: `${server.url}/origin.git` })
  t.same((await call('GET', '/git/remotes/second')).body.data, remote.body.data)
  t.equal(await errorOf('GET', '/git/remotes/none'), '404 git_remote_not_found')
})

t.test('a fetch from a remote that was removed cannot be retried', async (t) => {
  const job = await jobOf('/git/fetch', { remote: 'second' })
  await call('DELETE', '/git/remotes/second')
  t.equal(await errorOf('POST', `/jobs/${job}/retry`), '404 git_remote_not_found')
})

t.test('a pull cannot be retried on a branch that the credential may not change', async (t) => {
  const narrow = await addCaller(gantry, 'owner', { allow: { gitBranches: ['main'], gitRemotes: ['origin'] } })
  const job = await jobOf('/git/pull', { remote: 'origin' }, narrow)
  await git('switch', '--quiet', '--create', 'other')
  const { status, body } = await narrow.call('POST', `/jobs/${job}/retry`)
  t.equal(`${status} ${body.error.code}`, '403 protected_branch')
})

t.test('a clone cannot be retried beside the repository that it made', async (t) => {
  const empty = await startGantry(t, {
    args: ['--project', makeFolder(t)],
    environment: {
      ...project.environment,
      GANTRY_ALLOW_PRIVATE_TARGETS: `127.0.0.1:${new URL(server.url).port}`,
      GANTRY_GIT_CONFIG: join(project.home, '.gitconfig'),
    },
  })
  const made = await empty.call('POST', '/git/clone', { body: { url: `${server.url}/origin.git` } })
  await waitForJob(empty, made.body.data.job.id)
  const { status, body } = await empty.call('POST', `/jobs/${made.body.data.job.id}/retry`)
  t.equal(`${status} ${body.error.code}`, '409 already_exists')
})

t.test('without a repository there is no branch, no remote and no fetch to retry', async (t) => {
  const job = await jobOf('/git/fetch', { remote: 'origin' })
  rmSync(join(project.project, '.git'), { recursive: true })
  for (const [method, path] of [
    ['GET', '/git/branches/main'],
    ['GET', '/git/remotes/origin'],
    ['POST', `/jobs/${job}/retry`],
  ] as const)
    t.equal(await errorOf(method, path), '404 git_repository_not_found', path)
})
