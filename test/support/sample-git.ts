import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { writeFiles } from './folder.ts'
import type { Gantry } from './gantry.ts'

let count = 0

/** Makes the things of git of which the examples of the contract speak. */
export function gitMakers(gantry: Gantry) {
  const made = async (path: string, body: object) => (await gantry.call('POST', path, { body })).body.data
  return {
    'v1.0.0': async () => (await made('/git/tags', { name: `v1.0.0-${count++}` })).tag.name,
    'v1.1.0': async () => `v1.1.0-${count++}`,
    'topic-3': async () => makeTopic(gantry.project),
    '3b18e512dba79e4c8300dd08aeb37f8e728b8dad': async () => {
      writeFiles(gantry.project, { 'README.md': `# Stash ${count++}\n` })
      return (await made('/git/stashes', { message: 'Half of the loop' })).stash.id
    },
  }
}

/** Makes true what the examples of git take for granted. */
export function prepareGit({ project }: Gantry, operationId: string): void {
  if (operationId === 'createStash') writeFiles(project, { 'README.md': `# Stash ${count++}\n` })
  if (operationId === 'updateSubmodules') addSubmodule(project)
  if (operationId === 'rebaseBranch') gitIn(project, 'reset', '--quiet', '--hard')
  if (operationId !== 'revertCommits') return
  writeFiles(project, { [`reverted-${count++}`]: 'x' })
  gitIn(project, 'add', '--all', '--', ':/reverted-*')
  gitIn(project, 'commit', '--quiet', '--message=A mistake')
}

/** A link to a commit of a repository that is not there. */
function addSubmodule(project: string): void {
  if (gitIn(project, 'ls-files', '--', 'vendor/library') !== '') return
  writeFiles(project, {
    '.gitmodules': '[submodule "library"]\npath = vendor/library\nurl = https://git.example.org/x\n',
  })
  mkdirSync(join(project, 'vendor/library'), { recursive: true })
  gitIn(project, 'add', '.gitmodules')
  gitIn(project, 'update-index', '--add', '--cacheinfo', `160000,${gitIn(project, 'rev-parse', 'HEAD')},vendor/library`)
  gitIn(project, 'commit', '--quiet', '--message=Use a library')
}

/** A branch with one commit that the current one lacks. */
function makeTopic(project: string): string {
  const name = `topic-3${count++}`
  const blob = gitIn(project, 'hash-object', '-w', '.git/HEAD')
  const entry = `100644 blob ${blob}\t${name}`
  const tree = execFileSync('git', ['-C', project, 'mktree'], {
    input: `${gitIn(project, 'ls-tree', 'HEAD')}\n${entry}\n`,
    encoding: 'utf8',
  }).trim()
  gitIn(project, 'branch', name, gitIn(project, 'commit-tree', tree, '-p', 'HEAD', '-m', 'Add a topic'))
  return name
}

function gitIn(project: string, ...given: string[]): string {
  const identity = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org']
  return execFileSync('git', [...identity, '-C', project, ...given], { encoding: 'utf8', stdio: 'pipe' }).trim()
}
