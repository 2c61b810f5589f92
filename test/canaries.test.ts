import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import type { Test } from 'tap'
import { readContract } from '../scripts/read-contract.ts'
import { makeFolder } from './support/folder.ts'
import { tried } from './support/attacks.ts'
import { judgedOperationsOf } from './support/judge.ts'
import { addStep, execute } from './support/plans.ts'
import { obstacleTo, settings } from './support/sandboxes.ts'
import { startSampleGantry } from './support/samples.ts'
import type { SampleGantry } from './support/samples.ts'

/** What the service, git, ssh or a shell could take for their own program. */
const programs = [
  'git',
  'ssh',
  'sh',
  'bash',
  'node',
  'npm',
  'env',
  'mkfifo',
  'unshare',
  'mount',
  'pre-push',
  'post-commit',
]

/** Settings that name a program, in every file in which one of these could look for them. */
const settingFiles: Readonly<Record<string, string>> = {
  '.gitconfig': 'git',
  '.config/git/config': 'git',
  config: 'git',
  'info/attributes': 'attributes',
  '.gitattributes': 'attributes',
  '.ssh/config': 'ssh',
  '.bashrc': 'shell',
  '.profile': 'shell',
  '.npmrc': 'npm',
}

const folders = [...new Set(Object.keys(settingFiles).map((path) => dirname(path)))].filter((path) => path !== '.')

/**
 * The command that plants the canary: wherever it may write, programs of that name and settings that name it. What runs
 * in a sandbox cannot reach the file in which the canary signs, so a signature is one of the machine.
 */
function plantingCommand(signatures: string): string {
  return `
exec 2> /dev/null
# Outside of a sandbox nothing is planted: this would change the machine on which the tests run.
[ ! -e "$HOME/outside" ] && [ ! -w /usr/bin ] || { echo 'The command is not in a sandbox.'; exit 3; }
canary() { printf '#!/bin/sh\\necho "$0 $*" >> %s\\nexit 1\\n' '${signatures}' > "$1"; }
# Each folder takes two processes: there are hundreds of folders.
plant() {
  cd "$1" || return
  for name in ${programs.join(' ')}; do canary "$name"; done
  chmod 755 ${programs.join(' ')}
  mkdir -p ${folders.join(' ')}
  for name in ${Object.keys(settingFiles).join(' ')}; do
    case $name in
      *gitconfig|*config) printf '[core]\\n\\tsshCommand = %s\\n\\tfsmonitor = %s\\n\\thooksPath = %s\\n\\tgitProxy = %s\\n\\tpager = %s\\n[filter "c"]\\n\\tclean = %s\\n\\tsmudge = %s\\n\\tprocess = %s\\n[diff "c"]\\n\\ttextconv = %s\\n\\tcommand = %s\\n[merge "c"]\\n\\tdriver = %s\\n[credential]\\n\\thelper = %s\\n[gpg]\\n\\tprogram = %s\\n[commit]\\n\\tgpgSign = true\\n' "$c" "$c" "\${c%/*}" "$c" "$c" "$c" "$c" "$c" "$c" "$c" "$c" "$c" "$c" >> "$name" ;;
      *attributes) echo '* filter=c diff=c merge=c' >> "$name" ;;
      *) printf 'Host *\\n\\tProxyCommand %s\\n' "$c" >> "$name"; echo "$c" >> "$name" ;;
    esac
  done
  cd "$project"
  echo "$1" >> planted
}
project=$PWD
c=$project/git
# What no mount lets it write needs no look: the machine has as many folders as it has.
while read -r _ _ _ _ mount options _; do
  case $mount,$options in /proc*) ;; *,rw*) find "$mount" -xdev -path "$PWD/.git/objects" -prune -o -type d -writable -print ;; esac
done < /proc/self/mountinfo | sort -u | while read -r folder; do plant "$folder"; done
for folder in "$HOME" /tmp /var/tmp "$PWD" "$PWD/.git" $(echo "$PATH" | tr : ' '); do mkdir -p "$folder" && plant "$folder"; done
true
`
}

interface Planted {
  readonly sample: SampleGantry
  readonly signatures: string
  readonly home: string
}

/** A service whose PATH begins in its home, on whose machine an agent's token has planted the canary. */
async function plant(t: Test): Promise<Planted> {
  const home = makeFolder(t)
  const signatures = join(makeFolder(t), 'signatures')
  mkdirSync(join(home, '.local/bin'), { recursive: true })
  writeFileSync(join(home, 'outside'), '')
  const sample = await startSampleGantry(t, {
    HOME: home,
    PATH: `${join(home, '.local/bin')}:${process.env['PATH'] ?? ''}`,
  })
  const { gantry } = sample
  const body = { name: 'an agent', preset: 'agent' }
  const { secret } = (await gantry.call('POST', '/identity/tokens', { body })).body.data
  const agent = {
    call: (method: string, path: string, options = {}) =>
      gantry.call(method, path, { ...options, headers: { authorization: `Bearer ${secret}` } }),
  }
  const task = await gantry.createTask()
  const step = await addStep(agent, task, { command: plantingCommand(signatures) })
  t.match(await execute(agent, task, step), { job: { state: 'succeeded' } })
  return { sample, signatures, home }
}

// Where no launcher works, an agent may run no command, and plants nothing.
const obstacles = settings.map(obstacleTo)
const reason = obstacles.includes(undefined) ? false : obstacles.join('; ')

t.test('what a command leaves on the machine never runs outside of the sandbox', { skip: reason }, async (t) => {
  const { sample, signatures, home } = await plant(t)
  const { gantry } = sample
  const planted = readFileSync(join(gantry.project, 'planted'), 'utf8').split('\n').filter(Boolean)
  for (const folder of [gantry.project, home, '/tmp', join(gantry.project, '.git')])
    t.ok(planted.includes(folder), `the canary is in ${folder}, as the command sees it`)
  t.notOk(existsSync(join(home, 'git')), 'the home outside has none')

  t.test('a canary that runs outside signs', async (t) => {
    t.throws(() => execFileSync(join(gantry.project, 'git'), ['status'], { stdio: 'ignore' }))
    t.match(readFileSync(signatures, 'utf8'), /git status/)
    rmSync(signatures)
  })

  for (const operation of judgedOperationsOf(readContract())) await sample.call(operation)
  writeFileSync(join(gantry.project, 'changed.txt'), 'changed\n')
  for (const path of ['/git/status', '/git/diff']) await gantry.call('GET', path)
  await gantry.call('POST', '/git/stage', { body: { paths: ['changed.txt'] } })
  await gantry.call('POST', '/git/commits', { body: { message: 'Changed' } })
  await gantry.call('POST', '/git/push', { body: { remote: 'origin' } })
  const signed = existsSync(signatures) ? readFileSync(signatures, 'utf8') : ''
  for (const folder of planted)
    tried(t, 'what a command leaves runs outside of the sandbox', folder, signed.includes(folder))
  t.equal(signed, '', 'no canary has run outside')
})
