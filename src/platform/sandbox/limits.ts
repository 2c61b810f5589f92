import { totalmem } from 'node:os'

/** What one program in a sandbox may use. */
export interface SandboxLimits {
  /**
   * Data of one process in bytes (RLIMIT_DATA: heap and private mappings that can be written). The address space is not
   * limited: JavaScript engines and WebAssembly reserve far more of it than they use.
   */
  readonly memoryBytes: number
  /** Processes and threads together. */
  readonly processesMax: number
  /** Processor time of one process in seconds. */
  readonly cpuSeconds: number
  /** Size of one file in bytes. */
  readonly fileBytesMax: number
}

export function sandboxLimits(): SandboxLimits {
  return {
    memoryBytes: Math.max(memoryBytesMin, Math.floor(totalmem() / 2)),
    processesMax: 4_096,
    cpuSeconds: 24 * 60 * 60,
    fileBytesMax: 16 * 1024 ** 3,
  }
}

const memoryBytesMin = 1024 ** 3
