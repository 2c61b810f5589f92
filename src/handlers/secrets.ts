import type { Handler } from '../contract.ts'

export const listSecrets: Handler<'listSecrets'> = async ({ answer }, { secrets }) =>
  answer({ data: { secrets: await secrets.list() } })

export const putSecret: Handler<'putSecret'> = ({ path, body, ifVersion, caller, commit, answer }, { secrets }) =>
  commit(
    () => secrets.put(path.secretName, body.value, ifVersion, caller),
    ({ secret, version }) => answer({ data: { secret } }, { version }),
  )

export const deleteSecret: Handler<'deleteSecret'> = ({ path, ifVersion, caller, commit, answer }, { secrets }) =>
  commit(
    () => secrets.remove(path.secretName, ifVersion, caller),
    () => answer({}),
  )

export const rekeySecrets: Handler<'rekeySecrets'> = ({ caller, commit, answer }, { secretKeys }) =>
  commit(
    () => secretKeys.rekey(caller),
    ({ job }) => answer({ data: { job } }, { location: `/jobs/${job.id}` }),
  )
