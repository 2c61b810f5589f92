import { readFileSync } from 'node:fs'

// The kernel counts in these units on every Linux platform that Node supports.
const ticksPerSecond = 100

/** CPU seconds, user and system, of this process and of its children that have ended; undefined outside Linux. */
export function cpuSeconds(): number | undefined {
  return seconds((user, system, childUser, childSystem) => user + system + childUser + childSystem)
}

/** CPU seconds, user and system, of the children that have ended, with their own children; undefined outside Linux. */
export function cpuSecondsOfChildren(): number | undefined {
  return seconds((_user, _system, childUser, childSystem) => childUser + childSystem)
}

/** The times are the fields 14 to 17 of `/proc/self/stat`; the second field, a name in parentheses, may have spaces. */
function seconds(sum: (user: number, system: number, childUser: number, childSystem: number) => number) {
  if (process.platform !== 'linux') return undefined
  const stat = readFileSync('/proc/self/stat', 'utf8')
  const [user = 0, system = 0, childUser = 0, childSystem = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15)
    .map(Number)
  return sum(user, system, childUser, childSystem) / ticksPerSecond
}
