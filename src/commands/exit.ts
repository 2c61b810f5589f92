import { Failure } from '../errors.ts'
import { UsageError } from '../options.ts'
import { OperatorRefusal } from '../operator/control-socket.ts'
import { SecretsLocked } from '../platform/secrets/secret-box.ts'
import { DataFolderBusy, DataFolderUnusable } from '../stores/files/data-folder.ts'
import { faultOf } from '../stores/sqlite/faults.ts'
import {
  DataDamaged,
  DataTooNew,
  DatabaseUnavailable,
  DocumentDamaged,
  StorageFull,
  StorageLocked,
  StorageUnavailable,
} from '../stores/port.ts'
import { BucketUnavailable } from '../stores/s3/bucket-errors.ts'
import { S3ClientMissing } from '../stores/s3/client.ts'
import { exitCodes } from './command.ts'

/** The exit code for an error, and the sentence that says it; an unexpected error is said with its stack. */
export function explain(error: unknown): [code: number, sentence: string] {
  for (const mistake of [UsageError, Failure, SecretsLocked, OperatorRefusal, S3ClientMissing])
    if (error instanceof mistake) return [exitCodes.wrongOptions, error.message]
  if (error instanceof DataTooNew)
    return [exitCodes.dataTooNew, `${error.message} Start a newer Gantry, or choose another folder with --data.`]
  if (error instanceof DataDamaged)
    return [exitCodes.dataDamaged, `${error.message} Restore it from a backup, or choose another folder with --data.`]
  if (error instanceof DocumentDamaged)
    return [
      exitCodes.dataDamaged,
      `The stored item ${error.id} of ${error.collection} is damaged. Restore the database from a backup.`,
    ]
  if (error instanceof DatabaseUnavailable)
    return [
      exitCodes.cannotListen,
      error.cause instanceof StorageLocked
        ? `${error.message} Stop that program, or choose another folder with --data.`
        : `${error.message} Start it, or correct --store or GANTRY_STORE.`,
    ]
  if (error instanceof StorageUnavailable) return [exitCodes.cannotListen, `Gantry cannot start: ${error.message}.`]
  if (error instanceof BucketUnavailable) return [exitCodes.cannotListen, error.message]
  if (error instanceof DataFolderUnusable)
    return [exitCodes.wrongOptions, `Gantry cannot start: ${error.message}. Choose another folder with --data.`]
  if (error instanceof DataFolderBusy)
    return [
      exitCodes.dataFolderBusy,
      `Another Gantry is using the data folder ${error.path}. Stop it, or choose another folder with --data.`,
    ]
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return [
      exitCodes.cannotListen,
      `The port ${'port' in error ? error.port : ''} is in use. Choose another with --port, or omit --port to use a free one.`,
    ]
  if (faultOf(error) instanceof StorageFull || error instanceof StorageFull)
    return [
      exitCodes.cannotListen,
      'Gantry cannot start: the disk of the data folder is full. Free some space, or choose another folder with --data.',
    ]
  if (error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM'))
    return [
      exitCodes.cannotListen,
      `This user is not allowed to do this: ${error.message}. Run the command as the user of the service, or choose another folder with --data or --project.`,
    ]
  if (error instanceof Error && 'code' in error && 'syscall' in error)
    return [
      exitCodes.cannotListen,
      `Gantry cannot start: ${error.message}.${'path' in error ? ' Check the folder and its permissions, or choose another one with --data or --project.' : ''}`,
    ]
  return [exitCodes.cannotListen, error instanceof Error ? (error.stack ?? error.message) : String(error)]
}
