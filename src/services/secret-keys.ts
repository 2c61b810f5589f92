import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'
import type { Area, Foundation } from '../platform/work/area.ts'
import { VersionConflict } from '../stores/port.ts'
import type { Job, JobDone, JobRun, Jobs } from './jobs.ts'

/** The key that seals what the areas keep secret in the store. */
export interface SecretKeys {
  /** Stages the job that seals everything with a new key. Refuses with `not_configured` where there is no key. */
  rekey(caller: Caller): Promise<Staged<{ job: Job }>>
}

export interface SecretKeysOptions {
  readonly secretBox: SecretBox
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  /** The step of each area that seals again what an earlier key sealed. */
  readonly resealing: () => readonly (() => Promise<unknown>)[]
}

/** Other calls may write what is being sealed. */
const triesMax = 100

export function createSecretKeys({ secretBox, jobs, resealing }: SecretKeysOptions): SecretKeys {
  const run = (run: JobRun) => rekey(run, secretBox, resealing())
  jobs.define('rekey_secrets', { scopes: ['secrets:write'], isIdempotent: true, attemptsMax: 3, run })
  return {
    async rekey(caller) {
      if (secretBox.keyId === undefined)
        fail('not_configured', {
          message:
            'The service has no key to encrypt secrets with. Set GANTRY_SECRET_KEY_FILE and restart the service.',
        })
      return await jobs.enqueue({ kind: 'rekey_secrets', grant: caller.grant, input: { keyId: secretBox.keyId } })
    },
  }
}

/**
 * The new key is on disk, and the data name it, before anything is sealed with it; the old one stays. So each value opens
 * with a key that is there, wherever the process ends. A run that follows finds another key than the one of its order, and
 * seals what is left.
 */
async function rekey(run: JobRun, secretBox: SecretBox, steps: readonly (() => Promise<unknown>)[]): Promise<JobDone> {
  const isToRenew = secretBox.isRenewable && secretBox.keyId === run.job.input.keyId
  const { fault } = isToRenew ? secretBox.renew() : {}
  if (fault !== undefined) return { error: { reason: 'failed', message: `There is no new key: ${fault}.` } }
  for (const [index, reseal] of steps.entries()) {
    run.signal.throwIfAborted()
    await withoutConflict(reseal)
    run.progress({ current: index + 1, total: steps.length, unit: 'areas' })
  }
  return { ...(secretBox.keyId !== undefined && { result: { keyId: secretBox.keyId } }) }
}

/** What another writer wrote in the meantime is sealed with the new key already. */
async function withoutConflict(reseal: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries += 1)
    try {
      await reseal()
      return
    } catch (error) {
      if (!(error instanceof VersionConflict) || tries === triesMax) throw error
    }
}

/** The area as the service composes it. */
export function openSecretKeys(
  foundation: Foundation & { readonly jobs: Jobs; readonly resealing: SecretKeysOptions['resealing'] },
): Area<SecretKeys> {
  return { service: createSecretKeys(foundation) }
}
