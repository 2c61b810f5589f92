import { fitsPattern } from '../../platform/text/star-pattern.ts'

const productToken = 'gantry'
const linesMax = 5_000

/** Whether a `robots.txt` permits a path with its query (RFC 9309): the longest rule decides, and `Allow` a tie. */
export function permits(robots: string, path: string): boolean {
  let best = { length: -1, isAllowed: true }
  for (const { pattern, isAllowed } of rulesOf(robots)) {
    const isBetter = pattern.length > best.length || (pattern.length === best.length && isAllowed)
    if (isBetter && matches(pattern, path)) best = { length: pattern.length, isAllowed }
  }
  return best.isAllowed
}

interface Rule {
  readonly pattern: string
  readonly isAllowed: boolean
}

/** Those of the groups that name this product, or else of the groups for all. */
function rulesOf(robots: string): readonly Rule[] {
  const groups = new Map<string, Rule[]>()
  let agents: string[] = []
  let isOpen = false
  for (const line of robots.split(/\r\n?|\n/).slice(0, linesMax)) {
    const [said = ''] = line.split('#', 1)
    const colon = said.indexOf(':')
    const name = said.slice(0, Math.max(0, colon)).trim().toLowerCase()
    const value = said.slice(colon + 1).trim()
    if (name === 'user-agent') {
      agents = isOpen ? [...agents, value.toLowerCase()] : [value.toLowerCase()]
      for (const agent of agents) groups.set(agent, groups.get(agent) ?? [])
      isOpen = true
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false
      if (value !== '')
        for (const agent of agents) groups.get(agent)?.push({ pattern: value, isAllowed: name === 'allow' })
    }
  }
  return groups.get(productToken) ?? groups.get('*') ?? []
}

function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  return fitsPattern(isWhole ? pattern.slice(0, -1) : `${pattern}*`, path)
}
