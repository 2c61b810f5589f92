import type { SecretMask } from '../platform/secrets/secret-mask.ts'
import { RunnerClient, olderSocketsIn } from './runner-client.ts'

/**
 * The runners of earlier versions that an upgrade has left in a data folder, to be drained: their terminals are reached
 * until they end. Their other programs are ended, since no service takes up what these do: a job must not go on beside
 * its next run.
 */
export async function olderRunners(folder: string, secretMask: SecretMask): Promise<RunnerClient[]> {
  const sockets = await olderSocketsIn(folder)
  const runners = sockets.map((olderSocket) => new RunnerClient({ folder, secretMask, olderSocket }))
  for (const runner of runners) {
    const found = await runner.find().catch(() => undefined)
    for (const { id } of found?.programs ?? []) {
      await found?.connection.call('endProgram', { program: id }).catch(() => undefined)
      found?.connection.tell('forgetProgram', { program: id })
    }
  }
  return runners
}
