import { CommandSandbox } from '../../src/platform/sandbox/command-sandbox.ts'
import { LocalCommands } from '../../src/runner/commands/local-commands.ts'
import { noSandbox } from '../../src/platform/sandbox/sandbox.ts'

/** Starts programs as they are, for every caller. */
export function unconfined(): CommandSandbox {
  return new CommandSandbox({
    sandbox: noSandbox(),
    allowsUnsafe: true,
    isNarrow: () => false,
    isRestricted: () => false,
    callerOf: async () => undefined,
    rules: async () => ({}),
    guardedPaths: async () => [],
  })
}

/** Runs commands of the service in this process, as they are. */
export function localCommands(): LocalCommands {
  return new LocalCommands((order) => noSandbox().wrap(order))
}
