import { appendFileSync } from 'node:fs'

/**
 * The classes of attacks that the suite tries. The end of its output says how many were tried of each, and how many
 * succeeded.
 */
export const attackClasses = [
  'a narrow token reaches another task',
  'a command becomes the owner',
  'a program leaves its sandbox',
  'what a command leaves runs outside of the sandbox',
  'what a command writes is trusted',
  "words borrow their reader's rights",
  'a stranger on a chat platform acts as a member',
  'a body over its limit is not answered',
  'a command reads the metrics',
  'authority outlives its end',
  'a role does what it may not',
  'a login is locked out or guessed',
  'a second factor or a provider is got around',
  'one user takes the share of the others',
  'a token takes the share of its user',
  'a caller uses the terminal of another credential',
  'a relayed call is forged or gains rights',
  'a foreign host, origin or method gets through',
  'a foreign page reads by the cookie',
  'an upload becomes active content',
  'a change leaves the project or touches files of the service',
  'a file of the project leads out of it',
  'a webhook reaches an inner address',
  'a mail smuggles a recipient',
  'JSON, text or a pattern breaks in',
  'a secret is shown',
  'damaged or missing data is lost or served',
] as const

/** Files that try one class alone: each of their tests counts. */
export const attackFiles: { readonly [file: string]: AttackClass } = {
  'test/sandbox-attacks.test.ts': 'a command becomes the owner',
  'test/units/sandbox-walls.test.ts': 'a program leaves its sandbox',
  'test/git-walls.test.ts': 'what a command leaves runs outside of the sandbox',
  'test/units/git-ssh-agent.test.ts': 'what a command leaves runs outside of the sandbox',
  'test/files-hostile.test.ts': 'a change leaves the project or touches files of the service',
  'test/trust.test.ts': 'what a command writes is trusted',
  'test/chats-words.test.ts': "words borrow their reader's rights",
  'test/chats-outputs.test.ts': "words borrow their reader's rights",
  'test/chats-outside.test.ts': "words borrow their reader's rights",
  'test/chat-strangers.test.ts': 'a stranger on a chat platform acts as a member',
  'test/oversized-bodies.test.ts': 'a body over its limit is not answered',
  'test/grants.test.ts': 'authority outlives its end',
  'test/shares.test.ts': 'one user takes the share of the others',
  'test/shares-of-tokens.test.ts': 'a token takes the share of its user',
  'test/login.test.ts': 'a login is locked out or guessed',
  'test/single-line.test.ts': 'JSON, text or a pattern breaks in',
  'test/damage.test.ts': 'damaged or missing data is lost or served',
  'test/resource-sweep.test.ts': 'damaged or missing data is lost or served',
}

export type AttackClass = (typeof attackClasses)[number]

interface Asserting {
  notOk(value: unknown, message: string): boolean
}

/** Asserts that an attack did not succeed, and counts it. */
export function tried(t: Asserting, attackClass: AttackClass, payload: string, succeeded: boolean): void {
  t.notOk(succeeded, `${attackClass}: ${payload}`)
  const file = process.env['TEST_ATTACKS_FILE']
  if (file) appendFileSync(file, `${Number(succeeded)} ${attackClass}\n`)
}
