import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Teardown } from './folder.ts'

const execute = promisify(execFile)

/** A network of its own, with one cable to this machine. */
export interface NetworkNamespace {
  /** Words before a command that is to run there. */
  readonly launcher: readonly string[]
  /** The address of this machine, as seen from there. */
  readonly address: string
  plug(): Promise<void>
  unplug(): Promise<void>
}

/** The sentence says why there can be none. */
export async function makeNetworkNamespace(t: Teardown): Promise<NetworkNamespace | string> {
  const word = `g${process.pid % 100_000}`
  const [here, there] = [`${word}a`, `${word}b`]
  const third = 1 + (process.pid % 250)
  const ip = (...given: string[]) => execute('ip', given)
  try {
    await ip('netns', 'add', word)
  } catch (error) {
    return `ip netns cannot be used here: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  }
  t.teardown(async () => {
    await ip('netns', 'del', word)
    await ip('link', 'del', here).catch(() => {})
  })
  try {
    await ip('link', 'add', here, 'type', 'veth', 'peer', 'name', there)
    await ip('link', 'set', there, 'netns', word)
    await ip('addr', 'add', `10.231.${third}.1/24`, 'dev', here)
    await ip('link', 'set', here, 'up')
    for (const given of [
      ['addr', 'add', `10.231.${third}.2/24`, 'dev', there],
      ['link', 'set', there, 'up'],
      ['link', 'set', 'lo', 'up'],
    ])
      await ip('-n', word, ...given)
  } catch (error) {
    return `a cable into a network namespace cannot be made here: ${error instanceof Error ? error.message.split('\n')[0] : error}`
  }
  return {
    launcher: ['ip', 'netns', 'exec', word],
    address: `10.231.${third}.1`,
    plug: async () => void (await ip('link', 'set', here, 'up')),
    unplug: async () => void (await ip('link', 'set', here, 'down')),
  }
}
