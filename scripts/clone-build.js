/**
 * Whether `dist` of a clone is the build of what the clone contains now. `npm start` asks before each start, so that
 * this is JavaScript, which loads without removing types.
 *
 * The record of a build names every file that the build read or wrote, with its status (size, times, inode) and the
 * hash of its contents. A file is unchanged if its status is, and else if its contents are. No program can set the time
 * of the last status change (`ctime`), so that an edit that keeps size and modification time is found too.
 */
import { hash } from 'node:crypto'
import { readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs'

const recordName = 'dist/build.json'

/** A change within this time may leave the times of a file as they are: the coarsest file systems count in 2 s. */
const settledNs = 2_000_000_000n

/**
 * Whether the build in `root`, which ends with a slash, is there, complete and that of the present files. A build that
 * cannot be read is not.
 */
export function isCurrent(root, now = Date.now()) {
  try {
    return isBuildOf(root, JSON.parse(readFileSync(root + recordName, 'utf8')), now)
  } catch (error) {
    if (error.code !== undefined || error instanceof SyntaxError) return false
    throw error
  }
}

function isBuildOf(root, record, now) {
  let isTouched = false
  for (const [path, entry] of Object.entries(record)) {
    const [status, contents] = entry
    const found = statusOf(root + path)
    if (found !== undefined && found.text === status) continue
    if (found === undefined || contentsOf(root + path, found) !== contents) return false
    entry[0] = settled(found, now)
    isTouched ||= entry[0] !== status
  }
  if (isTouched) refreshRecord(root, record)
  return true
}

/** Writes the record of a build in `folder`, which will be `dist`, of the files in `root` that it read. */
export function recordBuild(root, folder, inputs) {
  const outputs = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`.slice(folder.length + 1))
  const record = Object.fromEntries([
    ...inputs.map((path) => [path, entryOf(root + path)]),
    ...outputs.map((path) => [`dist/${path}`, entryOf(`${folder}/${path}`)]),
  ])
  writeFileSync(`${folder}/build.json`, JSON.stringify(record))
}

/** Whether one of the files was changed after `time`, in ns, or at it. */
export function isAnyChangedSince(root, paths, time) {
  return paths.some((path) => (statusOf(root + path)?.changedNs ?? time) >= time)
}

/** Whether the build copies a file below `src`, instead of bundling it. */
export function isCopied(path) {
  return !/(?<!\.d)\.ts$|\/generated\/[\w-]+\.js$/.test(path)
}

/** So that the next start need not read the contents again. */
function refreshRecord(root, record) {
  const unfinished = `${root}${recordName}.${process.pid}`
  try {
    writeFileSync(unfinished, JSON.stringify(record))
    renameSync(unfinished, root + recordName)
  } catch (error) {
    // A clone that cannot be written is compared again at each start.
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'ENOENT'].includes(error.code)) throw error
  }
}

function entryOf(file) {
  const found = statusOf(file)
  if (found === undefined) throw new Error(`${file} is not there after the build`)
  return [settled(found, Date.now()), contentsOf(file, found)]
}

function statusOf(file) {
  const status = statSync(file, { bigint: true, throwIfNoEntry: false })
  if (status === undefined) return undefined
  const { size, mtimeNs, ctimeNs, ino } = status
  return { text: `${size} ${mtimeNs} ${ctimeNs} ${ino}`, changedNs: ctimeNs, isFolder: status.isDirectory() }
}

/** A status that a later change cannot leave as it is; none of a file that was changed right now. */
function settled({ text, changedNs }, now) {
  return changedNs + settledNs < BigInt(now) * 1_000_000n ? text : ''
}

/** The hash of a file, or of the names of the files that the build copies from a folder. */
function contentsOf(file, { isFolder }) {
  const contents = isFolder ? copiedFrom(file).join('\n') : readFileSync(file)
  return hash('sha256', contents, 'base64')
}

function copiedFrom(folder) {
  return readdirSync(folder)
    .map((name) => `${folder}/${name}`)
    .filter(isCopied)
    .sort()
    .map((path) => path.slice(folder.length + 1))
}
