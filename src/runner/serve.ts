import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { RunnerHost } from './host.ts'
import type { RunnerHostOptions } from './host.ts'
import { pipeFolderPrefix } from './programs/pipes.ts'
import { pidFile, socketFile } from './protocol.ts'
import { isRunnerAnswering } from './runner-client.ts'

/** For how long a runner may stand still before another one takes its place. */
const silenceMs = 10_000

/** Is the runner of a data folder, until it is told to stop; does nothing where another one is. */
export async function serveRunner(
  folder: string,
  options: RunnerHostOptions,
  whileServing: (host: RunnerHost) => unknown = () => {},
): Promise<void> {
  if (await isRunnerAnswering(folder, silenceMs)) return
  const host = new RunnerHost(folder, options)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  removePipeFolders(folder)
  process.on('SIGTERM', () => void host.stop())
  const [pidPath, socketPath] = [join(folder, pidFile), join(folder, socketFile)]
  const umask = process.umask(0o077)
  const onListening = () => {
    // The files that programs make are no concern of the runner.
    process.umask(umask)
    writePid(pidPath)
    void whileServing(host)
  }
  const { isOwn } = await host.run(socketPath, onListening)
  if (!isOwn) return
  rmSync(socketPath, { force: true })
  // That of another version, which ends later, stays.
  if (isPid(pidPath)) rmSync(pidPath, { force: true })
}

/** Those that a killed runner left. */
function removePipeFolders(folder: string): void {
  for (const name of readdirSync(folder))
    if (name.startsWith(pipeFolderPrefix)) rmSync(join(folder, name), { recursive: true, force: true })
}

/** Whether the file is of this process. */
function isPid(path: string): boolean {
  try {
    return readFileSync(path, 'utf8').trim() === String(process.pid)
  } catch {
    return false
  }
}

function writePid(path: string): void {
  try {
    writeFileSync(path, `${process.pid}\n`)
  } catch {
    // On a full disk the terminals work without it.
  }
}
