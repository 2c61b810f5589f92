import { fail } from '../../errors.ts'
import type { UserDocument } from '../../collections/identity.ts'

type Named = Partial<Pick<UserDocument, 'name' | 'username' | 'email'>>

/** Below this, a password that is guessed by what people choose is found in hours, also at the pace of our hashes. */
const guessesMin = 1e8
/** The estimate of longer texts takes long, and their beginning withstands enough guesses or is suspect. */
const estimatedMax = 64
/** Shorter parts of a name are in passwords by chance. */
const partMin = 3
/** So many letters and digits beside names take as many guesses as a password that is too short to be accepted. */
const restMin = 6
/** Words that a guesser of passwords for this service tries first; the guide Authentication lists them. */
const wordsOfService = ['gantry', 'nut', 'owner', 'maintainer', 'developer', 'viewer', 'agent', 'administrator']

/**
 * Refuses a new password that is among the most common ones, or is made of them and of names of its user or of the
 * service: repeated, spelt with digits, followed by a year. Which characters it has does not matter.
 */
export async function refuseCommonPassword(password: string, field: string, user: Named): Promise<void> {
  const words = wordsOf(user)
  const estimator = await (loading ??= loadEstimator())
  if (estimator.check(password, words).guesses >= guessesMin && hasMoreThan(words, password)) return
  const message =
    'This password is common, or is made of common passwords, names of the user or the name of this service. Choose another one, such as four words that do not belong together.'
  fail('validation_failed', { message, details: [{ path: `body/${field}`, rule: 'commonPassword', message }] })
}

/** Whether enough is left of a password without names and signs: `ada_lovelace@` is nothing but its user. */
function hasMoreThan(words: readonly string[], password: string): boolean {
  let rest = password.toLowerCase()
  for (const word of [...words, ...wordsOfService].toSorted((one, other) => other.length - one.length))
    rest = rest.replaceAll(word, ' ')
  return rest.replaceAll(/[^\p{L}\p{N}]/gu, '').length >= restMin
}

let loading: ReturnType<typeof loadEstimator> | undefined

/** The list takes a few megabytes, which most processes never need. */
async function loadEstimator() {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  return new ZxcvbnFactory({
    dictionary: { ...dictionary, service: wordsOfService },
    graphs: adjacencyGraphs,
    maxLength: estimatedMax,
  })
}

/** The names of the user, whole and in parts. */
function wordsOf({ name = '', username = '', email = '' }: Named): string[] {
  const names = [name, username, email].map((each) => each.toLowerCase())
  const parts = names.flatMap((each) => [
    each,
    each.replaceAll(/[^\p{L}\p{N}]/gu, ''),
    ...each.split(/[^\p{L}\p{N}]+/u),
  ])
  return [...new Set(parts)].filter((part) => part.length >= partMin)
}
