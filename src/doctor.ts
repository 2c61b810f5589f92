import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { examineData } from './doctor/data.ts'
import { note, ok, wrong } from './doctor/finding.ts'
import type { Finding } from './doctor/finding.ts'
import { examineMachine, examinePort } from './doctor/machine.ts'
import { examinePermissions } from './doctor/permissions.ts'
import { isClosed } from './operator/database.ts'
import { isDataFolderInUse } from './stores/files/data-folder.ts'

export type { Finding }

/**
 * Examines an installation: the machine, the data folder, the database, the uploaded files and the keys. Nothing is
 * changed, and a service may be at work. A step that fails is a finding, and the next ones go on.
 */
export async function* examine(config: Config): AsyncGenerator<Finding> {
  yield* examineMachine(config)
  const { data } = config
  if (!statSync(data, { throwIfNoEntry: false })?.isDirectory()) {
    yield wrong(`There is no data folder ${data}. Check --project and --data: the first start of the service makes it.`)
    return
  }
  if (isClosed(data)) {
    yield wrong(`This user may not read the data folder ${data}, so nothing in it was checked.`)
    return
  }
  yield* attempt('the state of the service', examineService(config))
  yield* attempt('the permissions', examinePermissions(config))
  yield* attempt('the data', examineData(config))
}

async function* examineService(config: Config): AsyncGenerator<Finding> {
  if (await isDataFolderInUse(config.data)) {
    yield ok(`A service is running on the data folder ${config.data}.`)
    return
  }
  yield ok(`No service is running on the data folder ${config.data}.`)
  if (existsSync(join(config.data, 'in-use')))
    yield note('The last service did not come to its end. The next start reads the database through.')
  yield* examinePort(config)
}

async function* attempt(subject: string, findings: AsyncIterable<Finding>): AsyncGenerator<Finding> {
  try {
    yield* findings
  } catch (error) {
    yield wrong(`The check of ${subject} failed: ${error instanceof Error ? error.message : String(error)}`)
  }
}
