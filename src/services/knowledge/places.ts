import type { Schemas } from '../../generated/types.ts'
import type { KnowledgeDocument } from '../../collections/knowledge.ts'

export interface KnowledgeFilter {
  /** Any of these. */
  readonly tag?: readonly string[] | undefined
  /** How a source begins: any of these. */
  readonly source?: readonly string[] | undefined
  readonly kind?: readonly Schemas['KnowledgeKind'][] | undefined
}

export function hasFilter({ tag, source, kind }: KnowledgeFilter): boolean {
  return tag !== undefined || source !== undefined || kind !== undefined
}

/** Whether an entry passes every filter. */
export function passes(entry: KnowledgeDocument, { tag, source, kind }: KnowledgeFilter): boolean {
  const uri = entry.source?.uri
  return (
    (tag === undefined || entry.tags.some((each) => tag.includes(each))) &&
    (source === undefined || (uri !== undefined && source.some((start) => uri.startsWith(start)))) &&
    (kind === undefined || kind.includes(kindOfEntry(entry.source)))
  )
}

export function kindOfEntry(source: { readonly uri: string } | undefined): Schemas['KnowledgeKind'] {
  if (source === undefined) return 'written'
  if (!isForeign(source)) return 'file'
  // The path of a file stands behind the address of its repository.
  return source.uri.includes('#') ? 'repository' : 'page'
}

/** Whether an entry was imported from a repository or a web page, and not from a file that a user has given. */
export function isForeign(source: { readonly uri: string } | undefined): boolean {
  return source?.uri.includes('://') ?? false
}

/** Where a part of the content of an entry stands; of a PDF, whose pages are sections, with the page. */
export function placeInEntry(
  { content, source }: KnowledgeDocument,
  {
    start,
    end,
    headingPath,
  }: { readonly start: number; readonly end: number; readonly headingPath: readonly string[] },
): Schemas['KnowledgePlace'] {
  const firstLine = linesBefore(content, start) + 1
  const lastLine = firstLine + linesBefore(content.slice(start, Math.max(start, end - 1)), end - start)
  const isPdf = /\.pdf$/i.test(source?.uri ?? '')
  const page = isPdf ? /^Page (\d+)$/.exec(headingPath[0] ?? headingPath[1] ?? '')?.[1] : undefined
  return { start, end, firstLine, lastLine, ...(page !== undefined && { page: Number(page) }) }
}

function linesBefore(text: string, end: number): number {
  let count = 0
  for (let at = text.indexOf('\n'); at >= 0 && at < end; at = text.indexOf('\n', at + 1)) count += 1
  return count
}
