/** Runs command lines one after the other, each as the program `gantry` does, so that only the first one starts. */
import { runCall } from '../../src/cli/main.ts'
import { endOfCommand } from './command-end.ts'

export interface AskedCommand {
  readonly words: readonly string[]
}

process.on('message', async ({ words }: AskedCommand) => {
  const code = await runCall(words, process.env)
  for (const stream of [process.stdout, process.stderr]) stream.write(`${endOfCommand}${code}\n`)
})
