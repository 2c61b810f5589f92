import { examine } from '../doctor.ts'
import { exitCodes } from './command.ts'
import type { Command } from './command.ts'

/** Prints a line for each finding. */
export const run: Command = async ({ config }) => {
  let faults = 0
  for await (const { level, sentence } of examine(config)) {
    if (level === 'wrong') faults++
    console.log(`${level.padEnd(5)}  ${sentence}`)
  }
  console.log(faults === 0 ? 'Nothing is wrong.' : `${faults} ${faults === 1 ? 'thing is' : 'things are'} wrong.`)
  return faults === 0 ? exitCodes.stopped : exitCodes.unhealthy
}
