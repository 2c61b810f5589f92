import { fail } from '../../../errors.ts'
import type { GitSite } from '../reading.ts'
import { cleanWords } from '../remotes/text.ts'
import { runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'
import { refuseWrite } from './write-command.ts'

/** Changes the index by a patch; all of it, or nothing. The counts of lines in it may be wrong, as in an edited one. */
export async function patchIndex(
  machine: Machine,
  site: GitSite,
  patch: string,
  direction: 'stage' | 'unstage',
): Promise<void> {
  const given = ['apply', '--cached', '--recount', '--whitespace=nowarn', ...(direction === 'unstage' ? ['-R'] : [])]
  const input = patch.endsWith('\n') ? patch : `${patch}\n`
  const result = await runLocal(machine, site, [...given, '-'], { input })
  if (result.code === 0) return
  const words = cleanWords(result.errors, [])
  if (misfits.test(result.errors))
    fail('git_conflict', {
      message: `The patch does not fit the index, and nothing was changed. Read the diff again. (${words})`,
    })
  if (malformed.test(result.errors))
    fail('validation_failed', {
      message: `The patch cannot be read, and nothing was changed. (${words})`,
      details: [{ path: 'body/patch', rule: 'patch', message: 'Give a unified diff of files of the repository.' }],
    })
  refuseWrite(result, site)
}

const misfits =
  /patch does not apply|does not exist in index|already exists in index|does not match index|has type \d+, expected/
const malformed =
  /[Nn]o valid patches in input|corrupt patch|invalid path|patch fragment without header|git diff header|without full index line|unrecognized input|patch with only garbage|cannot apply binary patch|inconsistent|expected \/dev\/null|invalid mode|trailing garbage/
