import { fail } from '../../errors.ts'

/** More lists than these are not read for one page. */
const listsMax = 200

/**
 * Each combination of one value of every field: a list is filtered by one value of a field, and so a filter that names
 * several is several lists. A field without values is no part of it. Fails with `invalid_filter` when there are too
 * many.
 */
export function combinationsOf(fields: {
  readonly [name: string]: readonly string[] | undefined
}): { readonly [name: string]: string }[] {
  let combinations: { readonly [name: string]: string }[] = [{}]
  for (const [name, values] of Object.entries(fields)) {
    if (values === undefined) continue
    combinations = combinations.flatMap((each) => [...new Set(values)].map((value) => ({ ...each, [name]: value })))
    if (combinations.length > listsMax)
      fail('invalid_filter', { message: `These filters have more than ${listsMax} combinations. Give fewer values.` })
  }
  return combinations
}
