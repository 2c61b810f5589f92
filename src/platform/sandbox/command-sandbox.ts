import { statSync } from 'node:fs'
import type { Caller } from '../../call.ts'
import { fail } from '../../errors.ts'
import type { Launch, Program, SandboxRules } from './launch.ts'
import type { SandboxLimits } from './limits.ts'
import { noSandbox } from './sandbox.ts'
import type { Sandbox } from './sandbox.ts'

/** The sandbox with the rules of the project: every program that is started for a caller is started through it. */
export interface CommandSandbox {
  readonly launcher: Sandbox['launcher']
  /**
   * Refuses with `sandbox_unavailable` a caller who may do less than a person of their role, where nothing separates
   * the programs that they start from the service.
   */
  permit(caller: Caller): void
  /**
   * What to start instead of the program. Limits that are given are those of this program alone. Fails as the start of a
   * program does (`ENOENT`) when its folder is not there.
   */
  wrap(program: Program, limits?: Partial<SandboxLimits>): Promise<Launch>
}

export interface CommandSandboxOptions {
  readonly sandbox: Sandbox
  /** Whether the operator lets narrowed callers run commands where there is no sandbox. */
  readonly allowsUnsafe: boolean
  /** Whether a caller may do less than a person of their role. */
  readonly isNarrow: (caller: Caller) => boolean
  /** What the project says, read for each program. */
  readonly rules: () => Promise<Partial<SandboxRules>>
}

export function createCommandSandbox({
  sandbox,
  allowsUnsafe,
  isNarrow,
  rules,
}: CommandSandboxOptions): CommandSandbox {
  return {
    launcher: sandbox.launcher,
    permit(caller) {
      if (sandbox.launcher === 'none' && !allowsUnsafe && isNarrow(caller)) fail('sandbox_unavailable')
    },
    async wrap(program, limits = {}) {
      const given = await rules()
      // Throws what a start there would: asking another thread takes longer than the question.
      statSync(program.cwd)
      return sandbox.wrap(program, { ...given, limits: { ...limits, ...given.limits } })
    },
  }
}

/** Starts programs as they are, for every caller. */
export function unconfined(): CommandSandbox {
  return createCommandSandbox({
    sandbox: noSandbox(),
    allowsUnsafe: true,
    isNarrow: () => false,
    rules: async () => ({}),
  })
}
