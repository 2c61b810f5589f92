/** How long a blob that no document names is kept. */
const quarantineMs = 7 * 86_400_000

/**
 * Says since when a blob is not known. It is only a name beside the blob, which stays where it is: a blob in quarantine
 * can be read, and to release it is to remove the mark.
 */
export interface QuarantineMark {
  readonly id: string
  readonly since: Date
}

export interface QuarantineSteps {
  /** Blobs to mark. */
  readonly mark: readonly string[]
  /** Blobs to remove, with their marks. */
  readonly remove: readonly string[]
  /** Marks to remove: the blob is known, or it is to be removed, or it is gone. */
  readonly unmark: readonly QuarantineMark[]
  /** How many of the blobs stay and lose their mark. */
  readonly releasedCount: number
}

/** What a sweep does at this time, when these blobs are not known and those are marked. */
export function planQuarantine(
  unknown: ReadonlySet<string>,
  kept: ReadonlySet<string>,
  marks: readonly QuarantineMark[],
  at: Date,
): QuarantineSteps {
  const remove = new Set(
    marks
      .filter(({ id, since }) => unknown.has(id) && at.getTime() - since.getTime() >= quarantineMs)
      .map(({ id }) => id),
  )
  const marked = new Set(marks.map(({ id }) => id))
  return {
    mark: [...unknown].filter((id) => !marked.has(id)),
    remove: [...remove],
    unmark: marks.filter(({ id }) => !unknown.has(id) || remove.has(id)),
    releasedCount: [...marked].filter((id) => !unknown.has(id) && kept.has(id)).length,
  }
}

export function nameOfMark({ id, since }: QuarantineMark): string {
  return `${id}.${since.getTime()}`
}

/** Nothing for a name that is not one of a mark. */
export function markOfName(name: string): QuarantineMark | undefined {
  const [, id, since] = /^([0-9a-f]{32})\.(\d{1,15})$/.exec(name) ?? []
  return id === undefined ? undefined : { id, since: new Date(Number(since)) }
}
