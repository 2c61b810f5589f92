import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { startProgram } from '../../platform/processes/start-program.ts'

/**
 * Kills the processes of running programs when this process dies: a small shell that reads their marks from a pipe and
 * outlives this process by a second. When the pipe closes while marks are left, this process was killed, and every
 * process with one of the marks in its environment is killed too.
 */
export class ProcessReaper {
  readonly #marks = new Set<string>()
  #process: ChildProcess | undefined

  /** Call before the command starts. */
  watch(mark: string): void {
    // Only Linux shows the environments of processes as files.
    if (!existsSync('/proc/self/environ')) return
    const isRunning = this.#process === undefined
    this.#marks.add(mark)
    this.#process ??= this.#start()
    if (!isRunning) this.#send(`+ ${mark}`)
  }

  /** Call when no process with the tag is left. */
  release(mark: string): void {
    if (this.#marks.delete(mark)) this.#send(`- ${mark}`)
  }

  /** Lets the shell kill what is left, and exit. */
  close(): void {
    this.#process?.stdin?.end()
    this.#process = undefined
  }

  #start(): ChildProcess {
    const shell = { file: '/bin/sh', args: ['-c', script], cwd: '/', environment: { PATH: searchPath } }
    const reaper = startProgram(shell, { stdio: ['pipe', 'ignore', 'ignore'] })
    const forget = () => {
      if (this.#process === reaper) this.#process = undefined
    }
    reaper.on('error', forget)
    reaper.on('exit', forget)
    reaper.stdin?.on('error', forget)
    reaper.stdin?.write([...this.#marks].map((mark) => `+ ${mark}\n`).join(''))
    reaper.unref()
    return reaper
  }

  #send(line: string): void {
    this.#process?.stdin?.write(`${line}\n`)
  }
}

const searchPath = '/usr/local/bin:/usr/bin:/bin'

// One scan may miss a process that is being forked: nothing is left when a second of scans has found nothing.
const script = `
marks=
while read -r sign mark; do
  case $sign in
    +) marks="$marks $mark" ;;
    -) left=; for each in $marks; do [ "$each" = "$mark" ] || left="$left $each"; done; marks=$left ;;
  esac
done
[ -n "$marks" ] || exit 0
set --
for each in $marks; do set -- "$@" -e "$each"; done
tries=0 empty=0
while [ $empty -lt 10 ] && [ $tries -lt 600 ]; do
  found=$(grep -lFs "$@" /proc/[0-9]*/environ)
  if [ -z "$found" ]; then empty=$((empty + 1)); else empty=0; fi
  for each in $found; do pid=\${each#/proc/}; pid=\${pid%/environ}; kill -9 "-$pid" "$pid"; done
  tries=$((tries + 1))
  sleep 0.1
done
`
