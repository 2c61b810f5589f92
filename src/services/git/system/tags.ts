import { fail } from '../../../errors.ts'
import { signatureOf } from '../formats/log.ts'
import { readLimits } from '../reading.ts'
import type { GitSite } from '../reading.ts'
import type { GitTag, TagEngine, TagOrder } from '../tagging.ts'
import { refuseErrors, runLocal } from './local-command.ts'
import type { Machine } from './machine.ts'
import { identityVariables, refuseWrite, withLocks } from './write-command.ts'

/** Tags by the git of the machine. */
export function createSystemTags(machine: Machine): TagEngine {
  return {
    async list(site, name = '') {
      const format = fields.map((field) => `%(${field})%00`).join('')
      const given = ['for-each-ref', `--format=${format}`, '--sort=refname', `refs/tags/${name}`]
      const result = await runLocal(machine, site, given, { outputBytesMax: listBytesMax })
      if (result.code !== 0 && !result.isCut) refuseErrors(result, site)
      return readTags(result.output)
    },

    annotate: (site, order) => withLocks(() => annotate(machine, site, order)),
  }
}

const listBytesMax = 33_554_432
const fields = [
  'refname:lstrip=2',
  'objectname',
  'objecttype',
  '*objectname',
  '*objecttype',
  'taggername',
  'taggeremail:trim',
  'taggerdate:unix',
  'contents',
]

async function annotate(machine: Machine, site: GitSite, { name, oid, message, tagger }: TagOrder): Promise<void> {
  // Lines that begin with # are part of the message, as of a commit.
  const given = ['tag', '--annotate', '--no-sign', '--cleanup=whitespace', '--file=-', '--', name, oid]
  const environment = identityVariables({ author: tagger, committer: tagger })
  const result = await runLocal(machine, site, given, { input: message, environment })
  if (result.code === 0) return
  if (/tag '.*' already exists/.test(result.errors)) fail('already_exists', { message: `The tag ${name} exists.` })
  refuseWrite(result, site)
}

/** Each field ends with a NUL, and each tag with a line feed. */
function readTags(output: string): GitTag[] {
  const values = output.split('\0')
  const tags: GitTag[] = []
  for (let at = 0; at + fields.length < values.length; at += fields.length) {
    const [name = '', oid = '', type, target = '', targetType, tagger = '', email = '', seconds = '', message = ''] =
      values.slice(at, at + fields.length)
    const commit = type === 'commit' ? oid : targetType === 'commit' ? target : undefined
    tags.push({
      name: name.replace(/^\n/, ''),
      oid,
      ...(commit !== undefined && { commit }),
      isAnnotated: type === 'tag',
      ...(type === 'tag' && { message: message.replace(/\n+$/, '').slice(0, readLimits.messageCharacters) }),
      ...(seconds !== '' && { tagger: signatureOf({ name: tagger, email, seconds: Number(seconds) }) }),
    })
  }
  return tags
}
