import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { withoutTerminals } from '../terminals/child-descriptors.ts'

/**
 * Outlives the service by a second and ends what the service could not: a small shell that is told the marks of the
 * running commands. When the pipe from the service closes with marks left, the service was killed, and whatever has one
 * of the marks in its environment is killed too. The marks in the store do the same at the next start, if there is one.
 */
export class Keeper {
  readonly #marks = new Set<string>()
  #process: ChildProcess | undefined

  /** To be called before the command starts. */
  watch(mark: string): void {
    // Elsewhere than on Linux the system does not show the environments of processes as files.
    if (!existsSync('/proc/self/environ')) return
    const isTold = this.#process === undefined
    this.#marks.add(mark)
    this.#process ??= this.#start()
    if (!isTold) this.#tell(`+ ${mark}`)
  }

  /** To be called once nothing with the mark is left. */
  release(mark: string): void {
    if (this.#marks.delete(mark)) this.#tell(`- ${mark}`)
  }

  /** Lets it end what is left, and itself. */
  close(): void {
    this.#process?.stdin?.end()
    this.#process = undefined
  }

  #start(): ChildProcess {
    const keeper = spawn('/bin/sh', ['-c', script], {
      cwd: '/',
      env: { PATH: searchPath },
      detached: true,
      stdio: withoutTerminals(['pipe', 'ignore', 'ignore']),
    })
    const forget = () => {
      if (this.#process === keeper) this.#process = undefined
    }
    keeper.on('error', forget)
    keeper.on('exit', forget)
    keeper.stdin?.on('error', forget)
    keeper.stdin?.write([...this.#marks].map((mark) => `+ ${mark}\n`).join(''))
    keeper.unref()
    return keeper
  }

  #tell(line: string): void {
    this.#process?.stdin?.write(`${line}\n`)
  }
}

const searchPath = '/usr/local/bin:/usr/bin:/bin'

// One look may miss a process that is just being made: nothing is left when a second of looks has found nothing.
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
