import type { Caller } from './call.ts'
import type { Change } from './collections.ts'
import type { AllAreas, Area, Limit, TaskRemoval } from './foundation.ts'
import type { Metric } from './platform/work/metrics.ts'

/** The areas of one running service, in the order in which they were opened. */
export class Areas implements AllAreas {
  readonly #areas: Area[] = []
  readonly #limits: readonly Limit[]

  /** `limits` are those that belong to no area. */
  constructor(limits: readonly Limit[]) {
    this.#limits = limits
  }

  add(area: Area): void {
    this.#areas.push(area)
  }

  limits(caller: Caller): Limit[] {
    return [...this.#limits, ...this.#areas.flatMap((area) => area.listLimits?.(caller) ?? [])]
  }

  async metrics(): Promise<Metric[]> {
    return (await Promise.all(this.#areas.map((area) => area.metrics?.() ?? []))).flat()
  }

  async onTaskRemoval(removal: TaskRemoval): Promise<Change[]> {
    return (await Promise.all(this.#areas.map((area) => area.onTaskRemoval?.(removal) ?? []))).flat()
  }

  resealing(): readonly (() => Promise<unknown>)[] {
    return this.#areas.flatMap((area) => (area.reseal ? [async () => area.reseal?.()] : []))
  }

  /** Repairs what an earlier run left, in every area, before any area begins to work. */
  async start(): Promise<void> {
    for (const area of this.#areas) await area.recover?.()
    for (const area of this.#areas) await area.start?.()
  }

  async serve(): Promise<void> {
    for (const area of this.#areas) await area.serve?.()
  }

  beginDrain(): void {
    for (const area of this.#areas) area.beginDrain?.()
  }

  async drain(): Promise<void> {
    for (const area of this.#areas) await area.drain?.()
  }

  async stop(): Promise<void> {
    await Promise.all(this.#areas.map((area) => area.finish?.()))
    await Promise.all(this.#areas.map((area) => area.close?.()))
  }
}

/**
 * Opens the areas one after another. Each is opened with the house: the foundation and every area before it, by name,
 * of which its constructor takes what it needs. An area that needs a later one does not compile.
 */
export class Composition<House extends object, Services extends object> {
  readonly #areas: Areas
  readonly #house: House
  /** The areas by their names. */
  readonly services: Services

  constructor(areas: Areas, house: House, services: Services) {
    this.#areas = areas
    this.#house = house
    this.services = services
  }

  /** Opens an area. */
  add<const Name extends string, Opened extends object>(
    name: Name,
    open: (house: House) => Opened & Area,
  ): Composition<House & Named<Name, Opened>, Services & Named<Name, Opened>> {
    const area = open(this.#house)
    this.#areas.add(area)
    const named = nameOf<Name, Opened>(name, area)
    return new Composition(this.#areas, { ...this.#house, ...named }, { ...this.services, ...named })
  }

  /** Adds a value that the areas after it share, and that is no area. */
  with<const Name extends string, Value>(
    name: Name,
    make: (house: House) => Value,
  ): Composition<House & Named<Name, Value>, Services> {
    const named = nameOf<Name, Value>(name, make(this.#house))
    return new Composition(this.#areas, { ...this.#house, ...named }, this.services)
  }
}

type Named<Name extends string, Value> = { readonly [Key in Name]: Value }

function nameOf<Name extends string, Value>(name: Name, value: Value): Named<Name, Value> {
  // TypeScript widens a computed name to any string.
  return { [name]: value } as Named<Name, Value>
}
