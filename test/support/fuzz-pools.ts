/** Values of earlier answers, by the names under which requests ask for them. */
export class Pools {
  readonly #values = new Map<string, string[]>()
  readonly #kept: ReadonlySet<string>

  /** Some are not for the requests: to end these would end the run. */
  constructor(kept: ReadonlySet<string>) {
    this.#kept = kept
  }

  /** Keeps what the path of a call that succeeded named, by the names of its parameters. */
  learnPath(template: string, path: string): void {
    const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
    const pattern = template.replaceAll(/[.*+?^$()[\]\\|]/g, '\\$&').replaceAll(/\{\w+\}/g, '([^/]+)')
    const [, ...values] = new RegExp(`^${pattern}$`).exec(path.split('?')[0] ?? '') ?? []
    values.forEach((value, index) => this.#keep(names[index] ?? '', decodeURIComponent(value)))
  }

  /**
   * Keeps the texts of an answer: each by the name of its field; ids also by that of the thing (`schedules: [{id}]` has
   * a `scheduleId`) and by their prefix.
   */
  learn(value: unknown, name = '', thing = name): void {
    if (Array.isArray(value)) {
      for (const item of value) this.learn(item, name, name.replace(/ies$/, 'y').replace(/s$/, ''))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, member] of Object.entries(value))
        if (typeof member === 'string') this.#learnText(member, key, thing)
        else this.learn(member, key)
    } else if (typeof value === 'string') this.#learnText(value, name, thing)
  }

  #learnText(value: string, name: string, thing: string): void {
    if (value.length >= lengthMax) return
    this.#keep(name, value)
    if (name === 'id') this.#keep(`${thing}Id`, value)
    const [, prefix] = /^([a-z]+)_[0-9a-z]{26}$/.exec(value) ?? []
    if (prefix) for (const key of [prefix, `${prefix}Id`]) this.#keep(key, value)
  }

  /** The request with values where it asks for one (`@pool:taskId`). */
  fill<Request>(request: Request, chance: number): Request {
    if (request === undefined) return request
    return JSON.parse(JSON.stringify(request), (_, value: unknown) => {
      const [, name] = (typeof value === 'string' && /^@pool:(.*)$/.exec(value)) || []
      if (name === undefined) return value
      const pool = this.#values.get(name) ?? []
      return pool[chance % Math.max(1, pool.length)] ?? `${name}_01ke3v7s9x4t2m8r`
    }) as Request
  }

  #keep(name: string, value: string): void {
    if (this.#kept.has(value)) return
    const pool = this.#values.get(name) ?? []
    this.#values.set(name, pool)
    const index = pool.indexOf(value)
    if (index >= 0) pool.splice(index, 1)
    // The newest ones are likeliest to be there still.
    if (pool.push(value) > poolMax) pool.shift()
  }
}

const poolMax = 40
/** Longer texts are none to ask for. */
const lengthMax = 100
