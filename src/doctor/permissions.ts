import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { ownKeyPath } from '../platform/secrets/key-folder.ts'
import { ok, wrong } from './finding.ts'
import type { Finding } from './finding.ts'

const otherUsers = 0o077

/** Whether other users of the machine can read or change what only the service's own may. */
export async function* examinePermissions(config: Config): AsyncGenerator<Finding> {
  if (process.platform === 'win32') return
  let isOpen = false
  for (const path of privatePaths(config)) {
    const stats = statSync(path, { throwIfNoEntry: false })
    if (!stats || (!stats.isFile() && !stats.isDirectory()) || (stats.mode & otherUsers) === 0) continue
    isOpen = true
    const mode = stats.mode & 0o777
    const closed = (mode & ~otherUsers).toString(8)
    yield wrong(`Other users can use ${path}, which has the mode ${mode.toString(8)}. Run: chmod ${closed} ${path}`)
  }
  if (!isOpen) yield ok('The data folder, the database and the keys are for their owner alone.')
}

function privatePaths(config: Config): string[] {
  const { data, blobs, keyFolder, secretFiles } = config
  const databases = ['', '-wal', '-shm'].map((suffix) => join(data, `gantry.db${suffix}`))
  const key = ownKeyPath(config)
  return [
    data,
    ...databases,
    ...(blobs === undefined || blobs.startsWith('s3://') ? [] : [blobs]),
    ...(keyFolder && key !== undefined ? [keyFolder.path, key] : []),
    ...secretFiles,
  ]
}
