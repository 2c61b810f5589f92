import { spawn } from 'node:child_process'
import type { ChildProcess, SerializationType } from 'node:child_process'
import { openSync, readFileSync, readdirSync, readlinkSync } from 'node:fs'

/** What the operating system is asked to start. */
export interface StartedFile {
  /** Absolute, or looked up in the PATH of the environment. */
  readonly file: string
  readonly args: readonly string[]
  readonly cwd: string
  /** The whole environment: nothing is added to it. */
  readonly environment: Readonly<Record<string, string>>
}

export interface ProgramStartOptions {
  /** As for `spawn` of Node.js; nothing else of this process is open in the program. */
  readonly stdio: readonly ('ignore' | 'pipe' | 'inherit' | 'ipc' | number)[]
  /** Whether it leads a session and a process group of its own. True by default. */
  readonly isDetached?: boolean
  /** Of the messages of an `ipc` channel. */
  readonly serialization?: SerializationType
}

/**
 * Starts a program, without a shell. Every program of the service starts here, except those of terminals, which
 * node-pty starts; what runs for a caller, and what reads foreign data, is wrapped by the sandbox first. Start it in
 * the same event-loop tick in which a descriptor was given.
 */
export function startProgram(
  { file, args, cwd, environment }: StartedFile,
  { stdio, isDetached = true, serialization = 'json' }: ProgramStartOptions,
): ChildProcess {
  return spawn(file, [...args], {
    cwd,
    env: environment,
    detached: isDetached,
    windowsHide: true,
    serialization,
    stdio: withoutOthers(stdio),
  })
}

/**
 * The stdio, lengthened so that `/dev/null` replaces every other descriptor that the program would inherit: terminals,
 * which node-pty does not mark close-on-exec, and what this process itself has inherited from the one that started it.
 */
function withoutOthers(stdio: ProgramStartOptions['stdio']): (ProgramStartOptions['stdio'][number] | 'ignore')[] {
  const others = [...inherited, ...findTerminals()].filter((descriptor) => descriptor >= stdio.length)
  const added = Array.from(
    { length: Math.max(stdio.length - 1, ...others) + 1 - stdio.length },
    () => 'ignore' as const,
  )
  const lengthened: (ProgramStartOptions['stdio'][number] | 'ignore')[] = [...stdio, ...added]
  for (const descriptor of others) lengthened[descriptor] = openNothing()
  return lengthened
}

/** What was open when this file was loaded, and stays open in a program (O_CLOEXEC, by proc(5), `/proc/PID/fdinfo`). */
const inherited = listDescriptors().filter((descriptor) => descriptor > 2 && !isCloseOnExec(descriptor))

function isCloseOnExec(descriptor: number): boolean {
  try {
    const [, flags = '0'] = /^flags:\s*([0-7]+)$/m.exec(readFileSync(`/proc/self/fdinfo/${descriptor}`, 'utf8')) ?? []
    return (Number.parseInt(flags, 8) & 0o2000000) !== 0
  } catch {
    return true
  }
}

function findTerminals(): number[] {
  return listDescriptors().filter((descriptor) => readTarget(descriptor).endsWith('/ptmx'))
}

// Where the system does not show descriptors as files, none is known.
function listDescriptors(): number[] {
  try {
    return readdirSync('/proc/self/fd').map(Number)
  } catch {
    return []
  }
}

function readTarget(descriptor: number): string {
  try {
    return readlinkSync(`/proc/self/fd/${descriptor}`)
  } catch {
    return ''
  }
}

let nothing: number | undefined

function openNothing(): number {
  return (nothing ??= openSync('/dev/null', 'r+'))
}
