import { Commits } from '../../../src/platform/work/commits.ts'
import { createIds } from '../../../src/platform/work/ids.ts'
import { ItemLocks } from '../../../src/platform/work/item-locks.ts'
import { mailLimits } from '../../../src/services/mail/limits.ts'
import { Mail } from '../../../src/services/mail.ts'
import type { MailLimits } from '../../../src/services/mail.ts'
import type { Store } from '../../../src/collections.ts'
import type { Teardown } from '../folder.ts'

/** Mail with limits of its own, and nobody around it who sends or lets it listen. */
export function createBareMail(
  t: Teardown,
  { projectFolder, store, limits = {} }: { projectFolder: string; store: Store; limits?: Partial<MailLimits> },
): Mail {
  const silent = () => undefined
  const absent = async () => {
    throw new Error('nobody asks for this here')
  }
  const mail = new Mail({
    projectFolder,
    store,
    commits: new Commits({ store, itemLocks: new ItemLocks() }),
    isStoreShared: true,
    limits: { ...mailLimits, ...limits },
    login: undefined,
    now: () => new Date().toISOString(),
    newId: createIds(),
    log: { info: silent, warn: silent, error: silent },
    project: { config: absent, mayRunCommands: absent },
    jobs: { define: silent, enqueue: absent },
    resources: { get: absent, file: absent },
    identity: { access: { mayCallAll: () => true }, grants: { check: absent } },
  })
  t.teardown(() => mail.close())
  return mail
}
