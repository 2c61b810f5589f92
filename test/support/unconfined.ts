import { CommandSandbox } from '../../src/platform/sandbox/command-sandbox.ts'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'

/** Starts programs as they are, for every caller. */
export function unconfined(): CommandSandbox {
  return new CommandSandbox({
    sandbox: noSandbox(),
    allowsUnsafe: true,
    isNarrow: () => false,
    callerOf: async () => undefined,
    rules: async () => ({}),
    guardedPaths: async () => [],
  })
}
