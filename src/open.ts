import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { collections } from './collections.ts'
import type { Store } from './collections.ts'
import type { Config } from './config.ts'
import { secretPathsOf } from './platform/files/secret-paths.ts'
import type { SandboxOptions } from './platform/sandbox/sandbox.ts'
import { isAnyRunnerThere } from './runner/runner-client.ts'
import type { BlobStore } from './stores/blobs.ts'
import { openBlobFolder } from './stores/files/blobs.ts'
import type { DataFolder } from './stores/files/data-folder.ts'
import { openSqliteStore } from './stores/sqlite/store.ts'

/** Opens the store that the configuration names. The PostgreSQL driver loads on first use. */
export async function openStore({ store }: Config, folder: DataFolder): Promise<Store> {
  return store === undefined
    ? openSqliteStore(folder.path, collections, { isChecked: !folder.wasClosed })
    : (await import('./stores/postgres/store.ts')).openPostgresStore(store, collections)
}

/** Opens the folder or the bucket of the uploaded bytes. The S3 client loads on first use. */
export async function openBlobs({ blobs, s3, data }: Config): Promise<BlobStore> {
  if (!blobs?.startsWith('s3://')) return openBlobFolder(blobs ?? join(data, 'blobs'))
  const [bucket = '', ...prefix] = blobs.slice('s3://'.length).split('/')
  return (await import('./stores/s3/blobs.ts')).openS3Blobs({ bucket, prefix: prefix.filter(Boolean).join('/'), ...s3 })
}

/** The folder of the clone or of the installed package. */
export const packageFolder = fileURLToPath(new URL('..', import.meta.url))

/** What no program may see, and what programs may write beside the project. */
export function sandboxOptions(config: Config): SandboxOptions {
  const { sandbox, sandboxHome, sandboxPaths, data, project, environment } = config
  return {
    site: {
      secretPaths: secretPathsOf(config),
      sharedPaths: [project, ...sandboxPaths],
      // A project that is, contains or lies in the folder of the service is there to be changed.
      readOnlyPaths: isWithin(project, packageFolder) || isWithin(packageFolder, project) ? [] : [packageFolder],
      shownPaths: [packageFolder, dirname(dirname(process.execPath))],
      home: environment['HOME'],
      homeSight: sandboxHome,
    },
    workFolder: join(data, 'sandbox'),
    isInUse: () => isAnyRunnerThere(data),
    ...(sandbox !== 'auto' && { launchers: sandbox === 'none' ? [] : [sandbox] }),
  }
}

/** The same for a runner on a machine of its own: its folder is hidden, and nothing of a project lies outside of it. */
export function runnerSandboxOptions(config: Config, folder: string): SandboxOptions {
  const { workFolder: _, isInUse: _inUse, site, ...options } = sandboxOptions(config)
  return {
    ...options,
    site: { ...site, secretPaths: [folder], sharedPaths: config.sandboxPaths, readOnlyPaths: [packageFolder] },
    workFolder: join(folder, 'sandbox'),
  }
}

function isWithin(path: string, folder: string): boolean {
  return !relative(folder, path).startsWith('..')
}
