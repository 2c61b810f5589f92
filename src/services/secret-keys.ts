import type { Caller, Staged } from '../call.ts'
import { fail } from '../errors.ts'
import type { SecretBox } from '../platform/secrets/secret-box.ts'
import type { AllAreas } from '../foundation.ts'
import type { Job, JobDone, JobRun, Jobs } from './jobs.ts'

/** The key that seals what the areas keep secret in the store. */
export class SecretKeys {
  readonly #secretBox: SecretBox
  readonly #jobs: Pick<Jobs, 'enqueue'>

  constructor({ secretBox, jobs, areas }: SecretKeysParts) {
    this.#secretBox = secretBox
    this.#jobs = jobs
    const run = (run: JobRun) => rekey(run, secretBox, areas.resealing())
    jobs.define('rekey_secrets', { scopes: ['secrets:write'], isIdempotent: true, attemptsMax: 3, run })
  }

  /** Stages the job that seals everything with a new key. Refuses with `not_configured` where there is no key. */
  async rekey(caller: Caller): Promise<Staged<{ job: Job }>> {
    const { keyId } = this.#secretBox
    if (keyId === undefined)
      fail('not_configured', {
        message: 'The service has no key to encrypt secrets with. Set GANTRY_SECRET_KEY_FILE and restart the service.',
      })
    return await this.#jobs.enqueue({ kind: 'rekey_secrets', grant: caller.grant, input: { keyId } })
  }
}

interface SecretKeysParts {
  readonly secretBox: SecretBox
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly areas: Pick<AllAreas, 'resealing'>
}

/**
 * The new key is on disk, and the data name it, before anything is sealed with it; the old one stays. So each value
 * opens with a key that is there, wherever the process ends. A run that follows finds another key than the one of its
 * order, and seals what is left.
 */
async function rekey(run: JobRun, secretBox: SecretBox, steps: readonly (() => Promise<unknown>)[]): Promise<JobDone> {
  const isToRenew = secretBox.isRenewable && secretBox.keyId === run.job.input.keyId
  const { fault } = isToRenew ? secretBox.renew() : {}
  if (fault !== undefined) return { error: { reason: 'failed', message: `There is no new key: ${fault}.` } }
  for (const [index, reseal] of steps.entries()) {
    run.signal.throwIfAborted()
    await reseal()
    run.progress({ current: index + 1, total: steps.length, unit: 'areas' })
  }
  return { ...(secretBox.keyId !== undefined && { result: { keyId: secretBox.keyId } }) }
}
