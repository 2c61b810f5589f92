import type { Change } from '../../collections.ts'
import type { Foundation } from '../../foundation.ts'
import type { Schemas } from '../../generated/types.ts'

const daysMax = 400

/** How often skills are used, by day. */
export class SkillUses {
  readonly #options: Pick<Foundation, 'store' | 'now'>

  constructor(options: Pick<Foundation, 'store' | 'now'>) {
    this.#options = options
  }

  /** What counts one use of each of these skills; days that are long past are removed with it. */
  async count(names: readonly string[]): Promise<Change[]> {
    return (await Promise.all([...new Set(names)].map((name) => this.#count(name)))).flat()
  }

  async of(skill: string): Promise<Schemas['SkillUse']> {
    const days = await this.#days(skill)
    const lastUsedAt = days
      .map(({ doc }) => doc.lastUsedAt)
      .sort()
      .at(-1)
    return { count: days.reduce((sum, { doc }) => sum + doc.count, 0), ...(lastUsedAt !== undefined && { lastUsedAt }) }
  }

  /** A skill that is created under the name of one that was deleted was never used. */
  async removalsOf(skill: string): Promise<Change[]> {
    const days = await this.#days(skill)
    return days.map(({ doc: { id }, version }): Change => ({ remove: 'skillUses', version, id }))
  }

  async #count(skill: string): Promise<Change[]> {
    const { store, now } = this.#options
    const lastUsedAt = now()
    const day = lastUsedAt.slice(0, 10)
    const id = `${skill}/${day}`
    const known = await store.read.skillUses.get(id)
    if (known)
      return [
        { replace: 'skillUses', version: known.version, doc: { ...known.doc, count: known.doc.count + 1, lastUsedAt } },
      ]
    const days = (await this.#days(skill)).sort((one, other) => (one.doc.day < other.doc.day ? 1 : -1))
    const past = days.slice(daysMax - 1)
    return [
      { insert: 'skillUses', doc: { id, skill, day, count: 1, lastUsedAt } },
      ...past.map(({ doc, version }): Change => ({ remove: 'skillUses', version, id: doc.id })),
    ]
  }

  #days(skill: string) {
    return this.#options.store.read.skillUses.list({ where: { skill } })
  }
}
