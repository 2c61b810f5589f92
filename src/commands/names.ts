/** The commands of the service itself; all others call a service that runs. */
export const commandNames = [
  'start',
  'open',
  'user reset-second-factor',
  'token create',
  'project adopt',
  'backup',
  'restore',
  'run',
  'run stop',
  'mcp',
  'doctor',
  'demo',
] as const

/** Whether words are a command of the service itself. `run` and `mcp` are so alone: with more words they are calls. */
export function isOfService([first = '', second = '']: readonly string[]): boolean {
  if (isOfCalls(first)) return false
  if (first === 'version' || first === '' || (first.startsWith('-') && first !== '--help' && first !== '-h'))
    return true
  if (commandNames.some((name) => name === `${first} ${second}`)) return true
  if (first === 'run' || first === 'mcp') return second === '' || second.startsWith('-')
  return commandNames.some((name) => name === first)
}

/** The command of the service at the beginning of words that are one. */
export function serviceCommandIn(words: readonly string[]): CommandName | undefined {
  const [first, second] = words
  return isOfService(words)
    ? (commandNames.find((name) => name === `${first} ${second}`) ?? commandNames.find((name) => name === first))
    : undefined
}

/** Whether a word is an option that calls alone take: `gantry --json tasks list`. */
export function isOfCalls(word: string): boolean {
  return /^(?:--(?:json|quiet|all|wait|yes|input|curl|server)(?:=.*)?|-[qy])$/s.test(word)
}

export type CommandName = (typeof commandNames)[number]
