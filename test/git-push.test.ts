import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import type { Teardown } from './support/folder.ts'
import { writeFiles } from './support/folder.ts'
import { startGantry } from './support/gantry.ts'
import { makeGitProject } from './support/git-repositories.ts'

t.jobs = 3

t.test('pushChanges pushes by one git when the repository alone says where its remotes are', async (t) => {
  const { push, commit, programs } = await startBench(t)
  t.equal((await push()).status, 200)
  await commit('second', 'b')
  const before = programs().length
  t.equal((await push()).status, 200)
  // Beside it, another one looks once whether files are those of Git LFS.
  const expected = [/ grep .*filter=lfs/, / push .* -- origin [0-9a-f]{40}:refs\/heads\/main$/]
  const started = programs().slice(before)
  t.match(
    started.toSorted((one, other) => Number(one.includes(' push --')) - Number(other.includes(' push --'))),
    expected,
  )
  t.equal(programs().length, before + expected.length)
})

t.test('pushChanges goes where the configuration of the operator says as of now', async (t) => {
  const { push, commit, config, root, server, remoteRefs } = await startBench(t)
  t.equal((await push()).status, 200)
  const base = `${server.url}/origin.git`
  const plain = readFileSync(config, 'utf8')
  const rewrite = (name: string, rule: string) => `[url "${server.url}/${name}.git"]\n${rule} = ${base}\n`
  const included = join(dirname(config), 'more')
  const places: Record<string, Record<string, string>> = {
    changed: { [config]: plain + rewrite('changed', 'insteadOf') },
    'for-pushes': { [config]: plain + rewrite('for-pushes', 'pushInsteadOf') },
    included: { [config]: `[include]\npath = more\n`, [included]: rewrite('included', 'insteadOf') },
    named: { [config]: `[remote "origin"]\npushUrl = ${server.url}/named.git\n` },
  }
  for (const [name, files] of Object.entries(places)) {
    execFileSync('git', ['init', '--quiet', '--bare', join(root, 'served', `${name}.git`)])
    writeFiles('/', files)
    const oid = await commit('file', name)
    t.equal((await push()).status, 200, name)
    t.match(
      execFileSync('git', ['-C', join(root, 'served', `${name}.git`), 'rev-parse', 'main'], { encoding: 'utf8' }),
      oid,
    )
  }
  writeFileSync(config, `[url "ext::sh -c true "]\ninsteadOf = ${server.url}\n`)
  await commit('file', 'refused')
  const refused = await push()
  t.match([refused.status, refused.body.error.message], [400, /URL scheme/])
  writeFileSync(config, '')
  const last = await commit('file', 'last')
  t.equal((await push()).status, 200)
  t.equal((await remoteRefs())['refs/heads/main'], last)
})

t.test('pushChanges finds a branch however git keeps it', async (t) => {
  const { push, commit, git, project, remoteRefs } = await startBench(t)
  await git('pack-refs', '--all')
  t.equal((await push()).status, 200, 'packed')
  const oid = await commit('second', 'b')
  await git('symbolic-ref', 'refs/heads/alias', 'refs/heads/main')
  t.equal((await push({ branch: 'alias' })).status, 200, 'another name of a branch')
  t.equal((await remoteRefs())['refs/heads/alias'], oid)
  const blob = await git('rev-parse', 'main:second')
  for (const [name, written] of Object.entries({ blob, missing: 'a'.repeat(40), broken: 'nothing' })) {
    writeFileSync(join(project, '.git', 'refs', 'heads', name), `${written}\n`)
    const refused = await push({ branch: name })
    t.match([refused.status, refused.body.error.code], [404, 'git_ref_not_found'], name)
  }
})

/** A service whose git notes with what it was started, by its own trace (git-config(1), `trace2.eventTarget`). */
async function startBench(t: Teardown) {
  const project = await makeGitProject(t)
  const { environment } = project
  // Where git sees what the file includes: the common folder for temporary files is hidden from it.
  const config = join(project.project, '.git', 'operator', 'gitconfig')
  const log = join(project.project, '.git', 'trace')
  writeFileSync(log, '')
  writeFiles('/', { [config]: `[trace2]\neventTarget = ${log}\n` })
  const gantry = await startGantry(t, {
    args: ['--project', project.project],
    environment: { ...environment, GANTRY_GIT_CONFIG: config, GANTRY_GIT_ENGINE: 'system' },
  })
  return {
    ...project,
    gantry,
    config,
    push: (body: object = {}) => gantry.call('POST', '/git/push', { body }),
    /** The arguments of those that the service started: the id of what one of them starts has a slash. */
    programs: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as { event: string; sid: string; argv: string[] })
        .filter(({ event, sid }) => event === 'start' && !sid.includes('/'))
        .map(({ argv }) => argv.join(' ')),
  }
}
